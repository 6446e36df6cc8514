/// Dates with a time of day as ISO 8601 writes them, and times of day alone: `2026-12-01T14:05:09.125Z`,
/// `2026-12-01 14:05:09,125+01:00`, `14:05:09.125`.
struct DateText {
  /// Such a time, for sentences.
  static let example = "2026-12-01T14:05:09.125Z"

  private var rest: ArraySlice<UInt8>

  /// Microseconds since 1970 by UTC, or since midnight; nil where the text is neither. Without a zone it is taken as UTC.
  static func microseconds(_ text: ArraySlice<UInt8>) -> Int64? {
    var scanner = DateText(rest: text)
    var days: Int64 = 0
    if text.dropFirst(2).first != UInt8(ascii: ":") {
      guard let date = scanner.date(), scanner.take("T") || scanner.take("t") || scanner.take(" ")
      else { return nil }
      days = date
    }
    guard let time = scanner.timeOfDay(), let zone = scanner.zone(), scanner.rest.isEmpty else {
      return nil
    }
    return days * 86_400_000_000 + time - zone
  }

  /// Days since 1970-01-01.
  private mutating func date() -> Int64? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    // Years that begin in March end with the leap day; 400 of them have 146,097 days.
    let shifted = month > 2 ? year : year + 399
    let era = month > 2 ? 0 : -146_097
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let before = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400
    return before + Int64(era) + dayOfYear - 719_468
  }

  /// Microseconds since midnight; a second may be the leap second, 60.
  private mutating func timeOfDay() -> Int64? {
    guard let hour = number(2), take(":"), let minute = number(2), take(":"),
      let second = number(2), hour < 24, minute < 60, second <= 60
    else { return nil }
    let whole = ((hour * 60 + minute) * 60 + second) * 1_000_000
    guard take(".") || take(",") else { return whole }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    var fraction: Int64 = 0
    // Seven, of which the last rounds.
    for index in 0..<7 {
      let digit = digits.dropFirst(index).first ?? UInt8(ascii: "0")
      fraction = fraction * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return whole + (fraction + 5) / 10
  }

  /// Microseconds ahead of UTC.
  private mutating func zone() -> Int64? {
    if rest.isEmpty || take("Z") || take("z") { return 0 }
    let isAhead = take("+")
    guard isAhead || take("-"), let hour = number(2), hour < 24 else { return nil }
    var minute: Int64 = 0
    if !rest.isEmpty {
      _ = take(":")
      guard let number = number(2), number < 60 else { return nil }
      minute = number
    }
    return (hour * 60 + minute) * 60_000_000 * (isAhead ? 1 : -1)
  }

  /// A number of so many digits.
  private mutating func number(_ count: Int) -> Int64? {
    let digits = rest.prefix(count)
    guard digits.count == count,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
