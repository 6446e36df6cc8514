/// A tree that predicts a number from others: at each branch one of them is compared with a limit (Breiman et al. 1984; limits drawn at random as in
/// Geurts, Ernst and Wehenkel 2006).
struct RegressionTree: Sendable {
  private enum Node: Sendable {
    case leaf(Double)
    /// Goes to `below` where the value of the column is at most the limit, else to `above`.
    case branch(column: Int, limit: Double, below: Int, above: Int)
  }

  private var nodes: [Node] = []
  /// Fewer rows are not parted any more.
  private static let leastRows = 5

  /// Grows a tree.
  ///
  /// - Parameters:
  ///   - columns: the numbers to predict from, a list for each column.
  ///   - target: the number to predict, for each row.
  ///   - rows: which rows to learn from; a row may occur several times.
  init(
    columns: [[Double]], target: [Double], rows: [Int], random: inout CounterRandom
  ) {
    var rows = rows
    // Branches wait in a list, so that a crooked tree needs no stack.
    var waiting: [(node: Int, range: Range<Int>)] = [(0, rows.indices)]
    nodes.append(.leaf(0))
    while let (node, range) = waiting.popLast() {
      let mean = range.reduce(0.0) { $0 + target[rows[$1]] } / Double(max(1, range.count))
      nodes[node] = .leaf(mean)
      guard range.count >= Self.leastRows,
        let (column, limit) = Self.split(columns, target, rows[range], &random)
      else { continue }
      let middle = rows[range].partition { columns[column][$0] > limit }
      nodes[node] = .branch(
        column: column, limit: limit, below: nodes.count, above: nodes.count + 1)
      waiting.append((nodes.count, range.lowerBound..<middle))
      waiting.append((nodes.count + 1, middle..<range.upperBound))
      nodes += [.leaf(mean), .leaf(mean)]
    }
  }

  /// The limit, one drawn for each column, that leaves the least variance on its two sides.
  private static func split(
    _ columns: [[Double]], _ target: [Double], _ rows: ArraySlice<Int>,
    _ random: inout CounterRandom
  ) -> (column: Int, limit: Double)? {
    var best: (column: Int, limit: Double, gain: Double)?
    for (index, column) in columns.enumerated() {
      let draw = random.nextUnit()
      var least = Double.infinity
      var greatest = -Double.infinity
      for row in rows {
        least = min(least, column[row])
        greatest = max(greatest, column[row])
      }
      guard least < greatest else { continue }
      let limit = least + draw * (greatest - least)
      var below = (sum: 0.0, count: 0.0)
      var above = (sum: 0.0, count: 0.0)
      for row in rows {
        if column[row] <= limit {
          below = (below.sum + target[row], below.count + 1)
        } else {
          above = (above.sum + target[row], above.count + 1)
        }
      }
      guard below.count > 0, above.count > 0 else { continue }
      // The variance that goes is, but for what is the same for all limits, this sum.
      let gain = below.sum * below.sum / below.count + above.sum * above.sum / above.count
      if gain > best?.gain ?? -.infinity { best = (index, limit, gain) }
    }
    return best.map { ($0.column, $0.limit) }
  }

  /// What it predicts for a row; `column` gives the row's numbers.
  func prediction(_ value: (_ column: Int) -> Double) -> Double {
    var node = 0
    while true {
      switch nodes[node] {
      case .leaf(let mean): return mean
      case .branch(let column, let limit, let below, let above):
        node = value(column) <= limit ? below : above
      }
    }
  }
}
