internal import SimulatorCore

/// Numbers as people read them: a true minus, fixed places behind the point.
package enum Figures {
  /// A number as short as it can be said exactly.
  package static func plain(_ number: Double) -> String {
    withTrueMinus(number.shortText)
  }

  /// A number with one place behind the point, and with its sign unless it is zero.
  package static func signed(_ number: Double) -> String {
    let text = fixed(number)
    return number > 0 && number.isReadable && text != "0.0" ? "+" + text : text
  }

  /// A number with one place behind the point.
  package static func fixed(_ number: Double) -> String {
    guard number.isReadable else { return "–" }
    let tenths = Int64((number * 10).rounded())
    let sign = tenths < 0 ? "\u{2212}" : ""
    return "\(sign)\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  /// A number that is not negative, with two places behind the point.
  package static func hundredths(_ number: Double) -> String {
    guard number.isReadable, number >= 0 else { return "–" }
    let hundredths = Int64((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A count with its sign unless it is zero.
  package static func signed(_ count: Int) -> String {
    count > 0 ? "+\(count)" : withTrueMinus(String(count))
  }

  /// Minutes, seconds and tenths, as in `0:12.4`.
  package static func clock(microseconds: Int64) -> String {
    let tenths = max(microseconds, 0) / 100_000
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }

  /// A duration in seconds with two places, as in `0.96 s`, or from 100 s on as a clock shows it.
  package static func seconds(microseconds: Int64) -> String {
    let hundredths = (max(microseconds, 0) + 5_000) / 10_000
    guard hundredths < 10_000 else { return clock(microseconds: microseconds) }
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  private static func withTrueMinus(_ text: String) -> String {
    text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
  }
}

extension Double {
  /// Whether it is a number that people can take in.
  fileprivate var isReadable: Bool { magnitude < 1e12 }
}
