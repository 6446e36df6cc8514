/// The units of two configurations, side by side: the same trials and recordings with the one and with the other.
package struct PairedUnits: Sendable {
  /// What varies from repetition to repetition.
  private let first: [UnitFigures]
  private let other: [UnitFigures]
  /// The techniques alone, which are the same each time.
  private let fixed: (first: [UnitFigures], other: [UnitFigures])

  /// Times that is drawn.
  package static let draws = 1_000

  /// Pairs what both have.
  ///
  /// - Parameter metrics: what will be asked for, so that nothing else is computed a thousand times; nil for everything.
  package init(_ first: [UnitFigures], _ other: [UnitFigures], for metrics: [Metric]? = nil) {
    let first = Self.reduced(first, to: metrics)
    let other = Self.reduced(other, to: metrics)
    var places: [UnitFigures.Unit: Int] = [:]
    for (index, unit) in other.enumerated() { places[unit.unit] = index }
    let pairs = first.compactMap { unit in places[unit.unit].map { (unit, other[$0]) } }
    let drawn = pairs.filter { $0.0.unit != .technique }
    let rest = pairs.filter { $0.0.unit == .technique }
    self.first = drawn.map(\.0)
    self.other = drawn.map(\.1)
    fixed = (rest.map(\.0), rest.map(\.1))
  }

  /// How many pairs there are to draw from.
  package var count: Int { first.count }

  /// The differences of many quantities and what holds them in 95 of 100 repetitions: pairs are drawn again, and both sides computed from the same
  /// draw (Efron 1979; percentile method).
  ///
  /// - Parameters:
  ///   - quantities: what is computed from a side's metrics; nil where it has no value.
  ///   - seed: the same one gives the same intervals.
  /// - Returns: an entry for each quantity; nil where one of the sides has no value for it.
  package func differences(
    of quantities: [@Sendable (MetricValues) -> Double?], seed: UInt64, draws: Int = draws
  ) -> [PairedDifference?] {
    let sides = (
      (first + fixed.first).aggregated(), (other + fixed.other).aggregated()
    )
    let values = quantities.map { quantity -> Double? in
      guard let left = quantity(sides.0), let right = quantity(sides.1) else { return nil }
      return left - right
    }
    guard count > 1 else { return values.map { $0.map { PairedDifference($0) } } }
    var random = CounterRandom(seed: seed, stream: 0x9A1_4ED)
    var results = [[Double]](repeating: [], count: quantities.count)
    for _ in 0..<draws {
      let drawn = (0..<count).map { _ in random.next(below: count) }
      let left = (drawn.map { first[$0] } + fixed.first).aggregated()
      let right = (drawn.map { other[$0] } + fixed.other).aggregated()
      for (index, quantity) in quantities.enumerated() {
        guard let one = quantity(left), let two = quantity(right) else { continue }
        results[index].append(one - two)
      }
    }
    return values.enumerated().map { index, value in
      guard let value else { return nil }
      // Where the value is missing in many draws, the rest would say too much.
      guard results[index].count * 2 > draws else { return PairedDifference(value) }
      return PairedDifference(value, interval: Self.interval(&results[index]))
    }
  }

  /// What holds one side's quantity in 95 of 100 repetitions; nil where it has no value in half of them.
  package static func interval(
    _ units: [UnitFigures], for metrics: [Metric]? = nil, of quantity: (MetricValues) -> Double?,
    seed: UInt64, draws: Int = draws
  ) -> ClosedRange<Double>? {
    let units = reduced(units, to: metrics)
    let drawn = units.filter { $0.unit != .technique }
    let fixed = units.filter { $0.unit == .technique }
    guard drawn.count > 1 else { return nil }
    var random = CounterRandom(seed: seed, stream: 0x9A1_4ED)
    var results: [Double] = []
    for _ in 0..<draws {
      let sample = drawn.indices.map { _ in drawn[random.next(below: drawn.count)] }
      if let value = quantity((sample + fixed).aggregated()) { results.append(value) }
    }
    return results.count * 2 > draws ? interval(&results) : nil
  }

  /// Units with no more figures than some metrics need; all where one is derived from several.
  private static func reduced(_ units: [UnitFigures], to metrics: [Metric]?) -> [UnitFigures] {
    guard let metrics, !metrics.contains(where: { $0.facts.statistic == .derived }) else {
      return units
    }
    let observed = metrics.map(\.observed)
    return units.map { unit in
      var reduced = UnitFigures(unit.unit, distance: unit.distance)
      for figure in unit.figures where observed.contains(figure.metric) {
        reduced.note(figure.metric, figure.sum, over: figure.occasions)
      }
      return reduced
    }
  }

  private static func interval(_ results: inout [Double]) -> ClosedRange<Double>? {
    results.sort()
    let low = Bootstrap.quantile(results, 0.025)
    let high = Bootstrap.quantile(results, 0.975)
    return low <= high ? low...high : nil
  }

  /// The pairs that differ most in a metric, farthest first; equal ones in their order.
  package func mostDifferent(in metric: Metric, count: Int) -> [(
    first: UnitFigures, other: UnitFigures
  )] {
    let distances = first.indices.map { index -> Double in
      guard let left = first[index][metric], let right = other[index][metric] else { return 0 }
      return (left.mean - right.mean).magnitude
    }
    return distances.indices.filter { distances[$0] > 0 }
      .sorted { distances[$0] != distances[$1] ? distances[$0] > distances[$1] : $0 < $1 }
      .prefix(count).map { (first[$0], other[$0]) }
  }
}
