import Testing
import TextCore

/// What placeholders are to everything that meets them.
struct PlaceholderRulesTests {
  @Test(arguments: rules) func hold(_ rule: Rule) { rule.hold() }

  static func shown(_ text: String) -> [String] {
    let document = TextDocument(before: text)
    return (0..<document.paragraphCount).flatMap {
      document.placeholders(inParagraph: $0).map(\.shown)
    }
  }

  static let rules = [
    Rule("they are found with their inner text") {
      #expect(shown("请输入<#姓名#>和<#地址#>。") == ["姓名", "地址"])
    },
    Rule("a # may be inside, and nothing at all") {
      #expect(shown("<#T##Int#> <#C##lang#> <##>") == ["Int", "C##lang", ""])
    },
    Rule("none goes over a line break, and the inner one counts") {
      #expect(shown("<#x\ny#> <#<#in#>#>") == ["in"])
    },
    Rule("the source stays as it is written") {
      let document = MarkedText("a[<#T##n##Int#>]b").document
      #expect(document.selectedText == "<#T##n##Int#>")
      #expect(document.text == "a<#T##n##Int#>b")
      let proxy = DocumentProxy()
      #expect(proxy.selectedText(in: document) == "<#T##n##Int#>")
    },
    Rule("one is a single cell, and no line breaks inside it") {
      let document = TextDocument(before: "abc<#long name#>d")
      let end = TextPosition(paragraph: 0, offset: 16)
      #expect(document.place(of: Caret(end, .upstream), columns: 4) == "line 1, cell 4")
      #expect(document.place(of: Caret(document.end), columns: 4) == "line 2, cell 1")
    },
    Rule("an edit elsewhere leaves paragraphs with them as they are") {
      var document = MarkedText("<#a#>\nx|").document
      let identity = document.paragraphIdentity(at: 0)
      document.insert("y")
      #expect(document.paragraphIdentity(at: 0) == identity)
    },
    Rule("a selection that touches one takes it whole") {
      var document = TextDocument(before: "ab<#c#>de")
      document.select(
        Selection(
          anchor: TextPosition(paragraph: 0, offset: 1),
          focus: TextPosition(paragraph: 0, offset: 4)))
      #expect(document.drawing == "a[b<#c#>|]de")
    },
    Rule("a selection over several takes all of them", "|a<#b#>c<#d#>e", "[a<#b#>c<#d#>e|]") {
      $0.selectAll()
    },
    Rule("no caret is inside one", "ab|<#cd#>", "ab|<#cd#>") {
      $0.setCaret(Caret(TextPosition(paragraph: 0, offset: 4)))
    },
    Rule("typing beside one does not break it", "<#a#>|", "<#a#>x|") {
      $0.setCaret(Caret(TextPosition(paragraph: 0, offset: 4)))
      $0.insert("x")
    },
    Rule("every way to a selection is kept out of them") {
      let inside = TextPosition(paragraph: 0, offset: 3)
      let ways: [(inout TextDocument) -> Void] = [
        { $0.setCaret(Caret(inside)) },
        { $0.select(Selection(anchor: .start, focus: inside)) },
        { $0.select(Selection(anchor: inside, focus: .start)) },
        { $0.tap(cell: 1.3, line: 1, columns: 5) },
        { $0.moveByStops(1) },
        { $0.moveByWords(1) },
        {
          $0.setMarked("x", from: 1, length: 0)
          $0.setCaret(Caret(inside))
        },
        {
          $0.insert("y")
          $0.undo()
        },
        {
          var proxy = DocumentProxy(mode: .ios)
          proxy.adjustTextPosition(byCharacterOffset: 3, in: &$0)
          proxy.tick(in: &$0)
        },
      ]
      for way in ways {
        var document = TextDocument(after: "x<#abc#>y")
        way(&document)
        for end in [document.selection.anchor, document.selection.focus] {
          #expect(document.normalized(Selection(Caret(end))).focus == end)
        }
      }
    },
    Rule("a word asked for inside one is all of it") {
      let document = TextDocument(before: "a<#two words#>b")
      let word = document.word(at: TextPosition(paragraph: 0, offset: 1))
      #expect(word?.lowerBound.offset == 1 && word?.upperBound.offset == 14)
    },
    Rule(
      "between two of them there is a stop, and one before and after", "|<#a#><#b#>", "<#a#>|<#b#>"
    ) {
      $0.moveByStops(1)
    },
    Rule("a step crosses one", "|<#a#><#b#>", "<#a#><#b#>|") { $0.moveByStops(2) },
    Rule("backspace behind one takes it whole", "x<#a#>|", "x|") { $0.deleteBackward() },
    Rule("delete before one takes it whole", "x|<#a#>", "x|") { $0.deleteForward() },
    Rule("if wanted, the first press selects it", "x<#a#>|", "x[<#a#>|]") { document in
      var input = TextInput(document)
      var events: [TextInputEvent] = []
      input.options.selectsPlaceholdersFirst = true
      input.deleteBackward(into: &events)
      document = input.document
    },
    Rule("typing replaces a selected one", "x[<#a#>]", "xy|") { $0.insert("y") },
    Rule("pasting replaces a selected one", "x[<#a#>]", "xy\n<#z#>|") { $0.insert("y\n<#z#>") },
    Rule("undo gives it back, selected", "x[<#a#>]", "x[<#a#>|]") {
      $0.insert("y")
      $0.undo()
    },
    Rule("Tab goes to the next one", "[<#a#>] <#b#>", "<#a#> [<#b#>|]") { document in
      #expect(document.tabWalksPlaceholders)
      document.selectNextPlaceholder()
    },
    Rule("Shift-Tab goes to the one before", "<#a#> [<#b#>]", "[<#a#>|] <#b#>") {
      $0.selectPreviousPlaceholder()
    },
    Rule("away from them Tab is a tab", "a|b <#c#>", "a|b <#c#>") {
      #expect($0.tabWalksPlaceholders == false)
    },
    Rule("one can be turned into what it shows, selected", "[<#T##n##Int#>]", "[n|]") {
      $0.expandPlaceholder()
    },
    Rule("what is typed can complete one", "<#a#|", "<#a#>|") { document in
      document.insert(">")
      #expect(document.placeholders(inParagraph: 0).count == 1)
    },
    Rule("undo of a delimiter dissolves it", "<#a#|", "<#a#|") { document in
      document.insert(">")
      document.undo()
      #expect(document.placeholders(inParagraph: 0).isEmpty)
      #expect(document.position(before: document.end)?.offset == 3)
    },
    Rule("marked text is none before it is committed", "<#a|", "<#a#|>") { document in
      document.setMarked("#>", from: 1, length: 0)
      #expect(document.placeholders(inParagraph: 0).isEmpty)
    },
    Rule("one is one word", "x |<#two words#> y", "x <#two words#>| y") { $0.moveByWords(1) },
    Rule("a keyboard's context has its source", "x<#a#>|", "x<#a#>|") { document in
      for mode in DocumentProxy.Mode.allCases {
        let before = DocumentProxy(mode: mode).documentContextBeforeInput(in: document)
        #expect(before == "x<#a#>")
      }
    },
    Rule("the typed form shows its display text and knows its type") {
      let found = TextDocument(before: "<#T##count##Int#>").placeholders(inParagraph: 0)
      #expect(found.map(\.shown) == ["count"])
      #expect(found.map(\.type) == ["Int"])
    },
  ]
}
