public import GestureCore

/// The article's last stage: callbacks add up the finger's speed, and a sum above the threshold is a step.
///
/// Exactly as listed, unless `repairs` mend one of its flaws: whole numbers, truncation, strict comparisons, a
/// dead zone that is not latched, a counter that survives between gestures, and no look at the pan's state, so
/// that the lift counts too.
///
/// At constant speed v and f callbacks a second, with a = ⌊v / divisor⌋, a step comes every
/// ⌊threshold / a⌋ + 1 callbacks: never more than f steps a second, and none below v = divisor.
///
/// ```
///   count
///   threshold ┄┄┄┄┄┄╭┄┄┄┄┄╭┄┄┄┄┄   each callback adds a; what lies above the threshold
///            ╭──╯  │ ╭──╯  │      is thrown away with the reset
///         ╭──╯     ├─╯     ├──
///   ──────╯        ╰       ╰       → callbacks
/// ```
public struct VelocityFilter: StepRule {
  /// Points of translation, either way, in which nothing counts.
  public var deadZone = 70
  /// Points per second that add 1 at each callback.
  public var divisor = 10
  /// The count above which a step is due.
  public var threshold = 100
  /// The flaws that are mended.
  public var repairs: Repairs = []
  /// What has been added up since the last step: whole, unless a repair makes parts of it count.
  @inlinable public var count: Double { sum }

  @usableFromInline var sum = 0.0

  /// Whether the finger has been beyond the dead zone in this gesture.
  var hasLeftDeadZone = false
  /// Where the finger was at the update before, as translation in points.
  var previousX = 0.0

  /// The article's numbers.
  public init() {}

  /// Every flaw mended, and a dead zone as small as that allows.
  public static var repaired: VelocityFilter {
    var filter = VelocityFilter()
    filter.repairs = .all
    filter.deadZone = 30
    return filter
  }

  public static let table: [ParameterSpec] =
    [
      ParameterSpec(
        .technique, "deadZone", unit: "pt", .whole(least: 0, greatest: 200, standard: 70),
        meaning: "how far the finger must be from where it went down before anything counts",
        source: "the article's last listing"),
      ParameterSpec(
        .technique, "divisor", .whole(least: 1, greatest: 100, standard: 10),
        isLogarithmic: true,
        meaning: "larger is slower: points per second that add 1 at each callback",
        source: "the article's last listing"),
      ParameterSpec(
        .technique, "threshold", .whole(least: 1, greatest: 1000, standard: 100),
        isLogarithmic: true,
        meaning: "larger is slower: the sum above which the caret steps",
        source: "the article's last listing"),
    ] + switchRows

  @inlinable
  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    guard repairs.isEmpty else { return .characters(repairedFeed(update, into: &reasons)) }
    let velocity = update.velocity.dx
    guard update.translation.dx.magnitude > Double(deadZone) else { return .none }
    sum += Double(wholeMagnitude(velocity) / divisor)
    guard sum.magnitude > Double(threshold) else { return .none }
    reasons.note(Reason("sum of speeds", sum, .above, Double(threshold)))
    sum = 0
    return .characters(velocity < 0 ? -1 : 1)
  }

  public var gauge: Gauge { Gauge(value: count, limit: Double(threshold), unit: "") }

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "deadZone": .number(Double(deadZone))
    case "divisor": .number(Double(divisor))
    case "threshold": .number(Double(threshold))
    default: Repairs(name: name).map { .flag(repairs.contains($0)) }
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "deadZone": deadZone = value.whole(else: deadZone)
    case "divisor": divisor = max(1, value.whole(else: divisor))
    case "threshold": threshold = value.whole(else: threshold)
    default:
      guard let repair = Repairs(name: name) else { return }
      if value == .flag(true) {
        repairs.insert(repair)
      } else {
        repairs.remove(repair)
      }
    }
  }
}

/// |number| without its fraction; 0 for NaN, and capped far beyond any finger so that sums cannot overflow.
@inlinable
func wholeMagnitude(_ number: Double) -> Int {
  let magnitude = number.magnitude
  // NaN fails the comparison, too.
  guard magnitude < 1e15 else { return magnitude >= 1e15 ? 1_000_000_000_000_000 : 0 }
  return Int(magnitude)
}
