import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("What a technique made of a recording")
struct RecordingMeterTests {
  /// Fingers that go straight: from when to when in milliseconds, from where to where, a report each 10 ms.
  private func recording(
    _ ways: [(from: Int64, to: Int64, x: Double, toX: Double)], _ intent: TraceHeader.Intent?,
    sawCaret: Bool = false
  ) -> Comparison.Recording {
    var events: [InputEvent] = []
    for way in ways {
      func touch(_ milliseconds: Int64, _ phase: TouchPhase) {
        let part = Double(milliseconds - way.from) / Double(way.to - way.from)
        events.append(
          InputEvent(
            Instant(microseconds: milliseconds * 1_000),
            .touch(
              FingerID(1), phase, Point(x: way.x + (way.toX - way.x) * part, y: 600))))
      }
      touch(way.from, .down)
      for time in stride(from: way.from + 10, to: way.to, by: 10) { touch(time, .move) }
      touch(way.to, .up)
    }
    return Comparison.Recording(
      name: "a",
      start: SessionStart(screen: Screen(width: 390, height: 844, pointsPerMillimetre: 5)),
      events: events, hasRecordedLayout: false, intent: intent, sawCaret: sawCaret)
  }

  private func step(_ milliseconds: Int64, _ count: Int = 1) -> TimedCount {
    TimedCount(Instant(microseconds: milliseconds * 1_000), count)
  }

  private func figures(
    _ recording: Comparison.Recording, _ steps: [TimedCount], keyTimes: [Instant]? = nil,
    delivery: DeliveryRate = .hertz(50), isAsMade: Bool = true
  ) -> UnitFigures {
    RecordingMeter(recording).figures(
      .recording(0), steps: steps, keyTimes: keyTimes, delivery: delivery, isAsMade: isAsMade)
  }

  @Test("Of four taps one moves the caret and one types nothing")
  func taps() {
    let ways = (0..<4).map { (Int64($0) * 200, Int64($0) * 200 + 80, 50.0, 52.0) }
    let keyTimes = [0, 1, 2].map { Instant(microseconds: $0 * 200_000 + 80_000) }
    let unit = figures(recording(ways, .tap), [step(650)], keyTimes: keyTimes)
    #expect(unit[.falseActivations]?.mean == 0.25)
    #expect(unit[.lostTaps]?.mean == 0.25)
    #expect([unit].aggregated()[.falseActivations]?.value == 250)
    #expect(unit.figures.count == 2)
    // Without a keyboard nobody knows what was lost; a touch that was to do nothing types nothing.
    #expect(figures(recording(ways, .tap), [])[.lostTaps] == nil)
    #expect(figures(recording(ways, .nothing), [step(10), step(20)])[.falseActivations]?.sum == 1)
  }

  @Test("Of two swipes one moves nothing: half are stolen")
  func stolen() {
    let swipes = recording([(0, 100, 50, 100), (300, 400, 50, 100)], .move(by: 3))
    let unit = figures(swipes, [step(50), step(90)])
    #expect(unit[.stolenSwipes]?.mean == 0.5)
    #expect(unit[.travelError]?.mean == 1)
    #expect([unit].aggregated()[.stolenSwipes]?.value == 50)
  }

  @Test("The start: way, share, time and callbacks to the first step")
  func start() {
    // 100 pt in 400 ms; the first step at 100 ms, after 25 pt = 5 mm.
    let unit = figures(recording([(0, 400, 50, 150)], .move(by: 2)), [step(100), step(300)])
    #expect(unit[.deadTravel]?.mean == 5)
    #expect(unit[.deadTravelShare]?.mean == 0.25)
    #expect(unit[.activation]?.mean == 100)
    // At 50 a second, 100 ms are five frames; as recorded, ten reports.
    #expect(unit[.activationFrames]?.mean == 5)
    let asRecorded = figures(
      recording([(0, 400, 50, 150)], nil), [step(100)], delivery: .asRecorded)
    #expect(asRecorded[.activationFrames]?.mean == 10)
    // 20 mm in 400 ms, for two characters.
    #expect(unit[.peakSpeed].map { ($0.mean - 50).magnitude < 1e-9 } == true)
    #expect(unit[.fingerWay]?.mean == 10)
  }

  @Test("Latency: from when the way was gone to the callback that brings the step")
  func latency() throws {
    // The ideal steps, equal parts of the way from the first step to the last, are at 100, 200, 300 and 400 ms; the third one
    // comes 30 ms late and is seen with the frame that ends at 340 ms: 40 ms are two frames of 20 ms.
    let swipe = recording([(0, 500, 0, 100)], nil)
    let unit = figures(swipe, [step(100), step(200), step(330), step(400)])
    let latency = try #require(unit[.stepLatency])
    #expect((latency.mean - 2.0 / 3).magnitude < 1e-9)
    #expect(figures(swipe, [step(100), step(200)])[.stepLatency] == nil)
    #expect(figures(swipe, [step(100), step(200), step(300, -1)])[.stepLatency] == nil)
  }

  @Test("Times are measured only where the hand saw this caret")
  func eyes() {
    let ways: [(Int64, Int64, Double, Double)] = [(0, 100, 50, 100)]
    let steps = [step(50), step(90)]
    let seen = recording(ways, .move(by: 2), sawCaret: true)
    #expect(figures(seen, steps)[.acquisition]?.mean == 100)
    #expect(figures(seen, steps, isAsMade: false)[.acquisition] == nil)
    #expect(figures(recording(ways, .move(by: 2)), steps)[.acquisition] == nil)
  }

  @Test("Without a label: what needs no intent")
  func unlabelled() {
    let unit = figures(recording([(0, 100, 50, 100)], nil), [step(50), step(60, -1)])
    #expect(unit[.reversals]?.mean == 1)
    #expect(unit[.deadTravel]?.mean == 5)
    for metric in [Metric.stolenSwipes, .travelError, .falseActivations, .fingerWay, .success] {
      #expect(unit[metric] == nil)
    }
  }
}
