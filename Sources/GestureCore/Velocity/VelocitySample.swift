/// Where a finger, or the mean of several, was at a time.
struct VelocitySample: Sendable {
  var time: Instant
  var location: Point

  /// The mean velocity on the way from here, in points per second; nil unless time has passed.
  func velocity(to end: VelocitySample) -> Vector? {
    guard end.time > time else { return nil }
    let seconds = Double(end.time - time) / 1e6
    let way = end.location - location
    return Vector(dx: way.dx / seconds, dy: way.dy / seconds)
  }
}
