import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Comparison")
struct ComparisonTests {
  /// A finger on the home row: each leg is a way in points and its milliseconds, at 125 samples a second.
  private func recording(
    from x: Double = 60, y: Double = 690, _ legs: [(Double, Int)], name: String = "a"
  ) -> Comparison.Recording {
    var events: [InputEvent] = []
    var time: Int64 = 0
    var place = Point(x: x, y: y)
    func touch(_ phase: TouchPhase) {
      events.append(
        InputEvent(Instant(microseconds: time), .touch(FingerID(1), phase, place)))
    }
    touch(.down)
    for (way, milliseconds) in legs {
      let start = place.x
      let samples = max(1, milliseconds / 8)
      for sample in 1...samples {
        time += Int64(milliseconds) * 1_000 / Int64(samples)
        place.x = start + way * Double(sample) / Double(samples)
        touch(.move)
      }
    }
    time += 8_000
    touch(.up)
    events.append(InputEvent(Instant(microseconds: time + 100_000), .end))
    return Comparison.Recording(
      name: name,
      start: SessionStart(
        document: SessionStart.Document(
          before: String(repeating: "a", count: 60), after: String(repeating: "b", count: 60))),
      events: events, hasRecordedLayout: false)
  }

  private func figures(
    _ recording: Comparison.Recording, _ technique: String = "velocity-sign",
    startMode: Simulator.StartMode = .technique
  ) throws -> RunFigures {
    let comparison = Comparison(
      recordings: [recording], techniques: [technique], rates: [.asRecorded], startMode: startMode)
    return try #require(try comparison.run(jobs: 1).first).figures
  }

  @Test func stepsAndTheFirstOfThem() throws {
    let figures = try figures(recording([(200, 400)]))
    // One step for each update: 48 moves from 12 pt on, and the lift.
    #expect(figures.net == 49)
    #expect(figures.steps == 49)
    #expect(figures.firstStep?.travelPoints == 12)
    #expect(figures.firstStep?.milliseconds == 24)
    #expect(figures.netOutAndBack == nil)
    #expect(figures.reversals == 0)
  }

  @Test func wayAndStepsByTheFingersSpeed() throws {
    // 100 pt/s, 500 pt/s and 1,000 pt/s.
    let figures = try figures(recording([(60, 600), (100, 200), (160, 160)]))
    let travel = figures.bands.map(\.travelPoints)
    #expect(travel.reduce(0, +) > 319.9)
    #expect(travel[SpeedBand.slow.rawValue] > 50 && travel[SpeedBand.slow.rawValue] < 75)
    #expect(travel[SpeedBand.medium.rawValue] > 80)
    #expect(travel[SpeedBand.fast.rawValue] > 100)
    #expect(figures.bands.map(\.steps).reduce(0, +) == figures.steps)
    let slow = try #require(figures.stepsPerCentimetre(.slow, pointsPerMillimetre: 6))
    #expect(slow == Double(figures.bands[0].steps) / (travel[0] / 60))
    #expect(figures.stepsPerCentimetre(.fast, pointsPerMillimetre: 100) == nil)
  }

  @Test func outAndBack() throws {
    let figures = try figures(recording([(120, 240), (-120, 240)]))
    #expect(figures.reversals == 1)
    #expect(figures.netOutAndBack == figures.net)
    #expect(try self.figures(recording([(120, 240), (-100, 240)])).netOutAndBack == nil)
    #expect(try self.figures(recording([(30, 240), (-30, 240)])).netOutAndBack == nil)
  }

  @Test func stepsAtTheLift() throws {
    // 8 ms a sample: seven moves in the last 60 ms, and the lift itself.
    #expect(try figures(recording([(200, 400)])).liftSteps == 8)
  }

  @Test func stepsAtRest() throws {
    let figures = try figures(recording([(200, 400), (0, 650)]))
    // 81 updates while it rests: the last 50 come 250 ms later or more; and the lift.
    #expect(figures.restSteps == 51)
  }

  @Test func keysTypedAndLost() throws {
    // Ends on its own key: the article types it, its repaired form doesn't.
    let swipe = recording([(120, 240), (-110, 240)])
    #expect(try figures(swipe).keysTypedBySwipes == 1)
    #expect(try figures(swipe, "velocity-filter-repaired").keysTypedBySwipes == 0)
    #expect(try figures(recording([(2, 80)])).keysLost == 0)
    // A small slide while typing: the pan takes the key and the caret stays.
    let slide = recording([(20, 80)])
    var comparison = Comparison(
      recordings: [slide], techniques: ["velocity-filter"],
      parameters: [NamedParameter("keyCancel", .word("onRecognition"))], startMode: .technique)
    #expect(try comparison.run(jobs: 1)[0].figures.keysLost == 1)
    comparison.parameters = []
    #expect(try comparison.run(jobs: 1)[0].figures.keysLost == 0)
  }

  @Test func anyNumberOfThreadsGivesTheSameRows() throws {
    let recordings = (0..<23).map { index in
      let (out, back) = (Double(40 + index * 9), Double(-index * 5))
      return recording([(out, 300), (back, 200)], name: String(index))
    }
    let comparison = Comparison(
      recordings: recordings, techniques: TechniqueEntry.all.map(\.id),
      rates: [.hertz(60), .hertz(120)])
    let alone = try comparison.run(jobs: 1)
    let count: Int = 23 * 2 * TechniqueEntry.all.count
    #expect(alone.count == count)
    #expect(try comparison.run(jobs: 2) == alone)
    #expect(try comparison.run(jobs: 7) == alone)
    #expect(alone.map(\.recording) == alone.map(\.recording).sorted())
  }

  @Test func totalsAddUp() throws {
    let comparison = Comparison(
      recordings: [recording([(100, 200)]), recording([(-50, 200)])],
      techniques: ["velocity-sign", "swipe-once"], rates: [.hertz(60)], startMode: .technique)
    let rows = try comparison.run(jobs: 1)
    let totals = comparison.totals(of: rows)
    #expect(totals.map { $0.technique } == ["velocity-sign", "swipe-once"])
    #expect(totals[0].figures.net == rows[0].figures.net + rows[2].figures.net)
    #expect(totals[1].figures.net == 0)
    #expect(totals[1].figures.steps == 2)
    let firsts = [rows[0], rows[2]].compactMap { $0.figures.firstStep?.travelPoints }
    #expect(totals[0].figures.firstStep?.travelPoints == firsts.reduce(0, +) / 2)
  }

  @Test func aValueOutOfRangeIsSaid() {
    let comparison = Comparison(
      recordings: [recording([(100, 200)])], techniques: ["velocity-filter"],
      parameters: [NamedParameter("threshold", .number(0))])
    #expect(throws: SettingError.self) { try comparison.run(jobs: 2) }
  }

  @Test(arguments: [0, 1, 2, 15, 16, 17, 100], [1, 2, 5])
  func aParallelMapKeepsTheOrder(count: Int, jobs: Int) {
    #expect(parallelMap(count: count, jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }
}
