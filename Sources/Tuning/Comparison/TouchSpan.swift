package import GestureCore
package import SimulatorCore

/// One finger's stay on the glass.
package struct TouchSpan: Hashable, Sendable {
  /// Which finger.
  package var finger: FingerID
  /// When it went down.
  package var down: Instant
  /// When it lifted, or was cancelled.
  package var up: Instant
  /// Where it went down.
  package var from: Point
  /// Where it lifted.
  package var to: Point
  /// Whether it lifted; else it was cancelled.
  package var isLifted: Bool
  /// Where it was when: down, moves, and the lift.
  package var places: [Place]

  /// Where the finger was at a time.
  package struct Place: Hashable, Sendable {
    /// When.
    package var time: Instant
    /// Where.
    package var location: Point
  }

  /// Whether the finger was down at a time; both ends belong to it.
  package func lasts(at time: Instant) -> Bool { down <= time && time <= up }

  /// How far along the text it was from its touch-down at most, in points.
  package var reach: Double {
    places.reduce(0) { max($0, ($1.location.x - from.x).magnitude) }
  }

  /// Its whole way along the text, there and back, in points.
  package var way: Double {
    zip(places, places.dropFirst()).reduce(0) {
      $0 + ($1.1.location.x - $1.0.location.x).magnitude
    }
  }

  /// Where along the text it was at a time, straight between its reports, in points.
  package func x(at time: Instant) -> Double {
    guard let after = places.firstIndex(where: { $0.time >= time }) else { return to.x }
    guard after > 0 else { return from.x }
    let (one, other) = (places[after - 1], places[after])
    let part = Double(time - one.time) / Double(max(1, other.time - one.time))
    return one.location.x + (other.location.x - one.location.x) * part
  }

  /// Every finger's stay in a recording, in the order of the lifts; who never lifts has none.
  package static func all(in events: [InputEvent]) -> [TouchSpan] {
    var downs: [TouchSpan] = []
    var spans: [TouchSpan] = []
    for event in events {
      guard let sample = event.touch else { continue }
      let place = Place(time: sample.time, location: sample.location)
      let index = downs.firstIndex { $0.finger == sample.finger }
      switch sample.phase {
      case .down:
        downs.append(
          TouchSpan(
            finger: sample.finger, down: sample.time, up: sample.time, from: sample.location,
            to: sample.location, isLifted: false, places: [place]))
      case .move:
        if let index { downs[index].places.append(place) }
      case .up, .cancel:
        guard let index else { continue }
        var span = downs.remove(at: index)
        span.places.append(place)
        span.up = sample.time
        span.to = sample.location
        span.isLifted = sample.phase == .up
        spans.append(span)
      }
    }
    return spans
  }
}
