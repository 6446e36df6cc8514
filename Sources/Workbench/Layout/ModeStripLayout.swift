/// Where the mode strip's parts are.
package struct ModeStripLayout: Hashable, Sendable {
  /// The whole strip.
  package var strip: WindowRectangle
  /// The mode's sign.
  package var sign: WindowRectangle
  /// Mode and sentence.
  package var words: WindowRectangle
  /// The mode's one button.
  package var button: WindowRectangle

  /// What sign and button need.
  package static let leastWidth = 132.0

  /// Lays a strip out.
  package init(_ strip: WindowRectangle) {
    self.strip = strip
    let buttonWidth = 94.0
    button = WindowRectangle(
      x: strip.maxX - 8 - buttonWidth, y: strip.middleY - 14, width: buttonWidth, height: 28)
    sign = WindowRectangle(x: 12, y: strip.middleY - 7, width: 14, height: 14)
    let start = sign.maxX + 8
    words = WindowRectangle(
      x: start, y: strip.y, width: button.x - 12 - start, height: strip.height)
  }
}
