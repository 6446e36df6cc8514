package import WindowShell

/// Where the rows of recordings are, as far as they are seen.
package struct RecordingsLayout: Hashable, Sendable {
  /// A row that is seen at least in part.
  package struct Row: Hashable, Sendable {
    /// Its place in the folder's list.
    package var index: Int
    /// From edge to edge.
    package var rectangle: WindowRectangle
  }

  /// The whole list.
  package var area: WindowRectangle
  /// The rows that are seen.
  package var rows: [Row] = []
  /// The height of all rows.
  package var contentHeight = 0.0
  /// How far the list is scrolled.
  package var scroll = 0.0

  /// Height of a row.
  package static let rowHeight = 40.0
  /// Height of a row that says why a file cannot be read, in one line or in two.
  package static let faultHeights = (one: 84.0, two: 104.0)
  /// From the list's edges to what it holds.
  static let padding = 16.0
  /// Space above the first row.
  static let top = 1.0

  /// How far the list can be scrolled.
  package var maximumScroll: Double { max(contentHeight - area.height, 0) }

  /// Lays rows out.
  ///
  /// - Parameter heights: of all rows, in order.
  package init(_ area: WindowRectangle, heights: [Double], scroll: Double) {
    self.area = area
    contentHeight = heights.reduce(2 * Self.top, +)
    self.scroll = min(max(scroll, 0), maximumScroll)
    var y = area.y + Self.top - self.scroll
    for (index, height) in heights.enumerated() {
      if y >= area.maxY { break }
      if y + height > area.y {
        rows.append(
          Row(
            index: index,
            rectangle: WindowRectangle(x: area.x, y: y, width: area.width, height: height)))
      }
      y += height
    }
  }

  /// How far to scroll so that a row is seen whole.
  package func scroll(showing index: Int, heights: [Double]) -> Double {
    guard heights.indices.contains(index) else { return scroll }
    let start = heights[..<index].reduce(Self.top, +)
    let end = start + heights[index]
    let wanted =
      start < scroll ? start - Self.top : end > scroll + area.height ? end - area.height : scroll
    return min(max(wanted, 0), maximumScroll)
  }

  /// The row at a place.
  package func row(at point: WindowPoint) -> Row? {
    guard area.contains(point) else { return nil }
    return rows.first { $0.rectangle.contains(point) }
  }

  /// The mark that says what part of the list is seen; nil where all of it is.
  package var scrollMark: WindowRectangle? {
    ScrollMark.rectangle(
      in: area, content: contentHeight, scroll: scroll)
  }
}

extension RecordingsLayout {
  /// Where the parts of a refused file's row are.
  struct Fault {
    let name: WindowRectangle
    let cause: WindowRectangle
    let actions: WindowRectangle

    init(_ row: WindowRectangle) {
      let x = row.x + 52
      let width = row.maxX - RecordingsLayout.padding - x
      name = WindowRectangle(x: x, y: row.y + 8, width: width, height: 20)
      let lines = row.height > RecordingsLayout.faultHeights.one ? 40.0 : 20
      cause = WindowRectangle(x: x, y: name.maxY, width: width, height: lines)
      actions = WindowRectangle(x: x, y: cause.maxY + 4, width: width, height: 24)
    }

    /// The button that shows the line, and the one that reads up to there.
    var buttons: (show: WindowRectangle, read: WindowRectangle) {
      (
        WindowRectangle(x: actions.x - 6, y: actions.y, width: 112, height: actions.height),
        WindowRectangle(x: actions.x + 112, y: actions.y, width: 118, height: actions.height)
      )
    }
  }

  /// The height of an entry's row; how many lines a sentence takes is estimated.
  static func height(of entry: RecordingEntry, width: Double) -> Double {
    guard case .refused(let fault) = entry.content else { return rowHeight }
    let room = width - 52 - padding
    return Double(fault.sentence.count) * 7.2 > room ? faultHeights.two : faultHeights.one
  }

  /// Where a title is typed.
  static func titleField(_ row: WindowRectangle) -> WindowRectangle {
    WindowRectangle(
      x: row.x + 74, y: row.y + 6, width: row.width - 74 - padding, height: row.height - 12)
  }
}
