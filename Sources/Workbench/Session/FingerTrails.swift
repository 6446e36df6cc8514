package import GestureCore

/// The fingers on the glass and where they have been lately: what the overlay draws.
package struct FingerTrails: Sendable {
  /// A trail's length in time.
  package static let microseconds: Int64 = 650_000

  /// Where a finger was.
  package struct Place: Hashable, Sendable {
    /// When.
    package var time: Instant
    /// Where.
    package var location: Point
  }

  /// A finger with its trail.
  package struct Trail: Hashable, Sendable {
    /// Which finger.
    package var finger: FingerID
    /// Oldest first; the last one is where the finger is, or was when it left.
    package fileprivate(set) var places: [Place]
    /// When it went down.
    package fileprivate(set) var downTime: Instant
    /// Where it went down.
    package fileprivate(set) var down: Point
    /// When it left; nil while it is down.
    package fileprivate(set) var liftTime: Instant?
  }

  /// Fingers that are down, and those whose trails have not faded.
  package private(set) var trails: [Trail] = []

  /// No finger.
  package init() {}

  /// Takes a sample.
  package mutating func add(_ sample: TouchSample) {
    forget(before: sample.time)
    let place = Place(time: sample.time, location: sample.location)
    if sample.phase == .down {
      trails.removeAll { $0.finger == sample.finger && $0.liftTime != nil }
      trails.append(
        Trail(finger: sample.finger, places: [place], downTime: sample.time, down: sample.location))
      return
    }
    guard
      let index = trails.firstIndex(where: { $0.finger == sample.finger && $0.liftTime == nil })
    else { return }
    trails[index].places.append(place)
    if sample.phase != .move { trails[index].liftTime = sample.time }
  }

  /// Drops what has faded by a time.
  package mutating func forget(before time: Instant) {
    let limit = time + -Self.microseconds
    trails.removeAll { trail in trail.liftTime.map { $0 < limit } ?? false }
    for index in trails.indices {
      // The last place stays: the finger may rest there.
      let places = trails[index].places
      let faded = places.prefix { $0.time < limit }.count
      if faded > 0 { trails[index].places.removeFirst(min(faded, places.count - 1)) }
    }
  }

  /// Whether anything on the picture still changes by itself at a time.
  package func isFading(at time: Instant) -> Bool {
    let limit = time + -Self.microseconds
    return trails.contains { trail in
      trail.places.count > 1 || (trail.liftTime.map { $0 >= limit } ?? false)
    }
  }
}
