import Plots

/// Why one configuration is better than another, metric by metric.
package enum MetricReasons {
  /// One metric of both.
  package struct Entry: Sendable {
    /// Which.
    package var metric: Metric
    /// The first one's value and the other's.
    package var value: Double
    package var other: Double
    /// Their difference.
    package var difference: PairedDifference

    /// One metric of both.
    package init(metric: Metric, value: Double, other: Double, difference: PairedDifference) {
      self.metric = metric
      self.value = value
      self.other = other
      self.difference = difference
    }
  }

  /// A sentence for each metric that chance alone does not explain, better ones first, then one for all others.
  package static func sentences(_ entries: [Entry]) -> [String] {
    let told = entries.map {
      ($0, $0.difference.verdict(StudyColumn.Better($0.metric.facts.better)))
    }
    var sentences: [String] = []
    for verdict in [PairedDifference.Verdict.better, .worse] {
      let word = verdict == .better ? "better" : "worse"
      sentences += told.filter { $0.1 == verdict }.map { sentence($0.0, word) }
    }
    let rest = told.filter { $0.1 == .even }.map(\.0.metric.rawValue)
    if !rest.isEmpty {
      sentences.append("No more than chance explains: \(rest.joined(separator: ", ")).")
    }
    return sentences
  }

  private static func sentence(_ entry: Entry, _ word: String) -> String {
    let column = StudyColumn(
      entry.metric.rawValue, unit: entry.metric.facts.unit,
      values: [
        entry.value, entry.other, entry.difference.interval?.lowerBound,
        entry.difference.interval?.upperBound,
      ])
    var text =
      "\(column.name), \(word): \(column.measure(entry.value)) instead of \(column.text(entry.other))"
    text += " (\(signed(column, entry.difference.value))"
    if let interval = entry.difference.interval {
      text +=
        ", 95\u{A0}% \(signed(column, interval.lowerBound))\u{A0}…\u{A0}"
        + signed(column, interval.upperBound)
    }
    return text + ")"
  }

  private static func signed(_ column: StudyColumn, _ value: Double) -> String {
    (value > 0 ? "+" : "") + column.text(value)
  }
}

extension StudyColumn.Better {
  /// As a metric has it; the nearer-the-better has no side.
  package init(_ better: MetricFacts.Better) {
    switch better {
    case .lower: self = .less
    case .higher: self = .more
    case .nearest, .neither: self = .neither
    }
  }
}
