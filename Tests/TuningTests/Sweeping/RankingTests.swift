import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("What a sweep says at its end")
struct RankingTests {
  private static func study(
    _ words: [String], _ design: Design, _ metric: ([Double]) -> Double
  ) throws -> Study {
    let space = try KnobSpace(techniques: ["velocity-filter"], vary: words)
    let evaluations = try space.configurations(of: design).map { configuration in
      var metrics = MetricValues()
      let numbers = space.techniques[0].values(of: configuration).map { $0.number(else: 0) }
      metrics[.travelError] = MetricValue(metric(numbers))
      return StudyEvaluation(configuration: configuration, metrics: metrics)
    }
    let corpus = CorpusDescription(
      recordings: [], heldOut: [], trials: nil, delivery: nil, start: "assumed", depth: "steps")
    return Study(
      header: StudyHeader(space: space, design: design, corpus: corpus), evaluations: evaluations)
  }

  @Test func isTheBestFirstAndTheDefaultsRank() throws {
    let study = try Self.study(["deadZone=10:100:10"], .grid) { ($0[0] - 30).magnitude }
    let ranking = Ranking(study.evaluations, by: .travelError)
    #expect(ranking.ranked.first?.configuration.value(of: "technique.deadZone") == .number(30))
    #expect(ranking.rank(of: try Configuration(technique: "velocity-filter")) == 7)
    #expect(ranking.unranked == 0)
    #expect(Ranking(study.evaluations, by: .score).unranked == 10)
  }

  @Test func isAKnobsWayInHeights() throws {
    let study = try Self.study(["deadZone=10:80:10", "threshold=50:150:50"], .grid) {
      $0[0] + $0[1]
    }
    let knob = study.header.space.techniques[0].knobs[0]
    let slice = try #require(KnobSlice(knob, study.evaluations, .travelError))
    #expect(slice.sparkline == "▁▂▃▄▅▆▇█")
    #expect(slice.bins.map(\.count) == [3, 3, 3, 3, 3, 3, 3, 3])
    #expect(slice.bins[2].low == .number(30))
    #expect(slice.bins[2].median == 130)
  }

  @Test(arguments: [Design.grid, .sobol(count: 128, seed: 0), .drawn(count: 128, seed: 5)])
  func isARidgeWhereOnlyAProductMatters(_ design: Design) throws {
    let words =
      design == .grid
      ? ["divisor=2:64:*2", "threshold=10:320:*2"] : ["divisor=2:64:log", "threshold=10:320:log"]
    let study = try Self.study(words, design) { numbers in
      let product = Elementary.log2(numbers[0] * numbers[1] / 640)
      return product * product
    }
    let ridges = Ridge.ridges(
      in: study.header.space.techniques[0], study.evaluations, .travelError)
    let ridge = try #require(ridges.first)
    #expect(ridges.count == 1)
    #expect([ridge.first, ridge.second] == ["technique.divisor", "technique.threshold"])
    #expect((500...800).contains(ridge.bestProduct))
    #expect(ridge.sentence.contains("divisor × threshold"))
  }

  @Test func isNoRidgeWhereEachMatters() throws {
    let words = ["divisor=2:64:*2", "threshold=10:320:*2"]
    let functions: [([Double]) -> Double] = [
      { $0[0] }, { $0[1] }, { $0[0] / $0[1] }, { $0[0] + $0[1] * 0.01 }, { _ in 4 },
      { ($0[0] * 7 + $0[1] * 13).truncatingRemainder(dividingBy: 11) },
    ]
    for (index, function) in functions.enumerated() {
      let study = try Self.study(words, .grid, function)
      let ridges = Ridge.ridges(
        in: study.header.space.techniques[0], study.evaluations, .travelError)
      #expect(ridges.isEmpty, "\(index)")
    }
  }

  @Test func holdsOutWholeSessions() {
    let start = SessionStart()
    func recording(_ index: Int) -> Corpus.Recording {
      Corpus.Recording(
        recording: Comparison.Recording(
          name: "r\(index)", start: start, events: [], hasRecordedLayout: false),
        session: "s\(index % 5)", digest: "\(index)")
    }
    var corpus = Corpus(recordings: (0..<20).map(recording))
    corpus.holdOut(oneIn: 4, seed: 3)
    #expect(corpus.recordings.count == 16)
    #expect(Set(corpus.heldOut.map(\.session)).count == 1)
    #expect(Set(corpus.heldOut.map(\.session)).isDisjoint(with: corpus.recordings.map(\.session)))
    var single = Corpus(recordings: [recording(0), recording(5)])
    single.holdOut(oneIn: 2, seed: 3)
    #expect(single.heldOut.isEmpty)
  }
}
