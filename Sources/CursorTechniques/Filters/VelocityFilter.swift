public import GestureCore

/// The article's last stage: callbacks add up the finger's speed, and a sum above the threshold is a step.
///
/// Exactly as listed: whole numbers, truncation, strict comparisons, a dead zone that is not latched, a
/// counter that survives between gestures, and no look at the pan's state, so that the lift counts too.
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
  /// What has been added up since the last step.
  public private(set) var count = 0

  /// The article's numbers.
  public init() {}

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "deadZone", unit: "pt", .whole(least: 0, greatest: 200, standard: 70),
      meaning: "how far the finger must be from where it went down before anything counts",
      source: "the article's last listing"),
    ParameterSpec(
      .technique, "divisor", .whole(least: 1, greatest: 100, standard: 10), isLogarithmic: true,
      meaning: "larger is slower: points per second that add 1 at each callback",
      source: "the article's last listing"),
    ParameterSpec(
      .technique, "threshold", .whole(least: 1, greatest: 1000, standard: 100),
      isLogarithmic: true,
      meaning: "larger is slower: the sum above which the caret steps",
      source: "the article's last listing"),
  ]

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    let (translation, velocity) = (update.translation.dx, update.velocity.dx)
    let sum = count + wholeMagnitude(velocity) / divisor
    let step = step(translation: translation, velocity: velocity)
    if step != 0 {
      reasons.note(Reason("sum of speeds", Double(sum), .above, Double(threshold)))
    }
    return .characters(step)
  }

  /// One callback of the listing.
  ///
  /// - Returns: −1, 0 or +1.
  @inlinable
  public mutating func step(translation: Double, velocity: Double) -> Int {
    guard translation.magnitude > Double(deadZone) else { return 0 }
    advance(by: wholeMagnitude(velocity) / divisor)
    guard count > threshold else { return 0 }
    clear()
    return velocity < 0 ? -1 : 1
  }

  @usableFromInline
  mutating func advance(by amount: Int) { count += amount }

  @usableFromInline
  mutating func clear() { count = 0 }

  public var gauge: Gauge {
    Gauge(value: Double(count), limit: Double(threshold), unit: "")
  }

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "deadZone": .number(Double(deadZone))
    case "divisor": .number(Double(divisor))
    case "threshold": .number(Double(threshold))
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "deadZone": deadZone = value.whole(else: deadZone)
    case "divisor": divisor = max(1, value.whole(else: divisor))
    case "threshold": threshold = value.whole(else: threshold)
    default: break
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
