/// How the model's unaimed strokes stand to real ones, and the fit that brings them near.
package struct CalibrationFit: Hashable, Sendable {
  /// One distribution beside its table.
  package struct Comparison: Hashable, Sendable {
    /// What is compared.
    package var name: String
    /// Its unit.
    package var unit: String
    /// The table's quantiles at 5, 25, 50, 75 and 95 %.
    package var real: [Double]
    /// The model's.
    package var model: [Double]
    /// The test.
    package var test: KolmogorovSmirnov
    /// Whether the fit looked at it; what it did not look at tells more.
    package var isFitted: Bool
  }

  /// The strokes that are compared.
  package var strokes: UnaimedStrokes
  /// How they stand to real ones.
  package var comparisons: [Comparison]

  /// How many strokes are drawn.
  package static let count = 1_000
  /// What they are drawn with.
  package static let seed: UInt64 = 20_130_101

  /// Compares strokes with the tables.
  package init(_ strokes: UnaimedStrokes) {
    self.strokes = strokes
    let drawn = strokes.strokes(Self.count, seed: Self.seed)
    let speeds = drawn.map(\.speed)
    // 326 pixels an inch, two a point.
    let points = speeds.map { $0 / 0.1558 }
    comparisons = [
      Self.comparison("duration", "s", drawn.map(\.seconds), StrokeTables.flickSeconds, true),
      Self.comparison(
        "length", "mm", drawn.map(\.millimetres), StrokeTables.flickMillimetres, true),
      Self.comparison("mean speed", "mm/s", speeds, StrokeTables.flickSpeed, true),
      Self.comparison(
        "digits, index finger", "pt/s", points, StrokeTables.indexFingerSpeed, false),
      Self.comparison("digits, thumb", "pt/s", points, StrokeTables.thumbSpeed, false),
    ]
  }

  /// The sum of the distances that the fit looks at.
  private var loss: Double {
    comparisons.filter(\.isFitted).reduce(0) { $0 + $1.test.distance }
  }

  private static func comparison(
    _ name: String, _ unit: String, _ sample: [Double], _ table: QuantileTable, _ isFitted: Bool
  ) -> Comparison {
    let parts = [0.05, 0.25, 0.5, 0.75, 0.95]
    let sorted = sample.sorted()
    return Comparison(
      name: name, unit: unit, real: parts.map(table.quantile),
      model: parts.map { Bootstrap.quantile(sorted, $0) },
      test: KolmogorovSmirnov(sample, cumulative: table.cumulative), isFitted: isFitted)
  }

  /// Goes from a start, which the tables' medians and quartiles suggest, down one number after the other, by smaller and smaller steps; the ratio of a to b stays as assumed, 10 to
  /// 12, because strokes without a target do not tell it.
  package static func fitted(
    from start: UnaimedStrokes = UnaimedStrokes(
      movementSeconds: 0.06, secondsPerBit: 0.072, tempoSpread: 0.35, carefulShare: 0.08,
      carefulFactor: 4, millimetres: 17, lengthSpread: 0.35)
  ) -> CalibrationFit {
    var best = CalibrationFit(start)
    for share in [0.1, 0.05, 0.02, 0.01] {
      for _ in 0..<6 {
        let before = best.loss
        for number in Number.allCases {
          for factor in [1 + share, 1 / (1 + share)] {
            let next = CalibrationFit(number.scaled(best.strokes, by: factor))
            if next.loss < best.loss { best = next }
          }
        }
        if best.loss == before { break }
      }
    }
    return best
  }

  private enum Number: CaseIterable {
    case pace, tempoSpread, carefulShare, carefulFactor, millimetres, lengthSpread

    func scaled(_ strokes: UnaimedStrokes, by factor: Double) -> UnaimedStrokes {
      var strokes = strokes
      switch self {
      case .pace:
        strokes.movementSeconds *= factor
        strokes.secondsPerBit *= factor
      case .tempoSpread: strokes.tempoSpread *= factor
      case .carefulShare: strokes.carefulShare *= factor
      case .carefulFactor: strokes.carefulFactor *= factor
      case .millimetres: strokes.millimetres *= factor
      case .lengthSpread: strokes.lengthSpread *= factor
      }
      return strokes
    }
  }
}
