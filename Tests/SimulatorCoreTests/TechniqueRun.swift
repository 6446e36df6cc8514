import CursorTechniques
import GestureCore

/// A technique under raw touches: recognizer, start rule and step rule, without the phone around them.
struct TechniqueRun: Hashable {
  /// A move and when it was asked for.
  struct TimedMove: Hashable {
    var time: Instant
    var move: CursorMove
  }

  /// 390 points wide: shift, space and delete, and letters above; no edge lies on a whole point, so that a
  /// mirror image leaves whole points on their keys.
  static let situation = Situation(
    keyboardFrame: Rectangle(x: 0, y: 553, width: 390, height: 291),
    keys: [
      KeyArea(frame: Rectangle(x: 0.5, y: 669, width: 57, height: 54), role: .shift),
      KeyArea(frame: Rectangle(x: 332.5, y: 669, width: 57, height: 54), role: .delete),
      KeyArea(frame: Rectangle(x: 98.5, y: 723, width: 193, height: 54), role: .space),
      KeyArea(frame: Rectangle(x: 0.5, y: 561, width: 389, height: 108), role: .letter),
    ])

  /// Everything that was asked for, in order.
  private(set) var moves: [TimedMove] = []
  /// Gauges that were no number, and moves of updates that gave no reason for them, or an untrue one.
  private(set) var faults: [String] = []

  /// Feeds samples in order, each a batch of its own, and runs deadlines between them.
  init(
    _ technique: Technique, _ samples: [TouchSample], situation: Situation = Self.situation,
    assumesHold: Bool = true
  ) {
    var technique = technique
    technique.assumesHold = assumesHold
    var situation = situation
    var recognizer = PanRecognizer(parameters: technique.startRule.recognizer)
    var reasons = ReasonList()
    for sample in samples {
      advance(&technique, to: sample.time, situation)
      let hadFingers = recognizer.fingerCount > 0
      if let update = recognizer.feed([sample], region: .everywhere) {
        reasons.reasons.removeAll()
        let move = technique.feed(update, situation, into: &reasons)
        if !move.isNone { moves.append(TimedMove(time: update.time, move: move)) }
        check(reasons.reasons, of: move, update)
      } else if hadFingers != (recognizer.fingerCount > 0) {
        if hadFingers {
          technique.lifted()
        } else {
          situation.down = TouchDown(
            time: sample.time, location: sample.location,
            key: situation.keys.first { $0.frame.contains(sample.location) })
          technique.touchDown(situation)
        }
      }
      check(technique)
    }
  }

  private mutating func advance(
    _ technique: inout Technique, to time: Instant, _ situation: Situation
  ) {
    // A rule that repeats does so at its own pace; more than this in one gap is a loop.
    for _ in 0..<10_000 {
      guard let deadline = technique.deadline, deadline <= time else { return }
      let move = technique.advance(to: deadline, situation)
      if !move.isNone { moves.append(TimedMove(time: deadline, move: move)) }
    }
    faults.append("a deadline that never goes by before \(time)")
  }

  private mutating func check(_ reasons: [Reason], of move: CursorMove, _ update: PanUpdate) {
    if !move.isNone, reasons.isEmpty { faults.append("no reason for \(move) at \(update)") }
    for reason in reasons {
      // Both may have been computed from other ends.
      let rounding = 1e-9 * (1 + reason.limit.magnitude)
      let isTrue =
        switch reason.comparison {
        case .above, .reached: reason.value > reason.limit - rounding
        case .below: reason.value < reason.limit + rounding
        }
      if !isTrue { faults.append("untrue: \(reason) at \(update)") }
    }
  }

  private mutating func check(_ technique: Technique) {
    let gauge = technique.gauge
    if !gauge.value.isFinite || !gauge.limit.isFinite { faults.append("gauge \(gauge)") }
  }

  /// What the moves come to: characters and lines.
  var sum: (characters: Int, lines: Int) {
    moves.reduce(into: (0, 0)) { sum, timed in
      switch timed.move.distance {
      case .characters(let count): sum.0 += count
      case .lines(let count): sum.1 += count
      case .plane(let characters, let lines):
        sum.0 += characters
        sum.1 += lines
      case .words, .end, .restore: break
      }
    }
  }
}
