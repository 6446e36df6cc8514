/// Logarithm, exponential and power from + − × ÷ alone, so that every system computes the same bits.
///
/// The systems' own functions differ in the last bit, and one bit may be a step. Within 1e-13 of them.
public enum Elementary {
  /// ln 2.
  private static let naturalLogOf2 = 0.693_147_180_559_945_3
  /// √2.
  private static let rootOf2 = 1.414_213_562_373_095_1

  /// The logarithm to base 2; −∞ for 0, NaN for negative numbers and NaN.
  public static func log2(_ number: Double) -> Double {
    guard number > 0 else { return number == 0 ? -.infinity : .nan }
    guard number < .infinity else { return .infinity }
    var mantissa = number.significand
    var exponent = Double(number.exponent)
    if mantissa > rootOf2 {
      mantissa /= 2
      exponent += 1
    }
    // ln m = 2 · artanh((m − 1) / (m + 1)). With m in √½…√2 the argument stays below 0.172, and what follows
    // the twelfth term lies beyond the last bit.
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var sum = 0.0
    for term in (0..<12).reversed() { sum = sum * square + 1 / Double(2 * term + 1) }
    return exponent + 2 * ratio * sum / naturalLogOf2
  }

  /// 2 to the power of a number; ∞ where it is too large, 0 where it is too small, NaN for NaN.
  public static func exp2(_ number: Double) -> Double {
    guard number == number else { return .nan }
    guard number < 1_100 else { return .infinity }
    guard number > -1_100 else { return 0 }
    let whole = number.rounded(.toNearestOrEven)
    // The rest lies in −½…½; what follows the fourteenth term of its series lies beyond the last bit.
    let rest = (number - whole) * naturalLogOf2
    var sum = 1.0
    for term in (1..<15).reversed() { sum = 1 + sum * rest / Double(term) }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }

  /// A number that is not negative, to any power; NaN for a negative one.
  ///
  /// The relative error grows with the result's logarithm: 1e-13 holds for results of 2^−200…2^200.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard base >= 0 else { return .nan }
    return exp2(exponent * log2(base))
  }
}
