/// One callback of a long press.
public struct LongPressUpdate: Hashable, Sendable {
  /// Where a long press stands.
  public enum State: Hashable, Sendable {
    /// The fingers have rested long enough.
    case began
    /// One of them moved.
    case changed
    /// One of them lifted.
    case ended
    /// The system took one of them away.
    case cancelled
  }

  /// Where it stands.
  public var state: State
  /// The deadline at began; else the newest stamp among the samples that made it.
  public var time: Instant
  /// The mean of its fingers, on the screen.
  public var location: Point

  /// One callback of a long press.
  public init(state: State, time: Instant, location: Point) {
    self.state = state
    self.time = time
    self.location = location
  }
}
