public import GestureCore

/// SwipeSelection Pro: the caret's place is the finger's, and three fingers may go to the text's ends.
public struct SwipeSelectionProSteps: StepRule {
  /// Where one and two fingers take the caret.
  public var place = PositionalSteps(step: 9, owesPastEnds: true)
  /// Whether three fingers go to the end or the start of the text, which ends the gesture.
  public var threeFingerEnds = false

  private var isOver = false

  /// Nine points a character.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began: isOver = false
    case .changed: break
    }
    guard !isOver else { return .none }
    guard threeFingerEnds, update.touches >= 3 else {
      return place.feed(update, situation, into: &reasons)
    }
    isOver = true
    reasons.note(Reason("fingers", Double(update.touches), .reached, 3))
    // The first update is where the way is measured from: its direction is the one through the dead zone.
    let way =
      update.state == .began
      ? update.location.x - (situation.down?.location.x ?? update.location.x)
      : update.translation.dx
    return CursorMove(.end(forward: way > 0))
  }

  public var gauge: Gauge { place.gauge }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "step", unit: "pt", .real(least: 1, greatest: 50, standard: 9),
      isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
      source: "SwipeSelection Pro's speeds: 15, 11, 9 (normal), 7, 5"),
    ParameterSpec(
      .technique, "threeFingerEnds", .flag(standard: false),
      meaning: "whether three fingers go to the text's end or start",
      source: "SwipeSelection Pro's setting, off"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(place.step)
    case "threeFingerEnds": .flag(threeFingerEnds)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": place.step = value.number(else: place.step)
    case "threeFingerEnds": threeFingerEnds = value == .flag(true)
    default: break
    }
  }
}
