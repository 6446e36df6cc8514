package import GestureCore
package import SimulatorCore
internal import TextCore
package import TraceFormat

/// A recording that is loaded: where it stands, whether it plays, and the phone at that moment.
package struct Playback: Sendable {
  /// The recording.
  package let trace: Trace
  /// The file's name without its folder.
  package let fileName: String
  /// What sliders say over what the recording says.
  package private(set) var options: ReplayOptions
  /// The phone at `position`.
  package private(set) var replay: Replay
  /// The moment that is shown.
  package private(set) var position = Instant.zero
  /// How fast it plays.
  package private(set) var speed = PlaybackSpeed.normal
  /// What the finger does and what the technique makes of it, at `position`.
  package private(set) var readings = Readings()
  /// The fingers at `position`.
  package private(set) var fingers = FingerTrails()
  /// What the whole recording gives.
  package private(set) var outcome = Outcome()
  /// How far the view was scrolled by the recording's own events since the last look, in points.
  package var scrolled = 0.0
  /// The position at which something happened last; the caret blinks from here on.
  package private(set) var lastActivity = Instant.zero

  /// The position of the newest step; nil if none was made yet.
  package var lastStep: Instant? { steps.last { $0.time <= position }?.time }
  /// The position of the newest haptic tick; nil if there was none yet.
  package var lastTick: Instant? { outcome.ticks.last { $0 <= position } }

  private var nextIndex = 0
  private var running: Running?

  /// What a whole recording gives.
  package struct Outcome: Hashable, Sendable {
    /// The technique's steps.
    package var steps: [TimedCount] = []
    /// The phone's haptic ticks.
    package var ticks: [Instant] = []
    /// The text at the end, and what is selected in it.
    package var text = SessionStart.Document()
  }

  /// The technique's steps of the whole recording.
  package var steps: [TimedCount] { outcome.steps }

  /// A clock that drives the position.
  private struct Running: Hashable, Sendable {
    var stamp: Int64
    var position: Instant
  }

  /// A recording at its start, paused.
  ///
  /// - Throws: what the recording or the options name that does not exist or cannot be.
  package init(
    trace: Trace, fileName: String, options: ReplayOptions = ReplayOptions()
  ) throws(SettingError) {
    self.trace = trace
    self.fileName = fileName
    self.options = options
    replay = try Self.makeReplay(trace, options)
    outcome = try Self.wholeRun(trace, options)
    show()
    feed(upTo: .zero)
  }

  /// The recording's last moment.
  package var end: Instant { trace.events.last?.time ?? .zero }
  /// Whether it plays.
  package var isPlaying: Bool { running != nil }
  /// Whether the last moment is shown.
  package var isAtEnd: Bool { position >= end }

  /// Plays on, from the start where it stands at the end.
  package mutating func play(at stamp: Int64) {
    if isAtEnd { seek(to: .zero) }
    running = Running(stamp: stamp, position: position)
  }

  /// Stands still.
  package mutating func pause(at stamp: Int64) {
    advance(to: stamp)
    running = nil
  }

  /// Plays at another speed from now on.
  package mutating func setSpeed(_ speed: PlaybackSpeed, at stamp: Int64) {
    advance(to: stamp)
    self.speed = speed
    if running != nil { running = Running(stamp: stamp, position: position) }
  }

  /// Moves on with the window's clock, if it plays; stands still at the end.
  package mutating func advance(to stamp: Int64) {
    guard let running else { return }
    let passed = Double(max(stamp - running.stamp, 0)) * speed.factor
    let target = min(running.position + Int64(passed), end)
    if target > position { feed(upTo: target) }
    if isAtEnd { self.running = nil }
  }

  /// Shows another moment; while it plays, it plays on from there.
  package mutating func seek(to target: Instant, at stamp: Int64? = nil) {
    let target = min(max(target, .zero), end)
    if target < position {
      restart()
      feed(upTo: target)
    } else {
      feed(upTo: target)
    }
    if let stamp, running != nil { running = Running(stamp: stamp, position: position) }
  }

  /// The moment of the event before or after the one that is shown; nil at the ends.
  package func eventTime(after: Bool) -> Instant? {
    after
      ? trace.events.first { $0.time > position }?.time
      : trace.events.last { $0.time < position }?.time
  }

  /// The moment of the technique's step before or after the one that is shown; nil where there is none.
  package func stepTime(after: Bool) -> Instant? {
    after
      ? steps.first { $0.time > position }?.time : steps.last { $0.time < position }?.time
  }

  /// Changes a setting over what the recording says, and runs it again up to the same moment.
  ///
  /// - Throws: what cannot be; everything then stays as it was.
  package mutating func set(_ name: String, to value: ParameterValue) throws(SettingError) {
    var changed = options
    if name == DeliveryRate.settingName {
      changed.delivery = try DeliveryRate(value)
    } else {
      let parameter = NamedParameter(name, value)
      if let index = changed.parameters.firstIndex(where: { $0.name == name }) {
        changed.parameters[index] = parameter
      } else {
        changed.parameters.append(parameter)
      }
    }
    let outcome = try Self.wholeRun(trace, changed)
    let fresh = try Self.makeReplay(trace, changed)
    options = changed
    self.outcome = outcome
    replay = fresh
    let target = position
    rewind()
    feed(upTo: target)
  }

  private mutating func restart() {
    // The same start and options have worked before.
    guard let fresh = try? Self.makeReplay(trace, options) else { return }
    replay = fresh
    rewind()
  }

  private mutating func rewind() {
    nextIndex = 0
    position = .zero
    lastActivity = .zero
    readings = Readings()
    fingers.removeAll()
    scrolled = -.infinity
    show()
  }

  private mutating func feed(upTo target: Instant) {
    while nextIndex < trace.events.count, trace.events[nextIndex].time <= target {
      let event = trace.events[nextIndex]
      nextIndex += 1
      if let sample = event.touch { fingers.take(sample) }
      if case .scroll(let distance) = event.kind { scrolled += distance }
      replay.feed(event)
      lastActivity = event.time
    }
    replay.advance(to: target)
    position = max(position, target)
    fingers.forget(before: position)
    show()
  }

  private mutating func show() {
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
    _ trace: Trace, _ options: ReplayOptions
  ) throws(SettingError) -> Outcome {
    var replay = try makeReplay(trace, options)
    for event in trace.events { replay.feed(event) }
    let text = replay.simulator.document.surroundings
    return Outcome(
      steps: replay.effects.steps, ticks: replay.effects.ticks,
      text: SessionStart.Document(
        before: text.before, selected: text.selected, after: text.after))
  }
}
