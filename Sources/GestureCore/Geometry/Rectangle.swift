/// An upright rectangle on the screen, in points.
public struct Rectangle: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Width, not negative.
  public var width: Double
  /// Height, not negative.
  public var height: Double

  /// A rectangle by its top left corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at the origin.
  public static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// Centre.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether the point lies inside; left and top edge belong to it, right and bottom edge do not, so that
  /// neighbours never share a point.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the point lies inside or on any edge.
  public func containsClosed(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  /// The rectangle moved out by `margin` points on every side.
  public func grown(by margin: Double) -> Rectangle {
    Rectangle(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The squared distance from the point to the nearest place of the rectangle; 0 inside.
  public func squaredDistance(to point: Point) -> Double {
    let dx = max(max(x - point.x, point.x - maxX), 0)
    let dy = max(max(y - point.y, point.y - maxY), 0)
    return dx * dx + dy * dy
  }
}
