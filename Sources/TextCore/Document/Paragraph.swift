/// One paragraph: its text and the line break that ends it.
package struct Paragraph: Hashable, Sendable {
  /// The text without the line break; a native string, so that UTF-8 offsets are found in constant time.
  package private(set) var text: String
  /// `""` in the last paragraph, else `"\n"`, `"\r\n"`, `"\r"`, `"\u{2028}"` or `"\u{2029}"`.
  package var lineBreak: String
  /// Where its placeholders are.
  private(set) var delimiters: PlaceholderDelimiters

  /// A paragraph.
  package init(text: String, lineBreak: String) {
    self.text = text
    self.lineBreak = lineBreak
    delimiters = PlaceholderDelimiters(of: text)
  }

  /// UTF-8 bytes of the text and its line break.
  package var utf8Count: Int { text.utf8.count + lineBreak.utf8.count }

  /// Whether both hold the same bytes; two spellings of an accented letter differ.
  package static func == (left: Paragraph, right: Paragraph) -> Bool {
    left.lineBreak.utf8.elementsEqual(right.lineBreak.utf8)
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds text and line break to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(lineBreak)
  }
}

extension Paragraph {
  /// Replaces the text between two UTF-8 offsets, which stand on scalar boundaries, by a text without line breaks.
  ///
  /// Costs what is replaced, and moving what follows it.
  package mutating func replace(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(
      index(atUTF8Offset: range.lowerBound)..<index(atUTF8Offset: range.upperBound), with: new)
    delimiters.replace(range, withBytes: new.utf8.count, in: text)
  }

  /// Makes the text of a range part of no placeholder, until it is replaced or released.
  mutating func holdBack(_ range: Range<Int>) { delimiters.holdBack(range) }

  /// Lets the text of a range be part of placeholders again.
  mutating func release(_ range: Range<Int>) {
    delimiters.replace(range, withBytes: range.count, in: text)
  }

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
