extension StudyReport {
  /// How many of the first rows are run again where nothing else is said.
  package static let standardAgain = 20
  /// How many recordings or trials are shown on which best and default differ.
  package static let mostCases = 3

  /// The rows that are worth running again: the first ones and all defaults.
  package func rowsToRunAgain(_ count: Int) -> [Int] {
    let first = Array(0..<min(max(count, 0), table.count))
    return count > 0 ? first + table.defaults.filter { !first.contains($0) } : []
  }

  /// Takes what rows gave when they were run again, unit by unit: intervals, paired differences, and why the best is better.
  ///
  /// - Parameter units: those of a row; nil where it was not run again.
  package mutating func take(_ units: [Int: [UnitFigures]], by objective: Objective) {
    let value: @Sendable (MetricValues) -> Double? = { objective.expression.value(of: $0) }
    for row in 0..<table.count {
      guard let own = units[row] else { continue }
      intervals[row] = PairedUnits.interval(
        own, for: objective.expression.metrics, of: value, seed: Self.seed)
      guard let reference = table.reference(of: row), reference != row,
        let other = units[reference]
      else { continue }
      differences[row] =
        PairedUnits(own, other, for: objective.expression.metrics)
        .differences(of: [value], seed: Self.seed)[0]
    }
    reasons = bestPair(units).map { MetricReasons.sentences(Self.entries($0, $1)) } ?? []
  }

  /// The units of the best and of its default; nil where they are one, or one was not run again.
  package func bestPair(_ units: [Int: [UnitFigures]]) -> (
    best: [UnitFigures], reference: [UnitFigures]
  )? {
    guard let best = table.best, let reference = table.reference(of: best), best != reference,
      let own = units[best], let other = units[reference]
    else { return nil }
    return (own, other)
  }

  private static func entries(
    _ best: [UnitFigures], _ reference: [UnitFigures]
  ) -> [MetricReasons.Entry] {
    let sides = (best.aggregated(), reference.aggregated())
    let metrics = Metric.allCases.filter { sides.0[$0] != nil && sides.1[$0] != nil }
    let quantities = metrics.map { metric -> @Sendable (MetricValues) -> Double? in
      { $0[metric]?.value }
    }
    let differences = PairedUnits(best, reference).differences(of: quantities, seed: seed)
    return zip(metrics, differences).compactMap { metric, difference in
      guard let difference, let value = sides.0[metric]?.value, let other = sides.1[metric]?.value
      else { return nil }
      return MetricReasons.Entry(
        metric: metric, value: value, other: other, difference: difference)
    }
  }

  /// The pairs of units on which the best and its default are farthest apart, and in which metric.
  package func farthest(
    _ units: [Int: [UnitFigures]], by objective: Objective
  ) -> (metric: Metric, pairs: [(first: UnitFigures, other: UnitFigures)])? {
    guard let (best, reference) = bestPair(units) else { return nil }
    let pairs = PairedUnits(best, reference)
    let candidates = objective.metrics.map(\.observed) + [.acquisition, .travelError, .reversals]
    for metric in candidates {
      let found = pairs.mostDifferent(in: metric, count: Self.mostCases)
      if !found.isEmpty { return (metric, found) }
    }
    return nil
  }
}
