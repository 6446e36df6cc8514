/// Keeps touches in order: `down → move* → up | cancel` for each finger, time never backwards, finite
/// coordinates within limits.
///
/// Live input, readers of files, importers and fuzzers all use this one.
public struct TouchOrderValidator: Sendable {
  /// Why a sample was refused.
  public enum Violation: Error, Hashable, Sendable {
    /// The time lies before the time of an earlier event.
    case timeRunsBackwards(previous: Instant)
    /// The time is negative or beyond `TouchLimits.microseconds`.
    case timeOutOfRange
    /// A coordinate is NaN, infinite or beyond `TouchLimits.coordinate`.
    case coordinateOutOfRange
    /// A `down` of a finger that is down.
    case alreadyDown
    /// A `move`, `up` or `cancel` of a finger that is not down.
    case notDown
    /// A `down` while `TouchLimits.fingers` are down.
    case tooManyFingers
  }

  /// A finger that is down, and where it was last.
  public struct ActiveFinger: Hashable, Sendable {
    /// Which finger.
    public var finger: FingerID
    /// Where it was reported last.
    public var location: Point
  }

  /// Fingers that are down, in the order of their touch-downs.
  public private(set) var activeFingers: [ActiveFinger] = []
  /// The time of the newest event.
  public private(set) var latest: Instant?

  /// A validator with no finger down and no time passed.
  public init() {
    activeFingers.reserveCapacity(TouchLimits.fingers)
  }

  /// Takes the time of an event that is no touch.
  ///
  /// - Throws: `timeRunsBackwards` or `timeOutOfRange`; the validator then stays as it was.
  public mutating func accept(time: Instant) throws(Violation) {
    guard time >= .zero, time.microseconds <= TouchLimits.microseconds else {
      throw .timeOutOfRange
    }
    if let latest, time < latest { throw .timeRunsBackwards(previous: latest) }
    latest = time
  }

  /// Takes a sample.
  ///
  /// - Throws: what is wrong with it; the validator then stays as it was.
  public mutating func accept(_ sample: TouchSample) throws(Violation) {
    guard sample.location.isWithinLimits else { throw .coordinateOutOfRange }
    let index = activeFingers.firstIndex { $0.finger == sample.finger }
    switch (sample.phase, index) {
    case (.down, .some): throw .alreadyDown
    case (.down, nil) where activeFingers.count >= TouchLimits.fingers: throw .tooManyFingers
    case (.move, nil), (.up, nil), (.cancel, nil): throw .notDown
    case (.down, nil), (.move, .some), (.up, .some), (.cancel, .some): break
    }
    try accept(time: sample.time)
    switch sample.phase {
    case .down:
      activeFingers.append(ActiveFinger(finger: sample.finger, location: sample.location))
    case .move:
      if let index { activeFingers[index].location = sample.location }
    case .up, .cancel:
      if let index { activeFingers.remove(at: index) }
    }
  }
}

extension Point {
  /// Whether both coordinates are finite and within `TouchLimits.coordinate`.
  public var isWithinLimits: Bool {
    // NaN fails every comparison.
    let limit = TouchLimits.coordinate
    return x >= -limit && x <= limit && y >= -limit && y <= limit
  }
}
