/// How evenly a steady finger's steps come: the ways between them.
package struct StepRhythm: Hashable, Sendable {
  /// The ways' standard deviation over their mean.
  package let variation: Double
  /// Their greatest autocorrelation at two steps or more: near 1 where long and short ways take turns in a longer pattern, 0
  /// where all are alike.
  package let beat: Double
  /// The longest way.
  package let longest: Double

  /// The longest pattern that is looked for, in steps.
  private static let longestPattern = 24

  /// The rhythm of so many ways; nil for fewer than four, or without any way.
  package init?(_ ways: [Double]) {
    let mean = Bootstrap.mean(ways)
    guard ways.count >= 4, mean > 0 else { return nil }
    let differences = ways.map { $0 - mean }
    let square = differences.reduce(0) { $0 + $1 * $1 }
    variation = MetricFacts.deviation(ways) / mean
    longest = ways.max() ?? 0
    // Below a thousandth of the way, differences are the stamps' own rounding.
    guard (square / Double(ways.count)).squareRoot() > mean / 1_000 else {
      beat = 0
      return
    }
    var greatest = 0.0
    for lag in 2..<max(3, min(Self.longestPattern, ways.count / 2) + 1) {
      let products = zip(differences, differences.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 }
      // Each lag has fewer pairs than there are ways.
      let pairs = Double(ways.count - lag)
      greatest = max(greatest, products / pairs / (square / Double(ways.count)))
    }
    beat = min(1, greatest)
  }
}
