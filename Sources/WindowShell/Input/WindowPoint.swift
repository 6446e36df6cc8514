/// A place in the window, in logical pixels, origin at the top left of what the window holds.
package struct WindowPoint: Hashable, Sendable {
  /// Logical pixels from the left edge.
  package var x: Double
  /// Logical pixels from the top edge.
  package var y: Double

  /// A place in the window.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
