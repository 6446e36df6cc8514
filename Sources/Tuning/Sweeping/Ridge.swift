import GestureCore

/// Two knobs of which only the product matters: everything along a curve of equal product is as good.
///
/// The velocity filter's divisor and threshold are such a pair: a sweep of both shows a ridge, and tuning both at once tunes one
/// number twice.
package struct Ridge: Hashable, Sendable {
  /// The technique's id.
  package let technique: String
  /// The knobs' qualified names.
  package let first: String
  package let second: String
  /// The product of the best evaluation.
  package let bestProduct: Double
  /// How rough the metric is along the product, from 0 for smooth to about 1 for chance (von Neumann's ratio).
  package let roughness: Double

  /// Neighbours along the product differ so little, at most, against the whole.
  private static let smooth = 0.2
  /// And so little, at most, against neighbours along either knob alone.
  private static let smoother = 0.4
  /// Fewer evaluations say nothing.
  private static let least = 12

  private struct Point {
    var first: Double
    var second: Double
    var value: Double
    var others: [ParameterValue]

    var product: Double { first * second }

    init?(
      _ evaluation: StudyEvaluation, _ metric: Metric, _ one: Knob, _ other: Knob, _ rest: [Knob]
    ) {
      guard let value = evaluation.metrics[metric]?.value else { return nil }
      let configuration = evaluation.configuration
      func setting(_ knob: Knob) -> ParameterValue {
        configuration.value(of: knob.name) ?? knob.row.standard
      }
      first = setting(one).number(else: 0)
      second = setting(other).number(else: 0)
      self.value = value
      others = rest.map(setting)
      guard first > 0, second > 0 else { return nil }
    }
  }

  /// The ridges among a technique's numeric knobs.
  package static func ridges(
    in space: TechniqueSpace, _ evaluations: [StudyEvaluation], _ metric: Metric
  ) -> [Ridge] {
    let own = evaluations.filter { $0.configuration.technique == space.technique }
    let knobs = space.knobs.filter { knob in
      switch knob.scale {
      case .whole(let low, _, _): low > 0
      case .real(let low, _, _), .logarithmic(let low, _, _, _): low > 0
      case .listed(let values): values.allSatisfy { $0.number(else: 0) > 0 }
      }
    }
    var ridges: [Ridge] = []
    for (index, one) in knobs.enumerated() {
      for other in knobs[(index + 1)...] {
        if let ridge = Ridge(space, one, other, own, metric) { ridges.append(ridge) }
      }
    }
    return ridges
  }

  private init?(
    _ space: TechniqueSpace, _ one: Knob, _ other: Knob, _ evaluations: [StudyEvaluation],
    _ metric: Metric
  ) {
    let rest = space.knobs.filter { $0.name != one.name && $0.name != other.name }
    let points = evaluations.compactMap { Point($0, metric, one, other, rest) }
    // What else varies is held fixed where a grid allows it.
    var places: [[ParameterValue]: Int] = [:]
    var groups: [[Point]] = []
    for point in points {
      let place = places[point.others] ?? groups.count
      if place == groups.count {
        places[point.others] = place
        groups.append([])
      }
      groups[place].append(point)
    }
    let large = groups.filter { $0.count >= Self.least }
    let sets = large.isEmpty ? [points] : large
    guard points.count >= Self.least else { return nil }
    guard Set(points.map(\.first)).count > 2, Set(points.map(\.second)).count > 2,
      let along = Self.roughness(sets, by: { $0.product }),
      let alongFirst = Self.roughness(sets, by: { $0.first }),
      let alongSecond = Self.roughness(sets, by: { $0.second }),
      along <= Self.smooth, along <= Self.smoother * min(alongFirst, alongSecond)
    else { return nil }
    guard let best = points.min(by: { metric.cost($0.value) < metric.cost($1.value) }) else {
      return nil
    }
    technique = space.technique
    first = one.name
    second = other.name
    bestProduct = best.first * best.second
    self.roughness = along
  }

  /// How much neighbours along a key differ against the whole; nil where nothing differs.
  private static func roughness(_ sets: [[Point]], by key: (Point) -> Double) -> Double? {
    var differences = 0.0
    var spread = 0.0
    for set in sets {
      // Equal keys in the order of values, so that neither file nor table decides.
      let sorted = set.sorted { one, other in
        (key(one), one.first, one.second) < (key(other), other.first, other.second)
      }
      let mean = Bootstrap.mean(sorted.map(\.value))
      for point in sorted { spread += (point.value - mean) * (point.value - mean) }
      for (one, other) in zip(sorted, sorted.dropFirst()) {
        differences += (one.value - other.value) * (one.value - other.value) / 2
      }
    }
    return spread > 0 ? differences / spread : nil
  }

  /// The finding in one sentence.
  package var sentence: String {
    func bare(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }
    let (one, other) = (bare(first), bare(second))
    return "\(technique): only the product \(one) × \(other) matters, a ridge; best near "
      + "\(bestProduct.shortRounded): keep one of the two and tune the other"
  }
}

extension Double {
  /// With three digits that count at most.
  fileprivate var shortRounded: String {
    magnitude >= 100
      ? String(Int(min(magnitude, 1e15).rounded())) : String((self * 10).rounded() / 10)
  }
}
