package import GestureCore
package import SimulatorCore

/// A move of the caret that the technique asked for.
package struct LaneStep: Hashable, Sendable {
  /// When the caret moved.
  package var time: Instant
  /// Which of the recording's callbacks led to it, counted from 0; nil where the technique acted on a deadline.
  package var callback: Int?
  /// Why.
  package var explanation: Explanation
  /// How near the step the gauge had come before, as parts of its limit.
  package var fillBefore: Double
  /// What the gauge had gathered before, in its own unit and with its own sign.
  package var valueBefore: Double
  /// What the gauge had gathered when the step was due, before anything was reset; nil where the rule does not
  /// say.
  package var peak: Double?
  /// The gauge's limit then.
  package var limit: Double

  /// What was asked for.
  package var move: CursorMove { explanation.move }

  /// How far the gauge had gone at the step, as parts of its limit; nil where the rule does not say.
  package var peakFill: Double? {
    guard let peak, limit.magnitude > 0 else { return nil }
    return peak.magnitude / limit.magnitude
  }

  /// How many characters, words or lines; positive is forward in the text, or down.
  package var count: Int {
    switch move.distance {
    case .characters(let count), .words(let count), .lines(let count): count
    case .plane(let characters, let lines): characters == 0 ? lines : characters
    case .end(let forward): forward ? 1 : -1
    case .restore: 0
    }
  }

  /// Whether it goes back in the text, or up.
  package var isBack: Bool { count < 0 }

  /// Whether it goes along the line by characters.
  package var isPlain: Bool {
    switch move.distance {
    case .characters: true
    case .words, .lines, .plane, .end, .restore: false
    }
  }
}
