/// Intervals by drawing again from what was measured (Efron 1979; percentile method).
package enum Bootstrap {
  /// How many times is drawn.
  package static let draws = 10_000

  /// An interval that holds a statistic in 95 of 100 repetitions; nil for fewer than two values.
  ///
  /// The same values and seed give the same interval.
  package static func interval(
    _ values: [Double], seed: UInt64, draws: Int = draws, of statistic: ([Double]) -> Double
  ) -> ClosedRange<Double>? {
    guard values.count > 1, draws > 0 else { return nil }
    var random = CounterRandom(seed: seed, stream: 0xB007)
    var drawn = [Double](repeating: 0, count: values.count)
    var results: [Double] = []
    results.reserveCapacity(draws)
    for _ in 0..<draws {
      for index in drawn.indices { drawn[index] = values[random.next(below: values.count)] }
      results.append(statistic(drawn))
    }
    results.sort()
    let low = quantile(results, 0.025)
    let high = quantile(results, 0.975)
    return low <= high ? low...high : nil
  }

  /// The median; 0 of nothing.
  package static func median(_ values: [Double]) -> Double { quantile(values.sorted(), 0.5) }

  /// The mean; 0 of nothing.
  package static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  /// A quantile of sorted values, straight between neighbours (Hyndman and Fan's type 7); 0 of nothing.
  package static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    guard let last = sorted.last else { return 0 }
    let place = part * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
