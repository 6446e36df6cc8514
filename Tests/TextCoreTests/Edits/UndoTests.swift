import Testing
import TextCore

/// What one undo takes back.
struct UndoTests {
  /// Undoes everything and draws each state on the way.
  private func undone(_ document: TextDocument) -> [String] {
    var document = document
    var states: [String] = []
    while document.undo() { states.append(document.drawing) }
    return states
  }

  @Test func aRunOfTypingIsOneGroup() {
    var document = MarkedText("x|").document
    for letter in ["a", "b", "c"] { document.insert(letter) }
    #expect(undone(document) == ["x|"])
  }

  @Test func aLineBreakIsAGroupOfItsOwn() {
    var document = TextDocument()
    for letter in ["a", "b", "\n", "c", "d"] { document.insert(letter) }
    #expect(undone(document) == ["ab\n|", "ab|", "|"])
  }

  @Test func aCaretMoveEndsTheGroup() {
    var document = TextDocument()
    document.insert("a")
    document.insert("b")
    document.moveByStops(-1)
    document.moveByStops(1)
    document.insert("c")
    #expect(undone(document) == ["ab|", "|"])
    document.setCaret(document.selection.caret)
    document.insert("d")
    #expect(undone(document) == ["abc|", "ab|", "|"])
  }

  @Test func anotherKindEndsTheGroup() {
    var document = MarkedText("xyz|uvw").document
    document.insert("a")
    document.deleteBackward()
    document.deleteBackward()
    document.deleteForward()
    document.deleteForward()
    document.insert("b")
    #expect(undone(document) == ["xy|w", "xy|uvw", "xyza|uvw", "xyz|uvw"])
  }

  @Test func deletedWordsAreOneGroup() {
    var document = MarkedText("one two three|").document
    document.deleteWordBackward()
    document.deleteWordBackward()
    #expect(undone(document) == ["one two three|"])
  }

  @Test func aDeletedLineBreakIsAGroupOfItsOwn() {
    var document = MarkedText("ab\nc|").document
    document.deleteBackward()
    document.deleteBackward()
    document.deleteBackward()
    #expect(undone(document) == ["ab|", "ab\n|", "ab\nc|"])
  }

  @Test func typingOverASelectionGoesOn() {
    var document = MarkedText("He[|ll]o").document
    document.insert("y")
    document.insert("!")
    #expect(document.drawing == "Hey!|o")
    #expect(undone(document) == ["He[|ll]o"])
  }

  @Test func restoresSelectionAndAffinity() {
    var document = TextDocument(before: "this is some text")
    let selection = Selection(
      anchor: TextPosition(paragraph: 0, offset: 5), focus: TextPosition(paragraph: 0, offset: 8),
      affinity: .upstream)
    document.select(selection)
    document.deleteBackward()
    let after = document.selection
    document.undo()
    #expect(document.selection == selection)
    document.redo()
    #expect(document.selection == after)
  }

  @Test func emojiComeBackToTheByte() {
    for text in ["🤞", "👨‍👩‍👧", "क्षि", "e\u{301}", "a\r\n"] {
      var document = TextDocument(before: text)
      document.deleteBackward()
      document.undo()
      expectSameBytes(document.text, text)
    }
  }

  @Test func anEditForgetsWhatWasUndone() {
    var document = TextDocument()
    document.insert("a")
    document.undo()
    #expect(document.canRedo)
    document.insert("b")
    #expect(document.canRedo == false)
    #expect(document.redo() == false)
    #expect(document.text == "b")
  }

  @Test func typingAfterUndoAndRedoIsANewGroup() {
    var document = TextDocument()
    document.insert("a")
    document.undo()
    document.redo()
    document.insert("b")
    #expect(undone(document) == ["a|", "|"])
  }

  @Test func nothingToUndo() {
    var document = MarkedText("a|b").document
    #expect(document.undo() == false)
    #expect(document.redo() == false)
    #expect(document.drawing == "a|b")
    document.insert("")
    document.deleteSelection()
    #expect(document.canUndo == false)
  }

  @Test func undoneLineBreaksPartAgain() {
    var document = MarkedText("a|\nb").document
    document.insert("\r")
    #expect(document.paragraphCount == 2)
    document.undo()
    expectSameBytes(document.drawing, "a|\nb")
    document.redo()
    expectSameBytes(document.drawing, "a\r\n|b")
  }

  @Test func keepsNoMoreBytesThanItsLimit() {
    var document = TextDocument()
    document.undoLimits = UndoLimits(bytes: 10_000)
    for _ in 0..<50 {
      document.insert(String(repeating: "x", count: 1_000) + "\n")
      #expect(document.undoBytes <= 10_000)
    }
    let count = document.utf8Count
    var undone = 0
    while document.undo() { undone += 1 }
    #expect((5...9).contains(undone))
    #expect(document.utf8Count == count - undone * 1_001)
    document.insert("y")
    #expect(document.undoBytes < 200)
    document.insert(String(repeating: "x", count: 10_000))
    #expect(document.canUndo == false)
    #expect(document.undoBytes == 0)
    document.insert("z")
    #expect(document.undo() == true)
  }

  @Test func keepsNoMoreGroupsThanItsLimit() {
    var document = TextDocument()
    document.undoLimits = UndoLimits(groups: 10)
    for _ in 0..<50 { document.insert("\n") }
    #expect(undone(document).count == 10)
    document.undoLimits.groups = 3
    #expect(undone(document).count == 3)
  }
}
