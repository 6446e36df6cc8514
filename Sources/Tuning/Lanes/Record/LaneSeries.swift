package import GestureCore

/// Numbers over time, in order, with their extremes at hand.
package struct LaneSeries: Hashable, Sendable {
  /// When, never decreasing.
  package private(set) var times: [Instant] = []
  /// What.
  package private(set) var pyramid = LanePyramid()

  /// Nothing yet.
  package init() {}

  /// The numbers.
  package var values: [Double] { pyramid.values }
  /// How many there are.
  package var count: Int { times.count }
  /// The last one's time.
  package var end: Instant? { times.last }

  /// Adds a number at the end; one that is none counts as 0, and time does not go back.
  package mutating func append(_ value: Double, at time: Instant) {
    times.append(max(time, times.last ?? time))
    pyramid.append(value.isFinite ? value : 0)
  }

  /// The number in force at a time: the newest that is not later; nil before the first.
  package func value(at time: Instant) -> Double? {
    let index = times.count(through: time)
    return index > 0 ? pyramid.values[index - 1] : nil
  }

  /// Forgets what lies before a time, except the number in force then.
  package mutating func forget(before time: Instant) {
    let index = times.count(through: time) - 1
    guard index > 0 else { return }
    times.removeFirst(index)
    pyramid.removeFirst(index)
  }
}

extension [Instant] {
  /// How many are not later than a time; the times never decrease.
  package func count(through time: Instant) -> Int { partition { $0 > time } }

  /// How many are earlier than a time; the times never decrease.
  package func count(before time: Instant) -> Int { partition { $0 >= time } }
}

extension Array {
  /// How many elements come before the first that is beyond; those beyond all stand at the end.
  package func partition(isBeyond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
