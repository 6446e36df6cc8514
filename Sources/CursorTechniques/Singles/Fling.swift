public import GestureCore

/// One character for a touch that is long and fast enough, and nothing more until the next.
///
/// Speed is the mean since the touch-down: whole way by whole time.
public struct Fling: StepRule {
  /// Points the finger must have gone sideways; half as many from the space bar.
  public var distance = 140
  /// Points per second that it must have made on the whole.
  public var speed = 380

  private var way = 0.0
  private var limit = 140.0
  private var isSpent = false

  /// 140 pt at 380 pt/s.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      isSpent = false
      limit = Double(distance) / (situation.down?.key?.role == .space ? 2 : 1)
    case .changed: break
    }
    let (across, along) = (update.translation.dx.magnitude, update.translation.dy.magnitude)
    way = update.translation.dx
    guard !isSpent, let down = situation.down else { return .none }
    // Whole milliseconds, as event times are. Within the first one every speed is infinite, and every one over a whole
    // millisecond enough.
    let elapsed = Double(max(1, update.time.wholeMilliseconds - down.time.wholeMilliseconds))
    let mean = 1_000 * across / elapsed
    guard across > along, mean > Double(speed), across > limit else { return .none }
    isSpent = true
    reasons.note(Reason("mean speed", mean, .above, Double(speed), unit: "pt/s"))
    reasons.note(Reason("way", across, .above, limit, unit: "pt"))
    return .characters(way < 0 ? -1 : 1)
  }

  public var gauge: Gauge { Gauge(value: isSpent ? 0 : way, limit: limit, unit: "pt") }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "distance", unit: "pt", .whole(least: 30, greatest: 240, standard: 140),
      meaning: "how far a fling must go; half of it from the space bar",
      source: "AnySoftKeyboard: 140 dp, 30…240"),
    ParameterSpec(
      .technique, "speed", unit: "pt/s", .whole(least: 220, greatest: 540, standard: 380),
      meaning: "how fast a fling must be on the whole",
      source: "AnySoftKeyboard: 380 dp/s, 220…540"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "distance": .number(Double(distance))
    case "speed": .number(Double(speed))
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "distance": distance = value.whole(else: distance)
    case "speed": speed = value.whole(else: speed)
    default: break
    }
  }
}
