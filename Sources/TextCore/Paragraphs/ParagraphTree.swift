/// The paragraphs in order.
struct ParagraphTree: Sendable {
  private var entries: [ParagraphEntry]

  init(_ paragraphs: [Paragraph]) { entries = paragraphs.map(ParagraphEntry.init) }

  var count: Int { entries.count }
  var utf8Count: Int { entries.reduce(0) { $0 + $1.paragraph.utf8Count } }

  subscript(index: Int) -> ParagraphEntry { entries[index] }

  /// The bytes before a paragraph.
  func utf8Offset(ofParagraph index: Int) -> Int {
    entries[..<index].reduce(0) { $0 + $1.paragraph.utf8Count }
  }

  /// The paragraph that a byte belongs to, and its offset from the paragraph's start.
  ///
  /// The offset is between 0 and `utf8Count`; the end belongs to the last paragraph.
  func place(atUTF8Offset offset: Int) -> (index: Int, offset: Int) {
    var offset = offset
    for index in 0..<count - 1 {
      let length = entries[index].paragraph.utf8Count
      if offset < length { return (index, offset) }
      offset -= length
    }
    return (count - 1, offset)
  }

  func forEach(in range: Range<Int>, _ body: (Paragraph) -> Void) {
    for entry in entries[range] { body(entry.paragraph) }
  }

  mutating func update(at index: Int, _ body: (inout Paragraph) -> Void) {
    entries[index].update(body)
  }

  mutating func replaceSubrange(_ range: Range<Int>, with paragraphs: [Paragraph]) {
    entries.replaceSubrange(range, with: paragraphs.map(ParagraphEntry.init))
  }
}
