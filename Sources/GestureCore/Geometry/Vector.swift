/// A difference of two places, in points; as a velocity, in points per second.
public struct Vector: Hashable, Sendable {
  /// Rightwards.
  public var dx: Double
  /// Downwards.
  public var dy: Double

  /// A difference of two places.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No difference.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The squared length; comparing it with a squared limit needs no root.
  public var squaredLength: Double { dx * dx + dy * dy }
}
