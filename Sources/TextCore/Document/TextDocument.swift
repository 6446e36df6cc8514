/// The text, and what is selected in it.
package struct TextDocument: Hashable, Sendable {
  private var paragraphs: [Paragraph]
  /// What is selected.
  package var selection: Selection

  /// A document of the text around a caret.
  package init(before: String = "", selected: String = "", after: String = "") {
    paragraphs = [Paragraph(text: before + selected + after, lineBreak: "")]
    selection = Selection(Caret(.start))
  }

  /// Paragraphs, at least 1.
  package var paragraphCount: Int { paragraphs.count }

  /// The paragraph at an index.
  package func paragraph(at index: Int) -> Paragraph { paragraphs[index] }
}
