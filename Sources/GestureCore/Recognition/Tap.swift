/// A tap that has just been made.
public struct Tap: Hashable, Sendable {
  /// When its last finger lifted.
  public var time: Instant
  /// The mean of the places where its fingers went down, on the screen.
  public var location: Point
  /// Which one of a row it is, from 1 on: what UIKit calls a touch's tap count.
  public var count: Int

  /// A tap.
  public init(time: Instant, location: Point, count: Int = 1) {
    self.time = time
    self.location = location
    self.count = count
  }
}
