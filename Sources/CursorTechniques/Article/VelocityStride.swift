public import GestureCore

/// The road that the article did not take: a fast callback gives several characters at once.
///
/// Fast, and the caret jumps: nobody can see where it goes.
public struct VelocityStride: StepRule {
  /// Points per second that give one character at each callback.
  public var stride = 250
  private var speed = 0

  /// The article's numbers.
  public init() {}

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "stride", unit: "pt/s", .whole(least: 1, greatest: 2000, standard: 250),
      isLogarithmic: true,
      meaning: "larger is slower: the speed that gives one character at each callback",
      source: "the article, which advises against it")
  ]

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    speed = wholeMagnitude(update.velocity.dx)
    let count = speed / stride
    guard count > 0 else { return .none }
    reasons.note(Reason("speed", Double(speed), .reached, Double(stride), unit: "pt/s"))
    return .characters(update.velocity.dx < 0 ? -count : count)
  }

  public var gauge: Gauge { Gauge(value: Double(speed), limit: Double(stride), unit: "pt/s") }

  public func value(of name: String) -> ParameterValue? {
    name == "stride" ? .number(Double(stride)) : nil
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    if name == "stride" { stride = max(1, value.whole(else: stride)) }
  }
}
