public import GestureCore

/// Each axis banks its way and pays it out in whole units: many characters at once, one line at a time.
///
/// Banks fill from the touch-down, in device pixels. Before the threshold is passed what they would pay is
/// lost. An update whose lines are more than twice its characters moves by a line, any other by its characters;
/// either empties the other axis' bank. Lines are not asked for at the text's ends.
///
/// A swipe that began on the space bar and rises a quarter of the bar's height above it is taken back: the caret
/// goes where it was before.
public struct AxisBanks: StepRule {
  private enum Phase: Hashable, Sendable {
    /// The threshold was not passed yet.
    case banking
    /// The caret follows.
    case moving
    /// The swipe rose above the space bar: the rest of it does nothing.
    case takenBack
  }

  /// Device pixels for a character or a line.
  public var step = 50
  /// Device pixels that the finger must get away on either axis.
  public var threshold = 50
  /// Whether up and down move by lines.
  public var movesLines = true
  /// Device pixels in a point.
  public var pixelsPerPoint = 3.0

  private var phase = Phase.banking
  private var origin = Point.zero
  private var down = PixelPoint()
  private var last = PixelPoint()
  private var bank = PixelPoint()

  /// 50 px a character on a screen of three pixels a point.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began: begin(update)
    case .changed: break
    }
    if phase == .takenBack { return .none }
    let place = PixelPoint(update, since: origin, pixelsPerPoint: pixelsPerPoint)
    let (characters, lines) = (pay(&bank.x, place.x - last.x), pay(&bank.y, place.y - last.y))
    last = place
    if let bar = situation.down?.spaceBar {
      let (height, limit) = (bar.y - update.location.y, bar.height / 4)
      if height > limit {
        let wasMoving = phase == .moving
        phase = .takenBack
        guard wasMoving else { return .none }
        reasons.note(Reason("height above the space bar", height, .above, limit, unit: "pt"))
        return CursorMove(.restore)
      }
    }
    let way = place - down
    if phase == .banking {
      let limit = Float(threshold)
      guard way.x.magnitude > limit || way.y.magnitude > limit else { return .none }
      phase = .moving
    }
    if movesLines, lines.magnitude > 2 * characters.magnitude {
      bank.x = 0
      guard lines > 0 ? situation.room.after > 0 : situation.room.before > 0 else { return .none }
      reasons.note(paid("banked way down", lines, bank.y))
      return CursorMove(.lines(lines.signum()))
    }
    guard characters != 0 else { return .none }
    bank.y = 0
    reasons.note(paid("banked way", characters, bank.x))
    return .characters(characters)
  }

  private mutating func begin(_ update: PanUpdate) {
    phase = .banking
    origin = update.origin
    down = PixelPoint(origin, pixelsPerPoint: pixelsPerPoint)
    last = down
    bank = PixelPoint()
  }

  /// Banks a way and takes the whole units out again.
  private func pay(_ bank: inout Float, _ way: Float) -> Int {
    let sum = bank + way
    bank = sum.truncatingRemainder(dividingBy: Float(max(1, step)))
    if !bank.isFinite { bank = 0 }
    return wholeNumber(sum / Float(max(1, step)))
  }

  private func paid(_ quantity: String, _ units: Int, _ rest: Float) -> Reason {
    Reason(
      quantity, (Double(units) * Double(step) + Double(rest)).magnitude, .reached, Double(step),
      unit: "px")
  }

  public var claimsKey: Bool { phase != .banking }

  public var gauge: Gauge { Gauge(value: Double(bank.x), limit: Double(step), unit: "px") }
}

extension AxisBanks {
  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "step", unit: "px", .whole(least: 1, greatest: 500, standard: 50),
      isLogarithmic: true,
      meaning: "larger is slower: device pixels for a character, or for a line",
      source: "SwiftKey EXI: 50 px"),
    ParameterSpec(
      .technique, "threshold", unit: "px", .whole(least: 0, greatest: 500, standard: 50),
      meaning: "how far the finger must get away on either axis before the caret follows",
      source: "SwiftKey EXI: 50 px"),
    ParameterSpec(
      .technique, "lines", .flag(standard: true), meaning: "whether up and down move by lines",
      source: "SwiftKey EXI: on"),
    ParameterSpec(
      .technique, "pixelsPerPoint", .real(least: 0.5, greatest: 5, standard: 3),
      meaning: "the screen's density: the rule measures device pixels",
      source: "a phone of today: 3"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(Double(step))
    case "threshold": .number(Double(threshold))
    case "lines": .flag(movesLines)
    case "pixelsPerPoint": .number(pixelsPerPoint)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.whole(else: step)
    case "threshold": threshold = value.whole(else: threshold)
    case "lines": movesLines = value == .flag(true)
    case "pixelsPerPoint": pixelsPerPoint = value.number(else: pixelsPerPoint)
    default: break
    }
  }
}

extension TouchDown {
  /// The space bar's frame, if the finger went down on it.
  fileprivate var spaceBar: Rectangle? {
    guard let key, key.role == .space else { return nil }
    return key.frame
  }
}
