import Foundation
import GestureCore
import KeyboardCore
import SimulatorCore
import Testing
import TextCore
import TraceFormat
import Tuning
import Workbench

/// A folder of its own for one test, removed afterwards.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.path + "/caretlab-tests-"
      + UUID().uuidString.lowercased()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The date of every recording in tests.
let testDate = RecordingDate(year: 2026, month: 11, day: 30, hour: 20, minute: 41, second: 7)

@Suite("The live session")
struct LiveSessionTests {
  private func session(
    _ document: SessionStart.Document = .init(before: "the quick brown", after: " fox")
  ) throws -> LiveSession<CellGeometry> {
    try LiveSession(
      start: SessionStart(document: document, delivery: .hertz(60)),
      layout: CellGeometry(screenWidth: 390, viewportHeight: 506))
  }

  /// Slides a finger along the keyboard, a report every 8 ms, `step` points each.
  private func slide(
    _ live: LiveSession<CellGeometry>, from stamp: Int64, reports: Int, step: Double
  ) -> Int64 {
    var stamp = stamp
    var x = step > 0 ? 60.0 : 330
    let finger = FingerID(1)
    live.handle(.touch(finger, .down, Point(x: x, y: 700)), at: stamp)
    for _ in 0..<reports {
      stamp += 8_000
      x += step
      live.advance(to: stamp - 1)
      live.handle(.touch(finger, .move, Point(x: x, y: 700)), at: stamp)
    }
    stamp += 8_000
    live.handle(.touch(finger, .up, Point(x: x, y: 700)), at: stamp)
    return stamp
  }

  private func read(_ path: String) throws -> Trace {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    return try TraceReader.read(Array(bytes), file: "test.jsonl")
  }

  @Test("Typing and swiping change text and readings")
  func inputs() throws {
    let live = try session()
    live.handle(.text("er"), at: 1_000_000)
    #expect(live.simulator.document.text == "the quick browner fox")
    let end = slide(live, from: 2_000_000, reports: 40, step: 6)
    #expect(live.readings.forward > 3)
    #expect(live.readings.back == 0)
    #expect(live.readings.phase == .pan(.ended))
    #expect(live.readings.finger == nil)
    #expect(live.lastStep != nil)
    #expect(live.lastActivity == end)
  }

  @Test("Touches out of order are dropped")
  func order() throws {
    let live = try session()
    live.handle(.touch(FingerID(1), .move, Point(x: 20, y: 600)), at: 10)
    live.handle(.touch(FingerID(1), .up, Point(x: 20, y: 600)), at: 20)
    live.handle(.touch(FingerID(2), .down, Point(x: .nan, y: 600)), at: 30)
    #expect(live.fingers.fingers.isEmpty)
    #expect(live.simulator.document.text == "the quick brown fox")
  }

  @Test("A recording replays to the window's own text, steps and keys")
  func recordingReplays() throws {
    let folder = try TemporaryFolder()
    let live = try session()
    live.handle(.text("!"), at: 500)
    try live.startRecording(
      path: nil, folder: folder.path + "/new", date: testDate, header: TraceHeader())
    #expect(live.isRecording)
    #expect(live.simulator.document.text == "the quick brown! fox")
    live.handle(.text("é"), at: 3_000_000)
    var stamp = slide(live, from: 3_200_000, reports: 50, step: 5)
    live.handle(.key(EditingKey(.up)), at: stamp + 100_000)
    live.handle(.set("technique.threshold", .number(40)), at: stamp + 110_000)
    stamp = slide(live, from: stamp + 300_000, reports: 30, step: -7)
    // A tap on a key, held so long that time passes between.
    live.handle(.touch(FingerID(1), .down, Point(x: 20, y: 590)), at: stamp + 200_000)
    live.advance(to: stamp + 260_000)
    live.handle(.touch(FingerID(1), .up, Point(x: 20, y: 590)), at: stamp + 260_000)
    let text = live.simulator.document.surroundings
    let readings = live.readings
    live.stopRecording(at: stamp + 900_000)
    #expect(!live.isRecording)
    let path = try #require(live.recordingPath)
    #expect(path.hasSuffix("/new/2026-11-30-204107.jsonl"))
    let trace = try read(path)
    #expect(trace.hasEnd)
    #expect(trace.events.first?.time == .zero)
    #expect(trace.header.session.document.before == "the quick brown!")
    let playback = try played(trace)
    #expect(playback.replay.simulator.document.surroundings == text)
    #expect(playback.readings.forward == readings.forward)
    #expect(playback.readings.back == readings.back)
    #expect(readings.forward > 0 && readings.back > 0)
  }

