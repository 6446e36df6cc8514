extension JSONScanner {
  /// A number's decimal parts: `mantissa` × 10^`exponent`.
  private struct Decimal {
    var isNegative = false
    var mantissa: UInt64 = 0
    var exponent = 0
    /// Whether all digits fitted into the mantissa.
    var isWhole = true
    var range = 0..<0
  }

  /// A number, correctly rounded; infinite where the spelling lies beyond the largest Double.
  mutating func number(_ what: @autoclosure () -> String = "a number") throws(LineFault) -> Double {
    let decimal = try decimal(what())
    // Both parts are exact Doubles, so one operation rounds once.
    // Clinger, "How to read floating point numbers accurately", 1990.
    if decimal.isWhole, decimal.mantissa <= 1 << 53, (-22...22).contains(decimal.exponent) {
      let mantissa = Double(decimal.isNegative ? -Int64(decimal.mantissa) : Int64(decimal.mantissa))
      if decimal.mantissa == 0 { return decimal.isNegative ? -0.0 : 0 }
      return decimal.exponent < 0
        ? mantissa / powersOfTen[-decimal.exponent] : mantissa * powersOfTen[decimal.exponent]
    }
    return Double(String(decoding: bytes[decimal.range], as: UTF8.self)) ?? .nan
  }

  /// A whole number of magnitude up to 2⁵³; `100.0` and `1e2` are whole too.
  mutating func wholeNumber(_ what: @autoclosure () -> String) throws(LineFault) -> Int64 {
    let start = position
    let decimal = try decimal(what())
    if decimal.isWhole, decimal.exponent == 0, decimal.mantissa <= 1 << 53 {
      return decimal.isNegative ? -Int64(decimal.mantissa) : Int64(decimal.mantissa)
    }
    let number = Double(String(decoding: bytes[decimal.range], as: UTF8.self)) ?? .nan
    guard number.magnitude <= 0x1p53, number.rounded(.towardZero) == number,
      decimal.exponent != 0
    else { throw expected(what(), at: firstByte(from: start)) }
    return Int64(number)
  }

  /// Skips a number and returns where it stands.
  mutating func numberSpelling() throws(LineFault) -> Range<Int> {
    try decimal("a number").range
  }

  private mutating func decimal(_ what: @autoclosure () -> String) throws(LineFault) -> Decimal {
    skipWhitespace()
    var decimal = Decimal()
    let start = position
    if next == UInt8(ascii: "-") {
      decimal.isNegative = true
      position += 1
    }
    let firstDigit = position
    let mantissaLimit = (UInt64.max - 9) / 10
    while position < end {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      if decimal.isWhole, decimal.mantissa <= mantissaLimit {
        decimal.mantissa = decimal.mantissa * 10 + UInt64(digit)
      } else {
        decimal.isWhole = false
      }
      position += 1
    }
    if position == firstDigit {
      throw expected(what(), at: position < end ? start : position)
    }
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      throw expected("\(what()) without zeros in front", at: start)
    }
    if next == UInt8(ascii: ".") {
      position += 1
      let firstFractionDigit = position
      while position < end {
        let digit = bytes[position] &- UInt8(ascii: "0")
        guard digit <= 9 else { break }
        if decimal.isWhole, decimal.mantissa <= mantissaLimit {
          decimal.mantissa = decimal.mantissa * 10 + UInt64(digit)
          decimal.exponent -= 1
        } else {
          decimal.isWhole = false
        }
        position += 1
      }
      if position == firstFractionDigit { throw expected("a digit after the point") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      try exponent(into: &decimal)
    }
    decimal.range = start..<position
    return decimal
  }

  private mutating func exponent(into decimal: inout Decimal) throws(LineFault) {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    let firstDigit = position
    var magnitude = 0
    while position < end {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      // Far beyond any Double already; only the sign still matters.
      if magnitude < 1_000_000 { magnitude = magnitude * 10 + Int(digit) }
      position += 1
    }
    if position == firstDigit { throw expected("a digit of the exponent") }
    decimal.exponent += isNegative ? -magnitude : magnitude
  }

  private func firstByte(from start: Int) -> Int {
    var copy = self
    copy.position = start
    copy.skipWhitespace()
    return copy.position
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
