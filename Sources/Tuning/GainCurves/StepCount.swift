import GestureCore
import SimulatorCore

/// Steps, and the rate at which they come.
struct StepCount {
  /// Every time at which the caret stepped, with all steps up to and including it.
  private var sums: [(time: Instant, steps: Int)] = []

  /// How many times it stepped.
  var occasions: Int { sums.count }

  mutating func add(_ step: TimedCount) {
    let steps = Int(step.count.magnitude) + (sums.last?.steps ?? 0)
    if let last = sums.last, last.time == step.time {
      sums[sums.count - 1].steps = steps
    } else {
      sums.append((step.time, steps))
    }
  }

  /// Steps per second; 0 for fewer than two times.
  ///
  /// From each time in the first half to the one so many times later. A regular rhythm gets its exact rate; where
  /// a step falls into this callback or the next, the errors of the stretches cancel out.
  var perSecond: Double {
    let lag = sums.count / 2
    guard lag > 0 else { return 0 }
    var steps = 0
    var microseconds: Int64 = 0
    for (start, end) in zip(sums, sums.dropFirst(lag)) {
      steps += end.steps - start.steps
      microseconds += end.time - start.time
    }
    return Double(steps) / (Double(microseconds) / 1e6)
  }

  /// How far a finger of a speed goes from each step to the next, in the unit of the speed; several steps at once have no way
  /// between them.
  func ways(speed: Double) -> [Double] {
    var ways: [Double] = []
    for (one, other) in zip(sums, sums.dropFirst()) {
      ways.append(speed * Double(other.time - one.time) / 1e6)
      for _ in 1..<max(1, other.steps - one.steps) { ways.append(0) }
    }
    return ways
  }
}
