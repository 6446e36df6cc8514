package import GestureCore

/// What the pan recognizer saw from a first touch-down to the last lift.
package struct LaneGesture: Hashable, Sendable {
  /// When the first finger went down.
  package var down: Instant
  /// When the pan began; nil if it never did.
  package var began: Instant?
  /// When the last finger lifted; nil while it is down.
  package var end: Instant?
  /// Whether the system took the finger away.
  package var isCancelled = false
  /// Where it went down, in points from the screen's left edge.
  package var downX: Double
  /// What translation is measured from, in points from the screen's left edge.
  package var originX: Double
  /// How far the finger must be from there before anything counts, in points; nil for no dead zone.
  package var deadZone: Double?
}
