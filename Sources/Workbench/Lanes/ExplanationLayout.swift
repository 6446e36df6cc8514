/// Where the parts of the explanation are.
package struct ExplanationLayout: Hashable, Sendable {
  /// Everything below the lanes.
  package var area: WindowRectangle
  /// The callout.
  package var callout: WindowRectangle
  /// Whether it is one line.
  package var isBrief: Bool
  /// What closes it.
  package var close: WindowRectangle
  /// What takes a change back.
  package var undo: WindowRectangle

  /// Lays the explanation out below the lanes.
  package init(_ lanes: LanesLayout) {
    let top = lanes.plot.maxY + 1
    area = WindowRectangle(
      x: lanes.area.x, y: top, width: lanes.area.width, height: lanes.area.maxY - top)
    callout = lanes.explanation
    isBrief = lanes.isExplanationBrief
    let middle = isBrief ? callout.middleY : callout.y + 17
    close = WindowRectangle(x: callout.maxX - 36, y: middle - 14, width: 28, height: 28)
    undo = WindowRectangle(x: callout.maxX - 128, y: middle - 12, width: 112, height: 24)
  }
}
