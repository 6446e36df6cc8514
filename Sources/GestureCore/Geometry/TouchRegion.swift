/// Where a finger must go down to belong to a gesture: a rectangle, perhaps with a hole.
public struct TouchRegion: Hashable, Sendable {
  /// The whole; its edges belong to it.
  public var frame: Rectangle
  /// What does not belong to it, such as the space bar; nil for nothing. Left and top edge belong to the
  /// hole, right and bottom edge do not.
  public var hole: Rectangle?

  /// A rectangle, perhaps with a hole.
  public init(_ frame: Rectangle, hole: Rectangle? = nil) {
    self.frame = frame
    self.hole = hole
  }

  /// Whether a touch-down there belongs to the gesture.
  public func contains(_ point: Point) -> Bool {
    guard frame.containsClosed(point) else { return false }
    guard let hole else { return true }
    return !hole.contains(point)
  }

  /// Every place that a touch can have.
  public static let everywhere = TouchRegion(
    Rectangle(
      x: -TouchLimits.coordinate, y: -TouchLimits.coordinate, width: 2 * TouchLimits.coordinate,
      height: 2 * TouchLimits.coordinate))

  /// No place that a touch can have.
  public static let nowhere = TouchRegion(
    Rectangle(
      x: 2 * TouchLimits.coordinate, y: 2 * TouchLimits.coordinate, width: 0, height: 0))
}
