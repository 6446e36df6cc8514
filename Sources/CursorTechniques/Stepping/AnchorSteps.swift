public import GestureCore

/// An anchor jumps to the finger with every step: what lay beyond the step is dropped.
///
/// A step needs the same way again after each reversal, so a resting finger is silent; where only one step is
/// taken an update, a faster finger gets fewer of them.
///
/// ```
///   anchor ──step──▶│ rest │      the next anchor is where the finger is
///                   └──────┴─▶ dropped
/// ```
public struct AnchorSteps: StepRule {
  /// What vertical movement does.
  public enum Vertical: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Moves by lines where |y| > |x|; a step moves the anchor on both axes.
    case dominant
    /// Moves by lines, each axis with an anchor of its own.
    case independent
  }

  /// Length of one character's way.
  public var step = 10.0
  /// Whether exactly that length is enough.
  public var reaches = false
  /// Whether an update takes all whole steps; otherwise one at the most.
  public var takesAll = false
  /// Length of one word's way with two fingers, not counting one that holds shift; 0: two fingers move by
  /// characters.
  public var wordStep = 0.0
  /// What vertical movement does.
  public var vertical = Vertical.none
  /// Length of one line's way.
  public var lineStep = 10.0
  /// What lengths and positions are measured in.
  public var scale = PixelScale()

  private var anchor = WalkedAnchor()
  private var way = Vector.zero
  private var fingers = WordFingers()
  private var movesWords = false

  /// Ten points a character, one at a time.
  public init() {}

  /// A rule with steps of its own.
  public init(step: Double, wordStep: Double = 0) {
    self.step = step
    self.wordStep = wordStep
  }

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began: anchor = WalkedAnchor(update.origin, scale)
    case .changed: anchor.follow(update.origin, scale)
    }
    movesWords = fingers.movesWords(update, situation) && wordStep > 0
    way.dx = scale.position(update.location.x) - anchor.x
    way.dy = scale.position(update.location.y) - anchor.y
    switch vertical {
    case .none:
      let count = steps(way.dx, stepInForce, &reasons)
      if count != 0 { anchor.x += way.dx }
      return movesWords ? CursorMove(.words(count)) : .characters(count)
    case .dominant:
      let isVertical = way.dy.magnitude > way.dx.magnitude
      let count = steps(
        isVertical ? way.dy : way.dx, isVertical ? scale.length(lineStep) : stepInForce, &reasons)
      guard count != 0 else { return .none }
      anchor.x += way.dx
      anchor.y += way.dy
      return isVertical ? CursorMove(.lines(count)) : .characters(count)
    case .independent:
      let characters = steps(way.dx, stepInForce, &reasons)
      let lines = steps(way.dy, scale.length(lineStep), &reasons)
      if characters != 0 { anchor.x += way.dx }
      if lines != 0 { anchor.y += way.dy }
      return .plane(characters: characters, lines: lines)
    }
  }

  /// Steps that the way from the anchor is worth, in the direction of the way.
  private func steps<R: ReasonSink>(_ way: Double, _ length: Double, _ reasons: inout R) -> Int {
    let distance = way.magnitude
    guard distance > length || (reaches && distance == length) else { return 0 }
    reasons.note(
      Reason("way from the anchor", distance, reaches ? .reached : .above, length, unit: scale.unit)
    )
    let count = takesAll ? wholeMagnitude(distance / length) : 1
    return way < 0 ? -count : count
  }

  public var gauge: Gauge {
    Gauge(value: way.dx, limit: stepInForce, unit: scale.unit)
  }

  private var stepInForce: Double { scale.length(movesWords ? wordStep : step) }
}
