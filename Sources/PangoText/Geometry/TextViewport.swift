/// The part of the screen that shows the text, and the numbers its lines are set by; in points.
package struct TextViewport: Hashable, Sendable {
  /// Left edge on the screen.
  package var x: Double
  /// Top edge on the screen.
  package var y: Double
  /// Width.
  package var width: Double
  /// Height.
  package var height: Double

  /// Between the view's edges and the text.
  package static let inset = 16.0
  /// The size of the base font.
  package static let fontSize = 18.0
  /// From one line's top to the next one's.
  package static let linePitch = 27.0
  /// Between one paragraph's last line and the next one's first.
  package static let paragraphGap = 10.0

  /// A part of the screen.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Where lines wrap: the width between the insets, at least one point.
  package var contentWidth: Double { max(width - 2 * Self.inset, 1) }
}
