public import GestureCore

/// An anchor that follows the finger in whole steps along the axis that a gesture takes first.
///
/// Each update that is a step or more from the touch-down and farther up or down than across makes the gesture
/// vertical for good, unless a step across came before, which makes it horizontal for good.
public struct LockedAxisSteps: StepRule {
  /// What a vertical gesture does.
  public enum Vertical: String, Hashable, Sendable, CaseIterable {
    /// Nothing any more until the lift, nor does the key type.
    case refused
    /// Moves by one line for each update with a step in it.
    case lines
  }

  /// Length of a character's and of a line's way.
  public var step = 10.0
  /// What a vertical gesture does.
  public var vertical = Vertical.refused
  /// What lengths and positions are measured in.
  public var scale = PixelScale()

  private enum Lock: Hashable, Sendable {
    case open
    case horizontal
    case vertical
  }

  private var lock = Lock.open
  private var anchor = WalkedAnchor()
  private var way = Vector.zero

  /// Ten points a step.
  public init() {}

  /// A rule with a step of its own.
  public init(step: Double, scale: PixelScale) {
    self.step = step
    self.scale = scale
  }

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      anchor = WalkedAnchor(update.origin, scale)
      lock = .open
    case .changed: anchor.follow(update.origin, scale)
    }
    way.dx = scale.position(update.location.x) - anchor.x
    way.dy = scale.position(update.location.y) - anchor.y
    let length = scale.length(step)
    if lock == .open, way.dy.magnitude > way.dx.magnitude, wholeNumber(way.dy / length) != 0 {
      lock = .vertical
    }
    switch lock {
    case .open, .horizontal:
      let count = walk(&way.dx, &anchor.x, length, &reasons)
      if count != 0 { lock = .horizontal }
      return .characters(count)
    case .vertical:
      guard vertical == .lines else { return .none }
      let count = walk(&way.dy, &anchor.y, length, &reasons)
      return CursorMove(.lines(count.signum()))
    }
  }

  /// Takes whole steps out of the way and moves the anchor by them.
  private func walk<R: ReasonSink>(
    _ way: inout Double, _ anchor: inout Double, _ length: Double, _ reasons: inout R
  ) -> Int {
    let count = wholeNumber(way / length)
    guard count != 0 else { return 0 }
    reasons.note(
      Reason("way from the last mark", way.magnitude, .reached, length, unit: scale.unit))
    anchor += Double(count) * length
    way -= Double(count) * length
    return count
  }

  public var gauge: Gauge {
    Gauge(
      value: lock == .vertical ? way.dy : way.dx, limit: scale.length(step), unit: scale.unit)
  }

  public var claimsKey: Bool { lock == .vertical && vertical == .refused }
}

extension LockedAxisSteps {
  public static let table: [ParameterSpec] =
    [
      ParameterSpec(
        .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 10),
        isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
        source: "HeliBoard: 10"),
      ParameterSpec(
        .technique, "vertical",
        .choice(Vertical.allCases.map { $0.rawValue }, standard: Vertical.refused.rawValue),
        meaning: "what a gesture does that goes up or down first: no more, or lines",
        source: "HeliBoard: none; moving the caret is one of its settings"),
    ] + PixelScale.table

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(step)
    case "vertical": .word(vertical.rawValue)
    default: scale.value(of: name)
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.number(else: step)
    case "vertical": vertical = Vertical(rawValue: value.word) ?? vertical
    default: scale.set(name, to: value)
    }
  }
}
