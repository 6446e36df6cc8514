import Testing
import TraceFormat
import Tuning

@Suite("Metrics")
struct MetricTests {
  @Test("Each metric has a unique id, a number of 1 to 17, and a sentence")
  func table() {
    #expect(Set(Metric.allCases.map(\.rawValue)).count == Metric.allCases.count)
    #expect(Set(Metric.allCases.map(\.facts.number)) == Set(1...17))
    for (index, metric) in Metric.allCases.enumerated() {
      #expect(metric.ordinal == index)
      #expect(metric.observed.observed == metric.observed)
      #expect(!metric.facts.meaning.isEmpty && !metric.facts.meaning.hasSuffix("."))
    }
  }

  /// Trials of the given times, distances and results.
  private func trials(_ times: [Double], distances: [Int] = [3]) -> [UnitFigures] {
    times.enumerated().map { index, time in
      var unit = UnitFigures(.trial(index), distance: distances[index % distances.count])
      unit.note(.acquisition, time)
      return unit
    }
  }

  @Test("Times give median, mean, ninth tenth and trimmed mean")
  func times() throws {
    let values = trials([1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map { $0 * 100 }).aggregated()
    #expect(values[.acquisition]?.value == 550)
    #expect(values[.acquisitionMean]?.value == 1_450)
    // A tenth of the way from 900 to 10,000.
    #expect(values[.acquisitionNinetieth].map { ($0.value - 1_810).magnitude < 1e-9 } == true)
    #expect(values[.acquisitionTrimmed]?.value == 550)
    #expect(values[.acquisition]?.count == 10)
    let two = try #require(trials([100, 300]).aggregated()[.acquisition])
    #expect((two.deviation - 141.421_356).magnitude < 1e-6)
  }

  @Test("Throughput is the mean over distances of bits over mean time")
  func throughput() throws {
    // log₂ 4 = 2 bit in 1 s; log₂ 8 = 3 bit in (1 s + 2 s)/2.
    let units = trials([1_000, 1_000, 1_000, 2_000], distances: [3, 7])
    let expected = (2.0 / 1 + 3.0 / 1.5) / 2
    let value = try #require(units.aggregated()[.throughput])
    #expect((value.value - expected).magnitude < 1e-9)
    #expect(value.count == 4)
  }

  @Test("The direction's ratio is the median time back over that forward")
  func direction() {
    let units = trials([300, 200, 500, 200], distances: [-3, 3])
    #expect(units.aggregated()[.directionRatio]?.value == 2)
    #expect(trials([300], distances: [3]).aggregated()[.directionRatio] == nil)
  }

  @Test("Rates are pooled over occasions, not averaged over recordings")
  func rates() {
    var one = UnitFigures(.recording(0))
    one.note(.falseActivations, 1, over: 10)
    var other = UnitFigures(.recording(1))
    other.note(.falseActivations, 0, over: 190)
    #expect([one, other].aggregated()[.falseActivations]?.value == 5)
  }

  @Test("The score is made of its parts")
  func score() {
    var unit = trials([1_200])[0]
    unit.note(.reversals, 2)
    unit.note(.liftErrors, 1)
    unit.note(.falseActivations, 1, over: 500)
    let values = [unit].aggregated()
    // 1.2 s + 0.5 s + 0.6 s + 2 × 0.05 s.
    #expect(values[.score].map { ($0.value - 2.4).magnitude < 1e-12 } == true)
    #expect(ScoreWeights.standard.parts(of: values).count == 4)
    #expect([UnitFigures]().aggregated()[.score] == nil)
  }

  @Test("What is not a number was not measured")
  func nothing() {
    var unit = UnitFigures(.technique)
    unit.note(.gainSlope, .nan)
    unit.note(.stolenSwipes, 0, over: 0)
    #expect(unit.figures.isEmpty)
    var values = MetricValues()
    values[.score] = MetricValue(.nan)
    values[.success] = MetricValue(1)
    values[.acquisition] = MetricValue(2)
    #expect(values.all.map(\.metric) == [.acquisition, .success])
    values[.success] = nil
    #expect(values.all.count == 1)
  }

  @Test("Values written and read are the same")
  func json() {
    let values = trials([100, 200, 350]).aggregated()
    #expect(MetricValues(json: values.json) == values)
    #expect(MetricValues(json: .object([JSONMember("score", .whole(1))])) == nil)
  }
}
