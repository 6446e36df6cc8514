internal import Plots

/// Numbers as the lanes write them.
package enum LaneNumber {
  /// With a true minus and so many digits.
  package static func fixed(_ number: Double, digits: Int) -> String {
    DecimalText.fixed(number, digits: digits, minus: "−")
  }

  /// With a sign unless it is 0.
  package static func signed(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(number.magnitude)" : "0"
  }

  /// With a sign unless it is 0, and so many digits.
  package static func signed(_ number: Double, digits: Int) -> String {
    let text = fixed(number, digits: digits)
    return number > 0 && text.contains { ("1"..."9").contains($0) } ? "+" + text : text
  }

  /// Thousands from 10,000 on, so that it stays short.
  package static func count(_ count: Int) -> String {
    switch count {
    case ..<10_000: String(count)
    case ..<1_000_000: fixed(Double(count) / 1_000, digits: 1) + "k"
    default: fixed(Double(count) / 1_000_000, digits: 2) + "M"
    }
  }

  /// Whole if it is, otherwise with up to two digits: small numbers need them.
  package static func brief(_ number: Double) -> String {
    DecimalText.trimmed(number, digits: number.magnitude < 10 ? 2 : 1, minus: "−")
  }
}
