import GestureCore

/// One sample through the velocity tracker, for each estimator, beside the one that does least.
struct VelocityBenchmark {
  private let repetitions: Int
  private let passes = 10
  private let samples: [(time: Instant, location: Point)]

  init(_ effort: Effort) {
    repetitions = effort.repetitions
    samples = Self.wanderingSamples(count: 4_096)
  }

  func run() throws -> [BenchmarkResult] {
    try VelocityEstimator.all.map { estimator in
      var sum = 0.0
      var baselineSum = 0.0
      let times = Comparison(
        repetitions: repetitions, subject: { sum = speedSum(estimator) },
        baseline: { baselineSum = speedSum(.lastSegment) })
      // Over a path that stays where it is all estimators see about the same speeds.
      guard sum.isFinite, sum > baselineSum / 2, sum < baselineSum * 2 else {
        throw BrokenBenchmark(
          explanation: "\(estimator.name) added up to \(sum), last-segment to \(baselineSum)")
      }
      let count = Double(passes * samples.count)
      return BenchmarkResult(
        name: "velocity-\(estimator.name)", value: times.subject.median / count, unit: "ns/sample",
        baselineName: "last-segment", baseline: times.baseline.median / count, aim: .none)
    }
  }

  /// The speeds after all samples together.
  @inline(never)
  private func speedSum(_ estimator: VelocityEstimator) -> Double {
    var sum = 0.0
    var tracker = VelocityTracker(estimator: estimator)
    for _ in 0..<passes {
      tracker.reset()
      for sample in samples {
        tracker.add(time: sample.time, location: sample.location)
        sum += tracker.velocity.dx.magnitude
      }
    }
    return sum
  }

  /// A finger to and fro for half a second each way, 240 samples a second, at 100 to 1,500 points a second.
  private static func wanderingSamples(count: Int) -> [(time: Instant, location: Point)] {
    var numbers = NumberStream(seed: 3)
    var location = Point(x: 200, y: 690)
    var speed = 0.0
    return (0..<count).map { index in
      if index.isMultiple(of: 120) {
        speed = numbers.next(in: 100...1_500) * (speed > 0 ? -1 : 1)
      }
      location.x += speed / 240
      return (Instant(microseconds: Int64(index) * 1_000_000 / 240), location)
    }
  }
}
