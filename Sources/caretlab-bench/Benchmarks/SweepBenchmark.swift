import CursorTechniques
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// Ten thousand settings of the velocity filter over a hundred recordings of 200 samples: on one thread and two, and beside NumPy
/// with all settings at once.
struct SweepBenchmark {
  private let repetitions: Int
  private let configurations: [Configuration]
  private let corpus: Corpus

  init(_ effort: Effort) throws {
    repetitions = effort.isQuick ? 1 : 3
    let space = try KnobSpace(
      techniques: ["velocity-filter"],
      vary: ["deadZone=0:100", "divisor=1:100:log", "threshold=10:1000:log"])
    // Some points are drawn twice.
    let count = effort.isQuick ? 1_000 : 10_000
    configurations = Array(
      try space.configurations(of: .drawn(count: count * 5 / 4, seed: 1)).prefix(count))
    let recordings = Self.recordings(effort.isQuick ? 10 : 100)
    corpus = Corpus(
      recordings: recordings.enumerated().map { index, events in
        Corpus.Recording(
          recording: Tuning.Comparison.Recording(
            name: String(index), start: SessionStart(document: SyntheticDrags.document),
            events: events, hasRecordedLayout: false,
            intent: .move(by: index % 2 == 0 ? -8 : 8)), session: "bench", digest: "")
      }, depth: .steps)
  }

  func run() throws -> [BenchmarkResult] {
    let inputs = try inputs()
    let settings = try configurations.map { configuration in
      guard
        let setting = FilterSetting(try configuration.technique(startMode: .assumed))
      else { throw BrokenBenchmark(explanation: "a setting cannot run side by side") }
      return setting
    }
    let lanes = FilterLanes(settings)
    var tallies: [[StepTally]] = []
    var fastest = Samples()
    for _ in 0...repetitions {
      fastest.add(Stopwatch.processorNanoseconds { tallies = inputs.map(lanes.tallies) })
    }
    let updates = Double(inputs.reduce(0) { $0 + $1.count }) * Double(settings.count)
    let nanoseconds = fastest.median
    return [
      BenchmarkResult(
        name: "sweep, \(settings.count) settings side by side", value: nanoseconds / updates,
        unit: "ns per update and setting", baselineName: "the filter itself",
        baseline: try aloneNanoseconds(), aim: .below(10))
    ] + (try threads()) + (try numPy(inputs, tallies, nanoseconds))
  }

  /// The filter's own time for an update, within the same pan.
  private func aloneNanoseconds() throws -> Double {
    let recording = corpus.recordings[0].recording
    let touches = TouchTimes(recording.events)
    let kept = try KeptPan(
      start: recording.start, events: recording.events, hasRecordedLayout: false)
    let techniques = try configurations.prefix(1_000).map { try $0.technique(startMode: .assumed) }
    let updates = kept.events.count { if case .update = $0.kind { true } else { false } }
    var steps = 0
    let time = Stopwatch.processorNanoseconds {
      for technique in techniques { steps += StepTally(kept, technique, touches).steps }
    }
    return time / Double(max(updates, 1) * techniques.count)
  }

  private func threads() throws -> [BenchmarkResult] {
    var lines: ([StudyEvaluation], [StudyEvaluation]) = ([], [])
    let evaluator = Evaluator(corpus: corpus)
    func sweep(_ jobs: Int) -> [StudyEvaluation] {
      var sweep = Sweep(configurations, evaluator: evaluator)
      return sweep.next(configurations.count, jobs: jobs)
    }
    let times = Comparison(
      repetitions: repetitions, subject: { lines.0 = sweep(2) }, baseline: { lines.1 = sweep(1) })
    guard lines.0 == lines.1 else {
      throw BrokenBenchmark(explanation: "two threads found other results than one")
    }
    let (two, one) = (times.subject.median / 1e9, times.baseline.median / 1e9)
    return [
      BenchmarkResult(
        name:
          "sweep, \(configurations.count) configurations on \(corpus.recordings.count) recordings",
        value: two, unit: "s on two threads", baselineName: "one thread", baseline: one,
        aim: .below(5)),
      BenchmarkResult(
        name: "sweep, two threads", value: one / two, unit: "times as fast",
        baselineName: "one thread", baseline: 1, aim: .above(1.8)),
    ]
  }

  private func numPy(
    _ inputs: [FilterInput], _ tallies: [[StepTally]], _ nanoseconds: Double
  ) throws -> [BenchmarkResult] {
    let numbers = configurations.flatMap { configuration -> [Int32] in
      [("deadZone", 70.0), ("divisor", 10), ("threshold", 100)].map { name, standard in
        let value = configuration.value(of: "technique." + name)
        return Int32(value?.number(else: standard) ?? standard)
      }
    }
    let recordings = inputs.map(\.numbers)
    let net = tallies.joined().reduce(0) { $0 + $1.net }
    let steps = tallies.joined().reduce(0) { $0 + $1.steps }
    var results: [BenchmarkResult] = []
    for (division, aim) in [
      (NumPySweep.Division.straightforward, 5.0), (.reciprocal, 1.5),
    ] {
      guard
        let outcome = try NumPySweep.run(division, settings: numbers, recordings: recordings)
      else { return [] }
      guard outcome.net == net, outcome.steps == steps else {
        throw BrokenBenchmark(
          explanation:
            "NumPy's \(division.rawValue) sweep has \(outcome.net) net of \(outcome.steps) steps, the lanes "
            + "\(net) of \(steps)")
      }
      results.append(
        BenchmarkResult(
          name: "sweep, one thread", value: outcome.seconds * 1e9 / nanoseconds,
          unit: "times as fast", baselineName: "NumPy, \(division.rawValue)", baseline: 1,
          aim: .above(aim)))
    }
    return results
  }

  private func inputs() throws -> [FilterInput] {
    let technique = try Configuration(technique: "velocity-filter").technique(startMode: .assumed)
    return try corpus.recordings.map { recording in
      let kept = try KeptPan(
        start: recording.recording.start, events: recording.recording.events,
        hasRecordedLayout: false,
        options: ReplayOptions(startMode: .assumed))
      guard let input = FilterInput(kept, technique, TouchTimes(recording.recording.events)) else {
        throw BrokenBenchmark(explanation: "a recording cannot run side by side")
      }
      return input
    }
  }

  /// Whole drags, some 200 samples of them in each.
  private static func recordings(_ count: Int) -> [[InputEvent]] {
    var recordings: [[InputEvent]] = []
    var events: [InputEvent] = []
    for event in SyntheticDrags.events(samples: count * 400) where recordings.count < count {
      events.append(event)
      if event.touch?.phase == .up, events.count >= 200 {
        let start = events[0].time.microseconds
        recordings.append(
          events.map { event in
            var event = event
            event.time = Instant(microseconds: event.time.microseconds - start)
            return event
          })
        events = []
      }
    }
    return recordings
  }
}
