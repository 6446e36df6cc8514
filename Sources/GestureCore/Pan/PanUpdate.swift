/// Where a pan stands.
public enum PanState: Hashable, Sendable {
  /// The finger has just moved far enough.
  case began
  /// It moved on.
  case changed
  /// The last finger lifted.
  case ended
  /// The system took the last finger away.
  case cancelled
}

/// One callback of a pan recognizer: what an iOS keyboard gets from `UIPanGestureRecognizer`.
public struct PanUpdate: Hashable, Sendable {
  /// Where the pan stands.
  public var state: PanState
  /// The newest stamp among the samples that made it.
  public var time: Instant
  /// The mean of the fingers, on the screen.
  public var location: Point
  /// What translation is measured from, on the screen: kept beside it, because a difference added again need
  /// not give the same number.
  public var origin: Point
  /// The way since the pan's origin, in points.
  public var translation: Vector
  /// In points per second.
  public var velocity: Vector
  /// Fingers that take part; the one that lifts last still counts.
  public var touches: Int
  /// Microseconds since the gesture's delivered down or move before this one, whether or not that gave an
  /// update; 0 at ended and cancelled.
  public var elapsedMicroseconds: Int64

  /// One callback of a pan recognizer.
  public init(
    state: PanState, time: Instant, location: Point, translation: Vector, velocity: Vector,
    touches: Int = 1, elapsedMicroseconds: Int64 = 0
  ) {
    self.state = state
    self.time = time
    self.location = location
    origin = Point(x: location.x - translation.dx, y: location.y - translation.dy)
    self.translation = translation
    self.velocity = velocity
    self.touches = touches
    self.elapsedMicroseconds = elapsedMicroseconds
  }

  /// One callback of a pan recognizer whose origin is known.
  public init(
    state: PanState, time: Instant, location: Point, origin: Point, velocity: Vector,
    touches: Int = 1, elapsedMicroseconds: Int64 = 0
  ) {
    self.state = state
    self.time = time
    self.location = location
    self.origin = origin
    translation = location - origin
    self.velocity = velocity
    self.touches = touches
    self.elapsedMicroseconds = elapsedMicroseconds
  }
}

extension PanUpdate {
  /// Whether its places are numbers of a size that a screen can have.
  @inlinable
  public var isSensible: Bool {
    let size =
      location.x.magnitude + location.y.magnitude + origin.x.magnitude + origin.y.magnitude
      + translation.dx.magnitude + translation.dy.magnitude
    // Beyond any screen, and far inside what numbers can hold; nothing compares with NaN.
    return size <= 1e9
  }

  /// The update if it is sensible; otherwise nil, but for the last of a gesture, which becomes a cancelled one at the
  /// screen's corner: whoever feeds updates of another recognizer need not check them.
  public var tamed: PanUpdate? {
    if isSensible { return self }
    switch state {
    case .began, .changed: return nil
    case .ended, .cancelled:
      return PanUpdate(
        state: .cancelled, time: time, location: .zero, origin: .zero, velocity: .zero,
        touches: touches)
    }
  }
}
