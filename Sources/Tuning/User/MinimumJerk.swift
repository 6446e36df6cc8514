/// The smoothest movement from one state to rest at a place: the polynomial of fifth degree that has the least squared jerk
/// (Flash and Hogan 1985).
///
/// From rest it is D · (10s³ − 15s⁴ + 6s⁵) with s from 0 to 1, and its greatest speed 1.875 D/T.
package struct MinimumJerk: Hashable, Sendable {
  /// How long it takes, in seconds.
  package let seconds: Double
  private let speed: Double
  private let halfAcceleration: Double
  private let cubic: Double
  private let quartic: Double
  private let quintic: Double

  /// From 0 at a speed and an acceleration to rest at a distance.
  ///
  /// - Parameter seconds: above 0; shorter than a millisecond counts as one.
  package init(distance: Double, speed: Double = 0, acceleration: Double = 0, seconds: Double) {
    let time = max(seconds, 0.001)
    self.seconds = time
    self.speed = speed
    halfAcceleration = acceleration / 2
    // What the start alone would leave to do at the end, in place, speed · T and acceleration · T².
    let place = distance - (speed + acceleration * time / 2) * time
    let rate = -(speed + acceleration * time) * time
    let bend = -acceleration * time * time
    let cube = time * time * time
    cubic = (10 * place - 4 * rate + bend / 2) / cube
    quartic = (-15 * place + 7 * rate - bend) / (cube * time)
    quintic = (6 * place - 3 * rate + bend / 2) / (cube * time * time)
  }

  /// Rest.
  static let rest = MinimumJerk(distance: 0, seconds: 1)

  /// Where it is after so many seconds; its end from then on.
  package func place(at seconds: Double) -> Double {
    let time = min(seconds, self.seconds)
    return time
      * (speed
        + time * (halfAcceleration + time * (cubic + time * (quartic + time * quintic))))
  }

  /// The speed after so many seconds; 0 from the end on.
  package func speed(at time: Double) -> Double {
    guard time < seconds else { return 0 }
    return speed
      + time
      * (2 * halfAcceleration + time * (3 * cubic + time * (4 * quartic + time * 5 * quintic)))
  }

  /// The acceleration after so many seconds; 0 from the end on.
  package func acceleration(at time: Double) -> Double {
    guard time < seconds else { return 0 }
    return 2 * halfAcceleration + time * (6 * cubic + time * (12 * quartic + time * 20 * quintic))
  }
}
