/// The sine, from + − × ÷ alone, so that every system computes the same bits.
package enum Turn {
  /// The sine of so many whole turns: 0.25 gives 1. NaN for what is not finite.
  ///
  /// Within 1e-13.
  package static func sine(_ turns: Double) -> Double {
    guard turns.isFinite else { return .nan }
    // To −¼…¼ by sin(½ − t) = sin t.
    var part = turns - turns.rounded(.toNearestOrEven)
    if part > 0.25 { part = 0.5 - part }
    if part < -0.25 { part = -0.5 - part }
    let angle = part * 2 * Double.pi
    let square = angle * angle
    var sum = 1.0
    for term in stride(from: 21, to: 1, by: -2) {
      sum = 1 - sum * square / Double(term * (term - 1))
    }
    return angle * sum
  }

  /// The cosine of so many whole turns.
  package static func cosine(_ turns: Double) -> Double { sine(turns + 0.25) }
}
