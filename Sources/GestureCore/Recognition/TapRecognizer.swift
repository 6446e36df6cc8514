/// Tells that fingers went down and up again without moving, as `UITapGestureRecognizer` does.
///
/// It accepts when the last finger lifts, if exactly so many were down at once and none strayed; where a lift is
/// reported does not count, as for a pan. Taps that follow one another are counted, each told at once with its
/// number, so that nothing waits for a second tap: who wants double taps alone looks for the number 2. How long
/// a tap lasts is not limited; a long press beside it in an arena does that.
public struct TapRecognizer: Hashable, Sendable {
  /// How it behaves.
  public struct Parameters: Hashable, Sendable {
    /// Taps in a row that are told apart; the next one counts as the first again.
    public var taps = 1
    /// How many fingers there must be, 1 or more.
    public var touches = 1
    /// How far each of them may stray, in points; the default is where a pan begins.
    public var slop = 10.0
    /// From one tap's lift to the next one's first touch-down, at most, in milliseconds. Flutter: 300.
    public var intervalMilliseconds = 300
    /// How far apart two taps of a row may be, in points. A guess; Flutter: 100.
    public var spacing = 30.0

    /// A tap with one finger.
    public init() {}
  }

  private enum State: Hashable, Sendable {
    /// No finger is down.
    case idle
    /// It may become a tap.
    case pressed(Press)
    /// This touch is no tap; all fingers must go up.
    case failed
  }

  private struct Press: Hashable, Sendable {
    let since: Instant
    /// The places where fingers went down, added up.
    var downs: Vector
    var touches = 1
    /// Whether a finger has lifted, so that none may join.
    var isLifting = false
  }

  /// How it behaves; a change acts at the next sample.
  public var parameters: Parameters
  private var state = State.idle
  private var fingers = HeldFingers()
  /// The newest tap, while others may follow it.
  private var previous: Tap?

  /// A recognizer that watches no finger.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
  }

  /// What it makes of the fingers that are down; a tap is over when it is accepted.
  public var verdict: Verdict {
    switch state {
    case .idle, .pressed: .waits
    case .failed: .rejects
    }
  }

  /// Takes a batch of delivered samples: moves of several fingers, or one down, up or cancel.
  ///
  /// - Parameters:
  ///   - batch: the samples, in order.
  ///   - region: where a finger must go down to count.
  /// - Returns: the tap, if this batch completes one.
  public mutating func feed(_ batch: [TouchSample], region: TouchRegion) -> Tap? {
    var tap: Tap?
    for sample in batch {
      switch sample.phase {
      case .down:
        if region.contains(sample.location) { join(sample) }
      case .move:
        guard let rank = fingers.move(sample) else { continue }
        if fingers.hasStrayed(rank, beyond: parameters.slop) { state = .failed }
      case .up, .cancel: tap = leave(sample) ?? tap
      }
    }
    return tap
  }

  /// Whether a tap there, whose finger goes down then, would count with the taps before it.
  public func wouldContinue(at location: Point, _ time: Instant) -> Bool {
    guard let previous else { return false }
    let limit = parameters.spacing
    return time - previous.time <= Int64(parameters.intervalMilliseconds) * 1_000
      && (location - previous.location).squaredLength <= limit * limit
  }

  /// Forgets the fingers and the taps before; those fingers that are down count no more.
  public mutating func reset() {
    state = .idle
    fingers.removeAll()
    previous = nil
  }

  private mutating func join(_ sample: TouchSample) {
    fingers.insert(sample)
    let place = sample.location - .zero
    switch state {
    case .idle: state = .pressed(Press(since: sample.time, downs: place))
    case .pressed(var press):
      press.downs = Vector(dx: press.downs.dx + place.dx, dy: press.downs.dy + place.dy)
      press.touches += 1
      let fits = press.touches <= parameters.touches && !press.isLifting
      state = fits ? .pressed(press) : .failed
    case .failed: break
    }
  }

  private mutating func leave(_ sample: TouchSample) -> Tap? {
    guard let rank = fingers.move(sample) else { return nil }
    fingers.remove(at: rank)
    if case .pressed(var press) = state {
      press.isLifting = true
      let fits = press.touches == parameters.touches && sample.phase == .up
      state = fits ? .pressed(press) : .failed
    }
    guard fingers.isEmpty else { return nil }
    defer { state = .idle }
    guard case .pressed(let press) = state else {
      previous = nil
      return nil
    }
    return count(press, at: sample.time)
  }

  private mutating func count(_ press: Press, at time: Instant) -> Tap {
    let touches = Double(press.touches)
    let location = Point(x: press.downs.dx / touches, y: press.downs.dy / touches)
    var tap = Tap(time: time, location: location)
    if let previous, wouldContinue(at: location, press.since) {
      tap.count = previous.count % max(1, parameters.taps) + 1
    }
    previous = tap
    return tap
  }
}
