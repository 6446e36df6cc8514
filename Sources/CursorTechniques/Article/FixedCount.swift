public import GestureCore

/// The article's fourth stage: callbacks are counted, and a count above the threshold is a step.
///
/// Slow enough to aim, but a slow finger gets as many characters as a fast one.
public struct FixedCount: StepRule {
  /// The count above which a step is due.
  public var threshold = 100
  /// Callbacks since the last step; kept between gestures.
  public private(set) var count = 0

  /// The article's numbers.
  public init() {}

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "threshold", .whole(least: 1, greatest: 1000, standard: 100),
      isLogarithmic: true,
      meaning: "larger is slower: the number of callbacks above which the caret steps",
      source: "the article's listing with a fixed count")
  ]

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    count += 1
    guard count > threshold else { return .none }
    reasons.note(Reason("callbacks", Double(count), .above, Double(threshold)))
    count = 0
    return .characters(update.velocity.dx < 0 ? -1 : 1)
  }

  public var gauge: Gauge { Gauge(value: Double(count), limit: Double(threshold), unit: "") }

  public func value(of name: String) -> ParameterValue? {
    name == "threshold" ? .number(Double(threshold)) : nil
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    if name == "threshold" { threshold = value.whole(else: threshold) }
  }
}
