package import GestureCore

/// What each callback brought, one after the other.
package struct LaneCallbacks: Hashable, Sendable {
  /// The gauge's limit from a callback on.
  package struct Limit: Hashable, Sendable {
    /// From which callback on.
    package var callback: Int
    /// The limit.
    package var limit: Double
    /// Its unit; empty for a bare count.
    package var unit: String
  }

  /// The finger's velocity, in points per second.
  package internal(set) var velocity = LaneSeries()
  /// What the gauge had gathered afterwards, with its sign.
  package internal(set) var gauge: [Double] = []
  /// The same without its sign, as parts of the limit.
  package internal(set) var fill = LaneSeries()
  /// The gauge's limits, in order; the first holds from the start.
  package internal(set) var limits: [Limit] = []
  /// Callbacks that the recordings' older part had, which is forgotten.
  package private(set) var forgotten = 0

  /// None yet.
  package init() {}

  /// When each came.
  package var times: [Instant] { velocity.times }
  /// How many there are.
  package var count: Int { gauge.count }

  /// The newest callback that is not later than a time; nil before the first.
  package func index(at time: Instant) -> Int? {
    let count = times.count(through: time)
    return count > 0 ? count - 1 : nil
  }

  /// The gauge's limit at a callback.
  package func limit(at callback: Int) -> Limit? {
    let index = limits.partition { $0.callback > callback }
    return index > 0 ? limits[index - 1] : limits.first
  }

  mutating func append(velocity speed: Double, _ gauge: Gauge, at time: Instant) {
    velocity.append(speed, at: time)
    note(gauge, at: count)
    let value = gauge.value.isFinite ? gauge.value : 0
    self.gauge.append(value)
    fill.append(Self.fill(value, of: gauge.limit), at: time)
  }

  /// The limit from a callback on, if it is another than before.
  mutating func note(_ gauge: Gauge, at callback: Int) {
    let limit = gauge.limit.isFinite ? gauge.limit : 0
    if let last = limits.last {
      if last.limit == limit, last.unit == gauge.unit { return }
      if last.callback == callback { limits.removeLast() }
    }
    limits.append(Limit(callback: callback, limit: limit, unit: gauge.unit))
  }

  /// A value as parts of a limit; 0 where nothing can be reached.
  static func fill(_ value: Double, of limit: Double) -> Double {
    let fill = value.magnitude / limit.magnitude
    return fill.isFinite ? min(fill, 1e6) : 0
  }

  /// Forgets what lies before a time, except the newest callback then.
  mutating func forget(before time: Instant) {
    let gone = times.count(through: time) - 1
    guard gone > 0 else { return }
    velocity.forget(before: time)
    fill.forget(before: time)
    gauge.removeFirst(gone)
    for index in limits.indices { limits[index].callback = max(0, limits[index].callback - gone) }
    let inForce = limits.partition { $0.callback > 0 } - 1
    if inForce > 0 { limits.removeFirst(inForce) }
    forgotten += gone
  }
}
