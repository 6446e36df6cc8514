package import WindowShell

/// An upright rectangle in the window, in logical pixels.
package struct WindowRectangle: Hashable, Sendable {
  /// Left edge.
  package var x: Double
  /// Top edge.
  package var y: Double
  /// Width, not negative.
  package var width: Double
  /// Height, not negative.
  package var height: Double

  /// A rectangle by its top left corner and size; negative sizes become 0.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// Right edge.
  package var maxX: Double { x + width }
  /// Bottom edge.
  package var maxY: Double { y + height }
  /// The middle's distance from the window's left edge.
  package var middleX: Double { x + width / 2 }
  /// The middle's distance from the window's top edge.
  package var middleY: Double { y + height / 2 }
  /// Whether it covers nothing.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the point lies inside; right and bottom edge do not belong to it.
  package func contains(_ point: WindowPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle without a margin on each side.
  package func inset(_ dx: Double, _ dy: Double) -> WindowRectangle {
    WindowRectangle(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The part that lies in another rectangle; empty where there is none.
  package func cut(to other: WindowRectangle) -> WindowRectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return WindowRectangle(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle that holds both; an empty one counts for nothing.
  package func joined(_ other: WindowRectangle) -> WindowRectangle {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return WindowRectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
