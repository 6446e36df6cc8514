import GestureCore

/// How a finger's way grows with time, both from 0 to 1.
package enum StrokeProfile: Hashable, Sendable {
  /// The smoothest way between two rests (Flash and Hogan 1985), left after so large a part of its time: with 1 it comes to
  /// rest, below that it is lifted in motion.
  case minimumJerk(lift: Double)
  /// A muscle's impulse response (Plamondon 1995): speed is lognormal in time. `median` is the part of the stroke's time
  /// after which half of the way would be done, `sigma` the width.
  case sigmaLognormal(median: Double, sigma: Double)
  /// The speed is half a sine.
  case halfSine
  /// At constant speed.
  case steady

  /// Lifted in motion: the last reports are about as fast as the stroke as a whole, as flicks' are.
  package static let flick = StrokeProfile.minimumJerk(lift: 0.7)
  /// The same by the other theory.
  package static let lognormalFlick = StrokeProfile.sigmaLognormal(median: 0.75, sigma: 0.35)
  /// Comes to rest.
  package static let slide = StrokeProfile.minimumJerk(lift: 1)
  /// The same by the other theory.
  package static let lognormalSlide = StrokeProfile.sigmaLognormal(median: 0.4, sigma: 0.35)

  /// The way at a time; before 0 it is 0, after 1 it is 1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .minimumJerk(let lift):
      return Self.jerkless(time * lift) / Self.jerkless(lift)
    case .sigmaLognormal(let median, let sigma):
      let toLog = 0.693_147_180_559_945_3 / sigma
      let now = Elementary.log2(time / median) * toLog
      let end = -Elementary.log2(median) * toLog
      return Self.normal(now) / Self.normal(end)
    case .halfSine: return (1 - Turn.cosine(time / 2)) / 2
    case .steady: return time
    }
  }

  /// 10τ³ − 15τ⁴ + 6τ⁵.
  private static func jerkless(_ time: Double) -> Double {
    time * time * time * (10 + time * (6 * time - 15))
  }

  /// The normal distribution function, within 8e-8 (Abramowitz and Stegun 26.2.17).
  private static func normal(_ z: Double) -> Double {
    let x = z.magnitude
    let t = 1 / (1 + 0.231_641_9 * x)
    let density = 0.398_942_280_401_432_7 * Elementary.exp2(-x * x / 2 / 0.693_147_180_559_945_3)
    let series =
      t
      * (0.319_381_530
        + t
        * (-0.356_563_782
          + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
    return z >= 0 ? 1 - density * series : density * series
  }
}
