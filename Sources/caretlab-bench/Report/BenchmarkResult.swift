/// What a benchmark found, beside its baseline in the same run.
struct BenchmarkResult {
  /// What should hold on a quiet machine; missing it breaks nothing.
  enum Aim {
    /// The value beside the baseline's.
    case ratioAtMost(Double)
    /// The value beside the baseline's, where more is better.
    case ratioAtLeast(Double)
    /// The value itself, where less is better.
    case below(Double)
    /// The value itself, where more is better.
    case above(Double)
    /// Nothing is asked.
    case none
  }

  var name: String
  var value: Double
  var unit: String
  var baselineName: String
  /// In the unit of `value`.
  var baseline: Double
  var aim: Aim

  /// How many times the baseline the value is.
  var ratio: Double { value / baseline }

  var meetsAim: Bool {
    switch aim {
    case .ratioAtMost(let limit): ratio <= limit
    case .ratioAtLeast(let limit): ratio >= limit
    case .below(let limit): value < limit
    case .above(let limit): value > limit
    case .none: true
    }
  }
}

/// A benchmark whose two sides did not do the same, so that its numbers mean nothing.
struct BrokenBenchmark: Error {
  var explanation: String
}
