/// Turns delivered touch samples into pan updates, as `UIPanGestureRecognizer` does.
///
/// The pan owns the fingers that went down inside its region. It begins at the first delivered move that
/// takes a finger `slop` points from its own touch-down, goes on with every batch, and ends when the last
/// owned finger lifts; a tap never begins. Its location is the mean of its fingers. When a finger joins or
/// leaves, origin and velocity history move with the mean, so that translation and velocity do not jump.
/// Where `smoothing` asks for it, slop, location, translation and velocity know the smoothed places only, at the lift,
/// too.
public struct PanRecognizer: Sendable {
  private struct OwnedFinger: Sendable {
    var finger: FingerID
    var down: Point
    var location: Point
  }

  private enum Phase: Sendable {
    /// No finger moved far enough yet, or none is down.
    case possible
    /// The pan began.
    case active
  }

  /// How it behaves; a change acts at once.
  public var parameters: PanParameters {
    didSet {
      tracker.estimator = parameters.velocity
      tracker.windowMicroseconds = Int64(parameters.velocityMilliseconds) * 1_000
      if parameters.smoothing != oldValue.smoothing { smoother.removeAll() }
    }
  }

  private var phase = Phase.possible
  private var owned: [OwnedFinger] = []
  private var origin = Point.zero
  private var tracker: VelocityTracker
  private var smoother = PlaceSmoother()

  /// A recognizer that owns no finger.
  public init(parameters: PanParameters = PanParameters()) {
    self.parameters = parameters
    tracker = VelocityTracker(
      estimator: parameters.velocity, milliseconds: parameters.velocityMilliseconds)
    owned.reserveCapacity(TouchLimits.fingers)
  }

  /// Whether the pan has begun and not ended.
  public var isActive: Bool { phase == .active }
  /// Fingers that the pan owns.
  public var fingerCount: Int { owned.count }
  /// In points per second, from the samples so far.
  public var velocity: Vector { tracker.velocity }
  /// What translation is measured from; nil while no finger is owned.
  public var translationOrigin: Point? { owned.isEmpty ? nil : origin }

  /// The fingers that the pan owns, in the order of their touch-downs.
  public var fingers: [FingerID] { owned.map { $0.finger } }

  /// Whether the pan owns the finger.
  public func owns(_ finger: FingerID) -> Bool {
    owned.contains { $0.finger == finger }
  }

  /// Takes a batch of delivered samples: moves of several fingers, or one down, up or cancel.
  ///
  /// - Parameters:
  ///   - batch: the samples, in order.
  ///   - region: where a finger must go down to be owned; its edges belong to it.
  /// - Returns: the update of this batch, at its newest stamp, if there is one.
  public mutating func feed(_ batch: [TouchSample], region: Rectangle) -> PanUpdate? {
    feed(batch, region: TouchRegion(region))
  }

  /// Takes a batch of delivered samples: moves of several fingers, or one down, up or cancel.
  ///
  /// - Parameters:
  ///   - batch: the samples, in order.
  ///   - region: where a finger must go down to be owned.
  /// - Returns: the update of this batch, at its newest stamp, if there is one.
  public mutating func feed(_ batch: [TouchSample], region: TouchRegion) -> PanUpdate? {
    var newestMove: Instant?
    var update: PanUpdate?
    for sample in batch {
      switch sample.phase {
      case .down:
        if owned.count < parameters.maximumTouches, region.contains(sample.location) {
          join(sample)
        }
      case .move:
        for index in owned.indices where owned[index].finger == sample.finger {
          owned[index].location = smoother.place(of: sample, parameters)
          newestMove = max(newestMove ?? sample.time, sample.time)
        }
      case .up, .cancel:
        if let last = leave(sample) { update = last }
      }
    }
    guard let time = newestMove, !owned.isEmpty else { return update }
    return moved(at: time)
  }

  /// Forgets fingers, history and state.
  public mutating func reset() {
    phase = .possible
    owned.removeAll(keepingCapacity: true)
    smoother.removeAll()
    tracker.reset()
  }

  private var mean: Point {
    var sum = Vector.zero
    for finger in owned {
      sum.dx += finger.location.x
      sum.dy += finger.location.y
    }
    let count = Double(owned.count)
    return Point(x: sum.dx / count, y: sum.dy / count)
  }

  private mutating func join(_ sample: TouchSample) {
    let isFirst = owned.isEmpty
    let before = isFirst ? sample.location : mean
    let place = smoother.place(of: sample, parameters)
    owned.append(OwnedFinger(finger: sample.finger, down: place, location: place))
    if isFirst {
      tracker.reset()
      origin = sample.location
    } else {
      shift(by: mean - before)
    }
    tracker.add(time: sample.time, location: mean)
  }

  private mutating func leave(_ sample: TouchSample) -> PanUpdate? {
    guard let index = owned.firstIndex(where: { $0.finger == sample.finger }) else { return nil }
    let place = smoother.place(of: sample, parameters)
    guard owned.count == 1 else {
      let before = mean
      owned.remove(at: index)
      shift(by: mean - before)
      return nil
    }
    owned.removeAll(keepingCapacity: true)
    guard phase == .active else { return nil }
    phase = .possible
    return PanUpdate(
      state: sample.phase == .up ? .ended : .cancelled, time: sample.time,
      location: place, origin: origin, velocity: lastVelocity(at: sample.time))
  }

  private mutating func moved(at time: Instant) -> PanUpdate? {
    let location = mean
    let elapsed = tracker.latest.map { time - $0 } ?? 0
    tracker.add(time: time, location: location)
    let state: PanState
    switch phase {
    case .active:
      state = .changed
    case .possible:
      guard owned.count >= parameters.minimumTouches, hasCrossedSlop else { return nil }
      phase = .active
      state = .began
      if parameters.origin == .threshold { origin = location }
    }
    return PanUpdate(
      state: state, time: time, location: location, origin: origin, velocity: tracker.velocity,
      touches: owned.count, elapsedMicroseconds: elapsed)
  }

  private var hasCrossedSlop: Bool {
    let limit = parameters.slop * parameters.slop
    return owned.contains { ($0.location - $0.down).squaredLength >= limit }
  }

  private mutating func shift(by jump: Vector) {
    origin = origin + jump
    tracker.shift(by: jump)
  }

  private func lastVelocity(at time: Instant) -> Vector {
    switch parameters.endVelocity {
    case .keep: return tracker.velocity
    case .zeroAfter40ms:
      guard let latest = tracker.latest, time - latest <= 40_000 else { return .zero }
      return tracker.velocity
    }
  }
}
