public import GestureCore

/// A slider on a key: the first step comes at once, the later ones the faster the faster the finger is.
///
/// All in single precision and in shares of a tenth of the screen's width, S. A swipe must go `swipe`·S in |x| +
/// |y|, within 45° of the horizontal, for its first step; from there the same way and one step more, so that a
/// short swipe is one character. Then every event adds Δx·speed in steps, and the speed is drawn towards
/// 1 + pixels per millisecond.
///
/// ```
///   speed       ╭───────── fastest    each event goes `smoothing` of the way
///   4 ┄┄┄┄┄┄┄┄┄╱                      to the speed that the finger has now
///   2 ┄┄┄┄╱
///   1 ┄╱
///     0   1   2   3   px/ms
/// ```
public struct SmoothedSpeedSteps: StepRule {
  /// The way to the first step, in twenty-fifths of S.
  public var swipe = 15.0
  /// The way of a step at speed 1, in hundredths of S.
  public var step = 30.0
  /// How much of the difference to the finger's speed an event takes over.
  public var smoothing = 0.7
  /// The highest speed.
  public var fastest = 4.0
  /// The screen's density.
  public var pixelsPerPoint = 3.0

  private enum Phase: Hashable, Sendable {
    /// No touch, or one that can no longer start.
    case idle
    /// The first step is not reached.
    case swiping(from: PixelPoint)
    /// The first step was taken there.
    case waiting(from: PixelPoint)
    /// The last event was there.
    case sliding(from: PixelPoint, at: Int64)
  }

  private var phase = Phase.idle
  private var origin = Point.zero
  private var speed: Float = 0
  /// Steps that are gathered while sliding, else the way gone, in pixels.
  private var gathered: Float = 0
  private var limit: Float = 0

  /// The peer's defaults.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled:
      phase = .idle
      return .none
    case .began:
      origin = update.origin
      phase = .swiping(from: PixelPoint(update.origin, pixelsPerPoint: pixelsPerPoint))
    case .changed: break
    }
    let place = PixelPoint(update, since: origin, pixelsPerPoint: pixelsPerPoint)
    let lengths = Lengths(self, situation)
    switch phase {
    case .idle: return .none
    case .swiping(let start): return swipe(to: place, from: start, lengths, &reasons)
    case .waiting(let start):
      gathered = (place.x - start.x).magnitude + (place.y - start.y).magnitude
      limit = lengths.swipe + lengths.step
      guard gathered >= limit else { return .none }
      speed = 0.5
      gathered = 0
      return slide(
        to: place, from: start, at: update.time, milliseconds: 0, lengths.step, &reasons)
    case .sliding(let last, let time):
      return slide(
        to: place, from: last, at: update.time, milliseconds: update.time.wholeMilliseconds - time,
        lengths.step, &reasons)
    }
  }

  private mutating func swipe<R: ReasonSink>(
    to place: PixelPoint, from start: PixelPoint, _ lengths: Lengths, _ reasons: inout R
  ) -> CursorMove {
    let way = place - start
    gathered = way.x.magnitude + way.y.magnitude
    limit = lengths.swipe
    guard gathered >= limit else { return .none }
    guard way.y.magnitude < way.x.magnitude else {
      phase = .idle
      return .none
    }
    reasons.note(
      Reason("way of the swipe", Double(gathered), .reached, Double(limit), unit: "px"))
    phase = .waiting(from: place)
    return .characters(way.x < 0 ? -1 : 1)
  }

  private mutating func slide<R: ReasonSink>(
    to place: PixelPoint, from last: PixelPoint, at time: Instant, milliseconds: Int64,
    _ step: Float, _ reasons: inout R
  ) -> CursorMove {
    let way = place - last
    gathered += way.x * speed / step
    limit = 1
    // No way in no time is no number; the slider then stays dead until the finger lifts, as the peer's does.
    let now = (way.x.magnitude + way.y.magnitude) / Float(milliseconds) + 1
    let limited = now > Float(fastest) ? Float(fastest) : now
    speed += (limited - speed) * Float(smoothing)
    phase = .sliding(from: place, at: time.wholeMilliseconds)
    let count = wholeNumber(gathered)
    guard count != 0 else { return .none }
    reasons.note(Reason("way in steps at that speed", Double(gathered.magnitude), .reached, 1))
    gathered -= Float(count)
    return .characters(count)
  }

  public var gauge: Gauge {
    let value = gathered == gathered ? Double(gathered) : 0
    switch phase {
    case .idle, .swiping, .waiting: return Gauge(value: value, limit: Double(limit), unit: "px")
    case .sliding: return Gauge(value: value, limit: 1, unit: "")
    }
  }

  /// The table's shares as pixels of a screen.
  private struct Lengths {
    var swipe: Float
    var step: Float

    init(_ rule: SmoothedSpeedSteps, _ situation: Situation) {
      let width = situation.keyboardFrame.width
      let tenth =
        Float((width > 0 ? width : Self.standardWidth) * rule.pixelsPerPoint) / 10
      swipe = Float(rule.swipe) / 25 * tenth
      step = Float(rule.step) / 100 * tenth
    }

    /// For whoever tells the rule nothing of its screen.
    static let standardWidth = 390.0
  }
}
