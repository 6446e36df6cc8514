/// Reads words and numbers from a line, left to right, copying nothing; see `ByteCursor`, which does the work.
struct WordScanner {
  private let bytes: ArraySlice<UInt8>
  /// From the line's start.
  private var position = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  private mutating func scan<Result>(_ body: (inout ByteCursor) -> Result) -> Result {
    let start = position
    let (result, end) = bytes.withUnsafeBufferPointer { bytes in
      var cursor = ByteCursor(bytes, at: start)
      let result = body(&cursor)
      return (result, cursor.position)
    }
    position = end
    return result
  }

  /// What was not read yet.
  var rest: ArraySlice<UInt8> { bytes.dropFirst(position) }

  /// Whether nothing is left.
  var isEmpty: Bool { position == bytes.count }

  /// The byte that comes next.
  var first: UInt8? { rest.first }

  /// Whether only blanks are left.
  var isAtEnd: Bool {
    bytes.withUnsafeBufferPointer { ByteCursor($0, at: position).isAtEnd }
  }

  mutating func skipBlanks() { scan { $0.skipBlanks() } }

  /// Takes the byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool { scan { $0.take(byte) } }

  /// Takes the text if it comes next.
  mutating func take(_ text: StaticString) -> Bool { scan { $0.take(text) } }

  /// Skips up to and including the first of that text; false, and nothing skipped, where there is none.
  mutating func skip(past text: StaticString) -> Bool { scan { $0.skip(past: text) } }

  /// Everything up to the next blank, comma or end, after blanks; empty at the end.
  mutating func word() -> ArraySlice<UInt8> {
    let word = scan { $0.word() }
    let start = bytes.startIndex
    return bytes[start + word.lowerBound..<start + word.upperBound]
  }

  /// A whole decimal number with or without sign, after blanks.
  mutating func decimal() -> Int64? { scan { $0.decimal() } }

  /// Digits without sign; nil where there are none or too many for the type.
  mutating func digits() -> (value: Int64, count: Int)? { scan { $0.digits() } }

  /// Digits of base 16, after blanks; nil where there are none or more than sixteen.
  mutating func hexadecimal() -> UInt64? { scan { $0.hexadecimal() } }

  /// A number with or without fraction and exponent, after blanks; nil where there is none.
  mutating func number() -> Double? { scan { $0.number() } }

  /// Seconds with a point and microseconds, such as `1411.748223`, in microseconds.
  mutating func stamp() -> Int64? { scan { $0.stampAndDigits()?.stamp } }
}
