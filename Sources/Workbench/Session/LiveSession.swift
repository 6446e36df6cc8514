package import GestureCore
package import SimulatorCore
package import TextCore
package import TraceFormat
package import Tuning
internal import WindowShell

/// The phone under the user's hands: takes input with the window's stamps, and records it if asked to.
package final class LiveSession<Layout: LineGeometry> {
  /// The phone.
  package private(set) var simulator: Simulator
  /// Where lines and carets are.
  package var layout: Layout
  /// What the finger does and what the technique makes of it.
  package private(set) var readings = Readings()
  /// The fingers on the phone.
  package private(set) var fingers = FingerTrails()
  /// The stamp of the newest event; the caret blinks from here on.
  package private(set) var lastActivity: Int64 = 0
  /// The stamp of the newest step; nil if none was made in this session.
  package private(set) var lastStep: Int64?
  /// When the phone gave a haptic tick last; nil before the first.
  package private(set) var lastTick: Int64?
  /// Why the recording stopped by itself; nil after a new one was started.
  package private(set) var recordingFailure: RecordingError?
  /// Text that was cut or copied since the last look; nil if none was.
  package var copied: String?

  /// How far fingers dragged the text down since the last look, in points.
  package var dragged = 0.0
  /// How often a finger asked for the selection's menu since the last look.
  package var menuRequests = 0

  /// What came in since `restart`, layout's answers included, where it is kept.
  package private(set) var keptEvents: [InputEvent] = []
  /// Where the session started whose events are kept.
  package private(set) var keptStart = SessionStart()
  private var keepsEvents = false
  /// Technique B on the same input; nil where nothing is compared.
  package private(set) var ghost: GhostPhone?

  /// What the lanes show of the newest seconds.
  package var lanes: LaneRecord { builder.record }
  private var builder: LaneBuilder

  private var clock = SessionClock()
  private var validator = TouchOrderValidator()
  private var recorder: TraceFileRecorder?
  private var effects = Effects()

  /// A phone at a session's start.
  ///
  /// - Throws: what the start names that does not exist or cannot be.
  package init(start: SessionStart, layout: Layout) throws(SettingError) {
    simulator = try Simulator(start: start)
    simulator.explains = true
    simulator.keepsCallbacks = true
    builder = LaneBuilder(simulator)
    self.layout = layout
    readings.take(effects, simulator, fingers: fingers)
  }

  /// Whether what comes in is being written to a file.
  package var isRecording: Bool { recorder?.isRecording ?? false }

  /// The file that is being written, or was written last.
  package private(set) var recordingPath: String?

  /// Microseconds since the recording's first event.
  package func recordedMicroseconds(at stamp: Int64) -> Int64 {
    clock.stamp(of: .zero).map { max(stamp - $0, 0) } ?? 0
  }

  /// The window's time at which the phone wants to act without an event; nil if it doesn't.
  package var deadlineStamp: Int64? { nextDeadline.flatMap(clock.stamp) }

  private var nextDeadline: Instant? {
    guard let other = ghost?.simulator.deadline else { return simulator.deadline }
    return min(simulator.deadline ?? other, other)
  }

  /// Runs technique B on the same input from here on, or none.
  ///
  /// - Throws: what the options name that does not exist or cannot be.
  package func compare(with options: ReplayOptions?) throws(SettingError) {
    guard let options else {
      ghost = nil
      return
    }
    ghost = try GhostPhone(options, beside: simulator)
  }

  /// The session's time at a stamp; the start before the first event.
  package func instant(at stamp: Int64) -> Instant {
    clock.stamp(of: .zero).map { Instant(microseconds: max(stamp - $0, 0)) } ?? .zero
  }

  /// Takes input.
  ///
  /// Touches that are out of order, or off all limits, are dropped.
  package func handle(_ kind: InputEvent.Kind, at stamp: Int64) {
    let event = InputEvent(clock.event(at: stamp), kind)
    if let sample = event.touch {
      do throws(TouchOrderValidator.Violation) {
        try validator.accept(sample)
      } catch {
        return
      }
      fingers.take(sample)
    }
    lastActivity = stamp
    simulator.handle(event, layout: &layout, into: &effects)
    builder.take(event, effects, simulator)
    ghost?.handle(event, fingers: fingers, layout: &layout)
    takeEffects(at: stamp)
  }

  /// Lets the phone live up to a stamp.
  package func advance(to stamp: Int64) {
    guard let instant = clock.advance(to: stamp) else { return }
    fingers.forget(before: instant)
    guard nextDeadline.map({ $0 <= instant }) ?? false else { return }
    simulator.advance(to: instant, layout: &layout, into: &effects)
    builder.take(nil, effects, simulator)
    ghost?.advance(to: instant, fingers: fingers, layout: &layout)
    takeEffects(at: stamp)
  }

  /// Takes away the fingers that are down.
  package func cancelFingers(at stamp: Int64) {
    for active in validator.activeFingers {
      handle(.touch(active.finger, .cancel, active.location), at: stamp)
    }
  }

  /// Starts a session anew from the text as it is, and writes it to a file.
  ///
  /// Fingers that were down are forgotten; what they still report is dropped.
  ///
  /// - Parameters:
  ///   - path: a file that must not exist; nil for one named by `date` in `folder`.
  ///   - header: what is to be noted; the session is filled in.
  /// - Throws: why there is no file; the session then goes on as it was.
  package func startRecording(
    path: String?, folder: String, date: RecordingDate, header: TraceHeader
  ) throws(RecordingError) {
    guard !isRecording else { return }
    var header = header
    header.session = simulator.sessionStart
    // The start is that of a phone which exists: nothing in it can be unknown.
    guard var fresh = try? Simulator(start: header.session) else { return }
    let file =
      if let path {
        try TraceFileRecorder(path: path, header: header)
      } else {
        try TraceFileRecorder(directory: folder, date: date, header: header)
      }
    fresh.records = true
    fresh.explains = true
    fresh.keepsCallbacks = true
    simulator = fresh
    builder = LaneBuilder(fresh)
    // What B is has been accepted before.
    if let options = ghost?.options { ghost = try? GhostPhone(options, beside: fresh) }
    clock = SessionClock()
    validator = TouchOrderValidator()
    fingers.removeAll()
    readings = Readings()
    recordingFailure = nil
    recordingPath = file.path
    recorder = consume file
    lastStep = nil
    lastTick = nil
    takeEffects(at: lastActivity)
  }

  /// Starts a session anew from another start, with nothing beside it.
  ///
  /// - Parameter keepsEvents: whether everything that comes in is kept in `keptEvents`.
  package func restart(_ start: SessionStart, keepsEvents: Bool) {
    // What can start a session has been one before, or is one with another text.
    guard !isRecording, var fresh = try? Simulator(start: start) else { return }
    fresh.records = keepsEvents
    simulator = fresh
    ghost = nil
    clock = SessionClock()
    validator = TouchOrderValidator()
    fingers.removeAll()
    readings = Readings()
    lastStep = nil
    lastTick = nil
    effects.removeAll()
    keptStart = start
    keptEvents.removeAll()
    self.keepsEvents = keepsEvents
    takeEffects(at: lastActivity)
  }

  /// Ends the recording, if there is one; the session goes on.
  package func stopRecording(at stamp: Int64) {
    guard isRecording else { return }
    cancelFingers(at: stamp)
    handle(.end, at: stamp)
    simulator.records = false
    recorder = nil
  }

  private func takeEffects(at stamp: Int64) {
    readings.take(effects, simulator, fingers: fingers)
    if !effects.steps.isEmpty { lastStep = stamp }
    if !effects.ticks.isEmpty { lastTick = stamp }
    if !effects.steps.isEmpty || !effects.keys.isEmpty { lastActivity = stamp }
    if let text = effects.copied { copied = text }
    dragged += effects.dragged
    menuRequests += effects.menuRequests
    if keepsEvents { keptEvents += effects.recorded }
    for event in effects.recorded where recordingFailure == nil {
      do throws(RecordingError) {
        try recorder?.write(event)
      } catch {
        recordingFailure = error
        recorder = nil
        simulator.records = false
      }
    }
    effects.removeAll()
    forgetOldLanes()
  }

  /// The lanes show so much of the past; a second more is kept, so that not every event moves everything.
  package static var laneMicroseconds: Int64 { 10_000_000 }

  private func forgetOldLanes() {
    let record = builder.record
    guard record.end - record.start > Self.laneMicroseconds + 1_000_000 else { return }
    let time = record.end + -Self.laneMicroseconds
    builder.forget(before: time)
    ghost?.forgetLanes(before: time)
  }
}
