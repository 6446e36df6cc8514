import Testing
import TextCore

/// Documents of 10 MB: thousands of steps and edits, which would take hours if one took as long as the text.
struct LargeDocumentTests {
  private static let line =
    "The quick brown fox jumps over the lazy dog, and 那只懒狗 does not mind at all.\n"
  private static let count = 10_000_000 / line.utf8.count

  @Test(.timeLimit(.minutes(1))) func manyParagraphs() {
    let original = TextDocument(before: String(repeating: Self.line, count: Self.count))
    #expect(original.paragraphCount == Self.count + 1)
    Self.work(on: original, from: TextPosition(paragraph: Self.count / 2, offset: 10))
  }

  @Test(.timeLimit(.minutes(1))) func oneParagraph() {
    let text = String(repeating: String(Self.line.dropLast()), count: Self.count)
    let original = TextDocument(before: text)
    #expect(original.paragraphCount == 1)
    Self.work(on: original, from: TextPosition(paragraph: 0, offset: text.utf8.count / 2))
  }

  private static func work(on original: TextDocument, from place: TextPosition) {
    var document = original
    document.setCaret(Caret(place))
    let start = document.selection
    for _ in 0..<3_000 { document.moveByStops(1) }
    for _ in 0..<3_000 { document.moveByStops(-1) }
    for _ in 0..<300 { document.moveByWords(1) }
    document.select(start)
    for _ in 0..<300 {
      document.insert("x")
      document.insert("é")
      document.deleteBackward()
    }
    #expect(document.utf8Count == original.utf8Count + 300)
    while document.undo() {}
    #expect(document.selection == start)
    #expect(document.utf8Count == original.utf8Count)
    #expect(document.stops(from: start.focus, to: document.end, limit: 1_000) == 1_000)
    #expect(document.stops(from: .start, to: start.focus, limit: 1_000) == 1_000)
  }
}
