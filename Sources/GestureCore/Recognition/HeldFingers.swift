/// The fingers that a recognizer watches, in the order of their touch-downs.
struct HeldFingers: Hashable, Sendable {
  private struct Finger: Hashable, Sendable {
    let id: FingerID
    let down: Point
    var location: Point
  }

  private var fingers: [Finger] = []

  var isEmpty: Bool { fingers.isEmpty }
  var count: Int { fingers.count }

  /// A finger went down.
  mutating func insert(_ sample: TouchSample) {
    fingers.append(
      Finger(id: sample.finger, down: sample.location, location: sample.location))
  }

  /// A finger was reported again.
  ///
  /// - Returns: its rank, 0 for the one that went down first; nil for one that is not watched.
  mutating func move(_ sample: TouchSample) -> Int? {
    guard let rank = fingers.firstIndex(where: { $0.id == sample.finger }) else { return nil }
    fingers[rank].location = sample.location
    return rank
  }

  /// The finger of that rank left; those after it move up.
  mutating func remove(at rank: Int) { fingers.remove(at: rank) }

  mutating func removeAll() { fingers.removeAll(keepingCapacity: true) }

  /// Whether the finger of that rank is farther than a limit from where it went down.
  func hasStrayed(_ rank: Int, beyond limit: Double) -> Bool {
    (fingers[rank].location - fingers[rank].down).squaredLength > limit * limit
  }

  /// Where the first so many fingers are on average; there must be one.
  func mean(ofFirst count: Int) -> Point {
    var sum = Vector.zero
    let first = fingers.prefix(count)
    for finger in first {
      sum.dx += finger.location.x
      sum.dy += finger.location.y
    }
    return Point(x: sum.dx / Double(first.count), y: sum.dy / Double(first.count))
  }
}
