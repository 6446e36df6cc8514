import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("How strokes of trials begin")
struct StrokeStartTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var technique: String
    var delivery: DeliveryRate
    var testDescription: String { "\(technique), \(delivery)" }
  }

  @Test(
    "Trials and recordings measure it by one definition: the mean over all strokes that step",
    arguments: [
      Case(technique: "velocity-filter", delivery: .hertz(60)),
      Case(technique: "velocity-filter", delivery: .asRecorded),
      Case(technique: "caretlab", delivery: .hertz(120)),
      Case(technique: "florisboard", delivery: .hertz(60)),
    ])
  func asRecordings(_ test: Case) throws {
    let phone = try TrialPhone(
      start: SessionStart(technique: test.technique, delivery: test.delivery))
    var several = 0
    for (index, task) in TrialTask.list(count: 16, seed: 4).enumerated() {
      let trial = try phone.trial(.average, task, index: index, seed: 4, keepsEvents: true)
      let start = task.session(phone.start)
      var replay = try Replay(start: start, hasRecordedLayout: true)
      for event in trial.events { replay.feed(event) }
      let touches = TouchSpan.all(in: trial.events)
      let strokes = StrokeFigures(
        touches, steps: replay.effects.steps, delivery: test.delivery
      ).strokes
      let own = trial.figures
      #expect(own.allTouches == touches.count)
      #expect(own.stolenTouches == touches.count - strokes.count)
      guard !strokes.isEmpty else {
        #expect(own.strokeStart == nil)
        continue
      }
      if strokes.count > 1 { several += 1 }
      let begun = try #require(own.strokeStart)
      func mean(_ value: (StrokeFigures.Stroke) -> Double) -> Double {
        strokes.reduce(0) { $0 + value($1) } / Double(strokes.count)
      }
      let scale = start.screen.pointsPerMillimetre
      #expect((begun.deadMillimetres - mean(\.deadTravel) / scale).magnitude < 1e-9)
      #expect((begun.deadShare - mean(\.deadShare)).magnitude < 1e-9)
      #expect((begun.milliseconds - mean(\.milliseconds)).magnitude < 1e-9)
      #expect((begun.callbacks - mean(\.callbacks)).magnitude < 1e-9)
    }
    // The first stroke alone would not do.
    #expect(several >= 2)
  }

  @Test("Trials tell callbacks to the first step, and touches that moved nothing")
  func metrics() throws {
    let corpus = Corpus(trials: TrialCorpus(personas: ["average"], count: 32, seed: 1))
    let values = try Evaluator(corpus: corpus).evaluate(
      Configuration(technique: "velocity-filter")
    ).metrics
    let frames = try #require(values[.activationFrames]?.value)
    let milliseconds = try #require(values[.activation]?.value)
    #expect((frames * 1_000 / 60 - milliseconds).magnitude < 20)
    let stolen = try #require(values[.stolenSwipes]?.value)
    #expect(stolen >= 0 && stolen < 100)
    #expect(corpus.obstacle(to: .stolenSwipes, search: true) == nil)
    #expect(corpus.obstacle(to: .stepLatency, search: true) != nil)
  }
}
