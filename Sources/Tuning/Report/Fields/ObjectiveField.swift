/// The objective over a plane of two knobs, smoothed over the configurations nearby, whatever their other knobs.
///
/// Each configuration spreads over its surroundings with the weight (1 − u²)², u its distance as a part of the reach along each axis; a cell's value is
/// the weighted mean (Nadaraya 1964, Watson 1964).
package struct ObjectiveField: Hashable, Sendable {
  /// Cells along each side; the first lies at the least values, the last at the greatest.
  package static let size = 48
  /// Shades that the values are parted into.
  package static let levels = 10

  /// Row by row from the least values on; nil where no configuration is near.
  package var values: [Double?]
  /// The least value.
  package var low: Double
  /// The greatest value that has a shade of its own: what one cell in twenty exceeds, so that a peak does not flatten all else.
  package var high: Double

  /// The field of an objective over two knobs; nil for fewer than 8 configurations that have both.
  package init?(across: StudyColumn, up: StudyColumn, objective: StudyColumn) {
    let columns = across.fractions
    let lines = up.fractions
    let points = objective.values.indices.compactMap {
      row -> (x: Double, y: Double, value: Double)? in
      guard let x = columns[row], let y = lines[row], let value = objective.values[row] else {
        return nil
      }
      return (x, y, value)
    }
    guard points.count >= 8 else { return nil }
    let reach = min(0.35, max(0.08, 2.4 / Double(points.count).squareRoot()))
    let reachX = max(reach, 1.1 * Self.widestGap(points.map(\.x)))
    let reachY = max(reach, 1.1 * Self.widestGap(points.map(\.y)))
    let size = Self.size
    var sums = [Double](repeating: 0, count: size * size)
    var weights = [Double](repeating: 0, count: size * size)
    for point in points {
      for line in Self.cells(around: point.y, reachY) {
        let v = (Double(line) / Double(size - 1) - point.y) / reachY
        for column in Self.cells(around: point.x, reachX) {
          let u = (Double(column) / Double(size - 1) - point.x) / reachX
          let rest = 1 - u * u - v * v
          guard rest > 0 else { continue }
          sums[line * size + column] += rest * rest * point.value
          weights[line * size + column] += rest * rest
        }
      }
    }
    values = zip(sums, weights).map { $1 > 0 ? $0 / $1 : nil }
    let sorted = values.compactMap { $0 }.sorted()
    guard let least = sorted.first else { return nil }
    low = least
    high = Bootstrap.quantile(sorted, 0.95)
    if objective.better == .more {
      low = Bootstrap.quantile(sorted, 0.05)
      high = sorted.last ?? low
    }
  }

  /// A value's shade, 0 … 9 from low to high.
  package func level(_ value: Double) -> Int {
    guard high > low else { return 0 }
    let place = (value - low) / (high - low) * Double(Self.levels)
    return Int(min(max(place.rounded(.down), 0), Double(Self.levels - 1)))
  }

  /// The widest gap between neighbours.
  private static func widestGap(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.max() ?? 0
  }

  private static func cells(around center: Double, _ reach: Double) -> ClosedRange<Int> {
    let last = Double(size - 1)
    let low = min(max(((center - reach) * last).rounded(.up), 0), last)
    let high = min(max(((center + reach) * last).rounded(.down), low), last)
    return Int(low)...Int(high)
  }
}
