internal import WindowShell

/// A button under the pointer.
package struct HotSpot: Hashable, Sendable {
  /// Where it is.
  package var rectangle: WindowRectangle
  /// Whether it is held down.
  package var isPressed: Bool

  /// A button under the pointer.
  package init(rectangle: WindowRectangle, isPressed: Bool) {
    self.rectangle = rectangle
    self.isPressed = isPressed
  }

  var middle: WindowPoint { WindowPoint(x: rectangle.middleX, y: rectangle.middleY) }
}
