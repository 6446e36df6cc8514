package import GestureCore

/// A finger as it is shown: a disc where it is, and the way it came.
package struct FingerMark: Hashable, Sendable {
  /// A sample of the way, and how old it is.
  package struct TrailPoint: Hashable, Sendable {
    /// Where the finger was.
    package var location: Point
    /// Milliseconds since then; beyond `FingerMark.trailMilliseconds` it is not shown.
    package var ageMilliseconds: Double

    /// A sample of the way.
    package init(location: Point, ageMilliseconds: Double) {
      self.location = location
      self.ageMilliseconds = ageMilliseconds
    }
  }

  /// How long a trail stays.
  package static let trailMilliseconds = 650.0
  /// The radius of a disc at rest, in points.
  package static let radius = 22.0

  /// Where the finger is; nil once it has lifted and only the trail is left.
  package var location: Point?
  /// The disc's radius in points; more while it pulses.
  package var radius: Double
  /// The disc's opacity, 0…1; less while a pulse fades.
  package var opacity: Double
  /// The way it came, the oldest sample first.
  package var trail: [TrailPoint]

  /// A finger.
  package init(
    location: Point?, radius: Double = FingerMark.radius, opacity: Double = 1,
    trail: [TrailPoint] = []
  ) {
    self.location = location
    self.radius = radius
    self.opacity = opacity
    self.trail = trail
  }
}

/// The arrow that shows which way a finger goes and how fast.
package struct VelocityArrow: Hashable, Sendable {
  /// The finger.
  package var location: Point
  /// In points per second.
  package var velocity: Vector

  /// An arrow from a finger.
  package init(location: Point, velocity: Vector) {
    self.location = location
    self.velocity = velocity
  }
}

/// A haptic tick as it is shown: a ring around the finger that grows and fades.
package struct HapticPulse: Hashable, Sendable {
  /// The finger.
  package var location: Point
  /// What is left of it, from 1 at the tick to 0.
  package var strength: Double

  /// A tick at a finger.
  package init(location: Point, strength: Double) {
    self.location = location
    self.strength = strength
  }

  /// The ring's radius in points: from that of the finger's disc outward.
  var radius: Double { FingerMark.radius + 12 * (1 - strength) }
}

/// The band in which a swipe does not yet move the caret.
package struct DeadZoneBand: Hashable, Sendable {
  /// Where the finger went down, in points from the screen's left.
  package var originX: Double
  /// How far the band reaches to both sides, in points.
  package var halfWidth: Double
  /// The words at its right edge.
  package var label: String

  /// A band about a touch-down.
  package init(originX: Double, halfWidth: Double, label: String) {
    self.originX = originX
    self.halfWidth = halfWidth
    self.label = label
  }
}
