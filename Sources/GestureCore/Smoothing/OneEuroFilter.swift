/// The 1€ filter of one coordinate: a low-pass whose cutoff rises with the speed, so that a resting finger does
/// not tremble and a moving one is not late.
///
/// With Δt the seconds since the sample before, x̂ and v̂ the filtered value and its filtered derivative:
///
/// ```
///   α(f) = 2πf·Δt / (1 + 2πf·Δt)
///   v̂ += α(derivative cutoff) · ((x − x̂) / Δt − v̂)
///   x̂ += α(minimum cutoff + β·|v̂|) · (x − x̂)
/// ```
///
/// The first sample passes as it is. Source: Casiez, Roussel and Vogel, "1€ Filter", CHI 2012, and the authors'
/// reference implementation, which takes the derivative from the filtered value before, as here; in steady motion
/// v̂ is therefore 1/α of the speed. A sample with the stamp of the one before, which the reference would divide
/// by, changes nothing: the limit of α for Δt → 0.
/// What comes out lies between the value before and the one put in, whatever the stamps.
public struct OneEuroFilter: Hashable, Sendable {
  /// How it is tuned: with β = 0 lower the minimum cutoff until a resting finger is steady; then raise β until a
  /// fast one is not late.
  public struct Tuning: Hashable, Sendable {
    /// The cutoff at rest, in Hz, above 0; lower is steadier.
    public var minimumCutoffHertz = 1.0
    /// How much the cutoff rises with the speed: Hz for each unit a second; higher is quicker.
    public var beta = 0.007
    /// The cutoff for the derivative, in Hz, above 0.
    public var derivativeCutoffHertz = 1.0

    /// The reference implementation's cutoffs, and a β for points that is a guess: the reference has 0, which is
    /// a plain low-pass and late by a sixth of a second.
    public init() {}
  }

  /// What came out last.
  public private(set) var value: Double
  private var derivative = 0.0
  private var time: Instant

  /// A filter whose first sample this is.
  public init(startingAt value: Double, time: Instant) {
    self.value = value
    self.time = time
  }

  /// Takes a sample; a stamp that is not later than the one before changes nothing.
  ///
  /// - Returns: the filtered value.
  public mutating func filter(_ sample: Double, at time: Instant, _ tuning: Tuning) -> Double {
    guard time > self.time else { return value }
    let seconds = Double(time - self.time) / 1e6
    self.time = time
    let way = sample - value
    derivative +=
      Self.weight(of: tuning.derivativeCutoffHertz, seconds) * (way / seconds - derivative)
    let cutoff = tuning.minimumCutoffHertz + tuning.beta * derivative.magnitude
    value += Self.weight(of: cutoff, seconds) * way
    return value
  }

  /// What a sample counts against all before it, in a low-pass of first order.
  private static func weight(of cutoffHertz: Double, _ seconds: Double) -> Double {
    let ratio = 2 * Double.pi * cutoffHertz * seconds
    return ratio / (1 + ratio)
  }
}
