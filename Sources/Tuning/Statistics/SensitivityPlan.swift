/// Where a function must be known to tell how much each of its arguments matters: Saltelli's plan (2010) over a Sobol sequence.
///
/// Two sets A and B of points, and for each argument A with that argument from B: n × (k + 2) points. First-order indices by
/// Saltelli's estimator, total ones by Jansen's.
package struct SensitivityPlan: Hashable, Sendable {
  /// How much one argument matters.
  package struct Indices: Hashable, Sendable {
    /// What part of the variance the argument explains alone.
    package var first: Double
    /// What part of it would be left if all others were known: alone, and together with others.
    package var total: Double

    /// What it matters only together with others.
    package var interaction: Double { total - first }
  }

  /// How many arguments there are.
  package let dimensions: Int
  /// How many points each set has.
  package let count: Int
  /// Where the function must be known: A, B, then A with one argument after another from B; every coordinate from 0 to 1.
  package let points: [[Double]]

  /// How many arguments a plan may have: A and B are one sequence of twice as many dimensions.
  package static let dimensionLimit = SobolSequence.dimensionLimit / 2

  /// A plan.
  ///
  /// - Parameters:
  ///   - dimensions: arguments, 1 to `dimensionLimit`; others count as the nearest.
  ///   - count: points of each set, best a power of two.
  package init(dimensions: Int, count: Int, seed: UInt64 = 0) {
    self.dimensions = max(1, min(dimensions, Self.dimensionLimit))
    self.count = max(1, count)
    var sequence = SobolSequence(dimensions: 2 * self.dimensions, seed: seed)
    var first: [[Double]] = []
    var second: [[Double]] = []
    for _ in 0..<self.count {
      let point = sequence.next()
      first.append(Array(point.prefix(self.dimensions)))
      second.append(Array(point.suffix(self.dimensions)))
    }
    var points = first + second
    for argument in 0..<self.dimensions {
      for (one, other) in zip(first, second) {
        var mixed = one
        mixed[argument] = other[argument]
        points.append(mixed)
      }
    }
    self.points = points
  }

  /// How much each argument matters; nil where nothing varies, or where there is not one value for each point.
  ///
  /// - Parameter values: of the function, in the order of `points`.
  package func indices(of values: [Double]) -> [Indices]? {
    guard values.count == points.count, values.allSatisfy(\.isFinite) else { return nil }
    let both = values.prefix(2 * count)
    let mean = Bootstrap.mean(Array(both))
    let variance = both.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(both.count)
    guard variance > 0 else { return nil }
    return (0..<dimensions).map { argument in
      var alone = 0.0
      var left = 0.0
      for index in 0..<count {
        let mixed = values[(2 + argument) * count + index]
        alone += (values[count + index] - mean) * (mixed - values[index])
        left += (values[index] - mixed) * (values[index] - mixed)
      }
      return Indices(
        first: alone / Double(count) / variance, total: left / (2 * Double(count)) / variance)
    }
  }
}
