import Testing
import TextCore

/// Insertions and deletions, drawn.
struct EditsTests {
  static let rows: [CaretCase] = [
    insert("Hel|lo", "p", "Help|lo", .upstream),
    insert("|", "a", "a|", .upstream),
    insert("He[ll]o", "y", "Hey|o", .upstream),
    insert("He[|ll]o", "y", "Hey|o", .upstream),
    insert("He[ll]o", "", "He|o", .downstream),
    insert("Hel|lo", "", "Hel|lo"),
    insert("a|b", "\n", "a\n|b", .downstream),
    insert("a|b", "x\r\n", "ax\r\n|b", .downstream),
    insert("a|b", "x\ny", "ax\ny|b", .upstream),
    insert("a|b", "x\u{2028}", "ax\u{2028}|b", .downstream),
    insert("a|b", "x\u{2029}", "ax\u{2029}|b", .downstream),
    insert("a|\nb", "\r", "a\r\n|b", .downstream),
    insert("a\r|b", "\n", "a\r\n|b", .downstream),
    insert("e|x", "\u{301}", "e\u{301}|x", .upstream),
    insert("😊😊|😊😊", "t", "😊😊t|😊😊", .upstream),
    insert("👨|👩", "\u{200D}", "👨\u{200D}👩|", .upstream),
    insert("🇨|", "🇳", "🇨🇳|", .upstream),
    insert("x|🇳🇯", "🇨", "x🇨🇳|🇯", .upstream),

    CaretCase("Hel|lo", "backspace", "He|lo", .downstream) { $0.deleteBackward() },
    CaretCase("He[ll]o", "backspace", "He|o", .downstream) { $0.deleteBackward() },
    CaretCase("|ab", "backspace", "|ab") { $0.deleteBackward() },
    CaretCase("a\r\n|b", "backspace", "a|b", .downstream) { $0.deleteBackward() },
    CaretCase("a|\r\nb", "backspace", "|\r\nb", .downstream) { $0.deleteBackward() },
    CaretCase("🇨x|🇳", "backspace", "🇨🇳|", .downstream) { $0.deleteBackward() },
    CaretCase("a\rx|\nb", "backspace", "a\r\n|b", .downstream) { $0.deleteBackward() },
    CaretCase("foo\r\n\r\n|bar", "backspace", "foo\r\n|bar", .downstream) { $0.deleteBackward() },

    CaretCase("Hel|lo", "delete", "Hel|o", .downstream) { $0.deleteForward() },
    CaretCase("He[ll]o", "delete", "He|o", .downstream) { $0.deleteForward() },
    CaretCase("ab|", "delete", "ab|") { $0.deleteForward() },
    CaretCase("a|\r\nb", "delete", "a|b", .downstream) { $0.deleteForward() },
    CaretCase("|น้ำ", "delete", "|", .downstream) { $0.deleteForward() },
    CaretCase("a|👨‍👩‍👧b", "delete", "a|b", .downstream) { $0.deleteForward() },
    CaretCase("e|x\u{301}", "delete", "e|", .downstream) { $0.deleteForward() },

    CaretCase("two words|", "delete word", "two |", .downstream) { $0.deleteWordBackward() },
    CaretCase("two words  |", "delete word", "two |", .downstream) { $0.deleteWordBackward() },
    CaretCase("two wo|rds", "delete word", "two |rds", .downstream) { $0.deleteWordBackward() },
    CaretCase("a\n  |b", "delete word", "a\n|b", .downstream) { $0.deleteWordBackward() },
    CaretCase("a\n|b", "delete word", "a|b", .downstream) { $0.deleteWordBackward() },
    CaretCase("|ab", "delete word", "|ab") { $0.deleteWordBackward() },
    CaretCase("He[ll]o", "delete word", "He|o", .downstream) { $0.deleteWordBackward() },

    CaretCase("He[ll]o", "delete selection", "He|o", .downstream) { $0.deleteSelection() },
    CaretCase("Hel|lo", "delete selection", "Hel|lo") { $0.deleteSelection() },
    CaretCase("a[\n\r]b", "delete selection", "a|b") { $0.deleteSelection() },
  ]

  static func insert(
    _ before: String, _ text: String, _ after: String, _ affinity: Affinity? = nil
  ) -> CaretCase {
    CaretCase(before, "insert \(text.debugDescription)", after, affinity) { $0.insert(text) }
  }

  @Test(arguments: rows) func leaveTheCaretWhereItBelongs(_ row: CaretCase) { row.check() }

  @Test(arguments: rows) func areUndoneAndRedone(_ row: CaretCase) {
    var document = MarkedText(row.before).document
    let before = (document.text, document.selection)
    row.perform(&document)
    let after = (document.text, document.selection)
    guard document.canUndo else { return }
    document.undo()
    expectSameBytes(document.text, before.0)
    #expect(document.selection == before.1)
    document.redo()
    expectSameBytes(document.text, after.0)
    #expect(document.selection == after.1)
  }

  @Test func answerWhetherAnythingWasDeleted() {
    var document = TextDocument(before: "a")
    #expect(document.deleteForward() == false)
    #expect(document.deleteBackward() == true)
    #expect(document.deleteBackward() == false)
    #expect(document.deleteWordBackward() == false)
    #expect(document.deleteSelection() == false)
  }

  @Test func changeTheVersionAndTheParagraphsTheyTouch() {
    var document = MarkedText("ab\nc|d\nef").document
    let version = document.version
    let identities = (0..<3).map { document.paragraphIdentity(at: $0) }
    document.moveByStops(1)
    #expect(document.version == version)
    let copy = document
    document.insert("x")
    #expect(document.version != version)
    #expect(document.paragraphIdentity(at: 0) == identities[0])
    #expect(document.paragraphIdentity(at: 1) != identities[1])
    #expect(document.paragraphIdentity(at: 2) == identities[2])
    document.insert("\n")
    #expect(document.paragraphIdentity(at: 3) == identities[2])
    #expect(copy.version == version)
    #expect(copy.paragraphIdentity(at: 1) == identities[1])
    var other = copy
    other.insert("x")
    #expect(other.version != document.version)
    document.deleteSelection()
    let unchanged = document.version
    document.insert("")
    #expect(document.version == unchanged)
  }
}
