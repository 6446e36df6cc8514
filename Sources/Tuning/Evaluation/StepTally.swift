package import CursorTechniques
import GestureCore
package import SimulatorCore

/// What a technique's steps over one recording come to, as far as the steps alone say it.
package struct StepTally: Hashable, Sendable {
  /// Steps forward less steps back.
  package var net = 0
  /// Characters, either way.
  package var steps = 0
  /// How often the caret turned round.
  package var reversals = 0
  /// Touches that moved the caret while they lasted.
  package var movingTouches = 0
  /// Whether there were moves by words, lines or to an end, of which steps say nothing.
  package var hasOtherMoves = false

  /// No step.
  package init() {}

  /// Runs a technique over a kept pan.
  package init(_ kept: KeptPan, _ technique: Technique, _ touches: TouchTimes) {
    var tally = StepTally()
    var direction = 0
    var moved = [Bool](repeating: false, count: touches.count)
    kept.run(technique) { time, move in
      if case .characters(let count) = move.distance {
        let count = max(-1_000_000, min(1_000_000, count))
        tally.net &+= count
        tally.steps &+= Int(count.magnitude)
        if direction != 0, count.signum() == -direction { tally.reversals += 1 }
        direction = count.signum()
      } else {
        tally.hasOtherMoves = true
      }
      for touch in touches.touches(at: time) { moved[touch] = true }
    }
    tally.movingTouches = moved.count { $0 }
    self = tally
  }
}
