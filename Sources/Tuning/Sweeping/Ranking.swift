/// Evaluations by how good they are for one metric.
package struct Ranking: Sendable {
  /// By which metric.
  package let metric: Metric
  /// The best first; equals in the order of the file.
  package let ranked: [StudyEvaluation]
  /// How many could not be ranked, because they failed or the metric was not measured.
  package let unranked: Int

  /// Ranks evaluations.
  package init(_ evaluations: [StudyEvaluation], by metric: Metric) {
    self.metric = metric
    let rated = evaluations.enumerated().compactMap { index, evaluation in
      evaluation.metrics[metric].map { value in
        (index: index, cost: metric.cost(value.value), evaluation: evaluation)
      }
    }
    ranked = rated.sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }.map(\.evaluation)
    unranked = evaluations.count - ranked.count
  }

  /// The rank of a configuration, from 1, as many better ones there are; nil where it is not ranked.
  package func rank(of configuration: Configuration) -> Int? {
    guard let own = ranked.first(where: { $0.configuration == configuration }),
      let value = own.metrics[metric]
    else { return nil }
    let cost = metric.cost(value.value)
    return 1
      + ranked.count { other in
        other.metrics[metric].map { metric.cost($0.value) < cost } ?? false
      }
  }
}

extension Metric {
  /// A number that is the less the better a value is; a matter of taste counts as the less the better.
  package func cost(_ value: Double) -> Double {
    switch facts.better {
    case .lower, .neither: value
    case .higher: -value
    case .nearest(let best): (value - best).magnitude
    }
  }
}
