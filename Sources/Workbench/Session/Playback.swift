package import GestureCore
package import SimulatorCore
package import TraceFormat
package import Tuning

/// A recording that is loaded: where it stands, whether it plays, and what technique A, and B beside it, make of it.
package struct Playback: Sendable {
  /// The recording.
  package private(set) var trace: Trace
  /// The file's name without its folder.
  package let fileName: String
  /// What is to be said, and from when on.
  package private(set) var notes: [TraceNote]
  /// What technique A makes of it, and the phone that is shown.
  package private(set) var a: PlaybackRun
  /// What technique B makes of it; nil where nothing is compared.
  package private(set) var b: PlaybackRun?
  /// The moment that is shown.
  package private(set) var position = Instant.zero
  /// How fast it plays.
  package private(set) var speed = PlaybackSpeed.normal
  /// The stretch that is played again and again; nil for the whole.
  package var loopRange: ClosedRange<Instant>?
  /// Whether it starts again where the stretch ends.
  package var isLooping = false
  /// How far the view was scrolled by the recording's own events since the last look, in points.
  package var scrolled = 0.0

  private var running: Running?

  /// A clock that drives the position.
  private struct Running: Hashable, Sendable {
    var stamp: Int64
    var position: Instant
  }

  /// A recording at its start, paused.
  ///
  /// - Parameters:
  ///   - options: what A is.
  ///   - other: what B is; nil where nothing is compared. A B that cannot be is none.
  /// - Throws: what the recording or A's options name that does not exist or cannot be.
  package init(
    trace: Trace, fileName: String, options: ReplayOptions = ReplayOptions(),
    other: ReplayOptions? = nil
  ) throws(SettingError) {
    self.trace = trace
    notes = trace.notes
    self.fileName = fileName
    // Side by side: a long recording is ready in half the time.
    let sides = [options] + (other.map { [$0] } ?? [])
    let touches = LaneTouches(trace.events)
    let runs = parallelMap(count: sides.count, jobs: 2) { side in
      Result<PlaybackRun, SettingError> { () throws(SettingError) in
        try PlaybackRun(trace, sides[side], sharing: touches)
      }
    }
    a = try runs[0].get()
    b = runs.count > 1 ? try? runs[1].get() : nil
    show(.zero)
  }

  /// What is said over what the recording says.
  package var options: ReplayOptions { a.options }
  /// The phone that is shown.
  package var replay: Replay { a.replay }
  /// What the finger does and what technique A makes of it, at `position`.
  package var readings: Readings { a.readings }
  /// The fingers at `position`.
  package var fingers: FingerTrails { a.fingers }
  /// What the whole recording gives with technique A.
  package var outcome: PlaybackRun.Outcome { a.outcome }
  /// What the lanes show of technique A.
  package var lanes: LaneRecord { a.lanes }
  /// Technique A's steps of the whole recording.
  package var steps: [TimedCount] { a.outcome.steps }
  /// The position at which something happened last; the caret blinks from here on.
  package var lastActivity: Instant { a.lastActivity }
  /// The position of the newest step; nil if none was made yet.
  package var lastStep: Instant? { a.lastStep(at: position) }
  /// The position of the newest haptic tick; nil if there was none yet.
  package var lastTick: Instant? { a.outcome.ticks.last { $0 <= position } }

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

  /// Moves on with the window's clock, if it plays; stands still at the end, unless it loops.
  package mutating func advance(to stamp: Int64) {
    guard let running else { return }
    let passed = Double(max(stamp - running.stamp, 0)) * speed.factor
    let target = min(running.position + Int64(min(passed, 1e15)), end)
    if isLooping, let turn = loopTurn, position <= turn.end, target >= turn.end {
      seek(to: turn.start)
      self.running = Running(stamp: stamp, position: position)
      return
    }
    if target > position { show(target) }
    if isAtEnd { self.running = nil }
  }

  /// Where a loop turns, and where it starts again; nil for a recording of no length.
  private var loopTurn: (start: Instant, end: Instant)? {
    let range = loopRange ?? .zero...end
    let last = min(range.upperBound, end)
    return range.lowerBound < last ? (range.lowerBound, last) : nil
  }

  /// Shows another moment; while it plays, it plays on from there.
  package mutating func seek(to target: Instant, at stamp: Int64? = nil) {
    show(min(max(target, .zero), end))
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
      ? lanes.steps.first { $0.time > position }?.time
      : lanes.steps.last { $0.time < position }?.time
  }

  /// Runs the recording again with other options, up to the same moment.
  ///
  /// - Throws: what cannot be; everything then stays as it was.
  package mutating func rerun(_ options: ReplayOptions) throws(SettingError) {
    var run = try PlaybackRun(trace, options, sharing: a.lanes.touches)
    run.show(position)
    a = run
    scrolled = -.infinity
  }

  /// Runs technique B beside A, or none.
  ///
  /// - Throws: what cannot be; everything then stays as it was.
  package mutating func compare(with options: ReplayOptions?) throws(SettingError) {
    guard let options else {
      b = nil
      return
    }
    var run = try PlaybackRun(trace, options, sharing: a.lanes.touches)
    run.show(position)
    b = run
  }

  /// The note that is said at `position`, by its place; nil where none is.
  package var spokenNote: Int? { notes.lastIndex { $0.time <= position } }

  /// Changes the notes: nothing else of the recording, and nothing that a technique makes of it.
  ///
  /// - Returns: false, and nothing is changed, where the change does not fit.
  package mutating func edit(_ edit: TraceNoteEdit) -> Bool {
    guard let shift = trace.apply(edit) else { return false }
    notes = trace.notes
    a.adopt(trace, shift)
    b?.adopt(trace, shift)
    return true
  }

  /// Gives the recording another title and label.
  mutating func relabel(title: String?, intent: TraceHeader.Intent?) {
    trace.header.title = title
    trace.header.intent = intent
  }

  /// Lets A and B change places; nothing happens without B.
  package mutating func swap() {
    guard let other = b else { return }
    b = a
    a = other
  }

  /// Changes a setting of technique A over what the recording says, and runs it again up to the same moment.
  ///
  /// - Throws: what cannot be; everything then stays as it was.
  package mutating func set(_ name: String, to value: ParameterValue) throws(SettingError) {
    try rerun(options.setting(name, to: value))
  }

  private mutating func show(_ target: Instant) {
    let before = a.scrolledPoints
    let isBack = target < position
    a.show(target)
    b?.show(target)
    position = target
    scrolled = isBack ? -.infinity : scrolled + (a.scrolledPoints - before)
  }
}

extension ReplayOptions {
  /// The same with one setting more, or another value of it.
  ///
  /// - Throws: where a delivery rate is none.
  package func setting(
    _ name: String, to value: ParameterValue
  ) throws(SettingError) -> ReplayOptions {
    var changed = self
    if name == DeliveryRate.settingName {
      changed.delivery = try DeliveryRate(value)
      return changed
    }
    let parameter = NamedParameter(name, value)
    if let index = changed.parameters.firstIndex(where: { $0.name == name }) {
      changed.parameters[index] = parameter
    } else {
      changed.parameters.append(parameter)
    }
    return changed
  }
}
