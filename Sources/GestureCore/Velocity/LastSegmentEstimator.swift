/// The velocity of the newest segment alone.
///
/// v = (pₙ − pₙ₋₁) / (tₙ − tₙ₋₁); it stays where both have the same stamp. The earliest answer there is, and the
/// noisiest: two reports of a controller that come 0.6 ms apart have been seen to give seventy times the true
/// speed. flowkey's UIKit for other platforms does it so.
enum LastSegmentEstimator {
  /// The velocity at the newest sample, or nil where it stays as it was.
  ///
  /// - Parameter recent: the newest samples; at least two.
  static func velocity(of recent: SampleRing) -> Vector? {
    recent[recent.end - 2].velocity(to: recent.newest)
  }
}
