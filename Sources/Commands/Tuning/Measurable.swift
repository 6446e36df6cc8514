import Tuning

/// Says what cannot be measured before a budget is spent on it.
enum Measurable {
  /// - Parameter search: whether settings are compared that no recording was made with.
  /// - Throws: what keeps one of the metrics from being measured on a corpus.
  static func require(
    _ metrics: [Metric], of corpus: Corpus, search: Bool
  ) throws(Failure) {
    let obstacles = metrics.compactMap { metric in
      corpus.obstacle(to: metric, search: search).map { "\(metric.rawValue) needs \($0)" }
    }
    guard obstacles.isEmpty else {
      throw .found(
        "what is asked for cannot be measured here: " + obstacles.joined(separator: "; "))
    }
  }
}
