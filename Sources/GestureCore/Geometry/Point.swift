/// A place on the phone's screen, in points, origin at the top left.
public struct Point: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// A place on the screen.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The screen's top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// The way from `right` to `left`.
  public static func - (left: Point, right: Point) -> Vector {
    Vector(dx: left.x - right.x, dy: left.y - right.y)
  }

  /// The place reached from `point` by `vector`.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }
}
