import GestureCore

extension CounterRandom {
  /// A number of the standard normal distribution (Marsaglia's polar method, 1964).
  ///
  /// From + − × ÷ and square roots alone, so that debug and release builds, and all systems, draw the same bits. It takes
  /// two numbers of the stream, or more.
  package mutating func nextNormal() -> Double {
    while true {
      let first = 2 * nextUnit() - 1
      let second = 2 * nextUnit() - 1
      let square = first * first + second * second
      guard square < 1, square > 0 else { continue }
      let naturalLog = Elementary.log2(square) * 0.693_147_180_559_945_3
      return first * (-2 * naturalLog / square).squareRoot()
    }
  }

  /// A number near the standard normal distribution from one number of the stream: the sum of four parts of 16 bits.
  ///
  /// Never beyond ±3.47, with thin tails (kurtosis 2.7): for noise of a sensor, which is bounded, too.
  package mutating func nextRoughNormal() -> Double {
    let bits = next()
    let sum =
      Double(bits & 0xFFFF) + Double((bits >> 16) & 0xFFFF) + Double((bits >> 32) & 0xFFFF)
      + Double(bits >> 48)
    // Mean 2 and variance 1/3 in units of 65,536.
    return (sum * 0x1p-16 - 2 + 2 * 0x1p-16) * 1.732_050_807_568_877_2
  }

  /// A number whose logarithm is normal: the median times e to the power of spread · normal.
  package mutating func nextLogNormal(median: Double, spread: Double) -> Double {
    median * Elementary.exp2(spread * nextNormal() * 1.442_695_040_888_963_4)
  }
}
