/// Numbers as text, the same on every system and in every locale.
package enum DecimalText {
  /// A number with at most so many digits after the point, rounded half away from zero, without zeros at
  /// the end.
  ///
  /// - Parameter minus: what stands before negative numbers.
  package static func trimmed(_ number: Double, digits: Int, minus: String = "-") -> String {
    var text = fixed(number, digits: digits, minus: minus)
    guard digits > 0, text.utf8.contains(UInt8(ascii: ".")) else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// A number with exactly so many digits after the point, rounded half away from zero; 0 has no sign.
  ///
  /// What is no number, or 10¹⁵ and beyond, is written as 0: it cannot be drawn.
  package static func fixed(_ number: Double, digits: Int, minus: String = "-") -> String {
    var scale = 1.0
    for _ in 0..<max(0, digits) { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e18, number.magnitude < 1e15 else {
      return digits > 0 ? "0." + String(repeating: "0", count: digits) : "0"
    }
    let whole = Int64(scaled)
    let sign = number < 0 && whole != 0 ? minus : ""
    let text = String(whole)
    guard digits > 0 else { return sign + text }
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.utf8.count)) + text
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
