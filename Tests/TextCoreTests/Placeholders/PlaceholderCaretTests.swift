import Testing
import TextCore

/// Placeholders under the caret: one stop, one word, one thing to delete, drawn.
struct PlaceholderCaretTests {
  static let moves: [CaretCase] = [
    stop("|<#a#>b", 1, "<#a#>|b", .upstream),
    stop("<#a#>|b", -1, "|<#a#>b", .downstream),
    stop("|<#a#><#b#>", 1, "<#a#>|<#b#>"),
    stop("|<#a#><#b#>", 2, "<#a#><#b#>|"),
    stop("<#a#><#b#>|", -1, "<#a#>|<#b#>"),
    stop("x|\n<#a#>", 2, "x\n<#a#>|"),
    stop("<#a#>|\nx", 1, "<#a#>\n|x"),
    stop("[<#a#>]", 1, "<#a#>|"),
    stop("[<#a#>]", -1, "|<#a#>"),
    stop("|<#标签👍🏽#>x", 2, "<#标签👍🏽#>x|"),
    stop("|<##>", 1, "<##>|"),
    stop("|<#a", 1, "<|#a"),
    CaretCase("x|<#a#>", "select a stop", "x[<#a#>|]") { $0.moveByStops(1, selecting: true) },
    CaretCase("<#a#>|", "select a stop back", "[|<#a#>]") { $0.moveByStops(-1, selecting: true) },
    word("x <#Amount#> y|", -1, "x <#Amount#> |y"),
    word("x <#Amount#> y|", -2, "x |<#Amount#> y"),
    word("x <#Amount#> y|", -3, "|x <#Amount#> y"),
    word("|x <#two words#> y", 2, "x <#two words#>| y"),
    word("|x<#a#>y", 1, "x|<#a#>y"),
    word("|x<#a#>y", 2, "x<#a#>|y"),
    word("|<#a#><#b#>", 1, "<#a#>|<#b#>"),
    word("<#a#><#b#>|", -1, "<#a#>|<#b#>"),
    word("|, <##>.", 1, ", <##>|."),
    word("<#a#>\n|", -1, "|<#a#>\n"),
  ]

  static func stop(
    _ before: String, _ count: Int, _ after: String, _ affinity: Affinity? = nil
  ) -> CaretCase {
    CaretCase(before, "\(count) stops", after, affinity) { $0.moveByStops(count) }
  }

  static func word(_ before: String, _ count: Int, _ after: String) -> CaretCase {
    CaretCase(before, "\(count) words", after) { $0.moveByWords(count) }
  }

  @Test(arguments: moves) func isPassedInOneStep(_ row: CaretCase) { row.check() }

  static let edits: [CaretCase] = [
    backspace("a<#T#>|", "a|"),
    backspace("<#T#>\n|", "<#T#>|"),
    backspace("<#a#> |", "<#a#>|"),
    backspace("<#a#>b|", "<#a#>|"),
    backspace("<#a#><#b#>|", "<#a#>|"),
    backspace("[<#a#>]", "|"),
    backspace("x[y<#a#>]z", "x|z"),
    CaretCase("|<#a#>b", "delete", "|b", .downstream) { $0.deleteForward() },
    CaretCase("x|\n<#a#>", "delete", "x|<#a#>", .downstream) { $0.deleteForward() },
    CaretCase("x <#two words#>|", "delete word", "x |") { $0.deleteWordBackward() },
    CaretCase("x <#two words#> |", "delete word", "x |") { $0.deleteWordBackward() },
    insert("[<#a#>]", "x", "x|"),
    insert("y[<#a#>]z", "several\nlines", "yseveral\nlines|z"),
    insert("[<#a#>]", "<#b#>", "<#b#>|"),
    insert("<#a#|", ">", "<#a#>|"),
    insert("<#a#|b", ">", "<#a#>|b"),
    insert("|#a#>b", "<", "<#a#>|b"),
    insert("<|a#>b", "#", "<#a#>|b"),
    insert("<#a\n|#>", "b", "<#a\nb|#>"),
    insert("|<#a#>", "<#", "<#|<#a#>"),
    insert("<#a#>|", "\u{301}", "<#a#>\u{301}|"),
    CaretCase("<#a[\n]b#>x", "delete selection", "<#ab#>|x") { $0.deleteBackward() },
    CaretCase("<|\n#a#>x", "delete", "<#a#>|x") { $0.deleteForward() },
  ]

  static func backspace(_ before: String, _ after: String) -> CaretCase {
    CaretCase(before, "backspace", after, .downstream) { $0.deleteBackward() }
  }

  static func insert(_ before: String, _ text: String, _ after: String) -> CaretCase {
    CaretCase(before, "insert \(text.debugDescription)", after) { $0.insert(text) }
  }

