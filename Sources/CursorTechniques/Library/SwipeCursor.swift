public import GestureCore

/// A swipe cursor for a keyboard: pan updates or touches in, moves of the caret out.
///
/// What a keyboard on a phone imports. On iOS its pan recognizer's action calls `pan`; anywhere else `touch`
/// takes the touches themselves, and the recognizer is this module's own. The keyboard tells what it knows
/// (`typed`, `room`), asks `deadline` when to come back, and carries out what it gets. Nothing that is told
/// traps: time never runs back, and a place that is no number, or beyond any screen, was never told; where it should end
/// the swipe, the swipe is cancelled.
///
/// ```swift
/// var cursor = SwipeCursor()
/// let move = cursor.pan(.changed, seconds: now, x: 120, y: 700, translationX: 30, translationY: 0,
///   velocityX: 400, velocityY: 0)
/// ```
public struct SwipeCursor: Sendable {
  /// The technique with its state: parameters are changed here. What concerns the recognizer, such as another
  /// technique's start rule, acts on touches from the next first finger on.
  public var technique: Technique
  /// What the technique knows of the keyboard. Only what is told here is known: leave it as it is, and gates
  /// that look at typing or keys stay open.
  public var situation = Situation()

  private var recognizer: PanRecognizer
  private var batch: [TouchSample] = []
  private var latest = Instant.zero
  private var isPanning = false

  /// A swipe cursor.
  ///
  /// - Parameter id: the technique, by the name that `TechniqueEntry.all` lists; nil for the first of them.
  /// - Returns: nil if there is no such technique.
  public init?(_ id: String) {
    guard let entry = TechniqueEntry.entry(id: id) else { return nil }
    self.init(entry.makeTechnique())
  }

  /// A swipe cursor by the technique that is listed first.
  public init() {
    self.init(TechniqueEntry.all[0].makeTechnique())
  }

  /// A swipe cursor by a technique of one's own making.
  public init(_ technique: Technique) {
    self.technique = technique
    recognizer = PanRecognizer(parameters: technique.startRule.recognizer)
    batch.reserveCapacity(1)
  }

  /// Takes what a pan recognizer of the system says, in its action.
  ///
  /// - Parameters:
  ///   - state: where the pan stands.
  ///   - seconds: when, on any clock that runs forward.
  ///   - x: the fingers' place in the keyboard's view, in points, rightward.
  ///   - y: the fingers' place, downward.
  ///   - translationX: the way since the touch-down, in points, rightward.
  ///   - translationY: the way since the touch-down, downward.
  ///   - velocityX: in points per second, rightward.
  ///   - velocityY: in points per second, downward.
  ///   - touches: fingers that take part.
  /// - Returns: what to do with the caret; `isNone` for nothing.
  public mutating func pan(
    _ state: PanState, seconds: Double, x: Double, y: Double, translationX: Double,
    translationY: Double, velocityX: Double, velocityY: Double, touches: Int = 1
  ) -> CursorMove {
    let time = max(Instant(seconds: seconds), latest)
    let elapsed = isPanning ? time - latest : 0
    let isLast = state == .ended || state == .cancelled
    let told = PanUpdate(
      state: state, time: time, location: Point(x: x, y: y),
      translation: Vector(dx: translationX, dy: translationY),
      velocity: Vector(dx: Self.held(velocityX), dy: Self.held(velocityY)), touches: touches,
      elapsedMicroseconds: isLast ? 0 : elapsed)
    guard let update = told.tamed else { return .none }
    latest = time
    if !isPanning {
      // The system's recognizer tells of the touch-down only with its first update.
      situation.down = TouchDown(
        time: time, location: update.origin, key: key(at: update.origin))
      technique.touchDown(situation)
    }
    isPanning = !isLast
    return carryOut(technique.feed(update, situation))
  }

