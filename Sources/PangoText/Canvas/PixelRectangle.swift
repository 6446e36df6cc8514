/// A rectangle of whole pixels; what was damaged and has to be presented again.
package struct PixelRectangle: Hashable, Sendable {
  /// Left edge.
  package var x: Int
  /// Top edge.
  package var y: Int
  /// Width; nothing is covered if it is not positive.
  package var width: Int
  /// Height; nothing is covered if it is not positive.
  package var height: Int

  /// A rectangle by its top left corner and size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Right edge.
  package var maxX: Int { x + width }
  /// Bottom edge.
  package var maxY: Int { y + height }
  /// Whether it covers no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part that both cover; empty if there is none.
  package func intersection(_ other: PixelRectangle) -> PixelRectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRectangle(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  package func union(_ other: PixelRectangle) -> PixelRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved.
  package func offset(x: Int, y: Int) -> PixelRectangle {
    PixelRectangle(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
