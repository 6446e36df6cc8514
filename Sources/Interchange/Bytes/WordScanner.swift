/// Reads words and numbers from a line, left to right, copying nothing.
struct WordScanner {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Whether only blanks are left.
  var isAtEnd: Bool { rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

  mutating func skipBlanks() {
    var index = rest.startIndex
    while index < rest.endIndex,
      rest[index] == UInt8(ascii: " ") || rest[index] == UInt8(ascii: "\t")
    {
      index += 1
    }
    rest = rest[index...]
  }

  /// Takes the byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Takes the text if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard rest.count >= count else { return false }
    let start = rest.startIndex
    let matches = text.withUTF8Buffer { text in
      text.indices.allSatisfy { rest[start + $0] == text[$0] }
    }
    if matches { rest = rest[(start + count)...] }
    return matches
  }

  /// Skips up to and including the first of that text; false, and nothing skipped, where there is none.
  mutating func skip(past text: StaticString) -> Bool {
    var copy = self
    while !copy.rest.isEmpty {
      if copy.take(text) {
        self = copy
        return true
      }
      copy.rest = copy.rest.dropFirst()
    }
    return false
  }

  /// Everything up to the next blank, comma or end, after blanks; empty at the end.
  mutating func word() -> ArraySlice<UInt8> {
    skipBlanks()
    var index = rest.startIndex
    while index < rest.endIndex, rest[index] > UInt8(ascii: " "), rest[index] != UInt8(ascii: ",") {
      index += 1
    }
    let word = rest[..<index]
    rest = rest[index...]
    return word
  }

  /// A whole decimal number with or without sign, after blanks.
  mutating func decimal() -> Int64? {
    skipBlanks()
    let before = rest
    let isNegative = take(UInt8(ascii: "-"))
    guard let digits = digits() else {
      rest = before
      return nil
    }
    return isNegative ? -digits.value : digits.value
  }

  /// Digits without sign; nil where there are none or too many for the type.
  mutating func digits() -> (value: Int64, count: Int)? {
    var index = rest.startIndex
    var value: Int64 = 0
    while index < rest.endIndex {
      let digit = rest[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      guard value <= (Int64.max - 9) / 10 else { return nil }
      value = value * 10 + Int64(digit)
      index += 1
    }
    let count = index - rest.startIndex
    guard count > 0 else { return nil }
    rest = rest[index...]
    return (value, count)
  }

  /// Digits of base 16, after blanks; nil where there are none or more than sixteen.
  mutating func hexadecimal() -> UInt64? {
    skipBlanks()
    var index = rest.startIndex
    var value: UInt64 = 0
    while index < rest.endIndex, let digit = rest[index].hexadecimalValue {
      guard value >> 60 == 0 else { return nil }
      value = value << 4 | UInt64(digit)
      index += 1
    }
    guard index > rest.startIndex else { return nil }
    rest = rest[index...]
    return value
  }

  /// A number with or without fraction and exponent, after blanks; nil where there is none.
  mutating func number() -> Double? {
    skipBlanks()
    var index = rest.startIndex
    while index < rest.endIndex, rest[index].isOfNumbers { index += 1 }
    guard let number = Double(String(decoding: rest[..<index], as: UTF8.self)), number.isFinite
    else {
      return nil
    }
    rest = rest[index...]
    return number
  }

  /// Seconds with a point and microseconds, such as `1411.748223`, in microseconds.
  ///
  /// - Parameter countsMicroseconds: whether what follows the point counts microseconds however many
  ///   digits it has, as evemu reads it; else it is a fraction.
  mutating func stamp(
    separator: UInt8 = UInt8(ascii: "."), countsMicroseconds: Bool = false
  ) -> Int64? {
    let before = rest
    guard let seconds = digits(), take(separator), let fraction = digits(),
      seconds.value < ImportLimits.stamp / 1_000_000
    else {
      rest = before
      return nil
    }
    var microseconds = fraction.value
    if !countsMicroseconds {
      if fraction.count < 6 { for _ in fraction.count..<6 { microseconds *= 10 } }
      if fraction.count > 6 { for _ in 6..<fraction.count { microseconds /= 10 } }
    }
    guard microseconds < ImportLimits.stamp else { return nil }
    return seconds.value * 1_000_000 + microseconds
  }
}

extension UInt8 {
  /// The digit's value, if it is one of base 16.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  fileprivate var isOfNumbers: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