  @Test(arguments: edits) func goesWhole(_ row: CaretCase) { row.check() }

  @Test(arguments: edits) func comesBackByUndo(_ row: CaretCase) {
    var document = MarkedText(row.before).document
    let (text, selection) = (document.text, document.selection)
    row.perform(&document)
    let (after, selectionAfter) = (document.text, document.selection)
    document.undo()
    expectSameBytes(document.text, text)
    #expect(document.selection == selection)
    document.redo()
    expectSameBytes(document.text, after)
    #expect(document.selection == selectionAfter)
  }

  @Test func caretsInsideGoToTheNearerEdgeOrWhereTheMotionLeads() {
    let document = TextDocument(before: "a<#name#>b")
    for (offset, nearest) in [(1, 1), (2, 1), (4, 1), (5, 9), (6, 9), (8, 9), (9, 9)] {
      let caret = Selection(Caret(TextPosition(paragraph: 0, offset: offset)))
      #expect(document.normalized(caret).focus.offset == nearest)
      guard (2..<9).contains(offset) else { continue }
      #expect(document.normalized(caret, bias: .forward).focus.offset == 9)
      #expect(document.normalized(caret, bias: .backward).focus.offset == 1)
    }
  }

  @Test(arguments: [
    (1, 3, "a[<#b#>|]<#c#>d"), (3, 1, "a[|<#b#>]<#c#>d"), (0, 3, "[a<#b#>|]<#c#>d"),
    (3, 8, "a[<#b#><#c#>|]d"), (8, 3, "a[|<#b#><#c#>]d"), (3, 4, "a[<#b#>|]<#c#>d"),
    (3, 3, "a|<#b#><#c#>d"),
  ])
  func edgesInsideGrowOutward(_ anchor: Int, _ focus: Int, _ expected: String) {
    var document = TextDocument(before: "a<#b#><#c#>d")
    document.select(
      Selection(
        anchor: TextPosition(paragraph: 0, offset: anchor),
        focus: TextPosition(paragraph: 0, offset: focus)))
    #expect(document.drawing == expected)
  }

  @Test func aDocumentStartsOutsideOfThem() {
    #expect(TextDocument(before: "<#a", after: "#>").drawing == "<#a#>|")
    #expect(TextDocument(before: "x<#a", selected: "#>y").drawing == "x[<#a#>y|]")
    #expect(TextDocument(before: "<", after: "#abc#>").drawing == "|<#abc#>")
  }

  @Test func marksAreNoPlaceholderBeforeTheyAreCommitted() {
    var document = MarkedText("<#a|").document
    document.setMarked("#>", from: 2, length: 0)
    #expect(document.placeholders(inParagraph: 0).isEmpty)
    #expect(document.drawing == "<#a#>|")
    document.setMarked("#>", from: 0, length: 1)
    #expect(document.drawing == "<#a[#|]>")
    let version = document.version
    let identity = document.paragraphIdentity(at: 0)
    document.commitMarked()
    #expect(document.placeholders(inParagraph: 0).map(\.shown) == ["a"])
    #expect(document.drawing == "[<#a#>|]")
    #expect(document.version != version)
    #expect(document.paragraphIdentity(at: 0) != identity)
    document.undo()
    #expect(document.drawing == "<#a|")
  }

  @Test func wholeOnesAreComposedToo() {
    var document = MarkedText("x|y").document
    document.setMarked("<#a#>", from: 3, length: 0)
    #expect(document.drawing == "x<#a|#>y")
    document.moveByStops(1)
    #expect(document.drawing == "x<#a#>y|")
    document = MarkedText("x|y").document
    document.setMarked("<#a#>", from: 3, length: 0)
    document.insert("b")
    #expect(document.drawing == "xb|y")
  }

  @Test func onesAroundTheMarksWaitToo() {
    var document = MarkedText("<#a[\n]b#>").document
    document.setMarked("x", from: 1, length: 0)
    #expect(document.drawing == "<#ax|b#>")
    #expect(document.placeholders(inParagraph: 0).isEmpty)
    document.commitMarked()
    #expect(document.drawing == "<#axb#>|")
    document.undo()
    #expect(document.drawing == "<#a[\n|]b#>")
    document = MarkedText("<#a#>|<#b#>").document
    document.setMarked("x", from: 1, length: 0)
    #expect(document.placeholders(inParagraph: 0).map(\.shown) == ["a", "b"])
  }

  @Test func aDeletedOneIsAnUndoOfItsOwn() {
    var document = MarkedText("x<#a#>yz|").document
    for _ in 0..<4 { document.deleteBackward() }
    var states: [String] = []
    while document.undo() { states.append(document.drawing) }
    #expect(states == ["x|", "x<#a#>|", "x<#a#>yz|"])
  }
}
