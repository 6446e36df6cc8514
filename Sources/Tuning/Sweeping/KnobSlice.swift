package import GestureCore

/// How one knob alone goes with a metric: the median over everything else, along the knob.
package struct KnobSlice: Hashable, Sendable {
  /// A part of the knob's way.
  package struct Bin: Hashable, Sendable {
    /// The least and greatest value in it.
    package var low: ParameterValue
    /// The greatest.
    package var high: ParameterValue
    /// The median of the metric.
    package var median: Double
    /// How many evaluations are in it.
    package var count: Int
  }

  /// The knob's qualified name.
  package let name: String
  /// The parts that hold something, along the knob.
  package let bins: [Bin]

  /// Parts at most.
  private static let limit = 16

  /// Cuts along a knob; nil where it has fewer than two values among the evaluations.
  package init?(_ knob: Knob, _ evaluations: [StudyEvaluation], _ metric: Metric) {
    name = knob.name
    let points = evaluations.compactMap {
      evaluation -> (unit: Double, value: ParameterValue, cost: Double)? in
      let value = evaluation.configuration.value(of: knob.name) ?? knob.row.standard
      guard let cost = evaluation.metrics[metric]?.value, let unit = knob.unit(of: value) else {
        return nil
      }
      return (unit, value, cost)
    }
    let values = Set(points.map(\.value)).count
    guard values > 1 else { return nil }
    let count = min(Self.limit, knob.count ?? Self.limit)
    var parts = [[(unit: Double, value: ParameterValue, cost: Double)]](repeating: [], count: count)
    for point in points {
      parts[max(0, min(count - 1, Int(point.unit * Double(count))))].append(point)
    }
    bins = parts.compactMap { part in
      let sorted = part.sorted { $0.unit < $1.unit }
      guard let low = sorted.first, let high = sorted.last else { return nil }
      return Bin(
        low: low.value, high: high.value, median: Bootstrap.median(part.map(\.cost)),
        count: part.count)
    }
    guard bins.count > 1 else { return nil }
  }

  /// The medians as a row of eight heights, the least the lowest.
  package var sparkline: String {
    let medians = bins.map(\.median)
    guard let least = medians.min(), let greatest = medians.max() else { return "" }
    let heights = Array("▁▂▃▄▅▆▇█")
    return String(
      medians.map { median in
        guard greatest > least else { return heights[0] }
        let part = (median - least) / (greatest - least)
        return heights[max(0, min(7, Int(part * 8)))]
      })
  }
}
