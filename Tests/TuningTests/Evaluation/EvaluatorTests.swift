import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("Evaluating a configuration")
struct EvaluatorTests {
  private static func corpus(trials: Int) -> Corpus {
    var events: [InputEvent] = []
    for step in 0...40 {
      let phase: TouchPhase = step == 0 ? .down : step == 40 ? .up : .move
      events.append(
        InputEvent(
          Instant(microseconds: Int64(step) * 8_000),
          .touch(FingerID(1), phase, Point(x: 150 + 3 * Double(step), y: 700))))
    }
    let recording = Comparison.Recording(
      name: "a", start: SessionStart(), events: events, hasRecordedLayout: false,
      intent: .move(by: 4))
    return Corpus(
      recordings: [Corpus.Recording(recording: recording, session: "s", digest: "00")],
      trials: TrialCorpus(personas: ["average"], count: trials, seed: 1))
  }

  @Test(
    "Recordings that were measured once serve any number of trials",
    arguments: [Corpus.Depth.steps, .full])
  func recordingsOnce(_ depth: Corpus.Depth) throws {
    let configuration = try Configuration(
      technique: "velocity-filter", parameters: [NamedParameter("deadZone", .number(30))])
    var few = Self.corpus(trials: 2)
    few.depth = depth
    var many = Self.corpus(trials: 5)
    many.depth = depth
    let recordings = try Evaluator(corpus: few).recordings(under: configuration)
    #expect(recordings.count == 1)
    let evaluator = Evaluator(corpus: many)
    let once = try evaluator.evaluate(configuration, recordings: recordings)
    let whole = try evaluator.evaluate(configuration)
    #expect(once.units == whole.units && once.metrics == whole.metrics)
    #expect(once.units.count == 6)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var metric: Metric
    var trials = 0
    var intent: TraceHeader.Intent? = .move(by: 4)
    var depth = Corpus.Depth.full
    var search = true
    /// What is needed, in part; nil where it can be measured.
    var needs: String?

    var testDescription: String {
      "\(metric.rawValue), \(trials) trials, depth \(depth.rawValue), search \(search)"
    }
  }

  @Test(
    "What keeps a metric from being measured is known before anything runs",
    arguments: [
      Case(metric: .acquisition, trials: 2),
      Case(metric: .acquisition, needs: "the very settings that they were made with"),
      Case(metric: .score, needs: "trials"),
      Case(metric: .acquisition, search: false),
      Case(metric: .acquisition, intent: .tap, search: false, needs: "labelled move"),
      Case(metric: .total, needs: "trials"),
      Case(metric: .travelError), Case(metric: .travelError, depth: .steps),
      Case(metric: .clutches, depth: .steps, needs: "--depth full"),
      Case(metric: .clutches, trials: 2, depth: .steps),
      Case(metric: .falseActivations, trials: 2, needs: "labelled tap or none"),
      Case(metric: .falseActivations, intent: .nothing),
      Case(metric: .lostTaps, intent: .nothing, needs: "labelled tap"),
      Case(metric: .reversals, intent: nil),
      Case(metric: .stolenSwipes, intent: nil, needs: "labelled move"),
      Case(metric: .areaUnderCurve, needs: "the command metrics"),
      Case(metric: .gainSlope, trials: 2, needs: "--depth everything"),
      Case(metric: .gainSlope, depth: .everything),
    ])
  func obstacles(_ test: Case) throws {
    var corpus = Self.corpus(trials: max(test.trials, 1))
    if test.trials == 0 { corpus.trials = nil }
    corpus.recordings[0].recording.intent = test.intent
    corpus.depth = test.depth
    let obstacle = corpus.obstacle(to: test.metric, search: test.search)
    guard let needs = test.needs else {
      #expect(obstacle == nil)
      return
    }
    #expect(obstacle?.contains(needs) == true, "\(obstacle ?? "nothing")")
  }
}
