/// Least and greatest of any stretch of many numbers, without looking at each.
///
/// Above the numbers lie levels, each with the extremes of eight of the level below, so that a stretch of a million
/// costs as much as one of a hundred. Numbers can be added at the end at any time.
package struct LanePyramid: Hashable, Sendable {
  /// Least and greatest.
  package struct Extremes: Hashable, Sendable {
    /// The least.
    package var least: Double
    /// The greatest.
    package var greatest: Double

    /// Least and greatest.
    package init(_ least: Double, _ greatest: Double) {
      self.least = least
      self.greatest = greatest
    }

    /// Grows so that others lie within.
    package mutating func include(_ other: Extremes) {
      least = min(least, other.least)
      greatest = max(greatest, other.greatest)
    }
  }

  private static let fan = 8

  /// The numbers, in order.
  package private(set) var values: [Double] = []
  /// Least and greatest of all numbers; nil if there are none.
  package private(set) var extremes: Extremes?
  /// Only full groups are summed up.
  private var levels: [[Extremes]] = []

  /// No numbers yet.
  package init() {}

  /// Numbers in order.
  package init(_ values: [Double]) {
    self.values.reserveCapacity(values.count)
    for value in values { append(value) }
  }

  /// How many numbers there are.
  package var count: Int { values.count }

  /// Adds a number at the end.
  package mutating func append(_ value: Double) {
    values.append(value)
    let own = Extremes(value, value)
    extremes?.include(own)
    extremes = extremes ?? own
    guard values.count % Self.fan == 0 else { return }
    var group = Extremes(value, value)
    for value in values.suffix(Self.fan) { group.include(Extremes(value, value)) }
    var level = 0
    while true {
      if level == levels.count { levels.append([]) }
      levels[level].append(group)
      guard levels[level].count % Self.fan == 0 else { return }
      for part in levels[level].suffix(Self.fan) { group.include(part) }
      level += 1
    }
  }

  /// Forgets so many numbers at the start.
  package mutating func removeFirst(_ count: Int) {
    self = LanePyramid(Array(values.dropFirst(count)))
  }

  /// Least and greatest of the numbers with these indices; nil if there are none.
  package func extremes(in range: Range<Int>) -> Extremes? {
    let range = range.clamped(to: 0..<values.count)
    // A crowd of short strokes is asked for whole ones.
    if range.count == values.count { return extremes }
    guard let first = range.first else { return nil }
    var found = Extremes(values[first], values[first])
    var low = range.lowerBound
    var high = range.upperBound
    // The ragged ends of each level, until what lies between is whole groups of the next one, or nothing.
    var level = -1
    while low < high {
      let hasNext = level + 1 < levels.count
      while low < high, !hasNext || low % Self.fan != 0 {
        found.include(entry(low, level))
        low += 1
      }
      while low < high, high % Self.fan != 0 || high / Self.fan > levels[level + 1].count {
        high -= 1
        found.include(entry(high, level))
      }
      low /= Self.fan
      high /= Self.fan
      level += 1
    }
    return found
  }

  private func entry(_ index: Int, _ level: Int) -> Extremes {
    level < 0 ? Extremes(values[index], values[index]) : levels[level][index]
  }
}
