/// What is wrong with a line, and at which byte.
struct LineFault: Error {
  var offset: Int
  var message: String
}

/// Reads JSON from one line of a file's bytes, left to right, building nothing it is not asked for.
///
/// Every step stays between `position` and `end`; the array checks it.
struct JSONScanner {
  let bytes: [UInt8]
  /// The next byte to read.
  var position: Int
  /// The end of the line.
  var end: Int
  /// Where a lone surrogate was first replaced by U+FFFD.
  var replacedSurrogate: Int?

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The byte that comes next, or nil at the end of the line.
  var next: UInt8? { position < end ? bytes[position] : nil }

  mutating func skipWhitespace() {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        position += 1
      default: return
      }
    }
  }

  /// Skips whitespace, then the byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    if position < end, bytes[position] == byte {
      position += 1
      return true
    }
    skipWhitespace()
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func require(_ byte: UInt8) throws(LineFault) {
    guard take(byte) else {
      throw expected("\"\(Character(Unicode.Scalar(byte)))\"")
    }
  }

  /// Skips whitespace, then the word if it comes next.
  mutating func takeWord(_ word: StaticString) -> Bool {
    skipWhitespace()
    let count = word.utf8CodeUnitCount
    guard end - position >= count else { return false }
    let start = position
    let matches = word.withUTF8Buffer { word in
      word.indices.allSatisfy { bytes[start + $0] == word[$0] }
    }
    if matches { position += count }
    return matches
  }

  /// The end of the line, perhaps after whitespace.
  mutating func requireEnd(after what: String) throws(LineFault) {
    skipWhitespace()
    if position < end { throw expected("nothing after \(what)") }
  }

  /// A fault at the next byte.
  func expected(_ what: String) -> LineFault { expected(what, at: position) }

  /// A fault at a byte that was passed already.
  func expected(_ what: String, at offset: Int) -> LineFault {
    LineFault(offset: offset, message: "expected \(what), found \(found(at: offset))")
  }

  /// What stands there, short enough for a sentence and printable whatever the bytes are.
  private func found(at offset: Int) -> String {
    guard offset < end else { return "the end of the line" }
    let lengthLimit = 24
    let isText = bytes[offset] == UInt8(ascii: "\"")
    var token = ""
    for byte in bytes[offset..<min(end, offset + lengthLimit)] {
      guard (0x20...0x7e).contains(byte) else { break }
      let character = Character(Unicode.Scalar(byte))
      if !isText, ",]}[{:\" ".contains(character) {
        // Alone where it is what was found, the end of a word elsewhere.
        return token.isEmpty ? String(character) : token
      }
      token.append(character)
      if isText, token.count > 1, character == "\"" { return token }
    }
    if token.isEmpty { return "the byte \(bytes[offset])" }
    if isText || token.utf8.count == lengthLimit { token += "…" }
    return token
  }
}
