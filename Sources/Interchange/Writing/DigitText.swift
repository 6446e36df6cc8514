/// Numbers of a fixed width, as other tools print them.
enum DigitText {
  /// Decimal, with zeros in front up to a width, the sign counted in: `0048`, `-001`.
  static func decimal(_ number: Int64, width: Int) -> String {
    let sign = number < 0 ? "-" : ""
    let digits = String(number.magnitude)
    return sign + String(repeating: "0", count: max(0, width - sign.count - digits.count)) + digits
  }

  /// Hexadecimal in lower case, with zeros in front.
  static func hexadecimal(_ number: UInt32, width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// With blanks in front.
  static func right(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// With blanks behind.
  static func left(_ text: String, width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Seconds and microseconds: `12.000345`.
  static func seconds(_ microseconds: Int64) -> String {
    "\(microseconds / 1_000_000)." + decimal(microseconds % 1_000_000, width: 6)
  }
}