  private func played(_ trace: Trace) throws -> Playback {
    var playback = try Playback(trace: trace, fileName: "test.jsonl")
    playback.seek(to: playback.end)
    return playback
  }

  @Test("Every line is in the file at once")
  func lines() throws {
    let folder = try TemporaryFolder()
    let live = try session()
    try live.startRecording(
      path: folder.path + "/a.jsonl", folder: "", date: testDate, header: TraceHeader())
    for (index, letter) in ["a", "b", "c"].enumerated() {
      live.handle(.text(letter), at: Int64(index) * 1000)
      #expect(try read(folder.path + "/a.jsonl").events.count == index + 1)
    }
  }

  @Test("Fingers that are down are forgotten when a recording starts, and cancelled when it stops")
  func fingers() throws {
    let folder = try TemporaryFolder()
    let live = try session()
    let point = Point(x: 100, y: 700)
    live.handle(.touch(FingerID(1), .down, point), at: 0)
    try live.startRecording(
      path: folder.path + "/a.jsonl", folder: "", date: testDate, header: TraceHeader())
    live.handle(.touch(FingerID(1), .move, point), at: 10)
    live.handle(.touch(FingerID(2), .down, point), at: 20)
    live.stopRecording(at: 30)
    live.handle(.touch(FingerID(2), .up, point), at: 40)
    let kinds = try read(folder.path + "/a.jsonl").events.map(\.kind)
    #expect(
      kinds == [
        .touch(FingerID(2), .down, point), .touch(FingerID(2), .cancel, point), .end,
      ])
  }

  @Test("A file that is there is not overwritten, and the session goes on")
  func noOverwriting() throws {
    let folder = try TemporaryFolder()
    let live = try session()
    let path = folder.path + "/a.jsonl"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: RecordingError.self) {
      try live.startRecording(path: path, folder: "", date: testDate, header: TraceHeader())
    }
    #expect(!live.isRecording)
    live.handle(.text("x"), at: 5)
    #expect(live.simulator.document.text == "the quick brownx fox")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test("A full disk stops the recording with a sentence; the phone goes on")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let live = try session()
    // A device that is there may be opened, but not made: this fails at once and says so.
    #expect(throws: RecordingError.self) {
      try live.startRecording(
        path: "/dev/full", folder: "", date: testDate, header: TraceHeader())
    }
    live.handle(.text("x"), at: 5)
    #expect(live.simulator.document.text.contains("brownx"))
  }

  @Test("Deadlines are told on the window's clock: a held key repeats")
  func deadlines() throws {
    let live = try session()
    let delete = try #require(
      live.simulator.keyboard.keys.first { $0.key.id == "delete" }?.frame.center)
    live.handle(.touch(FingerID(1), .down, delete), at: 7_000_000)
    #expect(live.deadlineStamp == 7_500_000)
    live.advance(to: 7_499_999)
    #expect(live.simulator.document.text == "the quick brown fox")
    live.advance(to: 7_700_000)
    #expect(live.simulator.document.text == "the quick br fox")
  }
}

@Suite("A recording in the window")
struct PlaybackTests {
  /// A slide of 40 reports, 8 ms and 6 points each, and a typed letter 200 ms later.
  private func trace() -> Trace {
    var events = [InputEvent(.zero, .touch(FingerID(1), .down, Point(x: 60, y: 700)))]
    for index in 1...40 {
      events.append(
        InputEvent(
          Instant(microseconds: Int64(index) * 8_000),
          .touch(FingerID(1), .move, Point(x: 60 + 6 * Double(index), y: 700))))
    }
    events.append(
      InputEvent(
        Instant(microseconds: 328_000), .touch(FingerID(1), .up, Point(x: 300, y: 700))))
    events.append(InputEvent(Instant(microseconds: 528_000), .text("x")))
    events.append(InputEvent(Instant(microseconds: 600_000), .end))
    let start = SessionStart(
      document: .init(before: "ab", after: "cdefghijklmnopqrstuvwxyz"), delivery: .hertz(60))
    return Trace(header: TraceHeader(session: start), events: events)
  }

  private func playback() throws -> Playback {
    try Playback(trace: trace(), fileName: "a.jsonl")
  }

