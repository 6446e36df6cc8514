package import SimulatorCore

/// What a person, or a model of one, made of a trial.
package struct TrialResult: Hashable, Sendable {
  /// Whether the caret stood on the target at the end, with no finger down.
  package var isReached: Bool
  /// Whether something was typed, so that the text is another one and the trial has to be repeated.
  package var isSpoiled: Bool
  /// From the first touch-down to the lift that left it there, in milliseconds; to the trial's end where it was not reached.
  package var milliseconds: Double
  /// The farthest that the caret went beyond the target, in characters.
  package var overshoot: Int
  /// Touches that moved the caret.
  package var strokes: Int
  /// How often the caret turned round.
  package var reversals: Int
  /// Lifts that took the caret off the target: steps in their last 60 ms, or at them, that ended elsewhere after the caret had
  /// stood on it.
  package var liftErrors: Int

  /// The time before a lift that belongs to the lift, in microseconds.
  package static let liftMicroseconds: Int64 = 60_000

  /// Measures a trial by running it again.
  ///
  /// - Parameters:
  ///   - start: where the trial's session started, with the task's document.
  ///   - events: everything that happened in it, layout's answers included.
  /// - Throws: what the start names that does not exist.
  package init(
    _ task: TrialTask, start: SessionStart, events: [InputEvent]
  ) throws(SettingError) {
    self = try TrialFigures(task, start: start, events: events).result
  }

  /// What was measured elsewhere.
  package init(
    isReached: Bool, isSpoiled: Bool, milliseconds: Double, overshoot: Int, strokes: Int,
    reversals: Int, liftErrors: Int
  ) {
    self.isReached = isReached
    self.isSpoiled = isSpoiled
    self.milliseconds = milliseconds
    self.overshoot = overshoot
    self.strokes = strokes
    self.reversals = reversals
    self.liftErrors = liftErrors
  }
}
