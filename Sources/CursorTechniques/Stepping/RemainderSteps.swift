public import GestureCore

/// An anchor follows the finger in whole steps: what lies beyond the last one is kept for the next.
///
/// Reversible and independent of rate; a reversal needs a whole step, so a resting finger is silent.
///
/// ```
///   anchor ─step─│─step─│ rest      the next anchor is the second mark
/// ```
public struct RemainderSteps: StepRule {
  /// Length of one character's way at speed 1.
  public var step = 10.0
  /// Whether the way must exceed a step, not only reach it, before any are taken.
  public var exceeds = false
  /// Steps for each step's length.
  public var speed = 1.0
  /// The most characters or lines an update moves by; 0: any number. What lies beyond is kept.
  public var most = 0
  /// Length of one word's way with two fingers, not counting one that holds shift; 0: two fingers move by
  /// characters.
  public var wordStep = 0.0
  /// Length of one line's way; 0: vertical movement does nothing.
  public var lineStep = 0.0
  /// Whether the place of the lift counts as another move.
  public var countsLift = false
  /// What lengths and positions are measured in.
  public var scale = PixelScale()

  private var anchor = WalkedAnchor()
  private var way = Vector.zero
  private var fingers = WordFingers()
  private var movesWords = false

  /// Ten points a character.
  public init() {}

  /// A rule with a step of its own.
  public init(step: Double, scale: PixelScale = PixelScale()) {
    self.step = step
    self.scale = scale
  }

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .began: begin(update)
    case .changed: anchor.follow(update.origin, scale)
    case .ended:
      guard countsLift else { return .none }
      anchor.follow(update.origin, scale)
    case .cancelled: return .none
    }
    let isOfWords = fingers.movesWords(update, situation) && wordStep > 0
    if isOfWords != movesWords {
      // Another unit starts from where the finger is.
      movesWords = isOfWords
      anchor.x += way.dx
    }
    way.dx = scale.position(update.location.x) - anchor.x
    way.dy = scale.position(update.location.y) - anchor.y
    let characters = walk(&way.dx, &anchor.x, stepInForce, &reasons)
    guard lineStep > 0 else {
      return movesWords ? CursorMove(.words(characters)) : .characters(characters)
    }
    let lines = walk(&way.dy, &anchor.y, scale.length(lineStep), &reasons)
    return .plane(characters: characters, lines: lines)
  }

  private mutating func begin(_ update: PanUpdate) {
    anchor = WalkedAnchor(update.origin, scale)
    way = .zero
  }

  /// Takes whole steps out of the way and moves the anchor by them.
  private func walk<R: ReasonSink>(
    _ way: inout Double, _ anchor: inout Double, _ length: Double, _ reasons: inout R
  ) -> Int {
    if exceeds, way.magnitude * speed <= length { return 0 }
    var count = wholeNumber(way * speed / length)
    if most > 0 { count = max(-most, min(most, count)) }
    guard count != 0 else { return 0 }
    reasons.note(
      Reason(
        "way from the last mark", way.magnitude * speed, exceeds ? .above : .reached, length,
        unit: scale.unit))
    let taken = Double(count) * length / speed
    anchor += taken
    way -= taken
    return count
  }

  public var gauge: Gauge {
    Gauge(value: way.dx * speed, limit: stepInForce, unit: scale.unit)
  }

  private var stepInForce: Double { scale.length(movesWords ? wordStep : step) }
}
