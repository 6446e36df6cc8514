/// What a finger did.
public enum TouchPhase: Hashable, Sendable {
  /// It touched the screen.
  case down
  /// It moved, or was reported again where it was.
  case move
  /// It lifted.
  case up
  /// The system took the touch away.
  case cancel
}

/// One report of one finger.
public struct TouchSample: Hashable, Sendable {
  /// When it was reported.
  public var time: Instant
  /// Which finger.
  public var finger: FingerID
  /// What it did.
  public var phase: TouchPhase
  /// Where it was.
  public var location: Point

  /// One report of one finger.
  public init(time: Instant, finger: FingerID, phase: TouchPhase, location: Point) {
    self.time = time
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
