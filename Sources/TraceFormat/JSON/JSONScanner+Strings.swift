extension JSONScanner {
  /// A string's bytes between its quotes, not yet decoded.
  struct StringSpelling {
    var range: Range<Int>
    var hasEscapes: Bool
  }

  /// Skips a string.
  mutating func stringSpelling(_ what: @autoclosure () -> String) throws(LineFault)
    -> StringSpelling
  {
    guard take(UInt8(ascii: "\"")) else { throw expected(what()) }
    let start = position
    var hasEscapes = false
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return StringSpelling(range: start..<position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        // Past the end where the line ends here; the loop then stops.
        position += 2
      case 0..<0x20:
        throw LineFault(
          offset: position,
          message: "a control character (\(bytes[position])) stands in a string: write it as an "
            + "escape such as \\n or \\u0000")
      default: position += 1
      }
    }
    position = end
    throw expected("the closing quote of a string")
  }

  /// A string, decoded; lone surrogates become U+FFFD and are noted.
  mutating func string(_ what: @autoclosure () -> String = "a string") throws(LineFault) -> String {
    let spelling = try stringSpelling(what())
    return try text(of: spelling)
  }

  /// The text that a spelling stands for.
  mutating func text(of spelling: StringSpelling) throws(LineFault) -> String {
    let range = spelling.range
    if let text = String(validating: bytes[range], as: UTF8.self) {
      return spelling.hasEscapes ? try unescaped(range) : text
    }
    throw LineFault(
      offset: firstInvalidByte(in: range),
      message: "the bytes of a string are not valid UTF-8")
  }

  private mutating func unescaped(_ range: Range<Int>) throws(LineFault) -> String {
    var decoded = ""
    var index = range.lowerBound
    var plainStart = index
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      // Escapes are ASCII, so the bytes between them are valid UTF-8 like the whole.
      decoded += String(decoding: bytes[plainStart..<index], as: UTF8.self)
      decoded.unicodeScalars.append(try escape(at: &index, before: range.upperBound))
      plainStart = index
    }
    decoded += String(decoding: bytes[plainStart..<range.upperBound], as: UTF8.self)
    return decoded
  }

  private mutating func escape(at index: inout Int, before limit: Int) throws(LineFault)
    -> Unicode.Scalar
  {
    let start = index
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw expected("an escape such as \\n or \\u0041", at: start)
    }
    guard let unit = hexadecimal(at: index, before: limit) else {
      throw expected("four hexadecimal digits after \\u", at: start)
    }
    index += 4
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xdc00, index + 1 < limit, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"),
      let low = hexadecimal(at: index + 2, before: limit), (0xdc00...0xdfff).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00))
    {
      index += 6
      return scalar
    }
    if replacedSurrogate == nil { replacedSurrogate = start }
    return "\u{fffd}"
  }

  private func hexadecimal(at index: Int, before limit: Int) -> UInt32? {
    guard index + 4 <= limit else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private func firstInvalidByte(in range: Range<Int>) -> Int {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span.extracting(range))
      return range.lowerBound
    } catch {
      return range.lowerBound + error.byteOffsets.lowerBound
    }
  }
}
