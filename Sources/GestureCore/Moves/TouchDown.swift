/// The touch-down that a gesture began with.
public struct TouchDown: Hashable, Sendable {
  /// When the finger touched.
  public var time: Instant
  /// Where.
  public var location: Point
  /// The key under it; nil beside every key.
  public var key: KeyArea?

  /// A touch-down.
  public init(time: Instant, location: Point, key: KeyArea? = nil) {
    self.time = time
    self.location = location
    self.key = key
  }
}
