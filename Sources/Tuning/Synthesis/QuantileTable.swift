/// A distribution known by five of its quantiles, straight between them.
package struct QuantileTable: Hashable, Sendable {
  /// Probabilities from 0 to 1 with their values, both rising.
  package let knots: [(probability: Double, value: Double)]

  /// A distribution by its quantiles at 5, 25, 50, 75 and 95 %.
  ///
  /// Its ends are a guess: the outermost pieces go on as straight as they are, but not below 0.
  package init(_ p5: Double, _ p25: Double, _ p50: Double, _ p75: Double, _ p95: Double) {
    let least = max(0, p5 - (p25 - p5) / 4)
    let greatest = p95 + (p95 - p75) / 4
    knots = [
      (0, least), (0.05, p5), (0.25, p25), (0.5, p50), (0.75, p75), (0.95, p95), (1, greatest),
    ]
  }

  /// The value below which so large a part lies, from 0 to 1.
  package func quantile(_ probability: Double) -> Double {
    for (low, high) in zip(knots, knots.dropFirst()) where probability <= high.probability {
      let part = (probability - low.probability) / (high.probability - low.probability)
      return low.value + (high.value - low.value) * max(0, part)
    }
    return knots.last?.value ?? 0
  }

  /// The part that lies at or below a value, from 0 to 1.
  package func cumulative(_ value: Double) -> Double {
    guard let first = knots.first, value > first.value else { return 0 }
    for (low, high) in zip(knots, knots.dropFirst()) where value <= high.value {
      let part = high.value > low.value ? (value - low.value) / (high.value - low.value) : 1
      return low.probability + (high.probability - low.probability) * part
    }
    return 1
  }

  /// A drawn value.
  package func drawn(_ random: inout CounterRandom) -> Double { quantile(random.nextUnit()) }

  package static func == (one: QuantileTable, other: QuantileTable) -> Bool {
    one.knots.elementsEqual(other.knots) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for knot in knots { hasher.combine(knot.value) }
  }
}
