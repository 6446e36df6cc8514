import Foundation
import Tuning

/// How much of a sweep is run, and on how many threads.
struct SweepLimits {
  /// Configurations at most; nil for all.
  let evaluations: Int?
  /// Seconds at most; nil for as long as it takes.
  let seconds: Double?
  let shard: Shard
  let jobs: Int

  init(_ arguments: Arguments) throws(Failure) {
    evaluations = try arguments.value("--max-evals").map { text throws(Failure) in
      guard let count = Int(text), count >= 1 else {
        throw .usage("--max-evals takes a whole number from 1, not “\(text)”")
      }
      return count
    }
    seconds = try arguments.value("--time").map { text throws(Failure) in
      guard let seconds = Double(text), seconds > 0, seconds < 1e9 else {
        throw .usage("--time takes a number of seconds above 0 and below 1000000000, not “\(text)”")
      }
      return seconds
    }
    shard =
      try arguments.value("--shard").map { text throws(Failure) in
        guard let shard = Shard(text) else {
          throw .usage("--shard takes a part such as 3/16, not “\(text)”")
        }
        return shard
      } ?? .whole
    jobs =
      try arguments.value("--jobs").map { text throws(Failure) in try ListArguments.jobs(text) }
      ?? ProcessInfo.processInfo.activeProcessorCount
  }
}
