extension Paragraph {
  /// Splits text at its line breaks; the last paragraph has none and may be empty.
  ///
  /// Breaks are `\n`, `\r\n`, `\r`, U+2028 and U+2029, and no others: Pango breaks lines at these, and not
  /// at vertical tab, form feed or U+0085, which Swift also calls newlines.
  static func split(_ text: String) -> [Paragraph] {
    var text = text
    return text.withUTF8 { bytes in
      var paragraphs: [Paragraph] = []
      var start = 0
      var place = 0
      while place < bytes.count {
        let length = lineBreakLength(in: bytes, at: place)
        guard length > 0 else {
          place += 1
          continue
        }
        paragraphs.append(
          Paragraph(
            text: String(decoding: bytes[start..<place], as: UTF8.self),
            lineBreak: String(decoding: bytes[place..<place + length], as: UTF8.self)))
        place += length
        start = place
      }
      paragraphs.append(
        Paragraph(text: String(decoding: bytes[start...], as: UTF8.self), lineBreak: ""))
      return paragraphs
    }
  }

  /// Whether text holds any line break.
  static func hasLineBreak(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { lineBreakLength(in: bytes, at: $0) > 0 }
    }
  }

  /// Whether text is one line break and nothing else.
  static func isLineBreak(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      !bytes.isEmpty && lineBreakLength(in: bytes, at: 0) == bytes.count
    }
  }

  /// Text with a space for each line break.
  static func joined(_ text: String) -> String {
    hasLineBreak(text) ? split(text).map(\.text).joined(separator: " ") : text
  }

  /// Whether text ends in a line break.
  static func endsInLineBreak(_ text: String) -> Bool {
    switch text.unicodeScalars.last {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The bytes of the line break that begins at a place; 0 if none does.
  private static func lineBreakLength(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    switch bytes[place] {
    case 0x0A: return 1
    case 0x0D: return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
    case 0xE2 where place + 2 < bytes.count && bytes[place + 1] == 0x80:
      return bytes[place + 2] == 0xA8 || bytes[place + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}
