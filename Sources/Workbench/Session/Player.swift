package import GestureCore
package import SimulatorCore
package import TraceFormat

/// A recording in the window: the same replay as the command line's, fed as far as the playhead.
///
/// Going back and changing a number run the recording again from its start; a sample costs so little that
/// even long recordings take no noticeable time.
package struct Player: Sendable {
  /// The speeds there are.
  package static let speeds = [0.25, 0.5, 1, 2, 4]

  /// The recording.
  package let trace: Trace
  /// What sliders and the command line say over what the recording says.
  package private(set) var options: ReplayOptions
  /// Where the playhead stands.
  package private(set) var playhead = Instant.zero
  /// Whether it moves.
  package private(set) var isPlaying = false
  /// How fast, as a multiple of real time.
  package private(set) var speed = 1.0
  /// What the technique has done up to the playhead.
  package private(set) var tally = Tally()
  /// The fingers on the glass at the playhead.
  package private(set) var trails = FingerTrails()

  private var replay: Replay
  /// The index of the first event that has not been fed.
  private var next = 0
  /// The window's clock and the playhead when playing began or the speed changed.
  private var anchor: (stamp: Int64, playhead: Instant) = (0, .zero)

  /// A recording before its first event.
  ///
  /// - Throws: what recording or options name that does not exist or cannot be.
  package init(_ trace: Trace, options: ReplayOptions = ReplayOptions()) throws(SettingError) {
    self.trace = trace
    self.options = options
    replay = try Self.replay(trace, options)
  }

  /// The phone at the playhead.
  package var simulator: Simulator { replay.simulator }
  /// The time of the last event.
  package var duration: Instant { trace.events.last?.time ?? .zero }
  /// Whether the playhead is at the end.
  package var isAtEnd: Bool { playhead >= duration && next == trace.events.count }
  /// How many events lie at or before the playhead.
  package var eventsPassed: Int { next }

  /// Starts at the playhead, or at the beginning when it stands at the end.
  package mutating func play(stamp: Int64) {
    if isAtEnd { seek(to: .zero, stamp: stamp) }
    isPlaying = true
    anchor = (stamp, playhead)
  }

  /// Stops the playhead.
  package mutating func pause() {
    isPlaying = false
  }

  /// Changes the speed by places in `speeds`.
  package mutating func changeSpeed(by places: Int, stamp: Int64) {
    tick(stamp: stamp)
    let index = Self.speeds.firstIndex(of: speed) ?? 2
    speed = Self.speeds[max(0, min(Self.speeds.count - 1, index + places))]
    anchor = (stamp, playhead)
  }

  /// Moves the playhead to where the window's clock says it is.
  package mutating func tick(stamp: Int64) {
    guard isPlaying else { return }
    let elapsed = Double(max(0, stamp - anchor.stamp)) * speed
    let target = anchor.playhead + Int64(min(elapsed, Double(TouchLimits.microseconds)))
    run(to: min(target, duration))
    if isAtEnd { isPlaying = false }
  }

  /// When the picture changes next while playing, on the window's clock; nil while nothing moves.
  package func deadline(frameMicroseconds: Int64, stamp: Int64) -> Int64? {
    isPlaying ? stamp + frameMicroseconds : nil
  }

  /// Puts the playhead at a time.
  package mutating func seek(to time: Instant, stamp: Int64) {
    let time = max(.zero, min(time, duration))
    if time < playhead { restart() }
    run(to: time)
    anchor = (stamp, playhead)
  }

  /// Puts the playhead at the next event, or the one before; events at one time are one place.
  package mutating func seekEvent(forward: Bool, stamp: Int64) {
    pause()
    if forward {
      if let event = trace.events[next...].first { seek(to: event.time, stamp: stamp) }
    } else {
      let earlier = trace.events[..<next].last { $0.time < playhead }
      seek(to: earlier?.time ?? .zero, stamp: stamp)
    }
  }

  /// Puts the playhead at the next update in which the caret stepped, or the one before.
  package mutating func seekStep(forward: Bool, stamp: Int64) {
    pause()
    guard var probe = try? Self.replay(trace, options) else { return }
    var times: [Instant] = []
    for event in trace.events {
      probe.feed(event)
      if !probe.effects.steps.isEmpty { times.append(event.time) }
      probe.forgetEffects()
    }
    let target = forward ? times.first { $0 > playhead } : times.last { $0 < playhead }
    if let target { seek(to: target, stamp: stamp) }
  }

  /// Gives a parameter, or `delivery`, a value over the recording's own, and runs it again to the playhead.
  ///
  /// - Throws: why it cannot be; the player then stays as it was.
  package mutating func set(_ name: String, to value: ParameterValue) throws(SettingError) {
    var options = options
    options.parameters.removeAll { $0.name == name }
    options.parameters.append(NamedParameter(name, value))
    _ = try Self.replay(trace, options)
    self.options = options
    runAgain()
  }

  private mutating func runAgain() {
    let place = playhead
    restart()
    run(to: place)
  }

  private mutating func restart() {
    // Recording and options have been accepted before.
    guard let fresh = try? Self.replay(trace, options) else { return }
    replay = fresh
    next = 0
    playhead = .zero
    tally = Tally()
    trails = FingerTrails()
  }

  private mutating func run(to time: Instant) {
    while next < trace.events.count, trace.events[next].time <= time {
      let event = trace.events[next]
      if let sample = event.touch { trails.add(sample) }
      replay.feed(event)
      next += 1
      collect()
    }
    // One microsecond short: an event at exactly this time may still come.
    replay.advance(to: time + -1)
    collect()
    playhead = max(playhead, time)
    trails.forget(before: playhead)
  }

  private mutating func collect() {
    tally.add(replay.effects)
    replay.forgetEffects()
  }

  private static func replay(
    _ trace: Trace, _ options: ReplayOptions
  ) throws(SettingError) -> Replay {
    try Replay(
      start: trace.header.session, hasRecordedLayout: trace.usesRecordedLayout, options: options)
  }
}
