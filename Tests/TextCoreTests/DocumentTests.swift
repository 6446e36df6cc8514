import Testing
import TextCore

/// Reading a document, and setting its selection.
struct DocumentTests {
  @Test(arguments: [
    "", "a", "a\n", "\n", "\r\n", "a\r\nb\rc\nd\u{2028}e\u{2029}f", "\r\r\n\n\r", "e\u{301}",
    "\u{E9}",
    "\u{0}\u{85}\u{0B}",
  ])
  func isItsTextToTheByte(_ text: String) {
    let document = TextDocument(before: text)
    expectSameBytes(document.text, text)
    #expect(document.utf8Count == text.utf8.count)
    #expect(document.isEmpty == text.isEmpty)
    var bytes = ""
    for index in 0..<document.paragraphCount {
      let paragraph = document.paragraph(at: index)
      #expect(paragraph.lineBreak.isEmpty == (index == document.paragraphCount - 1))
      bytes += paragraph.text + paragraph.lineBreak
    }
    expectSameBytes(bytes, text)
  }

  @Test func splitsAtLineBreaksAndNowhereElse() {
    let document = TextDocument(before: "a\r\nb\rc\nd\u{2028}e\u{2029}f\u{85}g\u{0B}h\u{0C}")
    let paragraphs = (0..<document.paragraphCount).map { document.paragraph(at: $0) }
    #expect(
      paragraphs == [
        Paragraph(text: "a", lineBreak: "\r\n"), Paragraph(text: "b", lineBreak: "\r"),
        Paragraph(text: "c", lineBreak: "\n"), Paragraph(text: "d", lineBreak: "\u{2028}"),
        Paragraph(text: "e", lineBreak: "\u{2029}"),
        Paragraph(text: "f\u{85}g\u{0B}h\u{0C}", lineBreak: ""),
      ])
  }

  @Test(arguments: [
    ("ab", "cd", "ef"), ("", "", ""), ("a\r\n", "b\n", "\nc"), ("👍🏽", "", "x"), ("", "all", ""),
  ])
  func tellsItsSurroundings(_ before: String, _ selected: String, _ after: String) {
    let document = TextDocument(before: before, selected: selected, after: after)
    let surroundings = document.surroundings
    expectSameBytes(surroundings.before, before)
    expectSameBytes(surroundings.selected, selected)
    expectSameBytes(surroundings.after, after)
    expectSameBytes(document.selectedText, selected)
    #expect(document.selection.anchor <= document.selection.focus)
    #expect(document.selection.affinity == .downstream)
  }

  @Test func startsOnStops() {
    #expect(TextDocument(before: "a\r", after: "\nb").drawing == "a|\r\nb")
    expectSameBytes(TextDocument(before: "🇨", after: "🇳").drawing, "🇨🇳|")
    expectSameBytes(
      TextDocument(before: "e", selected: "\u{301}", after: "x").drawing, "[e\u{301}|]x")
    expectSameBytes(
      TextDocument(before: "a\r", selected: "\nb", after: "").drawing, "a[\r\nb|]")
  }

  @Test func selectionsSnapOutwardAndCaretsToTheNearest() {
    var document = TextDocument(before: "a👨‍👩‍👧b👨‍👩‍👧c")
    func at(_ offset: Int) -> TextPosition { TextPosition(paragraph: 0, offset: offset) }
    document.select(Selection(anchor: at(3), focus: at(22)))
    expectSameBytes(document.drawing, "a[👨‍👩‍👧b👨‍👩‍👧|]c")
    document.select(Selection(anchor: at(22), focus: at(3)))
    expectSameBytes(document.drawing, "a[|👨‍👩‍👧b👨‍👩‍👧]c")
    document.setCaret(Caret(at(3)))
    expectSameBytes(document.drawing, "a|👨‍👩‍👧b👨‍👩‍👧c")
    document.setCaret(Caret(at(17), .upstream))
    expectSameBytes(document.drawing, "a👨‍👩‍👧|b👨‍👩‍👧c")
    #expect(document.selection.affinity == .upstream)
    document.setCaret(Caret(TextPosition(paragraph: 9, offset: 9)))
    #expect(document.selection.focus == document.end)
    document.setCaret(Caret(TextPosition(paragraph: -9, offset: 9), .upstream))
    #expect(document.selection == Selection(.start))
  }

  @Test func afterAHardBreakTheCaretIsOnTheNextLine() {
    var document = TextDocument(before: "ab\ncd")
    document.setCaret(Caret(TextPosition(paragraph: 1, offset: 0), .upstream))
    #expect(document.selection.affinity == .downstream)
  }

  @Test func bytesAndPlacesCorrespond() {
    let text = "ab\r\nc\u{2028}👍🏽"
    let document = TextDocument(before: text)
    for offset in PlainModel.stops(in: text) {
      #expect(document.utf8Offset(of: document.position(atUTF8Offset: offset)) == offset)
    }
    #expect(document.position(atUTF8Offset: 3) == TextPosition(paragraph: 0, offset: 2))
    #expect(document.position(atUTF8Offset: -5) == .start)
    #expect(document.position(atUTF8Offset: .max) == document.end)
    expectSameBytes(document.text(from: document.end, to: .start), text)
  }
}
