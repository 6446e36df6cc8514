public import GestureCore

/// Units of way are counted from the touch-down, and those that an update made by going sideways move the
/// caret.
///
/// An update's direction is one of eight sectors of 45°; what goes up, down or slanting is counted and lost. Before
/// the first move, updates are looked at only when the finger got farther than two units from the last place
/// that was looked at; the first move is one short of the units it covers, so that the start is no leap.
///
/// ```
///        ╲ lost ╱      sideways: |y| < (√2 − 1)·|x|
///    moves ╲  ╱ moves
///          ╱  ╲
/// ```
public struct SidewaysUnits: StepRule {
  /// tan 22.5°: where the sectors meet.
  private static let slope = 0.414_213_562_373_095

  /// The swipe's length in the keyboard's settings, in points: four units.
  public var distance = 32

  private var looked = Point.zero
  private var way = 0.0
  private var units = 0
  private var hasMoved = false
  private var origin = Point.zero

  /// A swipe of 32 pt.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began: begin(update.origin)
    case .changed: follow(update.origin)
    }
    let step = update.location - looked
    way = update.translation.dx
    let threshold = Double(distance) / 2
    guard hasMoved || step.dx.magnitude > threshold || step.dy.magnitude > threshold else {
      return .none
    }
    looked = update.location
    let reached = wholeNumber(way / unit)
    let change = Int((reached - units).magnitude)
    units = reached
    guard step.dy.magnitude <= Self.slope * step.dx.magnitude else { return .none }
    let isFirst = !hasMoved
    hasMoved = true
    let count = isFirst ? change - 1 : change
    guard count > 0 else { return .none }
    reasons.note(
      isFirst
        ? Reason("way since the last look", step.dx.magnitude, .above, threshold, unit: "pt")
        : Reason("units since the last update", Double(change), .reached, 1))
    return .characters(step.dx < 0 ? -count : count)
  }

  private mutating func begin(_ origin: Point) {
    looked = origin
    units = 0
    hasMoved = false
    self.origin = origin
  }

  /// Moves on with the recognizer's origin.
  private mutating func follow(_ origin: Point) {
    guard origin != self.origin else { return }
    looked = looked + (origin - self.origin)
    self.origin = origin
  }

  private var unit: Double { Double(max(1, distance)) / 4 }

  public var claimsKey: Bool { hasMoved }

  public var gauge: Gauge {
    Gauge(value: way - Double(units) * unit, limit: unit, unit: "pt")
  }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "distance", unit: "pt", .whole(least: 12, greatest: 72, standard: 32),
      isLogarithmic: true,
      meaning: "larger is slower and starts later: half of it starts, a quarter is a character",
      source: "florisboard: 32 dp, 12…72")
  ]

  public func value(of name: String) -> ParameterValue? {
    name == "distance" ? .number(Double(distance)) : nil
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    if name == "distance" { distance = value.whole(else: distance) }
  }
}
