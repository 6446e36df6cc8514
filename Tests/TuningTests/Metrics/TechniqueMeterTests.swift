import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("A technique alone")
struct TechniqueMeterTests {
  private func values(
    _ technique: String, _ parameters: [NamedParameter] = [], hertz: Int = 60
  ) throws -> MetricValues {
    try TechniqueMeter(technique: technique, parameters: parameters, delivery: .hertz(hertz))
      .units(jobs: 2).aggregated()
  }

  private func near(_ value: MetricValue?, _ expected: Double, _ tolerance: Double = 1e-6) -> Bool {
    value.map { ($0.value - expected).magnitude <= tolerance } ?? false
  }

  @Test(
    "A step at every callback: the gain falls as speed grows, follows the rate, and noise steps on")
  func everyCallback() throws {
    let values = try values("velocity-sign")
    // Steps for each point: 60 / v, a line of slope −1.
    #expect(near(values[.gainSlope], -1))
    #expect(near(values[.speedVariance], 1 - 105.0 / 905))
    // 240 a second against 60.
    #expect(near(values[.rateVariance], 3))
    #expect(near(values[.stepVariation], 0, 1e-4))
    #expect(values[.stepBeat]?.value == 0)
    // At the grid's greatest speed.
    let fastest = SpeedGrid.fine(count: 56).last { $0 <= 2_000 } ?? 0
    #expect(near(values[.worstGap], fastest / 60 / 6.04, 0.01))
    // 60 steps a second under a speed's noise of √2 · 0.3 pt · 60.
    #expect(near(values[.noiseGain], 60 / (0.3 * 60 * 2.0.squareRoot()), 0.15))
  }

  @Test("A step for each so many points: no slope, and the same at every rate and speed")
  func linear() throws {
    let values = try values("hamster")
    #expect(near(values[.gainSlope], 0, 0.01))
    #expect(near(values[.speedVariance], 0, 0.01))
    #expect(near(values[.rateVariance], 0, 0.01))
    #expect(values[.gainViolations]?.value == 0)
  }

  @Test("The article's filter jumps at 500 and 1,000 points a second")
  func sawtooth() throws {
    #expect(try values("velocity-filter")[.gainViolations]?.value == 2)
  }

  @Test("The rhythm of steps: variation, beat, the longest way")
  func rhythm() throws {
    let even = try #require(StepRhythm([8, 8, 8, 8, 8, 8]))
    #expect(even.variation == 0 && even.beat == 0 && even.longest == 8)
    // Two short ones, a long one, over and over: at three steps it is its own.
    let pattern = try #require(
      StepRhythm((0..<10).flatMap { _ in [10.0, 10, 40] }))
    #expect((pattern.beat - 1).magnitude < 1e-9)
    #expect(pattern.longest == 40)
    // Mean 20; squares 100, 100 and 400 over 29.
    #expect((pattern.variation - (6_000.0 / 29).squareRoot() / 20).magnitude < 1e-9)
    #expect(StepRhythm([1, 2, 3]) == nil)
    #expect(StepRhythm([0, 0, 0, 0]) == nil)
  }

  @Test("The slope is that of logarithms")
  func slope() {
    let points = [100.0, 200, 400, 800].map {
      GainPoint(speed: $0, stepsPerSecond: 0.001 * $0 * $0)
    }
    #expect((TechniqueMeter.slope(points) - 1).magnitude < 1e-9)
  }

  @Test("The same on one thread and on four; what does not exist is said")
  func threads() throws {
    let meter = TechniqueMeter(technique: "caretlab")
    #expect(try meter.units(jobs: 1) == meter.units(jobs: 4))
    #expect(throws: SettingError.self) { try TechniqueMeter(technique: "nothing").units() }
  }
}
