public import GestureCore

/// The caret's place is a function of the finger's: n = ⌊way ÷ step⌋ towards 0, and an update moves by what n
/// changed.
///
/// Exactly reversible at any speed and rate. A finger that rests on a mark flickers across it.
///
/// ```
///    n  2          ┌────
///       1     ┌────┘         between −step and +step nothing moves
///   ──────────┘
/// ```
public struct PositionalSteps: StepRule {
  /// Length of one character's way.
  public var step = 10.0
  /// The same once two fingers took part in the gesture; 0: as with one.
  public var twoFingerStep = 0.0
  /// Half the height of the band around the origin in which moves are made; outside they are lost for good.
  /// 0: no such band.
  public var band = 0.0
  /// Whether the caret's place is kept from the gesture's start and held to the text, so that what goes beyond
  /// an end must be undone first; otherwise moves are asked for as they come.
  public var owesPastEnds = false
  /// What lengths and positions are measured in.
  public var scale = PixelScale()

  private var count = 0
  private var way = 0.0
  private var hasSeenTwoFingers = false
  private var room = Situation.Room(before: 0, after: 0)

  /// Ten points a character.
  public init() {}

  /// A rule with a step of its own.
  public init(step: Double, band: Double = 0, twoFingerStep: Double = 0, owesPastEnds: Bool = false)
  {
    self.step = step
    self.band = band
    self.twoFingerStep = twoFingerStep
    self.owesPastEnds = owesPastEnds
  }

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      count = 0
      hasSeenTwoFingers = false
      room = situation.room
    case .changed: break
    }
    if update.touches > 1 { hasSeenTwoFingers = true }
    way = scale.position(update.location.x) - scale.position(update.origin.x)
    let length = stepInForce
    let reached = held(wholeNumber(way / length))
    let change = reached - count
    guard change != 0 else { return .none }
    let before = count
    count = reached
    let height = scale.position(update.location.y) - scale.position(update.origin.y)
    guard band == 0 || height.magnitude < scale.length(band) else { return .none }
    let marks = Double(max(before.magnitude, reached.magnitude))
    reasons.note(
      Reason(
        "way", way.magnitude, reached.magnitude < before.magnitude ? .below : .reached,
        marks * length, unit: scale.unit))
    return .characters(change)
  }

  public var gauge: Gauge {
    Gauge(value: way - Double(count) * stepInForce, limit: stepInForce, unit: scale.unit)
  }

  private var stepInForce: Double {
    scale.length(hasSeenTwoFingers && twoFingerStep > 0 ? twoFingerStep : step)
  }

  private func held(_ count: Int) -> Int {
    guard owesPastEnds else { return count }
    // Room is not counted beyond its limit.
    let least = room.before < Situation.Room.limit ? -room.before : .min
    let greatest = room.after < Situation.Room.limit ? room.after : .max
    return max(least, min(greatest, count))
  }
}

extension PositionalSteps {
  public static let table: [ParameterSpec] =
    [
      ParameterSpec(
        .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 10),
        isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "twoFingerStep", unit: "pt", .real(least: 0, greatest: 100, standard: 0),
        meaning: "the same once two fingers took part; 0: as with one",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "band", unit: "pt", .real(least: 0, greatest: 500, standard: 0),
        meaning: "how far up or down the finger may be; what it does beyond is lost; 0: any way",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "owesPastEnds", .flag(standard: false),
        meaning: "whether a way beyond the text's end must be undone before the caret turns back",
        source: "each technique names its own"),
    ] + PixelScale.table

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(step)
    case "twoFingerStep": .number(twoFingerStep)
    case "band": .number(band)
    case "owesPastEnds": .flag(owesPastEnds)
    default: scale.value(of: name)
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.number(else: step)
    case "twoFingerStep": twoFingerStep = value.number(else: twoFingerStep)
    case "band": band = value.number(else: band)
    case "owesPastEnds": owesPastEnds = value == .flag(true)
    default: scale.set(name, to: value)
    }
  }
}
