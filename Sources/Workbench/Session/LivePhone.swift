package import GestureCore
package import SimulatorCore
package import TextCore
package import TraceFormat
import WindowShell

/// The phone as a person uses it, and the recorder beside it.
///
/// Stamps are microseconds on the window's clock; inside they become instants of the session.
package struct LivePhone: ~Copyable {
  /// The phone.
  package private(set) var simulator: Simulator
  /// What the technique has done since the session started.
  package private(set) var tally = Tally()
  /// The fingers on the glass and where they have been.
  package private(set) var trails = FingerTrails()
  /// Text that was cut or copied since it was last taken.
  package private(set) var copied: String?
  /// Why the last recording could not begin or had to stop, in a sentence.
  package private(set) var recordingProblem: String?
  /// When the recording began; nil while none is made.
  package private(set) var recordingSince: Int64?
  /// The file of the recording that is being made, or was made last.
  package private(set) var recordingPath: String?

  private var effects = Effects()
  private var clock = SessionClock()
  private var order = TouchOrderValidator()
  private var recorder: TraceFileRecorder?

  /// A phone at the start of a session.
  ///
  /// - Throws: what the start names that does not exist or cannot be.
  package init(start: SessionStart) throws(SettingError) {
    simulator = try Simulator(start: start)
  }

  /// Whether events are being written to a file.
  package var isRecording: Bool { recorder != nil }

  /// When the phone wants to act, on the window's clock.
  package var deadline: Int64? {
    simulator.deadline.flatMap { clock.stamp(of: $0) }
  }

  /// The instant of the session that the window's clock shows; zero before the first event.
  package func instant(at stamp: Int64) -> Instant {
    guard let start = clock.stamp(of: .zero) else { return .zero }
    return Instant(microseconds: max(0, stamp - start))
  }

  /// Takes a report of a finger.
  ///
  /// A finger that was not seen to go down in this session is ignored until it lifts: starting to record
  /// takes away the fingers that are down.
  package mutating func touch(
    _ finger: FingerID, _ phase: TouchPhase, at location: Point, stamp: Int64,
    layout: inout some LineGeometry
  ) {
    var probe = order
    let test = TouchSample(
      time: probe.latest ?? .zero, finger: finger, phase: phase, location: location)
    guard (try? probe.accept(test)) != nil else { return }
    let sample = TouchSample(
      time: clock.event(at: stamp), finger: finger, phase: phase, location: location)
    guard (try? order.accept(sample)) != nil else { return }
    trails.add(sample)
    simulator.handle(
      InputEvent(sample.time, .touch(finger, phase, location)), layout: &layout, into: &effects)
    collect()
  }

  /// Takes anything that is no touch.
  package mutating func perform(
    _ kind: InputEvent.Kind, stamp: Int64, layout: inout some LineGeometry
  ) {
    let time = clock.event(at: stamp)
    // Only its time counts for the order; what it is the simulator knows.
    try? order.accept(time: time)
    simulator.handle(InputEvent(time, kind), layout: &layout, into: &effects)
    collect()
  }

  /// Runs the deadlines that are due.
  package mutating func advance(to stamp: Int64, layout: inout some LineGeometry) {
    guard let time = clock.advance(to: stamp) else { return }
    simulator.advance(to: time, layout: &layout, into: &effects)
    collect()
  }

  /// Takes away the fingers that are down.
  package mutating func cancelTouches(stamp: Int64, layout: inout some LineGeometry) {
    for active in order.activeFingers {
      touch(active.finger, .cancel, at: active.location, stamp: stamp, layout: &layout)
    }
  }

  /// The text that was cut or copied, once.
  package mutating func takeCopied() -> String? {
    defer { copied = nil }
    return copied
  }

  /// Starts a session anew, as opening its recording would, and writes it to a file from the first event on.
  ///
  /// - Parameters:
  ///   - header: everything but the session's start, which is filled in.
  ///   - open: makes the file; what it throws becomes `recordingProblem`.
  package mutating func startRecording(
    header: TraceHeader, stamp: Int64,
    open: (TraceHeader) throws(RecordingError) -> TraceFileRecorder
  ) {
    var header = header
    header.session = simulator.sessionStart
    do throws(RecordingError) {
      let recorder = try open(header)
      recordingPath = recorder.path
      self.recorder = consume recorder
    } catch {
      recordingProblem = error.description
      return
    }
    // A start made of a phone in force cannot name what does not exist.
    guard let fresh = try? Simulator(start: header.session) else { return }
    recordingProblem = nil
    recordingSince = stamp
    simulator = fresh
    simulator.records = true
    clock = SessionClock()
    order = TouchOrderValidator()
    trails = FingerTrails()
    tally = Tally()
  }

  /// Ends the recording properly; the phone goes on.
  package mutating func stopRecording(stamp: Int64, layout: inout some LineGeometry) {
    guard isRecording else { return }
    cancelTouches(stamp: stamp, layout: &layout)
    // The simulator writes it, as every other event.
    perform(.end, stamp: stamp, layout: &layout)
    recorder = nil
    recordingSince = nil
    simulator.records = false
  }

  private mutating func collect() {
    tally.add(effects)
    if let text = effects.copied { copied = text }
    write()
    effects.removeAll()
  }

  private mutating func write() {
    guard isRecording else { return }
    do throws(RecordingError) {
      for event in effects.recorded { try recorder?.write(event) }
    } catch {
      recordingProblem = error.description
      recorder = nil
      recordingSince = nil
      simulator.records = false
    }
  }
}
