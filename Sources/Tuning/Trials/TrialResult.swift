import GestureCore
package import SimulatorCore
import TextCore

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
    var replay = try Replay(start: start, hasRecordedLayout: true)
    var walk = TrialWalk(task: task)
    for event in events {
      replay.feed(event)
      for step in replay.effects.steps { walk.step(step) }
      replay.forgetEffects()
      if let sample = event.touch { walk.touch(sample) }
      walk.stand(replay.simulator.document, at: event.time)
    }
    let text = replay.simulator.document.surroundings
    self = walk.result(
      isSpoiled: text.before + text.selected + text.after != task.text)
  }

  init(
    isReached: Bool, isSpoiled: Bool, milliseconds: Double, overshoot: Int, strokes: Int,
    reversals: Int,
    liftErrors: Int
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

/// Follows a trial from event to event.
private struct TrialWalk {
  let task: TrialTask
  private var firstDown: Instant?
  private var lastTime = Instant.zero
  private var reachedAt: Instant?
  private var downs: Set<FingerID> = []
  private var hasStepped = false
  private var strokes = 0
  private var direction = 0
  private var reversals = 0
  private var overshoot = 0
  private var liftErrors = 0
  private var lifted = false
  /// Where the caret stood when, newest last: as long as a lift reaches back.
  private var places: [(time: Instant, offset: Int)] = []

  init(task: TrialTask) {
    self.task = task
    places = [(.zero, task.start)]
  }

  mutating func step(_ step: TimedCount) {
    guard step.count != 0 else { return }
    hasStepped = true
    let sign = step.count.signum()
    if direction != 0, sign != direction { reversals += 1 }
    direction = sign
  }

  mutating func touch(_ sample: TouchSample) {
    switch sample.phase {
    case .down:
      if downs.isEmpty { hasStepped = false }
      downs.insert(sample.finger)
      if firstDown == nil { firstDown = sample.time }
    case .move: break
    case .up, .cancel:
      downs.remove(sample.finger)
      guard downs.isEmpty else { return }
      if hasStepped { strokes += 1 }
      lifted = true
    }
  }

  mutating func stand(_ document: TextDocument, at time: Instant) {
    lastTime = time
    let offset = document.stops(from: .start, to: document.selection.focus)
    let beyond = task.distance >= 0 ? offset - task.target : task.target - offset
    overshoot = max(overshoot, beyond)
    if places.last?.offset != offset { places.append((time, offset)) }
    guard lifted else {
      // Keys reach it, too; what comes later while it stands there takes no time.
      reachedAt = downs.isEmpty && offset == task.target ? reachedAt ?? time : nil
      return
    }
    lifted = false
    let since = time + -TrialResult.liftMicroseconds
    let before = places.last { $0.time <= since }?.offset ?? task.start
    let stood =
      before == task.target || places.contains { $0.time > since && $0.offset == task.target }
    if stood, offset != task.target { liftErrors += 1 }
    reachedAt = offset == task.target ? time : nil
  }

  func result(isSpoiled: Bool) -> TrialResult {
    let end = reachedAt ?? lastTime
    let start = firstDown ?? end
    return TrialResult(
      isReached: reachedAt != nil && !isSpoiled, isSpoiled: isSpoiled,
      milliseconds: Double(max(end - start, 0)) / 1000,
      overshoot: overshoot, strokes: strokes, reversals: reversals, liftErrors: liftErrors)
  }
}
