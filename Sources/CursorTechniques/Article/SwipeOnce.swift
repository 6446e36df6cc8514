public import GestureCore

/// The article's first stage: a swipe is one step, when the finger lifts.
///
/// One character for each swipe, however long: what a swipe recognizer gives.
public struct SwipeOnce: StepRule {
  /// How far the finger must be from its touch-down at the lift, in points.
  public var distance = 30
  private var way = 0.0

  /// The article's numbers.
  public init() {}

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "distance", unit: "pt", .whole(least: 1, greatest: 200, standard: 30),
      meaning: "how long a swipe must be to count", source: "the article's first listing")
  ]

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    way = update.translation.dx.magnitude
    guard update.state == .ended, way >= Double(distance),
      way > update.translation.dy.magnitude
    else { return .none }
    reasons.note(Reason("length of the swipe", way, .reached, Double(distance), unit: "pt"))
    return .characters(update.translation.dx < 0 ? -1 : 1)
  }

  public var gauge: Gauge { Gauge(value: way, limit: Double(distance), unit: "pt") }

  public func value(of name: String) -> ParameterValue? {
    name == "distance" ? .number(Double(distance)) : nil
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    if name == "distance" { distance = value.whole(else: distance) }
  }
}
