package import GestureCore

/// A key in its place on the screen.
package struct KeyFrame: Hashable, Sendable {
  /// Which key.
  package var key: Key
  /// The cell that belongs to it, in points.
  package var frame: Rectangle
  /// What is drawn of it, in points; the globe key's is never drawn.
  package var cap: Rectangle
}
