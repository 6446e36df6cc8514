import Testing
import TextCore

/// What a keyboard extension does to the text, by either rule.
struct DocumentProxyTests {
  enum Step: Sendable {
    case move(Int)
    case type(String)
    case delete
    case tick
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let mode: DocumentProxy.Mode
    let before: String
    let steps: [Step]
    let after: String
    let contexts: [String?]
    var testDescription: String { "\(mode.rawValue): \(before.debugDescription) \(steps)" }

    init(
      _ mode: DocumentProxy.Mode, _ before: String, _ steps: Step..., giving after: String,
      _ contexts: String?...
    ) {
      self.mode = mode
      self.before = before
      self.steps = steps
      self.after = after
      self.contexts = contexts
    }
  }

  static let graphemes: [Row] = [
    Row(.graphemes, "a|b", .move(1), giving: "ab|", "ab", ""),
    Row(.graphemes, "a|b", .move(-1), giving: "|ab", "", "ab"),
    Row(.graphemes, "|😀👨‍👩‍👧😀", .move(1), giving: "😀|👨‍👩‍👧😀", "😀", "👨‍👩‍👧😀"),
    Row(.graphemes, "|😀👨‍👩‍👧😀", .move(2), giving: "😀👨‍👩‍👧|😀", "😀👨‍👩‍👧", "😀"),
    Row(.graphemes, "a\r\n|b", .move(-1), giving: "a|\r\nb", "a", "\r\nb"),
    Row(.graphemes, "a|b", .move(.max), giving: "ab|", "ab", ""),
    Row(.graphemes, "a|b", .move(.min), giving: "|ab", "", "ab"),
    Row(.graphemes, "a[b]c", .move(1), giving: "ab|c", "ab", "c"),
    Row(.graphemes, "a[b]c", .delete, giving: "a|c", "a", "c"),
    Row(.graphemes, "One. Two.\nThree|", giving: "One. Two.\nThree|", "One. Two.\nThree", ""),
    Row(.graphemes, "ที่|", .delete, giving: "ที|", "ที", ""),
    Row(.graphemes, "x<#a#>|", .move(-1), giving: "x|<#a#>", "x", "<#a#>"),
    Row(.graphemes, "x<#a#>|", .delete, giving: "x|", "x", ""),
  ]

