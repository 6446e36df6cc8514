/// A weighted sum of the velocities of the three newest segments: what Flutter does where it imitates Apple's
/// scroll views.
///
/// v = w₋₂·s₋₂ + w₋₁·s₋₁ + w₀·s₀, where s₀ is the newest segment's velocity; a segment that is missing, or
/// whose ends have the same stamp, counts as 0. So the first moves are far too slow (with two samples iOS's
/// weights give 5 % of the speed, with three 40 %), and what is told is one to two samples old. Source: Flutter's
/// `velocity_tracker.dart`, where the weights were fitted to flings on devices. That a finger that rests for 40 ms
/// has no velocity is left to `PanParameters.EndVelocity`.
struct SegmentWeightsEstimator: Sendable {
  /// What the oldest, the middle and the newest segment count.
  private let weights: (oldest: Double, middle: Double, newest: Double)

  /// `IOSScrollViewFlingVelocityTracker`.
  static let flutterIOS = SegmentWeightsEstimator(weights: (0.6, 0.35, 0.05))
  /// `MacOSScrollViewFlingVelocityTracker`.
  static let flutterMacOS = SegmentWeightsEstimator(weights: (0.15, 0.65, 0.2))

  /// The velocity at the newest sample.
  ///
  /// - Parameter recent: the newest samples.
  func velocity(of recent: SampleRing) -> Vector {
    let oldest = segment(2, of: recent)
    let middle = segment(1, of: recent)
    let newest = segment(0, of: recent)
    return Vector(
      dx: weights.oldest * oldest.dx + weights.middle * middle.dx + weights.newest * newest.dx,
      dy: weights.oldest * oldest.dy + weights.middle * middle.dy + weights.newest * newest.dy)
  }

  /// The velocity of the segment so many before the newest one.
  private func segment(_ age: Int, of recent: SampleRing) -> Vector {
    let end = recent.end - 1 - age
    guard end > recent.start else { return .zero }
    return recent[end - 1].velocity(to: recent[end]) ?? .zero
  }
}
