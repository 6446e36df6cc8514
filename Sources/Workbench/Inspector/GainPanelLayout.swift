/// Where the gain-curve panel's parts are.
package struct GainPanelLayout: Hashable, Sendable {
  /// The whole panel, its head included.
  package var panel: WindowRectangle
  /// What is seen of it: the rest is scrolled out.
  package var area: WindowRectangle
  /// The line of the head.
  package var head: WindowRectangle
  /// What the curves are drawn in, without the axes' words.
  package var frame: WindowRectangle

  /// Height of the head, and of the curve with its axis.
  package static let headHeight = 26.0
  /// Height of the curve with its axis.
  package static let curveHeight = 142.0

  /// Lays a panel out over a width.
  package init(x: Double, y: Double, width: Double, height: Double, area: WindowRectangle) {
    panel = WindowRectangle(x: x, y: y, width: width, height: height)
    self.area = area
    let padding = InspectorLayout.padding
    head = WindowRectangle(
      x: x + padding, y: y, width: width - 2 * padding, height: Self.headHeight)
    frame = WindowRectangle(
      x: head.x + 24, y: head.maxY + 4, width: max(head.width - 24 - 18, 40),
      height: max(height - Self.headHeight - 4 - 22, 20))
  }
}