  static let ios: [Row] = [
    // Nothing happens before the tick.
    Row(.ios, "a|b", .move(1), giving: "a|b", "a", "b"),
    Row(.ios, "a|b", .move(1), .tick, giving: "ab|", "ab", ""),
    Row(.ios, "|abc", .move(1), .move(1), .type("x"), .tick, giving: "abx|c", "abx", "c"),
    Row(.ios, "a\nb|", .delete, .delete, .delete, .tick, giving: "|", "", ""),
    Row(.ios, "a\nb|", .delete, .tick, .delete, .tick, .delete, .tick, giving: "|", "", ""),
    // The context ends with the paragraph.
    Row(.ios, "One. Two.\nThree|", giving: "One. Two.\nThree|", "Three", ""),
    Row(.ios, "One|\nTwo", giving: "One|\nTwo", "One", ""),
    Row(.ios, "One\n|Two", giving: "One\n|Two", "", "Two"),
    Row(.ios, "One|\nTwo", .move(1), .tick, giving: "One\n|Two", "", "Two"),
    Row(.ios, "a[b\nc]d", giving: "a[b\nc|]d", "a", "d"),
    // Units, not characters.
    Row(.ios, "|😀b", .move(1), .tick, giving: "😀|b", "\u{FFFD}", "\u{FFFD}b"),
    Row(.ios, "|😀b", .move(2), .tick, giving: "😀|b", "😀", "b"),
    Row(.ios, "😀|b", .move(-1), .tick, giving: "😀|b", "\u{FFFD}", "\u{FFFD}b"),
    Row(.ios, "|e\u{301}x", .move(1), .tick, giving: "|e\u{301}x", "e", "\u{301}x"),
    Row(.ios, "|👍🏽x", .move(2), .tick, giving: "👍🏽|x", "👍", "🏽x"),
    Row(.ios, "|👨‍👩‍👧x", .move(3), .tick, giving: "|👨‍👩‍👧x", "👨\u{200D}", "👩‍👧x"),
    Row(.ios, "|👨‍👩‍👧x", .move(8), .tick, giving: "👨‍👩‍👧|x", "👨‍👩‍👧", "x"),
    Row(.ios, "a|\r\nb", .move(1), .tick, giving: "a|\r\nb", "a\r", ""),
    Row(.ios, "a|\r\nb", .move(2), .tick, giving: "a\r\n|b", "", "b"),
    Row(.ios, "a\r\n|b", .move(-2), .tick, giving: "a|\r\nb", "a", ""),
    Row(.ios, "|a", .move(.max), .tick, giving: "a|", "a", ""),
    Row(.ios, "a\nb|", .move(.min), .tick, giving: "|a\nb", "", "a"),
    // What typing and deleting there does.
    Row(
      .ios, "|😀b", .move(1), .type("t"), .tick, giving: "\u{FFFD}t|\u{FFFD}b", "\u{FFFD}t",
      "\u{FFFD}b"),
    Row(.ios, "|👍🏽x", .move(2), .type("t"), .tick, giving: "👍|t🏽x", "👍t", "🏽x"),
    Row(.ios, "|e\u{301}x", .move(1), .type("t"), .tick, giving: "e|t\u{301}x", "et", "\u{301}x"),
    Row(.ios, "a|\r\nb", .move(1), .type("t"), .tick, giving: "a\rt|\nb", "t", ""),
    Row(.ios, "|😀b", .move(1), .delete, .tick, giving: "|b", "", "b"),
    Row(.ios, "|👨‍👩‍👧x", .move(3), .delete, .tick, giving: "|x", "", "x"),
    Row(.ios, "a|\r\nb", .move(1), .delete, .tick, giving: "a|b", "a", "b"),
    Row(.ios, "ที่|", .delete, .tick, giving: "|", "", ""),
    Row(.ios, "a👨‍👩‍👧|", .delete, .tick, giving: "a|", "a", ""),
    Row(.ios, "a|b", .type("👍🏽"), .tick, giving: "a👍🏽|b", "a👍🏽", "b"),
    Row(.ios, "👨|", .type("\u{200D}👩"), .tick, giving: "👨‍👩|", "👨‍👩", ""),
    Row(.ios, "🇨|🇳", .type("x"), .tick, giving: "🇨🇳x|", "🇨🇳x", ""),
    // A selection collapses first.
    Row(.ios, "a[b]c", .move(1), .tick, giving: "ab|c", "ab", "c"),
    Row(.ios, "a[b]c", .move(2), .tick, giving: "abc|", "abc", ""),
    Row(.ios, "a[b]c", .move(-1), .tick, giving: "a|bc", "a", "bc"),
    Row(.ios, "a[b]c", .type("x"), .tick, giving: "ax|c", "ax", "c"),
    Row(.ios, "a[b]c", .delete, .tick, giving: "a|c", "a", "c"),
    // The host does not enter a placeholder.
    Row(.ios, "|<#a#>b", .move(1), .tick, giving: "<#a#>|b", "<#a#>", "b"),
    Row(.ios, "<#a#>|b", .move(-1), .tick, giving: "|<#a#>b", "", "<#a#>b"),
    Row(.ios, "x<#a#>|b", .delete, .tick, giving: "x|b", "x", "b"),
  ]

