import GestureCore
package import SimulatorCore
import TextCore

/// All that is measured of one trial, a person's or a model's.
package struct TrialFigures: Hashable, Sendable {
  /// What counts most.
  package var result: TrialResult
  /// From the trial's start to the lift that left the caret on the target, in milliseconds; to the trial's end where it was not
  /// reached. The session starts with the trial, so this holds the reaction, too.
  package var totalMilliseconds: Double
  /// Whether the caret stood on the target after the first touch had lifted.
  package var isExactAtFirstLift: Bool
  /// How often the caret went beyond the target: runs of places beyond it.
  package var overshootRuns: Int
  /// How often the caret came back to the target after it had left it.
  package var reentries: Int
  /// Touches up to the last lift, also those that moved nothing.
  package var touches: Int
  /// From the first touch-down to the last lift, whatever came of it, in milliseconds.
  package var touchMilliseconds: Double
  /// What of the time no finger was down, between the first touch-down and the last lift, in milliseconds.
  package var clutchMilliseconds: Double
  /// Characters that the caret went in all, there and back.
  package var caretPath: Int
  /// Millimetres that the finger went sideways in all.
  package var fingerMillimetres: Double
  /// The finger's greatest speed from one sample to the next, in millimetres a second.
  package var peakMillimetresPerSecond: Double
  /// How its strokes began: the mean over touches that moved the caret while they lasted; nil without one.
  package var strokeStart: StrokeStart?
  /// How many touches were to move the caret: all of them.
  package var allTouches: Int
  /// How many of these moved it not at all while they lasted.
  package var stolenTouches: Int
  /// Where the caret stood at the end, in characters beyond the target; negative is short of it.
  package var endError: Int

  /// Touches beyond the first.
  package var clutches: Int { max(0, touches - 1) }

  /// Measures a trial by running it again.
  ///
  /// - Parameters:
  ///   - start: where the trial's session started, with the task's document.
  ///   - events: everything that happened in it, layout's answers included.
  /// - Throws: what the start names that does not exist.
  package init(
    _ task: TrialTask, start: SessionStart, events: [InputEvent]
  ) throws(SettingError) {
    var replay = try Replay(start: start, hasRecordedLayout: true)
    var walk = TrialWalk(
      task: task, pointsPerMillimetre: start.screen.pointsPerMillimetre, delivery: start.delivery)
    for event in events {
      replay.feed(event)
      let stepped = replay.effects.steps.last?.time
      for step in replay.effects.steps { walk.step(step) }
      replay.forgetEffects()
      let document = replay.simulator.document
      let offset = document.stops(from: .start, to: document.selection.focus)
      if let stepped { walk.pass(offset, at: stepped) }
      if let sample = event.touch { walk.touch(sample) }
      walk.stand(offset, at: event.time)
    }
    self = walk.figures(isSpoiled: !task.isText(of: replay.simulator.document))
  }

  init(
    result: TrialResult, totalMilliseconds: Double, isExactAtFirstLift: Bool, overshootRuns: Int,
    reentries: Int, touches: Int, touchMilliseconds: Double, clutchMilliseconds: Double,
    caretPath: Int,
    fingerMillimetres: Double, peakMillimetresPerSecond: Double, strokeStart: StrokeStart?,
    allTouches: Int, stolenTouches: Int, endError: Int
  ) {
    self.result = result
    self.totalMilliseconds = totalMilliseconds
    self.isExactAtFirstLift = isExactAtFirstLift
    self.overshootRuns = overshootRuns
    self.reentries = reentries
    self.touches = touches
    self.touchMilliseconds = touchMilliseconds
    self.clutchMilliseconds = clutchMilliseconds
    self.caretPath = caretPath
    self.fingerMillimetres = fingerMillimetres
    self.peakMillimetresPerSecond = peakMillimetresPerSecond
    self.strokeStart = strokeStart
    self.allTouches = allTouches
    self.stolenTouches = stolenTouches
    self.endError = endError
  }
}

extension TrialTask {
  /// Whether a document still holds the task's text.
  func isText(of document: TextDocument) -> Bool {
    let text = document.surroundings
    return text.before + text.selected + text.after == self.text
  }
}
