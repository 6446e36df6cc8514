/// How much each of some columns tells about a target: by how much a forest of trees predicts worse once the column is put in random order
/// (Breiman 2001).
///
/// It says what the forest uses, not what causes what; columns that stand in for each other share what they tell.
package struct PermutationImportance: Hashable, Sendable {
  /// What one column tells.
  package struct Share: Hashable, Sendable {
    /// The rise of the squared error, as a part of the target's variance; at least 0.
    package var value: Double
    /// The standard deviation of that over repeated orders.
    package var deviation: Double
  }

  /// One for each column.
  package var shares: [Share]
  /// The part of the target's variance that the forest predicts for rows that it did not learn from; below 0 where it is worse than the mean.
  package var predicted: Double
  /// How many rows were used.
  package var count: Int

  /// Trees of the forest.
  package static let trees = 64
  /// Orders that each column is put in.
  package static let repeats = 5
  /// Rows that are used at most, evenly spread over all.
  package static let mostRows = 1_500
  /// Fewer rows tell nothing.
  package static let leastRows = 20

  /// Learns and measures; nil for fewer than `leastRows` rows, or where the target is the same for all.
  ///
  /// - Parameters:
  ///   - columns: a list for each column, as long as `target`.
  ///   - seed: the same one gives the same shares.
  ///   - trees: of the forest.
  package init?(
    columns: [[Double]], target: [Double], seed: UInt64, trees: Int = trees
  ) {
    let stride = max(1, (target.count + Self.mostRows - 1) / Self.mostRows)
    let kept = Swift.stride(from: 0, to: target.count, by: stride).map { $0 }
    let target = kept.map { target[$0] }
    let columns = columns.map { column in kept.map { column[$0] } }
    let count = target.count
    guard count >= Self.leastRows, !columns.isEmpty else { return nil }
    let mean = Bootstrap.mean(target)
    let variance = Bootstrap.mean(target.map { ($0 - mean) * ($0 - mean) })
    guard variance > 0, variance.isFinite else { return nil }
    var forest: [(tree: RegressionTree, others: [Int])] = []
    for index in 0..<max(1, trees) {
      var random = CounterRandom(seed: seed, stream: 0xF0_4E57, UInt64(index))
      let rows = target.indices.map { _ in random.next(below: count) }
      var isIn = [Bool](repeating: false, count: count)
      for row in rows { isIn[row] = true }
      let tree = RegressionTree(columns: columns, target: target, rows: rows, random: &random)
      forest.append((tree, target.indices.filter { !isIn[$0] }))
    }
    /// The error for rows by the trees that did not learn from them, one column read at another row.
    func error(moved: Int?, order: [Int]) -> Double {
      var sums = [Double](repeating: 0, count: target.count)
      var counts = [Double](repeating: 0, count: target.count)
      for (tree, others) in forest {
        for row in others {
          sums[row] += tree.prediction { column in
            columns[column][column == moved ? order[row] : row]
          }
          counts[row] += 1
        }
      }
      let errors = target.indices.filter { counts[$0] > 0 }.map { row in
        let error = sums[row] / counts[row] - target[row]
        return error * error
      }
      return Bootstrap.mean(errors)
    }
    let base = error(moved: nil, order: [])
    self.count = count
    predicted = 1 - base / variance
    shares = columns.indices.map { column in
      let rises = (0..<Self.repeats).map { turn -> Double in
        var random = CounterRandom(seed: seed, stream: 0x0_4DE4, UInt64(column), UInt64(turn))
        let order = random.inRandomOrder(Array(target.indices))
        return (error(moved: column, order: order) - base) / variance
      }
      let mean = Bootstrap.mean(rises)
      let spread = Bootstrap.mean(rises.map { ($0 - mean) * ($0 - mean) }).squareRoot()
      return Share(value: max(0, mean), deviation: spread)
    }
  }
}
