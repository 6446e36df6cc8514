import GestureCore

/// The one-sample test of Kolmogorov and Smirnov: how far a sample's distribution lies from a given one.
package struct KolmogorovSmirnov: Hashable, Sendable {
  /// D: the greatest distance between the two cumulative distributions, from 0 to 1.
  package let distance: Double
  /// How many values the sample has.
  package let count: Int

  /// Compares a sample with a continuous distribution.
  ///
  /// - Parameter cumulative: the part of the distribution at or below a value, from 0 to 1.
  package init(_ sample: [Double], cumulative: (Double) -> Double) {
    count = sample.count
    var distance = 0.0
    for (index, value) in sample.sorted().enumerated() {
      let part = cumulative(value)
      let below = Double(index) / Double(sample.count)
      let above = Double(index + 1) / Double(sample.count)
      distance = max(distance, part - below, above - part)
    }
    self.distance = distance
  }

  /// How probable so great a distance is in a sample that was drawn from the distribution, from 0 to 1.
  ///
  /// Kolmogorov's series with Stephens's correction for small samples (1970).
  package var probability: Double {
    guard count > 0 else { return 1 }
    let root = Double(count).squareRoot()
    let scaled = (root + 0.12 + 0.11 / root) * distance
    // Below, the series takes very many terms to say 1.
    guard scaled > 0.2 else { return 1 }
    var sum = 0.0
    var sign = 1.0
    for term in 1...100 {
      let exponent = -2 * Double(term * term) * scaled * scaled
      let part = Elementary.exp2(exponent * 1.442_695_040_888_963_4)
      sum += sign * part
      sign = -sign
      if part < 1e-12 { break }
    }
    return min(max(2 * sum, 0), 1)
  }
}
