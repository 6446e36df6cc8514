import GestureCore

/// Throughput in bits a second (ISO 9241-411): index of difficulty over movement time, the mean over conditions of means.
///
/// A condition is a distance; both directions and all texts are taken together.
package enum Throughput {
  /// √(2πe): the width that holds 96 of 100 endpoints, in standard deviations.
  package static let widthPerDeviation = 4.133

  /// With the width that was asked for, one character: for trials that end only where they should.
  ///
  /// - Returns: nil without trials that took time.
  package static func nominal(
    _ trials: [SimulatedTrial], seed: UInt64, draws: Int
  ) -> Estimate? {
    let trials = trials.filter { $0.figures.result.milliseconds > 0 && $0.task.distance != 0 }
    let times = trials.map(\.figures.result.milliseconds)
    let conditions = Conditions(trials.map { Int($0.task.distance.magnitude) })
    guard !times.isEmpty else { return nil }
    // The bootstrap draws trials by their number.
    let interval = Bootstrap.interval(
      times.indices.map(Double.init), seed: seed, draws: draws
    ) { drawn in
      conditions.meanRate(drawn.map { Int($0) }, times)
    }
    return Estimate(
      value: conditions.meanRate(Array(times.indices), times), interval: interval)
  }

  /// With effective width and distance, from endpoints: for trials whose finger lifts once.
  ///
  /// The effective width is 4.133 standard deviations of the endpoints along the text, and a character at least: a caret has no
  /// places between stops. Trials that typed something have no endpoint and are left out.
  ///
  /// - Returns: nil where no condition has two trials that took time.
  package static func effective(_ trials: [SimulatedTrial]) -> Double? {
    let released = trials.filter {
      $0.outcome == .released && $0.figures.touchMilliseconds > 0 && $0.task.distance != 0
    }
    var means: [Double] = []
    for distance in Set(released.map { Int($0.task.distance.magnitude) }).sorted() {
      let condition = released.filter { Int($0.task.distance.magnitude) == distance }
      guard condition.count > 1 else { continue }
      let ends = condition.map { Double(distance + $0.figures.endError) }
      let mean = Bootstrap.mean(ends)
      let variance =
        ends.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(ends.count - 1)
      let width = max(1, widthPerDeviation * variance.squareRoot())
      let time = Bootstrap.mean(condition.map(\.figures.touchMilliseconds))
      means.append(bits(max(mean, 0) / width) * 1000 / time)
    }
    return means.isEmpty ? nil : Bootstrap.mean(means)
  }

  /// The index of difficulty of so many widths, in bits.
  package static func bits(_ widths: Double) -> Double { Elementary.log2(widths + 1) }

  private struct Conditions {
    private let numbers: [Int]
    private let count: Int
    private let bits: [Double]

    init(_ conditions: [Int]) {
      let order = Set(conditions).sorted()
      count = order.count
      bits = order.map { Throughput.bits(Double($0)) }
      numbers = conditions.map { order.firstIndex(of: $0) ?? 0 }
    }

    /// The mean over conditions of their difficulty over their mean time.
    func meanRate(_ indices: [Int], _ values: [Double]) -> Double {
      var sums = [Double](repeating: 0, count: count)
      var counts = [Double](repeating: 0, count: count)
      for index in indices where values.indices.contains(index) {
        sums[numbers[index]] += values[index]
        counts[numbers[index]] += 1
      }
      var (sum, met) = (0.0, 0.0)
      for index in 0..<count where counts[index] > 0 {
        sum += bits[index] * 1000 * counts[index] / sums[index]
        met += 1
      }
      return met > 0 ? sum / met : 0
    }
  }
}
