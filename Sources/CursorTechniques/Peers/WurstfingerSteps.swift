public import GestureCore

/// Wurstfinger: the way gathers in a residual, and each step takes its length out of it; or the whole swipe
/// is one step at its end.
///
/// The discrete style looks at the farthest the residual got: less than a step is nothing, a swipe that came
/// back to less than `returnRatio` of it is a word, any other a character.
public struct WurstfingerSteps: StepRule {
  /// When it moves.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A character for each step's length.
    case continuous
    /// Once, when the finger lifts.
    case discrete
  }

  /// Length of one character's way.
  public var step = 14.0
  /// When it moves.
  public var style = Style.continuous
  /// The share of its farthest way that a finger may be away from the start to have come back.
  public var returnRatio = 0.3

  private var place = 0.0
  private var residual = 0.0
  private var peak = 0.0

  /// Fourteen points a character.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .cancelled: return .none
    case .ended: return style == .discrete ? finish(&reasons) : .none
    case .began:
      place = 0
      residual = 0
      peak = 0
    case .changed: break
    }
    residual += update.translation.dx - place
    place = update.translation.dx
    switch style {
    case .continuous: return .characters(steps(&reasons))
    case .discrete:
      if residual.magnitude > peak.magnitude { peak = residual }
      return .none
    }
  }

  /// Takes steps out of the residual one by one, as the original does: their sum rounds differently.
  private mutating func steps<R: ReasonSink>(_ reasons: inout R) -> Int {
    // Coordinates are bounded; anything else would never end.
    guard residual.magnitude < 1e6, step >= 1 else {
      residual = 0
      return 0
    }
    if residual.magnitude >= step {
      reasons.note(Reason("residual", residual.magnitude, .reached, step, unit: "pt"))
    }
    var count = 0
    while residual <= -step {
      residual += step
      count -= 1
    }
    while residual >= step {
      residual -= step
      count += 1
    }
    return count
  }

  private mutating func finish<R: ReasonSink>(_ reasons: inout R) -> CursorMove {
    guard peak.magnitude >= step else { return .none }
    reasons.note(Reason("farthest way", peak.magnitude, .reached, step, unit: "pt"))
    let direction = peak < 0 ? -1 : 1
    return residual.magnitude / peak.magnitude < returnRatio
      ? CursorMove(.words(direction)) : .characters(direction)
  }

  public var gauge: Gauge {
    Gauge(value: style == .continuous ? residual : peak, limit: step, unit: "pt")
  }
}

extension WurstfingerSteps {
  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 14),
      isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
      source: "Wurstfinger: 14"),
    ParameterSpec(
      .technique, "style",
      .choice(Style.allCases.map { $0.rawValue }, standard: Style.continuous.rawValue),
      meaning: "whether the caret follows the finger, or moves once when it lifts",
      source: "Wurstfinger's setting, continuous"),
    ParameterSpec(
      .technique, "returnRatio", .real(least: 0, greatest: 1, standard: 0.3),
      meaning: "how near the start, of its farthest way, a finger has come back for a word",
      source: "Wurstfinger: 0.3"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(step)
    case "style": .word(style.rawValue)
    case "returnRatio": .number(returnRatio)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.number(else: step)
    case "style": style = Style(rawValue: value.word) ?? style
    case "returnRatio": returnRatio = value.number(else: returnRatio)
    default: break
    }
  }
}
