/// The velocity of each segment, smoothed exponentially by time.
///
/// v += (s − v) · Δt / (τ + Δt), where s is the newest segment's velocity, Δt its duration and τ the time constant:
/// the low-pass of first order, in the form that asks for no exponential. It starts from 0 and stays where
/// two samples have the same stamp. Equal to its continuous form up to terms of (Δt / τ)², so that 60 and 120
/// samples a second differ a little while the speed changes and not once it is constant.
enum MovingAverageEstimator {
  /// The velocity at the newest sample, or nil where it stays as it was.
  ///
  /// - Parameter recent: the newest samples; at least two.
  static func velocity(
    of recent: SampleRing, before velocity: Vector, timeConstantMicroseconds: Int64
  ) -> Vector? {
    let last = recent[recent.end - 2]
    guard let segment = last.velocity(to: recent.newest) else { return nil }
    let duration = Double(recent.newest.time - last.time)
    let weight = duration / (Double(timeConstantMicroseconds) + duration)
    return Vector(
      dx: velocity.dx + (segment.dx - velocity.dx) * weight,
      dy: velocity.dy + (segment.dy - velocity.dy) * weight)
  }
}
