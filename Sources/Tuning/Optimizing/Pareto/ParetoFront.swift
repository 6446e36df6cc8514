/// What nothing else beats in every respect.
package enum ParetoFront {
  /// Which points no other one dominates: at least as small in every number and smaller in one. In the order of the points; of equal
  /// ones the first.
  ///
  /// - Parameter points: as many numbers each, smaller is better; points with a number that is none never stand.
  package static func indices(of points: [[Double]]) -> [Int] {
    // By their numbers in order: only an earlier one can dominate a later one, and then one that stands itself does.
    let order = points.indices.filter { points[$0].allSatisfy { !$0.isNaN } }.sorted {
      points[$0].lexicographicallyPrecedes(points[$1])
        || (points[$0] == points[$1] && $0 < $1)
    }
    var standing: [Int] = []
    for index in order where !standing.contains(where: { isAsGood(points[$0], points[index]) }) {
      standing.append(index)
    }
    return standing.sorted()
  }

  private static func isAsGood(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { $0 <= $1 }
  }

  /// The front's point that is farthest below the line, plane … through the front's extremes, each number taken as its share of the front's
  /// own range: where more of one begins to cost much of another (Das 1999's bend); nil for fewer than three points.
  ///
  /// - Parameter points: a front's.
  package static func knee(of points: [[Double]]) -> Int? {
    guard points.count > 2, let dimension = points.first?.count, dimension > 1 else { return nil }
    let lows = (0..<dimension).map { axis in points.map { $0[axis] }.min() ?? 0 }
    let highs = (0..<dimension).map { axis in points.map { $0[axis] }.max() ?? 0 }
    var best: (index: Int, sum: Double)?
    for (index, point) in points.enumerated() {
      // The plane through the extremes in these shares is "sum = 1"; farthest below it is the least sum.
      let sum = (0..<dimension).reduce(0.0) { total, axis in
        let range = highs[axis] - lows[axis]
        return total + (range > 0 ? (point[axis] - lows[axis]) / range : 0)
      }
      if sum < best?.sum ?? .infinity { best = (index, sum) }
    }
    return best?.index
  }
}
