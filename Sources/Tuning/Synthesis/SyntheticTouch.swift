package import GestureCore

/// What a finger truly does, from contact to lift, before any panel sees it.
package struct SyntheticTouch: Hashable, Sendable {
  /// A part of its way.
  package struct Leg: Hashable, Sendable {
    /// How long it takes, in seconds, above 0.
    package var seconds: Double
    /// Where it leads, in points.
    package var way: Vector
    /// How the way grows.
    package var profile: StrokeProfile
    /// How far it strays to its left in the middle, in points: half a sine.
    package var stray: Double

    /// A part of a way.
    package init(seconds: Double, way: Vector, profile: StrokeProfile, stray: Double = 0) {
      self.seconds = seconds
      self.way = way
      self.profile = profile
      self.stray = stray
    }
  }

  /// When the finger meets the glass, in seconds.
  package var contact: Double
  /// Where.
  package var start: Point
  /// Its way.
  package var legs: [Leg]
  /// How it trembles, if it does.
  package var tremor: Tremor?

  /// What a finger does.
  package init(contact: Double, start: Point, legs: [Leg], tremor: Tremor? = nil) {
    self.contact = contact
    self.start = start
    self.legs = legs
    self.tremor = tremor
  }

  /// How long it is down, in seconds.
  package var seconds: Double { legs.reduce(0) { $0 + $1.seconds } }

  /// Where it is so many seconds after contact.
  package func location(at seconds: Double) -> Point {
    var rest = seconds
    var place = start
    for leg in legs {
      let time = max(0, min(1, rest / leg.seconds))
      let progress = leg.profile.progress(at: time)
      place += progress * leg.way
      let length = leg.way.length
      if leg.stray != 0, length > 0 {
        place +=
          (leg.stray * Turn.sine(progress / 2) / length) * Vector(dx: -leg.way.dy, dy: leg.way.dx)
      }
      rest -= leg.seconds
      if rest <= 0 { break }
    }
    if let tremor {
      // None at contact, so that the finger is where it was put.
      let onset = min(1, seconds / 0.05)
      place += onset * tremor.offset(at: seconds)
    }
    return place
  }
}
