/// One paragraph: its text and the line break that ends it.
package struct Paragraph: Hashable, Sendable {
  /// The text without the line break; a native string, so that UTF-8 offsets are found in constant time.
  package var text: String
  /// `""` in the last paragraph, else `"\n"`, `"\r\n"`, `"\r"`, `"\u{2028}"` or `"\u{2029}"`.
  package var lineBreak: String

  /// A paragraph.
  package init(text: String, lineBreak: String) {
    self.text = text
    self.lineBreak = lineBreak
  }

  /// UTF-8 bytes of the text and its line break.
  package var utf8Count: Int { text.utf8.count + lineBreak.utf8.count }

  /// Whether both hold the same bytes; two spellings of an accented letter differ.
  package static func == (left: Paragraph, right: Paragraph) -> Bool {
    left.lineBreak.utf8.elementsEqual(right.lineBreak.utf8)
      && left.text.utf8.elementsEqual(right.text.utf8)
  }
}

extension Paragraph {
  /// The index of a UTF-8 offset, which is clamped to the text.
  func index(atUTF8Offset offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
  }

  /// The UTF-8 offset of an index.
  func utf8Offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The text between two UTF-8 offsets.
  func text(_ range: Range<Int>) -> String {
    String(
      text[
        index(atUTF8Offset: range.lowerBound)..<index(atUTF8Offset: range.upperBound)])
  }
}
