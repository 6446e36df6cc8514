/// Reads words and numbers from bytes that somebody holds, left to right, checking nothing but the end: logs have
/// hundreds of millions of bytes.
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  /// - Parameter position: where to begin, at most the number of the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
    end = bytes.count
  }

  /// A word's bytes.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// Whether nothing is left.
  var isEmpty: Bool { position == end }

  /// Where the next bytes are; nil where there are not so many.
  @inline(__always)
  func address(of count: Int) -> UnsafePointer<UInt8>? {
    guard end - position >= count, let start = bytes.baseAddress else { return nil }
    return start + position
  }

  /// The byte that comes next.
  var first: UInt8? { position < end ? bytes[position] : nil }

  /// Whether only blanks are left.
  var isAtEnd: Bool {
    for index in position..<end where !bytes[index].isBlank { return false }
    return true
  }

  /// Goes on by so many bytes; as many must be left.
  @inline(__always)
  mutating func skip(_ count: Int) { position += count }

  @inline(__always)
  mutating func skipBlanks() {
    while position < end, bytes[position].isBlank { position += 1 }
  }

  /// Takes the byte if it comes next.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Takes the text if it comes next.
  @inline(__always)
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count else { return false }
    let letters = text.utf8Start
    for index in 0..<count where bytes[position + index] != letters[index] { return false }
    position += count
    return true
  }

  /// Skips up to and including the first of that text; false, and nothing skipped, where there is none.
  mutating func skip(past text: StaticString) -> Bool {
    let before = position
    while position < end {
      if take(text) { return true }
      position += 1
    }
    position = before
    return false
  }

  /// Where the next word is: everything up to the next blank, comma or end, after blanks; empty at the end.
  mutating func word() -> Range<Int> {
    skipBlanks()
    let start = position
    while position < end, bytes[position] > UInt8(ascii: " "), bytes[position] != UInt8(ascii: ",")
    {
      position += 1
    }
    return start..<position
  }

  /// A whole decimal number with or without sign, after blanks.
  @inline(__always)
  mutating func decimal() -> Int64? {
    skipBlanks()
    let before = position
    let isNegative = take(UInt8(ascii: "-"))
    guard let digits = digits() else {
      position = before
      return nil
    }
    return isNegative ? -digits.value : digits.value
  }

  /// Digits without sign; nil where there are none or too many for the type.
  @inline(__always)
  mutating func digits() -> (value: Int64, count: Int)? {
    let start = position
    var index = start
    var value: Int64 = 0
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      guard value <= (Int64.max - 9) / 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
      index += 1
    }
    guard index > start else { return nil }
    position = index
    return (value, index - start)
  }

  /// Digits of base 16, after blanks; nil where there are none or more than sixteen.
  mutating func hexadecimal() -> UInt64? {
    skipBlanks()
    var index = position
    var value: UInt64 = 0
    while index < end, let digit = bytes[index].hexadecimalValue {
      guard value >> 60 == 0 else { return nil }
      value = value << 4 | UInt64(digit)
      index += 1
    }
    guard index > position else { return nil }
    position = index
    return value
  }

  /// A number with or without fraction and exponent, after blanks; nil where there is none.
  mutating func number() -> Double? {
    skipBlanks()
    let start = position
    if let number = shortNumber() { return number }
    position = start
    var index = start
    while index < end, bytes[index].isOfNumbers { index += 1 }
    guard
      let number = Double(
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)),
      number.isFinite
    else { return nil }
    position = index
    return number
  }

  /// A number of at most fifteen digits without exponent, as nearly all are: both the digits and the power of
  /// ten are exact, so one division rounds once.
  private mutating func shortNumber() -> Double? {
    let isNegative = take(UInt8(ascii: "-"))
    var mantissa: Int64 = 0
    var count = 0
    var decimals: Int?
    while position < end {
      let byte = bytes[position]
      let digit = byte &- UInt8(ascii: "0")
      if digit <= 9 {
        mantissa = mantissa &* 10 &+ Int64(digit)
        count += 1
        if let before = decimals { decimals = before + 1 }
      } else if byte == UInt8(ascii: "."), decimals == nil, count > 0 {
        decimals = 0
      } else if byte.isOfNumbers {
        return nil
      } else {
        break
      }
      guard count <= 15 else { return nil }
      position += 1
    }
    guard count > 0, decimals != 0 else { return nil }
    let number = Double(mantissa) / Self.powersOfTen[decimals ?? 0]
    return isNegative ? -number : number
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Seconds with a point and microseconds, such as `1411.748223`, in microseconds, and how many digits follow
  /// the point.
  ///
  /// - Parameter countsMicroseconds: whether what follows the point counts microseconds however many
  ///   digits it has, as evemu reads it; else it is a fraction.
  mutating func stampAndDigits(
    separator: UInt8 = UInt8(ascii: "."), countsMicroseconds: Bool = false
  ) -> (stamp: Int64, digits: Int)? {
    let before = position
    guard let seconds = digits(), take(separator), let fraction = digits(),
      seconds.value < ImportLimits.stamp / 1_000_000
    else {
      position = before
      return nil
    }
    var microseconds = fraction.value
    if !countsMicroseconds {
      if fraction.count < 6 { for _ in fraction.count..<6 { microseconds *= 10 } }
      if fraction.count > 6 { for _ in 6..<fraction.count { microseconds /= 10 } }
    }
    guard microseconds < ImportLimits.stamp else { return nil }
    return (seconds.value * 1_000_000 + microseconds, fraction.count)
  }

  /// Seconds with a point and microseconds, such as `1411.748223`, in microseconds.
  mutating func stamp(
    separator: UInt8 = UInt8(ascii: "."), countsMicroseconds: Bool = false
  ) -> Int64? {
    stampAndDigits(separator: separator, countsMicroseconds: countsMicroseconds)?.stamp
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

  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var isOfNumbers: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
