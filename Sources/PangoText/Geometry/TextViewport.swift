/// The part of the screen that shows the text, in points.
package struct TextViewport: Hashable, Sendable {
  /// Left edge on the screen.
  package var x: Double
  /// Top edge on the screen.
  package var y: Double
  /// Width.
  package var width: Double
  /// Height; of a view that grows, the most it can be.
  package var height: Double

  /// A part of the screen.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
