/// The velocity that a body of mass 1 has after the pushes it was seen to get: what Android calls IMPULSE.
///
/// From the oldest sample to the newest, for each segment with velocity s:
///
/// ```
///   W += (s − sgn(W)·√(2|W|)) · |s|      after the first segment: W /= 2
///   v  = sgn(W)·√(2|W|)                  at the end
/// ```
///
/// W is kinetic energy, signed as the motion is, and each segment does the work that takes the body from the speed
/// it had to its own. The halved first step makes two samples give exactly their segment's velocity. The
/// axes know nothing of each other; one sample gives 0. Source: AOSP's `VelocityTracker.cpp` of 2024, where it
/// runs in single precision and serves turned knobs by default. It does not point backwards where
/// `LeastSquaresEstimator` does.
enum ImpulseEstimator {
  /// The velocity at the newest sample.
  ///
  /// - Parameter recent: the newest samples.
  static func velocity(of recent: SampleRing) -> Vector {
    var work = Vector.zero
    var previous: VelocitySample?
    var isFirst = true
    for sample in AndroidHistory(endingIn: recent) {
      if let segment = previous?.velocity(to: sample) {
        work.dx += pull(from: speed(of: work.dx), to: segment.dx)
        work.dy += pull(from: speed(of: work.dy), to: segment.dy)
        if isFirst {
          work.dx /= 2
          work.dy /= 2
          isFirst = false
        }
      }
      previous = sample
    }
    return Vector(dx: speed(of: work.dx), dy: speed(of: work.dy))
  }

  private static func pull(from speed: Double, to segment: Double) -> Double {
    (segment - speed) * segment.magnitude
  }

  private static func speed(of work: Double) -> Double {
    Double(signOf: work, magnitudeOf: (2 * work.magnitude).squareRoot())
  }
}
