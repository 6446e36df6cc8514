import GestureCore
import PangoText

extension Canvas {
  /// Fills a rectangle, with round corners if there is a radius.
  func fill(_ rectangle: Rectangle, radius: Double = 0, _ color: Color) {
    fillRounded(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height,
      radius: radius, color)
  }
}

extension Rectangle {
  /// The rectangle with its edges on whole pixels of a canvas with that scale, at least one pixel wide and high.
  func snapped(toPixelsAt scale: Double) -> Rectangle {
    let left = (x * scale).rounded()
    let top = (y * scale).rounded()
    return Rectangle(
      x: left / scale, y: top / scale, width: max((maxX * scale).rounded() - left, 1) / scale,
      height: max((maxY * scale).rounded() - top, 1) / scale)
  }

  /// The smallest rectangle around both.
  func union(_ other: Rectangle) -> Rectangle {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the two have any place in common.
  func overlaps(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
