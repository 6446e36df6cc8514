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

  private var trace: Trace
  private var nextIndex = 0
  /// Phones at moments on the way, so that no jump runs the recording from its beginning.
  private var checkpoints: [Checkpoint]

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
    /// The time of the newest event.
    var time: Instant
    var nextIndex: Int
    var replay: Replay
    var readings: Readings
    var fingers: FingerTrails
    var scrolledPoints: Double
  }

  /// From one checkpoint to the next, in events: at some 200 ns each, any jump costs less than a millisecond.
  private static let checkpointEvents = 2_000
  /// Reports before a checkpoint whose places are kept for its trails: more than 650 ms of several fingers.
  private static let trailEvents = 1_000

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
    (outcome, lanes, checkpoints) = try Self.wholeRun(trace, options, touches)
  }

  /// Takes the recording with other notes, which no phone hears: everything stays but the events' places.
  mutating func adopt(_ changed: Trace, _ shift: Trace.Shift) {
    trace = changed
    func moved(_ index: Int) -> Int { index > shift.index ? index + shift.distance : index }
    nextIndex = moved(nextIndex)
    for place in checkpoints.indices {
      checkpoints[place].nextIndex = moved(checkpoints[place].nextIndex)
    }
  }

  /// The position of the newest step up to a moment; nil if none was made yet.
  package func lastStep(at moment: Instant) -> Instant? {
    outcome.steps.last { $0.time <= moment }?.time
  }

  /// Shows a moment, later or earlier.
  package mutating func show(_ target: Instant) {
    jump(to: target)
    while nextIndex < trace.events.count, trace.events[nextIndex].time <= target {
      let event = trace.events[nextIndex]
      nextIndex += 1
      if let sample = event.touch { fingers.take(sample) }
      if case .scroll(let distance) = event.kind { scrolledPoints += distance }
      replay.feed(event)
      lastActivity = event.time
    }
    replay.advance(to: target)
    fingers.forget(before: target)
    takeEffects()
  }

  /// Goes to the last checkpoint before a moment, if that is nearer than where the run stands.
  private mutating func jump(to target: Instant) {
    let passed = checkpoints.partition { $0.time > target }
    guard passed > 0 else { return }
    let checkpoint = checkpoints[passed - 1]
    let isBack = target < replay.simulator.now
    guard isBack || checkpoint.nextIndex > nextIndex else { return }
    nextIndex = checkpoint.nextIndex
    replay = checkpoint.replay
    readings = checkpoint.readings
    fingers = checkpoint.fingers
    scrolledPoints = checkpoint.scrolledPoints
    lastActivity = checkpoint.time
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
  ) throws(SettingError) -> (Outcome, LaneRecord, [Checkpoint]) {
    var replay = try makeReplay(trace, options)
    var checkpoint = Checkpoint(
      time: .zero, nextIndex: 0, replay: replay, readings: Readings(), fingers: FingerTrails(),
      scrolledPoints: 0)
    var checkpoints = [checkpoint]
    replay.explains = true
    replay.keepsCallbacks = true
    var builder = LaneBuilder(replay.simulator, touches: touches)
    var outcome = Outcome()
    for (index, event) in trace.events.enumerated() {
      replay.feed(event)
      builder.take(event, replay.effects, replay.simulator)
      outcome.steps += replay.effects.steps
      outcome.ticks += replay.effects.ticks
      // Of a finger's way only the last stretch before a checkpoint is seen from there.
      let isNear = index % checkpointEvents >= checkpointEvents - trailEvents
      if let sample = event.touch, isNear || sample.phase != .move {
        checkpoint.fingers.take(sample)
      }
      if case .scroll(let distance) = event.kind { checkpoint.scrolledPoints += distance }
      let isDue = (index + 1) % checkpointEvents == 0
      if isDue || !replay.effects.updates.isEmpty || !replay.effects.steps.isEmpty {
        checkpoint.readings.take(
          replay.effects, replay.simulator, fingers: checkpoint.fingers)
      }
      replay.forgetEffects()
      guard isDue else { continue }
      checkpoint.time = event.time
      checkpoint.nextIndex = index + 1
      checkpoint.replay = replay
      checkpoint.replay.explains = false
      checkpoint.replay.keepsCallbacks = false
      checkpoints.append(checkpoint)
    }
    let text = replay.simulator.document.surroundings
    outcome.text = SessionStart.Document(
      before: text.before, selected: text.selected, after: text.after)
    return (outcome, builder.record, checkpoints)
  }
}
