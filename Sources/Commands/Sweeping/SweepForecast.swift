import TraceFormat
import Tuning

/// How long a sweep will take, from a few of its configurations.
struct SweepForecast {
  private let count: Int
  private let recordings: Int
  private let heldOut: Int
  private let trials: Int
  private let jobs: Int
  private let seconds: Double

  /// Measures a few configurations, spread over the design.
  init(_ configurations: [Configuration], _ evaluator: Evaluator, jobs: Int) {
    count = configurations.count
    recordings = evaluator.corpus.recordings.count
    heldOut = evaluator.corpus.heldOut.count
    trials = (evaluator.corpus.trials?.count ?? 0) * (evaluator.corpus.trials?.personas.count ?? 0)
    self.jobs = jobs
    let step = max(1, configurations.count / 64)
    let samples = stride(from: 0, to: configurations.count, by: step).map { configurations[$0] }
    // What is kept of recordings is made once, not for every configuration.
    _ = evaluator.evaluate(Array(samples.prefix(1)))
    let start = ContinuousClock.now
    var tried = 0
    var passed = 0.0
    while tried < samples.count, passed < 1 {
      let some = Array(samples[tried..<min(samples.count, tried * 2 + 1)])
      _ = evaluator.evaluate(some)
      tried += some.count
      passed = (ContinuousClock.now - start) / .seconds(1)
    }
    seconds = tried > 0 ? passed / Double(tried) * Double(count) / Double(max(jobs, 1)) : 0
  }

  /// For people.
  var line: String {
    var on = ["\(recordings) recordings"]
    if heldOut > 0 { on.append("\(heldOut) held out") }
    if trials > 0 { on.append("\(trials) trials") }
    let time =
      seconds < 1
      ? "less than a second"
      : seconds < 120
        ? "about \(seconds.fixed(0)) s" : "about \((seconds / 60).fixed(0)) minutes"
    return
      "\(count) configurations on \(on.joined(separator: ", ")): \(time) on \(jobs) thread\(jobs == 1 ? "" : "s")"
  }

  /// For programs.
  var json: String {
    JSONValue.object([
      JSONMember("configurations", .whole(count)), JSONMember("recordings", .whole(recordings)),
      JSONMember("holdout", .whole(heldOut)), JSONMember("trials", .whole(trials)),
      JSONMember("jobs", .whole(jobs)), JSONMember("seconds", .real(seconds)),
    ]).line
  }
}
