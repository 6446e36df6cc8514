package import GestureCore

/// The fingers that are down or have just lifted, and the ways they went: what the picture shows of them.
package struct FingerTrails: Hashable, Sendable {
  /// One finger.
  package struct Finger: Hashable, Sendable {
    /// Which.
    package var id: FingerID
    /// Its reports, oldest first; at least one.
    package var samples: [TouchSample]

    /// Whether it is down.
    package var isDown: Bool {
      switch samples[samples.count - 1].phase {
      case .down, .move: true
      case .up, .cancel: false
      }
    }

    /// Where it was last.
    package var location: Point { samples[samples.count - 1].location }
  }

  /// The fingers, in the order of their touch-downs.
  package private(set) var fingers: [Finger] = []

  /// How long a way is shown.
  package static let keptMicroseconds: Int64 = 650_000

  /// No finger.
  package init() {}

  /// Takes a report, and forgets what is too old at its time.
  package mutating func take(_ sample: TouchSample) {
    forget(before: sample.time)
    if sample.phase != .down,
      let index = fingers.lastIndex(where: { $0.id == sample.finger && $0.isDown })
    {
      fingers[index].samples.append(sample)
    } else if sample.phase == .down {
      fingers.append(Finger(id: sample.finger, samples: [sample]))
    }
  }

  /// Forgets what is too old to be shown at a time; where a finger is now is kept.
  package mutating func forget(before time: Instant) {
    let oldest = time + -Self.keptMicroseconds
    for index in fingers.indices {
      let samples = fingers[index].samples
      let drop = samples.dropLast().prefix { $0.time < oldest }.count
      if drop > 0 { fingers[index].samples.removeFirst(drop) }
    }
    fingers.removeAll { !$0.isDown && $0.samples[0].time < oldest }
  }

  /// Forgets everything.
  package mutating func removeAll() { fingers.removeAll() }

  /// The mean of the fingers that are down; nil if none is.
  package var meanLocation: Point? {
    var sum = Vector.zero
    var count = 0.0
    for finger in fingers where finger.isDown {
      sum.dx += finger.location.x
      sum.dy += finger.location.y
      count += 1
    }
    return count > 0 ? Point(x: sum.dx / count, y: sum.dy / count) : nil
  }

  /// Whether something of them is still to fade.
  package var isFading: Bool { fingers.contains { !$0.isDown || $0.samples.count > 1 } }
}
