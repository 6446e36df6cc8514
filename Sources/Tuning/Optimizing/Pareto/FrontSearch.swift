import Foundation

/// A search for the front of several numbers at once, over the unit cube: NSGA-II (Deb, Pratap, Agarwal and Meyarivan 2002) with simulated
/// binary crossover and polynomial mutation.
///
/// It is asked for a generation of points and told their costs, smaller being better in each. The same seed and costs give the same points.
package struct FrontSearch: Sendable {
  /// A point and what it costs.
  package struct Member: Hashable, Sendable {
    /// Numbers in 0…1.
    package var point: [Double]
    /// What is to be made small; infinite where it was not measured.
    package var costs: [Double]
  }

  /// Points in a generation.
  package let size: Int
  /// The members that have survived, the best fronts first.
  package private(set) var population: [Member] = []
  private let dimension: Int
  private var starts: [[Double]]
  private var asked: [[Double]] = []
  private var random: CounterRandom

  /// How like their parents children are: Deb's η for crossover, and for mutation.
  private static let crossoverIndex = 15.0
  private static let mutationIndex = 20.0
  /// How many pairs are crossed.
  private static let crossoverShare = 0.9

  /// A search; nothing has been asked yet.
  ///
  /// - Parameters:
  ///   - starts: points that the first generation holds, such as the shipped settings.
  ///   - size: at least 4; made even.
  package init(dimension: Int, starts: [[Double]], size: Int, seed: UInt64) {
    self.dimension = max(1, dimension)
    self.size = max(4, size + size % 2)
    self.starts = starts
    random = CounterRandom(seed: seed, stream: 0xF207)
  }

  /// The next generation's points; the same ones until their costs are told.
  package mutating func ask() -> [[Double]] {
    if asked.isEmpty { asked = population.isEmpty ? first() : children() }
    return asked
  }

  /// Tells what the points cost that were asked for, in their order.
  ///
  /// - Precondition: as many costs as points, all with as many numbers.
  package mutating func tell(_ costs: [[Double]]) {
    precondition(costs.count == asked.count, "a generation's costs are told together")
    population += zip(asked, costs).map { point, costs in
      Member(point: point, costs: costs.map { $0.isNaN ? .infinity : $0 })
    }
    asked = []
    population = Self.survivors(of: population, count: size)
  }

  private mutating func first() -> [[Double]] {
    var points = starts.prefix(size).map { start in
      (0..<dimension).map { start.indices.contains($0) ? min(max(start[$0], 0), 1) : 0.5 }
    }
    while points.count < size { points.append((0..<dimension).map { _ in random.nextUnit() }) }
    return points
  }

  private mutating func children() -> [[Double]] {
    var points: [[Double]] = []
    while points.count < size {
      let pair = crossed(parent(), parent())
      points.append(mutated(pair.0))
      points.append(mutated(pair.1))
    }
    return points
  }

  /// Of two members drawn, the one that stands before; the population is sorted so.
  private mutating func parent() -> [Double] {
    let index = min(
      random.next(below: population.count), random.next(below: population.count))
    return population[index].point
  }

  private mutating func crossed(_ left: [Double], _ right: [Double]) -> ([Double], [Double]) {
    guard random.nextUnit() < Self.crossoverShare else { return (left, right) }
    var (first, second) = (left, right)
    for axis in left.indices where random.nextUnit() < 0.5 {
      let draw = random.nextUnit()
      let power = 1 / (Self.crossoverIndex + 1)
      let spread = draw <= 0.5 ? pow(2 * draw, power) : pow(1 / (2 * (1 - draw)), power)
      let (low, high) = (left[axis], right[axis])
      first[axis] = min(max(0.5 * ((1 + spread) * low + (1 - spread) * high), 0), 1)
      second[axis] = min(max(0.5 * ((1 - spread) * low + (1 + spread) * high), 0), 1)
    }
    return (first, second)
  }

  private mutating func mutated(_ point: [Double]) -> [Double] {
    var point = point
    for axis in point.indices where random.nextUnit() < 1 / Double(dimension) {
      let draw = random.nextUnit()
      let power = 1 / (Self.mutationIndex + 1)
      let shift = draw < 0.5 ? pow(2 * draw, power) - 1 : 1 - pow(2 * (1 - draw), power)
      point[axis] = min(max(point[axis] + shift, 0), 1)
    }
    return point
  }

  /// The best so many, front by front; of the front that fits only in part those with most room around them.
  private static func survivors(of members: [Member], count: Int) -> [Member] {
    var rest = members
    var kept: [Member] = []
    while kept.count < count, !rest.isEmpty {
      let indices = ParetoFront.indices(of: rest.map(\.costs))
      let front = indices.map { rest[$0] }
      let isFront = Set(indices)
      rest = rest.indices.filter { !isFront.contains($0) }.map { rest[$0] }
      let room = crowding(of: front)
      let order = front.indices.sorted {
        room[$0] > room[$1] || (room[$0] == room[$1] && $0 < $1)
      }
      kept += order.prefix(count - kept.count).map { front[$0] }
    }
    return kept
  }

  /// How far apart a member's neighbours are, as shares of the front's range, summed over the numbers; the ends have infinite room.
  private static func crowding(of front: [Member]) -> [Double] {
    var room = [Double](repeating: 0, count: front.count)
    guard let numbers = front.first?.costs.count else { return room }
    for axis in 0..<numbers {
      let order = front.indices.sorted {
        (front[$0].costs[axis], $0) < (front[$1].costs[axis], $1)
      }
      guard let first = order.first, let last = order.last else { continue }
      let range = front[last].costs[axis] - front[first].costs[axis]
      room[first] = .infinity
      room[last] = .infinity
      guard range > 0, range.isFinite else { continue }
      for place in order.indices.dropFirst().dropLast() {
        let gap = front[order[place + 1]].costs[axis] - front[order[place - 1]].costs[axis]
        room[order[place]] += gap / range
      }
    }
    return room
  }
}
