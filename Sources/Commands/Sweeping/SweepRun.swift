import Foundation
import Tuning

/// Runs a sweep to its end, to a limit, or until somebody stops it; results are handed over as soon as they are there.
struct SweepRun {
  /// Why it stopped before its end.
  enum Stop {
    /// As many configurations or seconds as were asked for.
    case limit
    /// A signal, by its number.
    case signal(Int32)

    /// Says how far it came and how to go on.
    ///
    /// - Parameters:
    ///   - done: what is finished, in words.
    ///   - path: of the file of results; nil where there is none.
    /// - Throws: where somebody stopped it, so that the exit code says so.
    func say(_ done: String, _ path: String?, _ console: Console) throws(Failure) {
      let goOn =
        path == nil || path == "-"
        ? "give -o OUT to be able to go on" : "the same command with --resume goes on"
      switch self {
      case .limit: console.warn("stopped as told: \(done); \(goOn)")
      case .signal(let number): throw .interrupted("stopped: \(done); \(goOn)", signal: number)
      }
    }
  }

  var sweep: Sweep
  let limits: SweepLimits
  let console: Console

  /// Long enough that threads are busy, short enough that a stop is not waited for.
  private static let secondsAtATime = 0.25

  /// - Parameter take: writes down what was measured.
  /// - Returns: why it stopped; nil at the end.
  mutating func run(
    _ take: ([StudyEvaluation]) throws(Failure) -> Void
  ) throws(Failure) -> Stop? {
    if console.isOfProcess { StopRequest.begin() }
    defer { if console.isOfProcess { StopRequest.end() } }
    let total = min(sweep.remaining.count, limits.evaluations ?? .max)
    var progress = ProgressLine(console, total: total, unit: "configurations")
    defer { progress.end() }
    let start = ContinuousClock.now
    var done = 0
    var chunk = limits.jobs
    while !sweep.remaining.isEmpty {
      let passed = (ContinuousClock.now - start) / .seconds(1)
      if let signal = StopRequest.signalNumber { return .signal(signal) }
      if done >= limits.evaluations ?? .max || passed >= limits.seconds ?? .infinity {
        return .limit
      }
      let before = ContinuousClock.now
      let results = sweep.next(
        min(chunk, (limits.evaluations ?? .max) - done), jobs: limits.jobs)
      try take(results)
      done += results.count
      progress.show(done)
      let seconds = (ContinuousClock.now - before) / .seconds(1)
      if seconds < Self.secondsAtATime / 2, chunk < 1 << 15 {
        chunk *= 2
      } else if seconds > Self.secondsAtATime * 2 {
        chunk = max(limits.jobs, chunk / 2)
      }
    }
    return nil
  }
}
