/// A place in the text's own coordinates: points from the top left corner of the laid-out content, so that
/// scrolling and insets are already taken off.
package struct ContentPoint: Hashable, Sendable {
  /// Points from the content's left edge.
  package var x: Double
  /// Points from the content's top edge.
  package var y: Double

  /// A place in the content.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle in the text's own coordinates.
package struct ContentRectangle: Hashable, Sendable {
  /// Left edge.
  package var x: Double
  /// Top edge.
  package var y: Double
  /// Width, not negative.
  package var width: Double
  /// Height, not negative.
  package var height: Double

  /// A rectangle by its top left corner and size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
