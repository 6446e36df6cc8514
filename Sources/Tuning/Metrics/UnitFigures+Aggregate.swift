import GestureCore

extension Array where Element == UnitFigures {
  /// All units together: each metric by its statistic, in the units' order, so that the bytes are the same each time.
  package func aggregated(weights: ScoreWeights = .standard) -> MetricValues {
    var columns = [[UnitFigures.Figure]](repeating: [], count: Metric.allCases.count)
    for unit in self {
      for figure in unit.figures {
        let ordinal = figure.metric.ordinal
        if columns[ordinal].isEmpty { columns[ordinal].reserveCapacity(count) }
        columns[ordinal].append(figure)
      }
    }
    var values = MetricValues()
    for (ordinal, metric) in Metric.allCases.enumerated() {
      let observed = metric.observed == metric ? ordinal : metric.observed.ordinal
      guard !columns[observed].isEmpty else { continue }
      values[metric] = metric.facts.statistic.value(of: columns[observed])
    }
    values[.throughput] = throughput
    values[.directionRatio] = directionRatio
    values[.score] = weights.score(of: values)
    return values
  }

  /// Fitts' index of difficulty over the mean time at each distance, averaged over distances (ISO 9241-411's mean of
  /// means, with the nominal index: a caret has no scatter where a trial ends on the target only).
  private var throughput: MetricValue? {
    var sums: [(distance: Int, milliseconds: Double, count: Double)] = []
    var trials = 0
    for unit in self where unit.distance != 0 {
      guard let time = unit[.acquisition], time.mean > 0, unit[.success]?.mean != 0 else {
        continue
      }
      trials += 1
      let distance = Int(clamping: unit.distance.magnitude)
      if let index = sums.firstIndex(where: { $0.distance == distance }) {
        sums[index].milliseconds += time.mean
        sums[index].count += 1
      } else {
        sums.append((distance, time.mean, 1))
      }
    }
    guard !sums.isEmpty else { return nil }
    sums.sort { $0.distance < $1.distance }
    let rates = sums.map {
      Elementary.log2(Double($0.distance) + 1) / ($0.milliseconds / $0.count / 1_000)
    }
    return MetricValue(
      Bootstrap.mean(rates), deviation: MetricFacts.deviation(rates), count: trials)
  }

  private var directionRatio: MetricValue? {
    let back = times { $0 < 0 }
    let forward = times { $0 > 0 }
    let median = Bootstrap.median(forward)
    guard !back.isEmpty, !forward.isEmpty, median > 0 else { return nil }
    return MetricValue(Bootstrap.median(back) / median, count: back.count + forward.count)
  }

  private func times(where isMeant: (Int) -> Bool) -> [Double] {
    compactMap { isMeant($0.distance) ? $0[.acquisition]?.mean : nil }
  }
}

extension MetricFacts.Statistic {
  /// The units' figures as one number; nil where it is derived from other metrics.
  func value(of figures: [UnitFigures.Figure]) -> MetricValue? {
    let means = figures.map(\.mean)
    func value(_ number: Double) -> MetricValue {
      MetricValue(number, deviation: MetricFacts.deviation(means), count: means.count)
    }
    switch self {
    case .mean: return value(Bootstrap.mean(means))
    case .median: return value(Bootstrap.median(means))
    case .quantile(let part): return value(Bootstrap.quantile(means.sorted(), part))
    case .trimmedMean(let part):
      let cut = Int(Double(means.count) * part)
      return value(Bootstrap.mean(Array(means.sorted().dropFirst(cut).dropLast(cut))))
    case .greatest: return value(means.max() ?? 0)
    case .pooled(let scale):
      let occasions = figures.reduce(0) { $0 + $1.occasions }
      var pooled = value(scale * figures.reduce(0) { $0 + $1.sum } / occasions)
      pooled.deviation *= scale
      return pooled
    case .derived: return nil
    }
  }
}

extension MetricFacts {
  /// The standard deviation of a sample, with n − 1; 0 for fewer than two.
  static func deviation(_ values: [Double]) -> Double {
    guard values.count > 1 else { return 0 }
    let mean = Bootstrap.mean(values)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}
