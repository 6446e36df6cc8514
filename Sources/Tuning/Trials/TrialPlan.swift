/// Which trials one session has, block by block.
///
/// Each block is one technique. Their order is a row of a balanced Latin square (Williams 1949): over as many sessions as
/// there are rows each technique stands equally often at each place and follows each other one equally often.
package struct TrialPlan: Hashable, Sendable {
  /// One technique's trials.
  package struct Block: Hashable, Sendable {
    /// The technique's id.
    package var technique: String
    /// Its place among the techniques that the session was drawn with.
    package var place: Int
    /// Its trials; the first ones are practice.
    package var tasks: [TrialTask]
    /// How many of them are practice.
    package var practiceCount: Int
  }

  /// What the plan was drawn with.
  package let seed: UInt64
  /// The blocks in order.
  package let blocks: [Block]

  /// Draws a session.
  ///
  /// Every block has the same tasks in an order of its own, so that techniques are compared on equal ground.
  ///
  /// - Parameters:
  ///   - techniques: ids, at least one.
  ///   - trials: how many tasks each block has besides practice.
  ///   - practice: how many tasks come before them and don't count.
  ///   - row: the row of the square: the session's number; any whole number.
  ///   - seed: of texts, places and orders.
  package init(techniques: [String], trials: Int, practice: Int, row: Int, seed: UInt64) {
    self.seed = seed
    var draw = CounterRandom(seed: seed, stream: 1)
    let ways = TrialTask.distances.flatMap { [$0, -$0] }
    var distances: [Int] = []
    while distances.count < max(trials, 0) { distances += draw.inRandomOrder(ways) }
    let tasks = distances.prefix(max(trials, 0)).map {
      TrialTask.drawn(distance: $0, random: &draw)
    }
    blocks = Self.order(count: techniques.count, row: row).enumerated().map { place, index in
      var own = CounterRandom(seed: seed, stream: 2, UInt64(place))
      let before = (0..<max(practice, 0)).map { _ in
        TrialTask.drawn(distance: ways[own.next(below: ways.count)], random: &own)
      }
      return Block(
        technique: techniques[index], place: index, tasks: before + own.inRandomOrder(tasks),
        practiceCount: before.count)
    }
  }

  /// A row of a balanced Latin square of so many things; with an odd number every second row is a mirrored one.
  package static func order(count: Int, row: Int) -> [Int] {
    guard count > 1 else { return Array(0..<max(count, 0)) }
    let rows = count % 2 == 0 ? count : 2 * count
    let wrapped = ((row % rows) + rows) % rows
    let base = wrapped % count
    var order: [Int] = []
    var (low, high) = (0, 1)
    for place in 0..<count {
      // 0, n−1, 1, n−2, …
      if place % 2 == 0 {
        order.append((low + base) % count)
        low += 1
      } else {
        order.append((count - high + base) % count)
        high += 1
      }
    }
    return wrapped >= count ? order.reversed() : order
  }

  /// All trials in a row: which block, and which in it.
  package var trials: [(block: Int, trial: Int)] {
    blocks.indices.flatMap { block in
      blocks[block].tasks.indices.map { (block, $0) }
    }
  }
}
