import GestureCore
import SimulatorCore
import Tuning

/// Trials of the modelled user on a panel of 240 Hz, as long as two seconds each, beside the same touches replayed without a user.
struct TrialBenchmark {
  private let repetitions: Int
  private let tasks: [TrialTask]
  private let techniques = ["velocity-filter", "caretlab", "swipeselection-1.0"]

  init(_ effort: Effort) {
    repetitions = effort.isQuick ? 5 : 31
    tasks = TrialTask.list(count: 16, seed: 1)
  }

  func run() throws -> [BenchmarkResult] { try techniques.map(result) }

  private func result(_ technique: String) throws -> BenchmarkResult {
    var panel = TouchPanel()
    panel.reportHertz = 240
    let start = SessionStart(technique: technique, delivery: .hertz(60))
    let phone = try TrialPhone(start: start, panel: panel)
    let kept = try tasks.enumerated().map { index, task in
      try phone.trial(.average, task, index: index, seed: 1, keepsEvents: true)
    }
    let seconds = kept.reduce(0) {
      $0 + Double($1.events.last?.time.microseconds ?? 0) / 1e6
    }
    var made: [SimulatedTrial] = []
    var replayed: [TrialFigures] = []
    let times = try Comparison(
      repetitions: repetitions,
      subject: {
        made = try tasks.enumerated().map { index, task in
          try phone.trial(.average, task, index: index, seed: 1)
        }
      },
      baseline: {
        replayed = try kept.map {
          try TrialFigures($0.task, start: $0.task.session(start), events: $0.events)
        }
      })
    guard made.map(\.figures) == replayed else {
      throw BrokenBenchmark(explanation: "trials and their replays gave other figures")
    }
    let perTwoSeconds = 2 / seconds / 1e3
    return BenchmarkResult(
      name: "trial-\(technique)", value: times.subject.median * perTwoSeconds,
      unit: "µs per 2 s", baselineName: "a replay of the same touches",
      baseline: times.baseline.median * perTwoSeconds, aim: .below(120))
  }
}
