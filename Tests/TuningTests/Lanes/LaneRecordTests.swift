import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore
import Testing
import TextCore
import Tuning

struct LaneRecordTests {
  @Test func holdsWhatTheReplayHolds() throws {
    let session = LaneSession.outAndBack
    let record = try session.record()
    var replay = try Replay(start: session.start, hasRecordedLayout: false)
    replay.explains = true
    for event in session.events { replay.feed(event) }
    #expect(record.steps.map(\.explanation) == replay.effects.explanations)
    #expect(record.net == replay.effects.steps.reduce(0) { $0 + $1.count })
    #expect(record.touches.reports == session.events.map(\.time))
    #expect(record.end == session.events.last?.time)
    // What each update left in the gauge, callback by callback.
    let updates = replay.effects.updates
    #expect(record.callbacks.gauge.suffix(updates.count) == updates.map(\.gauge.value)[...])
    #expect(
      record.callbacks.velocity.values.suffix(updates.count)
        == updates.map(\.update.velocity.dx)[...])
    #expect(record.steps.count > 4)
    #expect(record.steps.contains { $0.isBack })
  }

  @Test func callbacksStandAtTheEndsOfTheirFrames() throws {
    let record = try LaneSession.outAndBack.record()
    let times = record.callbacks.times.map(\.microseconds)
    // The touch-down and the lift are handed over at once.
    for time in times.dropFirst().dropLast(2) {
      let frame = (time * 60 + 999_999) / 1_000_000
      #expect(time == frame * 1_000_000 / 60)
    }
    #expect(times.first == 0)
    #expect(times.last == record.end.microseconds)
  }

  @Test func aNewerReportReplacesAnOlderOneOfTheSameFrame() throws {
    var session = LaneSession(delivery: .hertz(60))
    session.swipe([(40, 160)])
    let record = try session.record()
    // 8 ms a report, 16.7 ms a frame: about every second one is handed over.
    #expect(record.touches.reports.count == 22)
    #expect(record.superseded.count == record.touches.reports.count - record.callbacks.count)
    #expect(!record.superseded.contains(0))
    #expect(!record.superseded.contains(record.touches.reports.count - 1))
    #expect(try session.record(ReplayOptions(delivery: .asRecorded)).superseded == [])
    #expect(try session.record(ReplayOptions(delivery: .hertz(1_000))).superseded == [])
  }

  @Test func twoFingersReplaceOnlyTheirOwnReports() throws {
    var session = LaneSession(delivery: .hertz(60))
    let places: [(Int64, Int, TouchPhase)] = [
      (0, 0, .down), (1_000, 1, .down), (20_000, 0, .move), (21_000, 1, .move), (24_000, 0, .move),
      (50_000, 1, .up), (51_000, 0, .up),
    ]
    for (time, finger, phase) in places {
      session.events.append(
        InputEvent(
          Instant(microseconds: time),
          .touch(FingerID(finger), phase, Point(x: 100 + Double(time) / 1_000, y: 690))))
    }
    let record = try session.record()
    #expect(record.superseded == [2])
    #expect(record.touches.strokes.map(\.x.count) == [4, 3])
    #expect(record.touches.x(at: Instant(microseconds: 22_000)) == 121)
    #expect(record.touches.x(at: Instant(microseconds: 50_500)) == 124)
    #expect(record.touches.x(at: Instant(microseconds: 60_000)) == nil)
  }

  @Test func gesturesWithStateAndDeadZone() throws {
    var session = LaneSession()
    session.swipe(from: 100, [(3, 80)])
    session.pause(milliseconds: 100)
    session.swipe(from: 200, [(-60, 160)])
    let gestures = try session.record().gestures
    #expect(gestures.map(\.originX) == [100, 200])
    #expect(gestures.map(\.deadZone) == [70, 70])
    #expect(gestures[0].began == nil)
    #expect(gestures[0].end == Instant(microseconds: 88_000))
    #expect(gestures[1].began != nil)
    #expect(gestures[1].end == session.events.last?.time)
    let none = try session.record(
      ReplayOptions(parameters: [NamedParameter("deadZone", .number(0))]))
    #expect(none.gestures.map(\.deadZone) == [nil, nil])
  }

  @Test func theCaretsPlaceIsWhereTheCaretIs() throws {
    var session = LaneSession(text: ("ab", String(repeating: "c", count: 40)))
    session.swipe([(200, 300)])
    session.add(.text("xyz"))
    session.add(.key(EditingKey(.left)))
    session.swipe(from: 300, [(-250, 200)])
    session.add(.end)
    let record = try session.record()
    var replay = try Replay(start: session.start, hasRecordedLayout: false)
    let later = session.events.dropFirst().map(\.time) + [Instant(microseconds: .max)]
    for (event, next) in zip(session.events, later) {
      replay.feed(event)
      guard next > event.time else { continue }
      var shown = replay
      shown.advance(to: event.time)
      let document = shown.simulator.document
      let stop = document.stops(from: .start, to: document.selection.focus)
      #expect(record.caretOffset(at: event.time) == stop - 2)
    }
    #expect(record.caret.count > 8)
  }

  @Test func stepsBeyondTheTextsEndMoveNoCaret() throws {
    var session = LaneSession(text: ("ab", ""))
    session.swipe([(250, 300)])
    let record = try session.record()
    #expect(record.net > 2)
    #expect(record.caret.map(\.offset) == [0])
  }

  @Test func whatAResetThrowsAwayIsKept() throws {
    let record = try LaneSession.outAndBack.record()
    for step in record.steps {
      let peak = try #require(step.peak)
      #expect(peak > 100)
      #expect(step.limit == 100)
      #expect(step.valueBefore <= 100)
      #expect(try record.callbacks.gauge[#require(step.callback)] == 0)
    }
  }

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func everyTechniqueCanBeShown(_ id: String) throws {
    var session = LaneSession(technique: id)
    for direction in [1.0, -1] {
      session.swipe(from: 195, [(0, 600), (120 * direction, 300), (0, 200), (-60 * direction, 80)])
      session.pause(milliseconds: 700)
    }
    session.add(.end)
    let record = try session.record(ReplayOptions(startMode: .assumed))
    #expect(record.steps.map(\.time) == record.steps.map(\.time).sorted())
    #expect(record.callbacks.times == record.callbacks.times.sorted())
    #expect(record.callbacks.fill.values.allSatisfy { $0 >= 0 && $0.isFinite })
    #expect(record.callbacks.limits.first?.callback == 0)
    for index in record.steps.indices {
      let words = StepExplanation(of: index, in: record)
      #expect(!words.title.isEmpty && !words.consequence.isEmpty && !words.brief.isEmpty)
      #expect(words.terms.isEmpty == record.steps[index].explanation.reasons.isEmpty)
    }
  }

  @Test func theFirstStepIsThatOfComparisons() throws {
    for id in ["velocity-filter", "caretlab", "swipeselection-1.0", "swipe-once"] {
      var session = LaneSession(technique: id)
      session.swipe([(4, 60)])
      session.pause(milliseconds: 300)
      session.swipe([(0, 80), (150, 400)])
      var replay = try Replay(start: session.start, hasRecordedLayout: false)
      replay.keepsPanEvents = true
      for event in session.events { replay.feed(event) }
      let figures = RunFigures(
        effects: replay.effects, events: session.events,
        keyFrames: replay.simulator.situation.keys.map(\.frame))
      let first = try session.record().firstStep
      #expect(first?.milliseconds == figures.firstStep?.milliseconds, "\(id)")
      #expect(first?.travelPoints == figures.firstStep?.travelPoints, "\(id)")
    }
  }

  @Test func aTechniquesSwitchInMidRecordingChangesTheLimit() throws {
    var session = LaneSession()
    session.swipe([(150, 300)])
    session.add(.set("technique.threshold", .number(40)))
    session.swipe([(150, 300)])
    let record = try session.record()
    #expect(record.callbacks.limits.map(\.limit) == [100, 40])
    let switched = record.callbacks.limits[1].callback
    #expect(record.callbacks.times[switched] >= Instant(microseconds: 300_000))
    #expect(record.callbacks.limit(at: switched)?.limit == 40)
    #expect(record.callbacks.limit(at: switched - 1)?.limit == 100)
  }

  @Test func touchesCanBeShared() throws {
    let session = LaneSession.outAndBack
    let a = try session.record()
    let b = try LaneRecord(
      start: session.start, events: session.events, hasRecordedLayout: false,
      options: ReplayOptions(technique: "caretlab"), sharing: a.touches)
    #expect(b.touches == a.touches)
    #expect(
      try session.record(ReplayOptions(technique: "caretlab")) == b)
  }

  /// Holds what is summed up on the way to what the parts say.
  private func expectSums(_ record: LaneRecord) {
    #expect(
      record.net
        == record.steps.reduce(0) { sum, step in step.isPlain ? sum + step.count : sum })
    #expect(record.highestPeak == record.steps.compactMap(\.peakFill).max() ?? 0)
    #expect(record.caretRange.lowerBound == record.caret.map(\.offset).min())
    #expect(record.caretRange.upperBound == record.caret.map(\.offset).max())
    let places = record.touches.strokes.flatMap(\.x.values)
    #expect(record.touches.extremes?.least == places.min())
    #expect(record.touches.extremes?.greatest == places.max())
    let zones = record.gestures.compactMap { gesture in
      gesture.deadZone.map { (gesture.originX - $0, gesture.originX + $0) }
    }
    #expect(record.deadZoneRange?.least == zones.map(\.0).min())
    #expect(record.deadZoneRange?.greatest == zones.map(\.1).max())
  }

  @Test func theOlderPartCanBeForgotten() throws {
    var session = LaneSession()
    for _ in 0..<4 {
      session.swipe([(150, 300)])
      session.pause(milliseconds: 200)
    }
    var replay = try Replay(start: session.start, hasRecordedLayout: false)
    replay.explains = true
    replay.keepsCallbacks = true
    var builder = LaneBuilder(replay.simulator)
    for event in session.events {
      replay.feed(event)
      builder.take(event, replay.effects, replay.simulator)
      replay.forgetEffects()
    }
    let whole = builder.record
    let time = Instant(microseconds: 1_200_000)
    builder.forget(before: time)
    let rest = builder.record
    expectSums(whole)
    expectSums(rest)
    #expect(rest.steps.count + rest.forgottenSteps == whole.steps.count)
    #expect(rest.steps.count < whole.steps.count)
    for later in stride(from: time.microseconds, to: whole.end.microseconds, by: 10_000) {
      let later = Instant(microseconds: later)
      #expect(LaneValues(at: later, rest) == LaneValues(at: later, whole))
    }
    let last = whole.steps.count - 1
    #expect(
      StepExplanation(of: rest.steps.count - 1, in: rest) == StepExplanation(of: last, in: whole))
    #expect(rest.superseded.count < whole.superseded.count)
    #expect(
      rest.superseded.last.map { whole.superseded.last! - $0 }
        == whole.touches.reports.count - rest.touches.reports.count)
  }

  @Test func whatCannotBeIsSaid() {
    #expect(throws: SettingError.self) {
      try LaneSession.outAndBack.record(
        ReplayOptions(parameters: [NamedParameter("deadZone", .number(-1))]))
    }
  }
}
