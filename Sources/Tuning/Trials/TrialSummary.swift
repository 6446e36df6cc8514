/// What a block's trials give together; practice does not count.
package struct TrialSummary: Hashable, Sendable {
  /// How many trials count.
  package var count: Int
  /// How many of them reached the target.
  package var reached: Int
  /// The median time of those, in milliseconds.
  package var medianMilliseconds: Double
  /// Where that median lies in 95 of 100 repetitions; nil for fewer than two.
  package var interval: ClosedRange<Double>?
  /// How many trials went beyond the target.
  package var overshot: Int
  /// Strokes per trial.
  package var meanStrokes: Double
  /// Turns per trial.
  package var meanReversals: Double
  /// Lifts that took the caret off the target, over all.
  package var liftErrors: Int

  /// Sums up.
  package init(_ results: [TrialResult], seed: UInt64) {
    count = results.count
    let times = results.filter(\.isReached).map(\.milliseconds)
    reached = times.count
    medianMilliseconds = Bootstrap.median(times)
    interval = Bootstrap.interval(times, seed: seed, draws: 2_000, of: Bootstrap.median)
    overshot = results.count { $0.overshoot > 0 }
    meanStrokes = Bootstrap.mean(results.map { Double($0.strokes) })
    meanReversals = Bootstrap.mean(results.map { Double($0.reversals) })
    liftErrors = results.reduce(0) { $0 + $1.liftErrors }
  }
}
