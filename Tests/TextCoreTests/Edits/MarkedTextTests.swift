import Testing
import TextCore

/// Composing: marked text of an input method.
struct MarkedTextTests {
  /// The text with the marked range in braces and the selection drawn in.
  private func drawing(_ document: TextDocument) -> String {
    guard let marked = document.markedRange else { return document.drawing }
    let text = Array(document.text.utf8)
    let signs: [(Int, Int, String)] = [
      (document.utf8Offset(of: marked.lowerBound), 0, "{"),
      (document.utf8Offset(of: document.selection.lower), 1, "["),
      (document.utf8Offset(of: document.selection.upper), 2, "]"),
      (document.utf8Offset(of: marked.upperBound), 3, "}"),
    ]
    var drawn = text
    for (offset, _, sign) in signs.sorted(by: { ($0.0, $0.1) > ($1.0, $1.1) }) {
      drawn.insert(contentsOf: sign.utf8, at: offset)
    }
    return String(decoding: drawn, as: UTF8.self).replacing("[]", with: "|")
  }

  @Test func replacesItselfAndIsCommitted() {
    var document = MarkedText("a|b").document
    document.setMarked("n", from: 1, length: 0)
    #expect(drawing(document) == "a{n|}b")
    document.setMarked("nihao", from: 2, length: 0)
    #expect(drawing(document) == "a{ni|hao}b")
    document.setMarked("nihao", from: 1, length: 3)
    #expect(drawing(document) == "a{n[iha]o}b")
    document.commitMarked()
    #expect(document.markedRange == nil)
    #expect(document.drawing == "an[iha|]ob")
  }

  @Test func isReplacedByWhatIsInserted() {
    var document = MarkedText("a[xy]b").document
    document.setMarked("nihao", from: 5, length: 0)
    #expect(drawing(document) == "a{nihao|}b")
    document.insert("你好")
    #expect(document.markedRange == nil)
    #expect(document.drawing == "a你好|b")
    #expect(document.selection.affinity == .upstream)
    document.undo()
    #expect(document.drawing == "a[xy|]b")
    #expect(document.canUndo == false)
    document.redo()
    #expect(document.drawing == "a你好|b")
  }

  @Test(arguments: [(5, 0), (2, 0), (.max, .max), (2, 9)])
  func clampsItsSelection(_ start: Int, _ length: Int) {
    var document = MarkedText("a|b").document
    document.setMarked("ni", from: start, length: length)
    #expect(drawing(document) == "a{ni|}b")
  }

  @Test func clampsNegativeNumbers() {
    var document = MarkedText("a|b").document
    document.setMarked("ni", from: .min, length: .min)
    #expect(drawing(document) == "a{|ni}b")
  }

  @Test func countsItsSelectionInStops() {
    var document = MarkedText("a|b").document
    document.setMarked("👍🏽e\u{301}x", from: 1, length: 1)
    #expect(drawing(document) == "a{👍🏽[e\u{301}]x}b")
  }

  @Test func emptyTakesItAway() {
    var document = MarkedText("a|b").document
    document.setMarked("", from: 0, length: 0)
    #expect(document.drawing == "a|b")
    #expect(document.canUndo == false)
    document.setMarked("ni", from: 2, length: 0)
    document.setMarked("", from: 0, length: 0)
    #expect(document.markedRange == nil)
    #expect(document.drawing == "a|b")
    #expect(document.canUndo == false)
    document = MarkedText("a[xy]b").document
    document.setMarked("", from: 0, length: 0)
    #expect(document.drawing == "a[xy|]b")
  }

  @Test func aSelectionInsideKeepsItAndOneOutsideCommitsIt() {
    var document = MarkedText("a|b").document
    document.setMarked("nihao", from: 5, length: 0)
    document.setCaret(Caret(TextPosition(paragraph: 0, offset: 3)))
    #expect(drawing(document) == "a{ni|hao}b")
    document.setCaret(Caret(TextPosition(paragraph: 0, offset: 0)))
    #expect(document.markedRange == nil)
    #expect(document.drawing == "|anihaob")
    document.undo()
    #expect(document.drawing == "a|b")
  }

  @Test(arguments: [
    ("stop", "ani|b"), ("word", "anib|"), ("paragraph", "|anib"), ("all", "[anib|]"),
  ])
  func moveCommitsFirst(_ move: String, _ expected: String) {
    var document = MarkedText("a|b").document
    document.setMarked("nix", from: 3, length: 0)
    document.setMarked("ni", from: 1, length: 0)
    switch move {
    case "stop": document.moveByStops(1)
    case "word": document.moveByWords(1)
    case "paragraph": document.moveToParagraphStart()
    default: document.selectAll()
    }
    #expect(document.markedRange == nil)
    #expect(document.drawing == expected)
  }

  @Test func deletingInsideShortensIt() {
    var document = MarkedText("a|b").document
    document.setMarked("nih", from: 3, length: 0)
    document.deleteBackward()
    #expect(drawing(document) == "a{ni|}b")
    document.deleteBackward()
    document.deleteBackward()
    #expect(document.markedRange == nil)
    #expect(document.drawing == "a|b")
    document.setMarked("ni", from: 0, length: 0)
    document.deleteBackward()
    #expect(document.markedRange == nil)
    #expect(document.drawing == "|nib")
    document.undo()
    document.undo()
    #expect(document.drawing == "a|b")
  }

  @Test func isOneUndo() {
    var document = MarkedText("|").document
    document.insert("a")
    for text in ["n", "ni", "nih", "niha"] { document.setMarked(text, from: 9, length: 0) }
    document.insert("你")
    document.insert("b")
    document.undo()
    #expect(document.drawing == "a你|")
    document.undo()
    #expect(document.drawing == "a|")
    document.undo()
    #expect(document.drawing == "|")
  }

  @Test func undoWhileComposingTakesItBack() {
    var document = MarkedText("a[b]").document
    document.setMarked("ni", from: 2, length: 0)
    #expect(document.canUndo)
    #expect(document.undo() == true)
    #expect(document.markedRange == nil)
    #expect(document.drawing == "a[b|]")
  }

  @Test func mayJoinItsNeighbours() {
    var document = MarkedText("e|\r\nx").document
    document.setMarked("\u{301}", from: 0, length: 1)
    #expect(document.snapped(document.selection.focus) == document.selection.focus)
    document.setMarked("\r", from: 1, length: 0)
    expectSameBytes(document.text, "e\r\r\nx")
    #expect(document.markedRange != nil)
    document.setMarked("", from: 0, length: 0)
    expectSameBytes(document.text, "e\r\nx")
  }

  @Test func koreanJamo() {
    var document = TextDocument()
    document.insert("ㅇ")
    document.deleteBackward()
    document.insert("어")
    #expect(document.drawing == "어|")
  }
}