  @Test("It stands at its start, plays with the clock, and stops at its end")
  func playing() throws {
    var playback = try playback()
    #expect(playback.end.microseconds == 600_000)
    #expect(!playback.isPlaying)
    playback.play(at: 1_000_000)
    playback.advance(to: 1_100_000)
    #expect(playback.position.microseconds == 100_000)
    #expect(playback.readings.finger == Point(x: 132, y: 700))
    playback.setSpeed(.quarter, at: 1_100_000)
    playback.advance(to: 1_200_000)
    #expect(playback.position.microseconds == 125_000)
    playback.setSpeed(.fourfold, at: 1_200_000)
    playback.advance(to: 9_000_000)
    #expect(playback.isAtEnd)
    #expect(!playback.isPlaying)
    playback.play(at: 10_000_000)
    #expect(playback.position == .zero)
  }

  @Test("Going there and back is the same as going there")
  func seeking() throws {
    var there = try playback()
    there.seek(to: Instant(microseconds: 250_000))
    var back = try playback()
    back.seek(to: back.end)
    back.seek(to: Instant(microseconds: 250_000))
    var bits = try playback()
    for time in stride(from: 0, through: 250_000, by: 3_333) {
      bits.seek(to: Instant(microseconds: Int64(time)))
    }
    bits.seek(to: Instant(microseconds: 250_000))
    for other in [back, bits] {
      #expect(other.readings == there.readings)
      #expect(
        other.replay.simulator.document.selection == there.replay.simulator.document.selection)
      #expect(other.fingers.meanLocation == there.fingers.meanLocation)
    }
    #expect(there.readings.forward > 0)
  }

  @Test("Jumps about in a long recording show what going there step by step shows")
  func jumps() throws {
    var events: [InputEvent] = []
    var time: Int64 = 0
    var x = 60.0
    for stroke in 0..<180 {
      let way = stroke.isMultiple(of: 2) ? 6.0 : -6.0
      events.append(
        InputEvent(
          Instant(microseconds: time), .touch(FingerID(1), .down, Point(x: x, y: 700))))
      for _ in 0..<38 {
        time += 8_000
        x += way
        events.append(
          InputEvent(
            Instant(microseconds: time), .touch(FingerID(1), .move, Point(x: x, y: 700))))
      }
      events.append(
        InputEvent(
          Instant(microseconds: time), .touch(FingerID(1), .up, Point(x: x, y: 700))))
      time += 50_000
    }
    let start = SessionStart(
      document: .init(
        before: String(repeating: "ab ", count: 400), after: String(repeating: "cd ", count: 400)),
      delivery: .hertz(60))
    let trace = Trace(header: TraceHeader(session: start), events: events)
    var jumping = try Playback(trace: trace, fileName: "a")
    let end = jumping.end.microseconds
    let places = [end * 9 / 10, end / 3, end, 0, end / 2 + 1, end / 2 - 40_000, end * 3 / 4]
    // Some of them a few reports after 2,000 and 4,000 events.
    let near = [2_004, 4_010, 2_000].map { events[$0].time.microseconds }
    for place in places + near {
      let moment = Instant(microseconds: place)
      jumping.seek(to: moment)
      // What a phone makes of it that gets every event, and nothing else.
      var replay = try Replay(start: start, hasRecordedLayout: false)
      var fingers = FingerTrails()
      for event in events where event.time <= moment {
        replay.feed(event)
        if let sample = event.touch { fingers.take(sample) }
      }
      replay.advance(to: moment)
      fingers.forget(before: moment)
      var readings = Readings()
      readings.take(replay.effects, replay.simulator, fingers: fingers)
      #expect(jumping.readings == readings, "at \(place)")
      #expect(jumping.fingers == fingers, "at \(place)")
      #expect(jumping.lastActivity == events.last { $0.time <= moment }?.time)
      #expect(
        jumping.replay.simulator.document.selection == replay.simulator.document.selection)
      #expect(!jumping.replay.explains)
    }
  }

  @Test("Played in bits, it gives what the command line's replay gives")
  func sameAsHeadless() throws {
    let trace = trace()
    var headless = try Replay(start: trace.header.session, hasRecordedLayout: false)
    for event in trace.events { headless.feed(event) }
    for interval: Int64 in [1_000, 7_777, 16_667, 250_000] {
      var playback = try playback()
      playback.play(at: 0)
      var stamp: Int64 = 0
      while playback.isPlaying {
        stamp += interval
        playback.advance(to: stamp)
      }
      #expect(
        playback.replay.simulator.document.surroundings
          == headless.simulator.document.surroundings)
      #expect(playback.readings.forward == headless.effects.steps.reduce(0) { $0 + $1.count })
    }
  }

  @Test("Events and steps are places to go to")
  func places() throws {
    var playback = try playback()
    #expect(playback.eventTime(after: false) == nil)
    #expect(playback.eventTime(after: true)?.microseconds == 8_000)
    playback.seek(to: Instant(microseconds: 328_000))
    #expect(playback.eventTime(after: false)?.microseconds == 320_000)
    #expect(playback.eventTime(after: true)?.microseconds == 528_000)
    let last = try #require(playback.steps.last)
    #expect(playback.stepTime(after: true) == nil)
    playback.seek(to: .zero)
    // The phone steps at the end of the frame in which the step's sample lies.
    #expect(playback.stepTime(after: true) == playback.lanes.steps.first?.time)
    #expect(playback.lastStep == nil)
    playback.seek(to: last.time)
    #expect(playback.lastStep == last.time)
  }

  @Test("A slider runs it again up to the same moment")
  func settings() throws {
    var playback = try playback()
    playback.seek(to: Instant(microseconds: 300_000))
    let before = playback.readings.forward
    try playback.set("technique.deadZone", to: .number(0))
    #expect(playback.position.microseconds == 300_000)
    #expect(playback.readings.forward > before)
    try playback.set("technique.deadZone", to: .number(200))
    #expect(playback.readings.forward < before)
    #expect(playback.options.parameters.count == 1)
    try playback.set("delivery", to: .number(120))
    #expect(playback.replay.simulator.deliveryRate == .hertz(120))
  }

  @Test("What cannot be set changes nothing")
  func refusals() throws {
    var playback = try playback()
    #expect(throws: SettingError.self) { try playback.set("technique.deadZone", to: .number(999)) }
    #expect(throws: SettingError.self) { try playback.set("nonsense", to: .number(1)) }
    #expect(throws: SettingError.self) { try playback.set("delivery", to: .number(0)) }
    #expect(playback.options.parameters.isEmpty)
    #expect(playback.options.delivery == nil)
  }

  @Test("What is expected of a recording is said in a phrase")
  func verdicts() throws {
    var playback = try playback()
    var expectation = ReplayExpectation(
      technique: "velocity-filter", parameters: [], delivery: .hertz(60),
      steps: playback.steps.map { ReplayExpectation.Step($0.time, $0.count) }, lines: [], keys: [],
      text: playback.outcome.text, unicode: "16.0")
    #expect(playback.verdict(against: expectation) == .asExpected)
    expectation.text.after += "!"
    #expect(playback.verdict(against: expectation) == .differs("another text"))
    expectation.steps[0].time = Instant(microseconds: 1)
    #expect(playback.verdict(against: expectation) == .differs("steps at other times"))
    expectation.steps.removeAll()
    let net = playback.steps.count
    #expect(playback.verdict(against: expectation) == .differs("net +\(net), expected 0"))
    try playback.set("technique.deadZone", to: .number(10))
    #expect(playback.verdict(against: expectation) == nil)
  }

  @Test("A recording of nothing can be shown, too")
  func empty() throws {
    var playback = try Playback(
      trace: Trace(header: TraceHeader(), events: []), fileName: "empty.jsonl")
    playback.play(at: 5)
    playback.advance(to: 10)
    #expect(playback.isAtEnd)
    #expect(!playback.isPlaying)
  }

  @Test("Trails are forgotten after 650 ms, a resting finger is not")
  func trails() {
    var trails = FingerTrails()
    func sample(_ milliseconds: Int64, _ phase: TouchPhase, _ x: Double) -> TouchSample {
      TouchSample(
        time: Instant(microseconds: milliseconds * 1000), finger: FingerID(1), phase: phase,
        location: Point(x: x, y: 0))
    }
    trails.take(sample(0, .down, 1))
    trails.take(sample(100, .move, 2))
    trails.take(sample(200, .move, 3))
    #expect(trails.fingers[0].samples.count == 3)
    trails.forget(before: Instant(microseconds: 800_000))
    #expect(trails.fingers[0].samples.map(\.location.x) == [3])
    trails.forget(before: Instant(microseconds: 5_000_000))
    #expect(trails.meanLocation == Point(x: 3, y: 0))
    #expect(!trails.isFading)
    trails.take(sample(5_100, .up, 3))
    #expect(trails.meanLocation == nil)
    #expect(trails.isFading)
    trails.forget(before: Instant(microseconds: 5_800_000))
    #expect(trails.fingers.isEmpty)
    trails.take(sample(6_000, .move, 9))
    #expect(trails.fingers.isEmpty)
  }
}
