package import GestureCore
package import SimulatorCore
internal import TextCore
package import TraceFormat
package import Tuning

/// One technique's run over a recording: the phone at the moment that is shown, and what the whole gives.
package struct PlaybackRun: Sendable {
  /// What is said over what the recording says.
  package let options: ReplayOptions
  /// The phone at the moment that is shown.
  package private(set) var replay: Replay
  /// What the finger does and what the technique makes of it, at that moment.
  package private(set) var readings = Readings()
  /// The fingers at that moment.
  package private(set) var fingers = FingerTrails()
  /// How far the recording's own events have scrolled the view so far, in points.
  package private(set) var scrolledPoints = 0.0
  /// When something happened last.
  package private(set) var lastActivity = Instant.zero
  /// What the whole recording gives.
  package let outcome: Outcome
  /// What the lanes show of it.
  package let lanes: LaneRecord

  private let trace: Trace
  private var nextIndex = 0
  /// Phones at moments on the way, so that going back does not start from the beginning.
  private var checkpoints: [Checkpoint] = []

  /// What a whole recording gives.
  package struct Outcome: Hashable, Sendable {
    /// The technique's steps.
    package var steps: [TimedCount] = []
    /// The phone's haptic ticks.
    package var ticks: [Instant] = []
    /// The text at the end, and what is selected in it.
    package var text = SessionStart.Document()

    /// Forward less back.
    package var net: Int { steps.reduce(0) { $0 &+ $1.count } }
  }

  private struct Checkpoint: Sendable {
    var nextIndex: Int
    var replay: Replay
    var readings: Readings
    var fingers: FingerTrails
    var scrolledPoints: Double
    var lastActivity: Instant
  }

  /// From one checkpoint to the next, in events: at some 200 ns each, going back costs less than a millisecond.
  private static let checkpointEvents = 2_000

  /// A run at the recording's start.
  ///
  /// - Parameter touches: the recording's touches, if another run of it has them already.
  /// - Throws: what the recording or the options name that does not exist or cannot be.
  package init(
    _ trace: Trace, _ options: ReplayOptions, sharing touches: LaneTouches? = nil
  ) throws(SettingError) {
    self.trace = trace
    self.options = options
    replay = try Self.makeReplay(trace, options)
    (outcome, lanes) = try Self.wholeRun(trace, options, touches)
    keepCheckpoint()
  }

  /// The position of the newest step up to a moment; nil if none was made yet.
  package func lastStep(at moment: Instant) -> Instant? {
    outcome.steps.last { $0.time <= moment }?.time
  }

  /// Shows a moment, later or earlier.
  package mutating func show(_ target: Instant) {
    if target < replay.simulator.now { goBack(to: target) }
    while nextIndex < trace.events.count, trace.events[nextIndex].time <= target {
      let event = trace.events[nextIndex]
      nextIndex += 1
      if let sample = event.touch { fingers.take(sample) }
      if case .scroll(let distance) = event.kind { scrolledPoints += distance }
      replay.feed(event)
      lastActivity = event.time
      if nextIndex % Self.checkpointEvents == 0 { keepCheckpoint() }
    }
    replay.advance(to: target)
    fingers.forget(before: target)
    takeEffects()
  }

  private mutating func goBack(to target: Instant) {
    let index = checkpoints.lastIndex { $0.replay.simulator.now <= target } ?? 0
    let checkpoint = checkpoints[index]
    nextIndex = checkpoint.nextIndex
    replay = checkpoint.replay
    readings = checkpoint.readings
    fingers = checkpoint.fingers
    scrolledPoints = checkpoint.scrolledPoints
    lastActivity = checkpoint.lastActivity
  }

  private mutating func keepCheckpoint() {
    takeEffects()
    if let last = checkpoints.last, last.nextIndex >= nextIndex { return }
    checkpoints.append(
      Checkpoint(
        nextIndex: nextIndex, replay: replay, readings: readings, fingers: fingers,
        scrolledPoints: scrolledPoints, lastActivity: lastActivity))
  }

  private mutating func takeEffects() {
    readings.take(replay.effects, replay.simulator, fingers: fingers)
    replay.forgetEffects()
  }

  private static func makeReplay(
    _ trace: Trace, _ options: ReplayOptions
  ) throws(SettingError) -> Replay {
    try Replay(
      start: trace.header.session, hasRecordedLayout: trace.usesRecordedLayout, options: options)
  }

  private static func wholeRun(
    _ trace: Trace, _ options: ReplayOptions, _ touches: LaneTouches?
  ) throws(SettingError) -> (Outcome, LaneRecord) {
    var replay = try makeReplay(trace, options)
    replay.explains = true
    replay.keepsCallbacks = true
    var builder = LaneBuilder(replay.simulator, touches: touches)
    var outcome = Outcome()
    for event in trace.events {
      replay.feed(event)
      builder.take(event, replay.effects, replay.simulator)
      outcome.steps += replay.effects.steps
      outcome.ticks += replay.effects.ticks
      replay.forgetEffects()
    }
    let text = replay.simulator.document.surroundings
    outcome.text = SessionStart.Document(
      before: text.before, selected: text.selected, after: text.after)
    return (outcome, builder.record)
  }
}
