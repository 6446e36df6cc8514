package import SimulatorCore

/// A configuration measured again on trials that chose nothing: whoever wins a search among noise was lucky, too.
package struct FreshLook: Hashable, Sendable {
  /// The configuration.
  package var configuration: Configuration
  /// What was sought, in words: `Objective.goal`.
  package var goal: String
  /// What the search saw; nil for one that it did not measure to the end.
  package var sought: Double?
  /// The objective on fresh trials.
  package var fresh: Objective.Standing
  /// Where the fresh value lies in 95 of 100 repetitions; nil where it cannot be said.
  package var interval: ClosedRange<Double>?
  /// The fresh value less that of the shipped settings on the same trials; nil where one has none.
  package var difference: Double?
  /// Where that difference lies in 95 of 100 repetitions.
  package var differenceInterval: ClosedRange<Double>?
  /// The objective on held-out recordings; nil where none are held out.
  package var heldOut: Double?
  /// Every metric on fresh trials.
  package var metrics: MetricValues

  /// How many times units are drawn again.
  private static let draws = 400

  /// Measures configurations again, on one corpus all.
  ///
  /// Intervals are the bootstrap's percentiles over units; differences are paired, as every configuration meets the same units.
  ///
  /// - Parameters:
  ///   - finalists: with what the search saw.
  ///   - shipped: what differences are taken to.
  ///   - evaluator: on a corpus with a seed of its own.
  /// - Throws: a setting that cannot be on some recording's phone.
  package static func looks(
    at finalists: [(configuration: Configuration, sought: Double?)], shipped: Configuration?,
    objective: Objective, evaluator: Evaluator, seed: UInt64, jobs: Int
  ) throws(SettingError) -> [FreshLook] {
    var configurations = finalists.map(\.configuration)
    if let shipped { configurations.append(shipped) }
    let all = configurations
    let results = parallelMap(count: all.count, jobs: jobs) { index in
      Result<Evaluation, SettingError> { () throws(SettingError) in
        try evaluator.evaluate(all[index])
      }
    }
    var evaluations: [Evaluation] = []
    for result in results { evaluations.append(try result.get()) }
    let reference = shipped.flatMap { _ in evaluations.last }
    let made = evaluations
    return parallelMap(count: finalists.count, jobs: jobs) { index in
      look(
        made[index], sought: finalists[index].sought, reference: reference, objective, seed: seed)
    }
  }

  private static func look(
    _ evaluation: Evaluation, sought: Double?, reference: Evaluation?, _ objective: Objective,
    seed: UInt64
  ) -> FreshLook {
    let fresh = objective.standing(of: evaluation.metrics)
    let referenceValue = reference.flatMap { objective.standing(of: $0.metrics).value }
    var random = CounterRandom(seed: seed, stream: 0xF2E5)
    var values: [Double] = []
    var differences: [Double] = []
    let count = evaluation.units.count
    for _ in 0..<(count > 1 ? draws : 0) {
      let drawn = (0..<count).map { _ in random.next(below: count) }
      guard let value = value(evaluation, drawn, objective) else { continue }
      values.append(value)
      if let reference, reference.units.count == count,
        let other = Self.value(reference, drawn, objective)
      {
        differences.append(value - other)
      }
    }
    return FreshLook(
      configuration: evaluation.configuration, goal: objective.goal, sought: sought, fresh: fresh,
      interval: interval(values),
      difference: fresh.value.flatMap { value in referenceValue.map { value - $0 } },
      differenceInterval: interval(differences),
      heldOut: evaluation.heldOut.flatMap { objective.expression.value(of: $0) },
      metrics: evaluation.metrics)
  }

  private static func value(
    _ evaluation: Evaluation, _ drawn: [Int], _ objective: Objective
  ) -> Double? {
    objective.expression.value(of: drawn.map { evaluation.units[$0] }.aggregated())
  }

  private static func interval(_ values: [Double]) -> ClosedRange<Double>? {
    // What could not be measured in many of the draws has no interval worth the name.
    guard values.count > draws / 2 else { return nil }
    let sorted = values.sorted()
    let low = Bootstrap.quantile(sorted, 0.025)
    let high = Bootstrap.quantile(sorted, 0.975)
    return low <= high ? low...high : nil
  }
}
