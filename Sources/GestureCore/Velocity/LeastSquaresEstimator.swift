/// The slope of a parabola through the newest samples: what Android calls LSQ2.
///
/// With tᵢ the seconds since the newest sample (0 or negative), xᵢ the coordinate, Σ over n samples:
///
/// ```
///   a = Σt²  − (Σt)²/n       d = Σtx  − Σt·Σx/n
///   b = Σt³  − Σt·Σt²/n      e = Σt²x − Σt²·Σx/n
///   c = Σt⁴  − (Σt²)²/n      v = (d·c − e·b) / (a·c − b²)
/// ```
///
/// Two samples give their segment's velocity, one gives 0, as does a history that has no parabola. Source: AOSP's
/// `VelocityTracker.cpp` of 2024, which computes in single precision; it is Android's default for flings, and
/// Flutter's and Chromium's estimators are near relatives. It is made for lifts: while a finger slows down, the
/// parabola's end can point backwards, and a technique that reads the sign at every move then steps
/// the wrong way. Weighted fits, other degrees and Chromium's guard against reversals are not modelled.
enum LeastSquaresEstimator {
  /// Below this part of a·c the denominator is mostly rounding.
  private static let leastDenominator = 1e-13

  /// The velocity at the newest sample.
  ///
  /// - Parameter recent: the newest samples; at least one.
  static func velocity(of recent: SampleRing) -> Vector {
    let newest = recent.newest
    var sums = Sums()
    var oldest: VelocitySample?
    for sample in AndroidHistory(endingIn: recent) {
      sums.add(
        seconds: Double(sample.time - newest.time) / 1e6, way: sample.location - newest.location)
      oldest = oldest ?? sample
    }
    // Through two samples there is one line and no one parabola.
    if sums.n <= 2 { return oldest?.velocity(to: newest) ?? .zero }
    return sums.slope
  }

  /// What a pass over the samples adds up; places count from the newest one's, so that large coordinates cost
  /// no precision.
  private struct Sums {
    var n = 0.0
    private var t = 0.0
    private var tt = 0.0
    private var ttt = 0.0
    private var tttt = 0.0
    private var x = Vector.zero
    private var tx = Vector.zero
    private var ttx = Vector.zero

    mutating func add(seconds: Double, way: Vector) {
      let square = seconds * seconds
      n += 1
      t += seconds
      tt += square
      ttt += square * seconds
      tttt += square * square
      x = Vector(dx: x.dx + way.dx, dy: x.dy + way.dy)
      tx = Vector(dx: tx.dx + seconds * way.dx, dy: tx.dy + seconds * way.dy)
      ttx = Vector(dx: ttx.dx + square * way.dx, dy: ttx.dy + square * way.dy)
    }

    var slope: Vector {
      let a = tt - t * t / n
      let b = ttt - t * tt / n
      let c = tttt - tt * tt / n
      let denominator = a * c - b * b
      guard denominator > leastDenominator * a * c else { return .zero }
      func slope(_ x: Double, _ tx: Double, _ ttx: Double) -> Double {
        let d = tx - t * x / n
        let e = ttx - tt * x / n
        return (d * c - e * b) / denominator
      }
      return Vector(dx: slope(x.dx, tx.dx, ttx.dx), dy: slope(x.dy, tx.dy, ttx.dy))
    }
  }
}
