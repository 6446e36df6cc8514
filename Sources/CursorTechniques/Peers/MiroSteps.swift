public import GestureCore

/// MiRO92's SwipeSelection: sideways one character at a time, up and down whole lines, each axis with a dead
/// zone of its own.
///
/// Both axes measure from where the gesture began. Sideways the anchor jumps to the finger; vertically what
/// lies beyond the last whole step is kept. The first move of a gesture ticks.
public struct MiroSteps: StepRule {
  /// How far the finger must go along an axis before that axis moves anything.
  public var deadZone = 20.0
  /// Length of one character's or one line's way.
  public var step = 10.0
  /// Length of one word's way with two fingers; 0: two fingers move by characters.
  public var wordStep = 20.0
  /// Whether up and down move by lines.
  public var movesLines = true

  private var horizontal = AnchorSteps(step: 10, wordStep: 20)
  private var height = 0.0
  private var rest = 0.0
  private var isOpenSideways = false
  private var isOpenVertically = false
  private var hasMoved = false

  /// Ten points a character or line.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      isOpenSideways = false
      isOpenVertically = false
      hasMoved = false
      height = 0
      rest = 0
    case .changed: break
    }
    if movesLines { gatherHeight(update) }
    let move = sideways(update, situation, &reasons) ?? .none
    switch move.distance {
    case .characters(let count):
      return ticked(.plane(characters: count, lines: takeLines(&reasons)))
    // Lines wait for an update without a word.
    case .words(let count):
      return ticked(count == 0 ? CursorMove(.lines(takeLines(&reasons))) : move)
    case .lines, .plane, .end, .restore: return ticked(move)
    }
  }

  /// The move of the horizontal axis; nil while its dead zone is not left.
  private mutating func sideways<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, _ reasons: inout R
  ) -> CursorMove? {
    var update = update
    if !isOpenSideways {
      guard update.translation.dx.magnitude >= deadZone else { return nil }
      isOpenSideways = true
      update.state = .began
    }
    horizontal.step = step
    horizontal.wordStep = wordStep
    return horizontal.feed(update, situation, into: &reasons)
  }

  private mutating func gatherHeight(_ update: PanUpdate) {
    if !isOpenVertically {
      guard update.translation.dy.magnitude >= deadZone else { return }
      isOpenVertically = true
    }
    rest += update.translation.dy - height
    height = update.translation.dy
  }

  private mutating func takeLines<R: ReasonSink>(_ reasons: inout R) -> Int {
    let count = wholeNumber(rest / step)
    guard count != 0 else { return 0 }
    reasons.note(Reason("way since the last line", rest.magnitude, .reached, step, unit: "pt"))
    rest -= Double(count) * step
    return count
  }

  private mutating func ticked(_ move: CursorMove) -> CursorMove {
    var move = move
    if !hasMoved, !move.isNone {
      hasMoved = true
      move.tick = true
    }
    return move
  }

  public var gauge: Gauge { horizontal.gauge }
}

extension MiroSteps {
  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "deadZone", unit: "pt", .real(least: 1, greatest: 100, standard: 20),
      meaning: "how far the finger must go sideways, or up or down, before that axis moves",
      source: "MiRO92's setting: 20, whole numbers from 1 to 100; 65 beside SwipeExtenderX"),
    ParameterSpec(
      .technique, "step", unit: "pt", .real(least: 1, greatest: 20, standard: 10),
      meaning: "larger is slower: how far the finger goes for a character or a line",
      source: "MiRO92's cursor speed: 10, whole numbers from 1 to 20"),
    ParameterSpec(
      .technique, "wordStep", unit: "pt", .real(least: 0, greatest: 100, standard: 20),
      meaning: "how far two fingers go for a word; 0: they move by characters",
      source: "MiRO92: 20"),
    ParameterSpec(
      .technique, "lines", .flag(standard: true), meaning: "whether up and down move by lines",
      source: "MiRO92's setting, on"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "deadZone": .number(deadZone)
    case "step": .number(step)
    case "wordStep": .number(wordStep)
    case "lines": .flag(movesLines)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "deadZone": deadZone = value.number(else: deadZone)
    case "step": step = value.number(else: step)
    case "wordStep": wordStep = value.number(else: wordStep)
    case "lines": movesLines = value == .flag(true)
    default: break
    }
  }
}
