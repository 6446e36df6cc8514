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
}
