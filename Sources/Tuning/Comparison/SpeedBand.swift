/// How fast a finger moves, in three bands around 100, 400 and 1,500 points a second.
package enum SpeedBand: Int, Hashable, Sendable, CaseIterable {
  /// Below 200 pt/s: aiming.
  case slow
  /// From 200 pt/s: strolling.
  case medium
  /// From 800 pt/s: flinging.
  case fast

  /// The band of a speed in points per second, either way.
  package init(pointsPerSecond speed: Double) {
    let speed = speed.magnitude
    self = speed < 200 ? .slow : speed < 800 ? .medium : .fast
  }
}
