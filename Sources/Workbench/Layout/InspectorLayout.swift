/// Where the inspector's frame is: the two techniques at the top, what scrolls, and the foot.
package struct InspectorLayout: Hashable, Sendable {
  /// The whole column, its header included.
  package var column: WindowRectangle
  /// The tabs of A and B.
  package var tabs: TechniqueTabsLayout
  /// What scrolls.
  package var content: WindowRectangle
  /// Presets and what is done with them.
  package var foot: WindowRectangle

  /// From the column's edges to what it holds.
  package static let padding = 16.0

  /// Lays an inspector out.
  package init(_ column: WindowRectangle) {
    self.column = column
    let header = WindowRectangle(
      x: column.x, y: column.y, width: column.width, height: WorkbenchLayout.headerHeight)
    tabs = TechniqueTabsLayout(header)
    let footHeight = min(44.0, max(column.height - WorkbenchLayout.headerHeight, 0))
    foot = WindowRectangle(
      x: column.x, y: column.maxY - footHeight, width: column.width, height: footHeight)
    content = WindowRectangle(
      x: column.x, y: header.maxY, width: column.width, height: foot.y - header.maxY)
  }
}

/// Where the tabs of A and B are, and the button that swaps them.
package struct TechniqueTabsLayout: Hashable, Sendable {
  /// The whole row.
  package var row: WindowRectangle
  /// Technique A.
  package var a: WindowRectangle
  /// Technique B.
  package var b: WindowRectangle
  /// Lets A and B change places.
  package var swap: WindowRectangle

  /// Lays tabs out.
  package init(_ row: WindowRectangle) {
    self.row = row
    let side = 28.0
    swap = WindowRectangle(
      x: row.maxX - 12 - side, y: row.middleY - side / 2, width: side, height: side)
    let room = swap.x - 8 - row.x - 8
    let share = (room * 0.56).rounded()
    a = WindowRectangle(x: row.x + 8, y: row.y, width: share, height: row.height)
    b = WindowRectangle(x: a.maxX, y: row.y, width: room - share, height: row.height)
  }
}