  @Test(arguments: graphemes + ios) func doesWhatItsRuleSays(_ row: Row) {
    var document = MarkedText(row.before).document
    var proxy = DocumentProxy(mode: row.mode)
    for step in row.steps { Self.perform(step, &proxy, &document) }
    expectSameBytes(document.drawing, row.after)
    let contexts = [
      proxy.documentContextBeforeInput(in: document), proxy.documentContextAfterInput(in: document),
    ]
    #expect(
      contexts.map { $0.map { Array($0.utf8) } } == row.contexts.map { $0.map { Array($0.utf8) } })
  }

  static func perform(
    _ step: Step, _ proxy: inout DocumentProxy, _ document: inout TextDocument
  ) {
    switch step {
    case .move(let count): proxy.adjustTextPosition(byCharacterOffset: count, in: &document)
    case .type(let text): proxy.insertText(text, in: &document)
    case .delete: proxy.deleteBackward(in: &document)
    case .tick: proxy.tick(in: &document)
    }
  }

  @Test func stepsByUnitsOrByStops() {
    let text = "😀👨‍👩‍👧😀"
    for (mode, offsets) in [
      (DocumentProxy.Mode.graphemes, [2, 10, 12, 12]), (.ios, Array(1...12) + [12]),
    ] {
      var document = TextDocument(after: text)
      var proxy = DocumentProxy(mode: mode)
      let seen = offsets.map { _ in
        proxy.adjustTextPosition(byCharacterOffset: 1, in: &document)
        proxy.tick(in: &document)
        return proxy.utf16Offset(in: document)
      }
      #expect(seen == offsets)
    }
  }

  @Test func aTapSetsAStrayCaretRight() {
    for isElsewhere in [true, false] {
      var document = TextDocument(after: "😀b")
      var proxy = DocumentProxy(mode: .ios)
      proxy.adjustTextPosition(byCharacterOffset: 1, in: &document)
      proxy.tick(in: &document)
      #expect(document.drawing == "😀|b")
      #expect(proxy.isInsideCluster(in: document))
      if isElsewhere { document.setCaret(Caret(.start)) } else { proxy.followCaret() }
      #expect(proxy.isInsideCluster(in: document) == false)
      proxy.insertText("t", in: &document)
      proxy.tick(in: &document)
      #expect(document.drawing == (isElsewhere ? "t|😀b" : "😀t|b"))
    }
  }

  @Test func thereIsNoContextWhileComposing() {
    for mode in DocumentProxy.Mode.allCases {
      var document = MarkedText("a|b").document
      let proxy = DocumentProxy(mode: mode)
      document.setMarked("ni", from: 2, length: 0)
      #expect(proxy.documentContextBeforeInput(in: document) == (mode == .ios ? nil : "ani"))
      #expect(proxy.documentContextAfterInput(in: document) == (mode == .ios ? nil : "b"))
    }
  }

  @Test func movesCommitMarkedText() {
    for mode in DocumentProxy.Mode.allCases {
      var document = MarkedText("a|b").document
      var proxy = DocumentProxy(mode: mode)
      document.setMarked("ni", from: 2, length: 0)
      proxy.adjustTextPosition(byCharacterOffset: -1, in: &document)
      proxy.tick(in: &document)
      #expect(document.markedRange == nil)
      #expect(document.drawing == "an|ib")
    }
  }

  @Test(arguments: [
    (DocumentProxy.SelectionRule.edge, 2, "abcd|e"), (.edge, -2, "|abcde"), (.start, 2, "abc|de"),
    (.start, -1, "|abcde"), (.end, 2, "abc|de"), (.end, -2, "abc|de"),
  ])
  func selectionsCollapseByTheirRule(
    _ rule: DocumentProxy.SelectionRule, _ count: Int, _ after: String
  ) {
    var document = MarkedText("a[bc]de").document
    var proxy = DocumentProxy(mode: .ios)
    proxy.selectionRule = rule
    #expect(proxy.selectedText(in: document) == "bc")
    proxy.adjustTextPosition(byCharacterOffset: count, in: &document)
    #expect(proxy.isPending)
    proxy.tick(in: &document)
    #expect(!proxy.isPending)
    #expect(document.drawing == after)
    #expect(proxy.selectedText(in: document) == nil)
  }

  @Test func typingStaysOneUndo() {
    for mode in DocumentProxy.Mode.allCases {
      var document = TextDocument()
      var proxy = DocumentProxy(mode: mode)
      for letter in ["a", "👍🏽", "b"] {
        proxy.insertText(letter, in: &document)
        proxy.tick(in: &document)
      }
      document.undo()
      #expect(document.isEmpty)
    }
  }

  @Test(arguments: Effort.seeds(60)) func unitsAreThoseOfAPlainBuffer(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // No placeholders: those the buffer does not know.
    func text(_ count: Int) -> String {
      let text = RandomText.text(upTo: count, using: &generator)
      return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "<" }))
    }
    var document = TextDocument(after: text(10))
    var proxy = DocumentProxy(mode: .ios)
    var buffer = Array(document.text.utf16)
    var caret = 0
    for step in 0..<40 {
      let comment: Comment = "seed \(seed), step \(step), \(document.drawing.debugDescription)"
      if generator.below(3) > 0 {
        let count = generator.below(9) - 4
        caret = min(max(caret + count, 0), buffer.count)
        proxy.adjustTextPosition(byCharacterOffset: count, in: &document)
      } else {
        let new = text(2)
        let before = String(decoding: buffer[..<caret], as: UTF16.self)
        let after = String(decoding: buffer[caret...], as: UTF16.self)
        // Once a text is kept, half a pair is U+FFFD for good.
        if !new.isEmpty {
          buffer = Array(before.utf16) + Array(new.utf16) + Array(after.utf16)
          caret = before.utf16.count + new.utf16.count
        }
        proxy.insertText(new, in: &document)
      }
      proxy.tick(in: &document)
      let expected = String(decoding: buffer, as: UTF16.self)
      #expect(Array(document.text.utf8) == Array(expected.utf8), comment)
      let paragraphStart = TextPosition(paragraph: document.selection.focus.paragraph, offset: 0)
      let before = document.text(from: .start, to: paragraphStart).utf16.count
      #expect(before + proxy.utf16Offset(in: document) == caret, comment)
      #expect(document.snapped(document.selection.focus) == document.selection.focus, comment)
    }
  }
}