  /// Takes a touch of one finger, in the order of their times.
  ///
  /// - Returns: what to do with the caret; `isNone` for nothing.
  public mutating func touch(_ sample: TouchSample) -> CursorMove {
    guard let sample = held(sample) else { return .none }
    situation.lastRawSample = sample.time
    if sample.phase == .down { situation.lastRawDown = sample.time }
    let hadFingers = recognizer.fingerCount > 0
    if !hadFingers, recognizer.parameters != technique.startRule.recognizer {
      recognizer.parameters = technique.startRule.recognizer
    }
    batch.removeAll(keepingCapacity: true)
    batch.append(sample)
    if let update = recognizer.feed(batch, region: TouchRegion.everywhere) {
      return carryOut(technique.feed(update, situation))
    }
    if !hadFingers, recognizer.fingerCount > 0 {
      situation.down = TouchDown(
        time: sample.time, location: sample.location, key: key(at: sample.location))
      technique.touchDown(situation)
    } else if hadFingers, recognizer.fingerCount == 0 {
      technique.lifted()
    }
    return .none
  }

  /// When the technique wants to act without an update, as where a hold is over; nil if it doesn't. Whoever never
  /// calls `advance` loses repeats at edges, and holds are noticed with the next update.
  public var deadline: Instant? { technique.deadline }

  /// Acts on a deadline that has come.
  public mutating func advance(to time: Instant) -> CursorMove {
    passes(to: time)
    return carryOut(technique.advance(to: latest, situation))
  }

  /// A key typed something: techniques that are careful while a person types want to know.
  public mutating func typed(seconds: Double, isLetter: Bool = true) {
    let time = Instant(seconds: seconds)
    situation.lastTypedKey = time
    if isLetter { situation.lastTypedLetter = time }
  }

  /// Whether the running touch is the caret's, so that its key should be released without typing.
  public var ownsTouch: Bool { technique.hasStarted }

  private mutating func passes(to time: Instant) {
    latest = max(latest, min(time, Instant(microseconds: TouchLimits.microseconds)))
  }

  /// A sample at a time and place that can be reckoned with; nil if there is no such place.
  private mutating func held(_ sample: TouchSample) -> TouchSample? {
    passes(to: sample.time)
    var held = sample
    held.time = latest
    if held.location.isWithinLimits { return held }
    switch held.phase {
    case .down, .move: return nil
    case .up, .cancel:
      held.phase = .cancel
      held.location = .zero
      return held
    }
  }

  /// A velocity no higher than any way within the limits gives that takes a microsecond; 0 for what is no number.
  private static func held(_ velocity: Double) -> Double {
    velocity == velocity ? min(1e12, max(-1e12, velocity)) : 0
  }

  /// Keeps the room for the caret, so that ends of the text are known between calls of the host.
  private mutating func carryOut(_ move: CursorMove) -> CursorMove {
    guard case .characters(let count) = move.distance else { return move }
    let moved = max(-situation.room.before, min(situation.room.after, count))
    situation.room.walk(moved)
    return move
  }

  private func key(at point: Point) -> KeyArea? {
    for key in situation.keys where key.frame.contains(point) { return key }
    return nil
  }
}

extension Instant {
  /// An instant so many seconds after a clock's zero, to the microsecond below; 0 for what is no number or too
  /// large for any clock.
  public init(seconds: Double) {
    let microseconds = seconds * 1e6
    self.init(
      microseconds: microseconds >= 0 && microseconds < Double(TouchLimits.microseconds)
        ? Int64(microseconds) : 0)
  }
}

extension PanState {
  /// The state of a `UIGestureRecognizer` by its raw value: 1 began, 2 changed, 3 ended, 4 cancelled; nil for
  /// possible and failed, which no pan's action is called with.
  public init?(_ rawValue: Int) {
    switch rawValue {
    case 1: self = .began
    case 2: self = .changed
    case 3: self = .ended
    case 4: self = .cancelled
    default: return nil
    }
  }
}
