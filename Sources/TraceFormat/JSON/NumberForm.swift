/// The one way recordings spell numbers: whole ones without a fraction, others in the shortest form that
/// reads back equal, never with an exponent, −0 as 0.
package enum NumberForm {
  /// The number's spelling.
  ///
  /// A number that is not finite becomes `null`, which readers refuse.
  package static func text(of number: Double) -> String {
    if let whole = smallWhole(number) { return String(whole) }
    guard number.isFinite else { return "null" }
    return plain(number.description)
  }

  static func smallWhole(_ number: Double) -> Int64? {
    // Beyond 2⁵³ the shortest form has fewer digits than the integer.
    guard number.magnitude <= 0x1p53 else { return nil }
    let whole = Int64(number)
    return Double(whole) == number ? whole : nil
  }

  /// Takes the exponent out of a shortest form such as `-1.25e-07`, and a closing `.0` off it.
  private static func plain(_ description: String) -> String {
    guard let exponentMark = description.firstIndex(of: "e") else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let exponent = Int(description[description.index(after: exponentMark)...]) ?? 0
    let isNegative = description.hasPrefix("-")
    let significand = description[..<exponentMark].drop { $0 == "-" }
    let parts = significand.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = parts[0] + fraction
    // The decimal point stands before the digit of this index.
    let point = parts[0].count + exponent
    let sign = isNegative ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return sign + digits + String(repeating: "0", count: point - digits.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
