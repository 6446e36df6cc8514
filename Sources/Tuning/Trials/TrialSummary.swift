/// What a block's trials give together; practice does not count.
package struct TrialSummary: Hashable, Sendable {
  /// A figure, and how sure it is.
  package struct Estimate: Hashable, Sendable {
    /// The figure; 0 where nothing was measured.
    package var value: Double
    /// Where it lies in 95 of 100 repetitions; nil for fewer than two trials.
    package var interval: ClosedRange<Double>?

    /// A figure.
    package init(value: Double, interval: ClosedRange<Double>?) {
      self.value = value
      self.interval = interval
    }
  }

  /// How many trials count.
  package var count: Int
  /// How many of them reached the target.
  package var reached: Int
  /// The median time of those, in milliseconds.
  package var milliseconds: Estimate
  /// The share of trials that went beyond the target, 0…1.
  package var overshoot: Estimate
  /// Strokes per trial.
  package var strokes: Estimate
  /// Turns per trial.
  package var reversals: Estimate
  /// Lifts that took the caret off the target, per trial.
  package var liftErrors: Estimate

  /// How often is drawn again for an interval: one that moves by less than its last printed place.
  private static let draws = 2_000

  /// Sums up.
  package init(_ results: [TrialResult], seed: UInt64) {
    func estimate(_ values: [Double], _ statistic: ([Double]) -> Double) -> Estimate {
      Estimate(
        value: statistic(values),
        interval: Bootstrap.interval(values, seed: seed, draws: Self.draws, of: statistic))
    }
    func mean(_ measure: (TrialResult) -> Int) -> Estimate {
      estimate(results.map { Double(measure($0)) }, Bootstrap.mean)
    }
    count = results.count
    let times = results.filter(\.isReached).map(\.milliseconds)
    reached = times.count
    milliseconds = estimate(times, Bootstrap.median)
    overshoot = mean { $0.overshoot > 0 ? 1 : 0 }
    strokes = mean(\.strokes)
    reversals = mean(\.reversals)
    liftErrors = mean(\.liftErrors)
  }
}
