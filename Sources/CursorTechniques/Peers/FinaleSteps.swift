public import GestureCore

/// Finale: an anchor that jumps to the finger, and a caret that runs by itself while the finger is near the
/// screen's edge.
///
/// In the outer share of the width nothing but the repetition moves the caret: the first character comes one
/// `interval` after the finger got there. Leaving it measures on from the place where the finger entered.
public struct FinaleSteps: StepRule {
  /// Length that a character's way exceeds.
  public var step = 5.0
  /// The share of the screen's width, in hundredths, on either side in which the caret runs.
  public var edgePercent = 10.0
  /// Time from one character to the next there, in milliseconds.
  public var intervalMilliseconds = 50

  /// A caret that runs.
  private struct Run: Hashable, Sendable {
    var direction: Int
    var next: Instant
    var entry: Double
    /// Characters so far.
    var count = 0
  }

  /// A caret that has run so far stands still until the finger comes anew: a recording that leaves a finger there
  /// for a year must end, too. The peer has no such limit.
  private static let limit = 6_000

  private var anchor = 0.0
  private var origin = Point.zero
  private var way = 0.0
  private var run: Run?

  /// Five points a character.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled:
      run = nil
      return .none
    case .began:
      anchor = update.origin.x
      origin = update.origin
      run = nil
    case .changed: break
    }
    if update.origin != origin {
      anchor += update.origin.x - origin.x
      origin = update.origin
    }
    let x = update.location.x
    let edge = edge(of: x, situation.keyboardFrame)
    guard edge == 0 else {
      if run?.direction != edge {
        run = Run(direction: edge, next: update.time + interval, entry: x)
      }
      return .none
    }
    run = nil
    way = x - anchor
    guard way.magnitude > step else { return .none }
    reasons.note(Reason("way from the anchor", way.magnitude, .above, step, unit: "pt"))
    anchor = x
    return .characters(way < 0 ? -1 : 1)
  }

  public var deadline: Instant? {
    guard let run, run.count < Self.limit else { return nil }
    return run.next
  }

  public mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove {
    guard var run, let deadline, deadline <= time else { return .none }
    anchor = run.entry
    run.next = run.next + interval
    run.count += 1
    self.run = run
    return .characters(run.direction)
  }

  /// −1 at the left edge, +1 at the right one, 0 between, or where the keyboard's width is not known.
  private func edge(of x: Double, _ frame: Rectangle) -> Int {
    let margin = frame.width * edgePercent / 100
    guard margin > 0 else { return 0 }
    if x < frame.x + margin { return -1 }
    return x > frame.maxX - margin ? 1 : 0
  }

  /// In microseconds; never 0, so that time goes on.
  private var interval: Int64 { Int64(max(1, intervalMilliseconds)) * 1_000 }

  public var gauge: Gauge { Gauge(value: way, limit: step, unit: "pt") }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 5),
      isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
      source: "Finale: 5"),
    ParameterSpec(
      .technique, "edge", unit: "%", .real(least: 0, greatest: 40, standard: 10),
      meaning: "how much of the width, on either side, makes the caret run by itself; 0: nothing",
      source: "Finale: 10 % of the screen's width"),
    ParameterSpec(
      .technique, "interval", unit: "ms", .whole(least: 10, greatest: 1_000, standard: 50),
      isLogarithmic: true, meaning: "time from one character to the next there",
      source: "Finale: 50"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(step)
    case "edge": .number(edgePercent)
    case "interval": .number(Double(intervalMilliseconds))
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.number(else: step)
    case "edge": edgePercent = value.number(else: edgePercent)
    case "interval": intervalMilliseconds = max(1, value.whole(else: intervalMilliseconds))
    default: break
    }
  }
}
