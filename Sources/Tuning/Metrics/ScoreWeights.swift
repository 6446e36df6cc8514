/// What the composite score is made of: J = median time + lift errors + reversals + false activations, each at a price.
package struct ScoreWeights: Hashable, Sendable {
  /// Seconds for each lift error a trial.
  package var liftError: Double
  /// Seconds for each reversal a trial.
  package var reversal: Double
  /// Seconds for each false activation per 1,000 taps.
  package var falseActivation: Double

  /// Prices in seconds.
  package init(liftError: Double, reversal: Double, falseActivation: Double) {
    self.liftError = liftError
    self.reversal = reversal
    self.falseActivation = falseActivation
  }

  /// Half a second for a lift error, 0.3 s for a reversal; the price of a false activation is a choice: 20 per 1,000 taps
  /// weigh as much as a second of every trial.
  package static let standard = ScoreWeights(
    liftError: 0.5, reversal: 0.3, falseActivation: 0.05)

  /// The score in seconds; nil without times. What else was not measured costs nothing: look at the parts.
  package func score(of values: MetricValues) -> MetricValue? {
    guard let time = values[.acquisition] else { return nil }
    let parts = parts(of: values)
    return MetricValue(parts.reduce(0) { $0 + $1.seconds }, count: time.count)
  }

  /// What each metric puts into the score, in seconds, as far as it was measured.
  package func parts(of values: MetricValues) -> [(metric: Metric, seconds: Double)] {
    let prices: [(Metric, Double)] = [
      (.acquisition, 0.001), (.liftErrors, liftError / 100), (.reversals, reversal),
      (.falseActivations, falseActivation),
    ]
    return prices.compactMap { metric, price in
      values[metric].map { (metric, $0.value * price) }
    }
  }
}
