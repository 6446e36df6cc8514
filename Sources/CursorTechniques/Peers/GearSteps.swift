public import GestureCore

/// SwipeShiftCaret: the caret's place is the finger's, a character each step ÷ gear.
///
/// The gear is the most fingers seen; with `gear` on, an update that finds the finger faster than `gearSpeed`
/// after one that found it slower adds ⌊speed ÷ gearSpeed⌋. It never falls within a gesture, and a new gear
/// measures the whole way anew: the caret jumps.
///
/// ```
///   characters      gear 2 ╱        at 120 pt gear 1 stands at 7, gear 2 at 15
///                        ╱│
///            gear 1 __╱‾  ↑ jump
///   ─────────────‾‾───────────▶ way
/// ```
public struct GearSteps: StepRule {
  /// Length of one character's way in the first gear; the length in force is a whole number of points.
  public var step = 16
  /// Whether speed shifts the gear up.
  public var shiftsGear = false
  /// Points per second at which a gear is added.
  public var gearSpeed = 1_000
  /// Whether the finger's height moves by lines.
  public var movesLines = false

  private var gearInForce = 1
  private var speed = 0
  private var way = Vector.zero
  private var place = PositionalSteps(step: 16, owesPastEnds: true)
  private var lines = 0

  /// Sixteen points a character, without gears.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      gearInForce = 1
      speed = 0
      lines = 0
    case .changed: break
    }
    gearInForce = max(gearInForce, update.touches)
    if shiftsGear { shift(wholeMagnitude(update.velocity.dx)) }
    way = update.translation
    place.step = Double(stepInForce)
    let move = place.feed(update, situation, into: &reasons)
    guard movesLines else { return move }
    let reached = wholeNumber(way.dy / Double(stepInForce))
    let change = reached - lines
    lines = reached
    if change != 0 {
      reasons.note(
        Reason(
          "height", way.dy.magnitude, .reached, Double(reached) * Double(stepInForce), unit: "pt"))
    }
    guard case .characters(let characters) = move.distance else { return move }
    return .plane(characters: characters, lines: change)
  }

  private mutating func shift(_ newSpeed: Int) {
    // Capped, so that no sum overflows; the step is one point long before.
    if speed < gearSpeed { gearInForce = min(1_000, gearInForce + newSpeed / gearSpeed) }
    speed = newSpeed
  }

  private var stepInForce: Int { max(1, step / gearInForce) }

  public var gauge: Gauge { place.gauge }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "step", unit: "pt", .whole(least: 1, greatest: 100, standard: 16),
      isLogarithmic: true,
      meaning: "larger is slower: how far one slow finger goes for a character",
      source: "SwipeShiftCaret: 16, divided by the gear in whole numbers"),
    ParameterSpec(
      .technique, "gear", .flag(standard: false),
      meaning: "whether each burst of speed makes the rest of the swipe faster",
      source: "SwipeShiftCaret's setting, off"),
    ParameterSpec(
      .technique, "gearSpeed", unit: "pt/s", .whole(least: 100, greatest: 10_000, standard: 1_000),
      isLogarithmic: true, meaning: "the speed that shifts the gear up",
      source: "SwipeShiftCaret: 1000"),
    ParameterSpec(
      .technique, "lines", .flag(standard: false),
      meaning: "whether up and down move by lines, as far as for a character",
      source: "SwipeShiftCaret's setting, off"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(Double(step))
    case "gear": .flag(shiftsGear)
    case "gearSpeed": .number(Double(gearSpeed))
    case "lines": .flag(movesLines)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = max(1, value.whole(else: step))
    case "gear": shiftsGear = value == .flag(true)
    case "gearSpeed": gearSpeed = max(1, value.whole(else: gearSpeed))
    case "lines": movesLines = value == .flag(true)
    default: break
    }
  }
}
