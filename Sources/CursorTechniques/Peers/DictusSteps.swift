public import GestureCore

/// Dictus: the way since the last step counts again with every update until it gives a step, more the longer
/// it is.
///
/// Each update at least `interval` after the last step adds d ÷ step · (1 + (maximum − 1)·|d| ÷ range), the
/// factor capped at `maximum`; d is measured from the place of the last step. So a slow finger, which needs
/// several updates for a step, gets more of them for its way than a fast one. The update that leaves the dead
/// zone adds nothing.
public struct DictusSteps: StepRule {
  /// Length of one character's way.
  public var step = 12.0
  /// The most that distance multiplies by.
  public var maximum = 3.0
  /// The distance at which it does.
  public var range = 120.0
  /// The least time from a step to the next, in milliseconds.
  public var intervalMilliseconds = 16

  private var anchor = 0.0
  private var origin = Point.zero
  private var gathered = 0.0
  private var lastStep: Instant?

  /// Twelve points a character, up to three times as fast.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      anchor = update.origin.x
      origin = update.origin
      gathered = 0
      lastStep = nil
      return .none
    case .changed: break
    }
    if update.origin != origin {
      anchor += update.origin.x - origin.x
      origin = update.origin
    }
    if let lastStep, update.time - lastStep < Int64(intervalMilliseconds) * 1_000 { return .none }
    let way = update.location.x - anchor
    let factor = min(maximum, 1 + (way.magnitude / range) * (maximum - 1))
    gathered += (way / step) * factor
    let count = wholeNumber(gathered)
    guard count != 0 else { return .none }
    reasons.note(Reason("steps gathered", gathered.magnitude, .reached, 1))
    gathered -= Double(count)
    lastStep = update.time
    anchor = update.location.x
    return .characters(count)
  }

  public var gauge: Gauge { Gauge(value: gathered, limit: 1, unit: "") }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 12),
      isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
      source: "Dictus: 12"),
    ParameterSpec(
      .technique, "maximum", .real(least: 1, greatest: 10, standard: 3),
      meaning: "the most that distance from the last step multiplies by",
      source: "Dictus: 3"),
    ParameterSpec(
      .technique, "range", unit: "pt", .real(least: 1, greatest: 1_000, standard: 120),
      isLogarithmic: true, meaning: "the distance at which it does", source: "Dictus: 120"),
    ParameterSpec(
      .technique, "interval", unit: "ms", .whole(least: 0, greatest: 1_000, standard: 16),
      meaning: "the least time from a step to the next", source: "Dictus: 16"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(step)
    case "maximum": .number(maximum)
    case "range": .number(range)
    case "interval": .number(Double(intervalMilliseconds))
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.number(else: step)
    case "maximum": maximum = value.number(else: maximum)
    case "range": range = value.number(else: range)
    case "interval": intervalMilliseconds = value.whole(else: intervalMilliseconds)
    default: break
    }
  }
}
