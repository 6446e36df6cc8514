public import GestureCore

/// The article's fifth stage: as the last one, without its dead zone.
///
/// A faster finger fills the count sooner. Without a dead zone every tremble of a resting finger counts, too.
public struct VelocityWeighted: StepRule {
  /// Points per second that add 1 at each callback.
  public var divisor = 10
  /// The count above which a step is due.
  public var threshold = 100
  /// What has been added up since the last step; kept between gestures.
  public private(set) var count = 0

  /// The article's numbers.
  public init() {}

  public static let table: [ParameterSpec] = VelocityFilter.table.filter {
    $0.name == "divisor" || $0.name == "threshold"
  }

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    count += wholeMagnitude(update.velocity.dx) / divisor
    guard count > threshold else { return .none }
    reasons.note(Reason("sum of speeds", Double(count), .above, Double(threshold)))
    count = 0
    return .characters(update.velocity.dx < 0 ? -1 : 1)
  }

  public var gauge: Gauge { Gauge(value: Double(count), limit: Double(threshold), unit: "") }

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "divisor": .number(Double(divisor))
    case "threshold": .number(Double(threshold))
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "divisor": divisor = max(1, value.whole(else: divisor))
    case "threshold": threshold = value.whole(else: threshold)
    default: break
    }
  }
}
