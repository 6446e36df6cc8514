import Testing
import TextCore

/// What a text view does with what a person asks, and what it tells.
struct TextInputTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let before: String
    let options: TextInputOptions
    let requests: [TextRequest]
    let after: String
    let events: [String]
    var testDescription: String { "\(before.debugDescription) \(requests)" }

    init(
      _ before: String, _ requests: TextRequest..., giving after: String, _ events: String...,
      options change: (inout TextInputOptions) -> Void = { _ in }
    ) {
      var options = TextInputOptions()
      change(&options)
      self.before = before
      self.options = options
      self.requests = requests
      self.after = after
      self.events = events
    }
  }

  static let change = "change"
  static let edited = "select because editing"
  static let composed = "select because composing"
  static let undone = "select because undoing"

  static let rows = [
    Row("a|b", .insert("x"), giving: "ax|b", change, edited),
    Row("a[b]c", .insert("x"), giving: "ax|c", change, edited),
    Row("a|b", .insert(""), giving: "a|b"),
    Row("a[b]c", .insert(""), giving: "a|c", change, edited),
    Row("a|b", .insert("x\ny"), giving: "ax\ny|b", change, edited),
    Row("a|b", .delete(.backward), giving: "|b", change, edited),
    Row("|b", .delete(.backward), giving: "|b"),
    Row("👨‍👩‍👧|", .delete(.backward), giving: "|", change, edited),
    Row("a|b", .delete(.forward), giving: "a|", change),
    Row("two words|", .delete(.wordBackward), giving: "two |", change, edited),
    Row("a[b]c", .delete(.selection), giving: "a|c", change, edited),
    Row("a|c", .delete(.selection), giving: "a|c"),
    Row("", .delete(.backward), giving: "|"),

    Row("a|", .insert("\n"), giving: "a\n|", change, edited),
    Row("a|", .insert("\n"), giving: "a|", "end") { $0.returnKey = .finishes },
    Row("|", .insert("\n"), giving: "|", "end") { $0.returnKey = .finishes },
    Row("|", .insert("\n"), .insert("x"), giving: "x|", "end", change, edited) {
      $0.returnKey = .finishes
    },
    Row("a|", .insert("\r\n"), giving: "a|", "end") { $0.returnKey = .finishes },
    Row("a|", .insert("x\ny"), giving: "ax\ny|", change, edited) { $0.returnKey = .finishes },
    Row("a|", .insert("\n\n"), giving: "a\n\n|", change, edited) { $0.returnKey = .finishes },
    Row("a|", .insert("\n"), giving: "a|", "end") { $0.isSingleLine = true },
    Row("a|", .insert("x\r\ny\nz\n"), giving: "ax y z |", change, edited) {
      $0.isSingleLine = true
    },
    Row("a|", .mark("x\ny", from: 3, length: 0), giving: "ax y|", change, composed) {
      $0.isSingleLine = true
    },

    Row("a|b", .insert("x"), giving: "a|b") { $0.isReadOnly = true },
    Row("a[b]", .delete(.backward), giving: "a[b|]") { $0.isReadOnly = true },
    Row("a|b", .insert("\n"), giving: "a|b") {
      $0.isReadOnly = true
      $0.returnKey = .finishes
    },
    Row("|<#a#>", .expandPlaceholder, giving: "|<#a#>") { $0.isReadOnly = true },

    Row("a|", .mark("ni", from: 2, length: 0), giving: "ani|", change, composed),
    Row("a|", .mark("", from: 0, length: 0), giving: "a|"),
    Row(
      "a|", .mark("ni", from: 2, length: 0), .insert("你"), giving: "a你|", change, composed,
      change, edited),
    Row(
      "a|", .mark("ni", from: 2, length: 0), .mark("", from: 0, length: 0), giving: "a|", change,
      composed, change, composed),
    Row("a|", .insert("b"), .undo, giving: "a|", change, edited, change, undone),
    Row("a|", .undo, giving: "a|"),
    Row("a|", .redo, giving: "a|"),
    Row(
      "a|", .insert("b"), .undo, .redo, giving: "ab|", change, edited, change, undone, change,
      undone),

    Row("x<#a#>|", .delete(.backward), giving: "x|", change, edited),
    Row("x<#a#>|", .delete(.backward), giving: "x[<#a#>|]", edited) {
      $0.selectsPlaceholdersFirst = true
    },
    Row(
      "x<#a#>|", .delete(.backward), .delete(.backward), giving: "x|", edited, change, edited
    ) { $0.selectsPlaceholdersFirst = true },
    Row("x|<#a#>", .delete(.forward), giving: "x[<#a#>|]", edited) {
      $0.selectsPlaceholdersFirst = true
    },
    Row("x<#a#>y|", .delete(.backward), giving: "x<#a#>|", change, edited) {
      $0.selectsPlaceholdersFirst = true
    },
    Row("x[<#a#>]", .expandPlaceholder, giving: "x[a|]", change, edited),
    Row("x|y", .expandPlaceholder, giving: "x|y"),
  ]

  @Test(arguments: rows) func doesAndTells(_ row: Row) {
    var input = TextInput(MarkedText(row.before).document, options: row.options)
    var events: [TextInputEvent] = []
    input.options.isReadOnly = false
    input.beginEditing(into: &events)
    input.options.isReadOnly = row.options.isReadOnly
    #expect(events == [.didBeginEditing])
    events = []
    for request in row.requests { input.perform(request, into: &events) }
    #expect(input.document.drawing == row.after)
    #expect(events.map(Self.name) == row.events)
  }

  private static func name(_ event: TextInputEvent) -> String {
    switch event {
    case .didBeginEditing: "begin"
    case .didChange: "change"
    case .selectionDidChange(_, let reason): "select because \(reason)"
    case .contentHeightDidChange(let height): "height \(height)"
    case .didEndEditing: "end"
    }
  }

  @Test(arguments: rows) func refusedDoesNothing(_ row: Row) {
    let input = TextInput(MarkedText(row.before).document, options: row.options)
    for request in row.requests { _ = input.propose(request) }
    #expect(input.document.drawing == MarkedText(row.before).document.drawing)
  }

  @Test(arguments: rows) func proposesWhatThenHappens(_ row: Row) {
    var input = TextInput(MarkedText(row.before).document, options: row.options)
    var events: [TextInputEvent] = []
    for request in row.requests {
      let before = input.document
      let proposal = input.propose(request)
      input.commit(proposal, into: &events)
      guard case .change(let change) = proposal.outcome else { continue }
      // The places need no stops, so that bytes are counted.
      let bytes = [change.range.lowerBound, change.range.upperBound].map {
        before.utf8Offset(of: TextPosition(paragraph: $0.paragraph, offset: 0)) + $0.offset
      }
      let expected = PlainModel.replacing(
        bytes[0]..<bytes[1], in: before.text, with: change.replacement)
      expectSameBytes(input.document.text, expected)
    }
  }

  @Test func anAnswerThatComesTooLateDoesNothing() {
    var input = TextInput(MarkedText("ab|").document)
    var events: [TextInputEvent] = []
    let proposal = input.propose(.delete(.backward))
    input.document.moveByStops(-1)
    input.commit(proposal, into: &events)
    #expect(input.document.drawing == "a|b")
    #expect(events.isEmpty)
  }

  @Test func focusIsToldInPairsAndNothingElseBegins() {
    var input = TextInput()
    var events: [TextInputEvent] = []
    input.endEditing(into: &events)
    #expect(events.isEmpty)
    input.insertText("a", into: &events)
    input.beginEditing(into: &events)
    input.beginEditing(into: &events)
    input.insertText("b", into: &events)
    input.endEditing(into: &events)
    input.endEditing(into: &events)
    #expect(
      events.map(Self.name)
        == [
          "change", "select because editing", "begin", "change", "select because editing", "end",
        ])
    input.options.isReadOnly = true
    events = []
    input.beginEditing(into: &events)
    #expect(events.isEmpty && !input.isFocused)
  }

  @Test func losingTheFocusCommits() {
    var input = TextInput(MarkedText("<#a|").document)
    var events: [TextInputEvent] = []
    input.beginEditing(into: &events)
    input.setMarkedText("#>", from: 2, length: 0, into: &events)
    events = []
    input.endEditing(into: &events)
    #expect(input.markedRange == nil)
    #expect(input.document.placeholders(inParagraph: 0).count == 1)
    #expect(events == [.didChange, .didEndEditing])
  }

  @Test func whatTheProgramDoesIsSilentAndSound() {
    var input = TextInput(TextDocument(before: "a long text"))
    var events: [TextInputEvent] = []
    input.document = TextDocument(before: "short")
    input.document.setCaret(Caret(TextPosition(paragraph: 3, offset: 99)))
    #expect(input.selectedRange.lowerBound == input.document.end)
    input.options.prompt = "Write something"
    input.select(input.document.selection, because: .touch, into: &events)
    #expect(events.isEmpty)
    input.select(Selection(.start), because: .touch, into: &events)
    #expect(events == [.selectionDidChange(Selection(.start), because: .touch)])
  }

  @Test func movesTellWhy() {
    var input = TextInput(MarkedText("a|b").document)
    var events: [TextInputEvent] = []
    input.perform(because: .swipe, into: &events) { $0.moveByStops(1) }
    input.perform(because: .swipe, into: &events) { $0.moveByStops(1) }
    #expect(events.map(Self.name) == ["select because swipe"])
  }

  @Test func thePromptShowsWhereThereIsNothing() {
    var input = TextInput()
    #expect(!input.hasText && !input.showsPrompt)
    input.options.prompt = "Write something"
    #expect(input.showsPrompt)
    var events: [TextInputEvent] = []
    input.setMarkedText("n", from: 1, length: 0, into: &events)
    #expect(input.hasText && !input.showsPrompt)
    input.setMarkedText("", from: 0, length: 0, into: &events)
    #expect(input.showsPrompt)
  }

  @Test func heightIsToldWhenItChanges() {
    var input = TextInput()
    var geometry = CellGeometry(screenWidth: 82, viewportHeight: 400)
    var events: [TextInputEvent] = []
    input.measure(with: &geometry, into: &events)
    #expect(input.contentHeight == 20)
    #expect(events.isEmpty)
    for (text, told) in [("abcde", nil), ("f", 40), ("\n", 60), ("g", nil)] as [(String, Double?)] {
      input.insertText(text, into: &events)
      events = []
      input.measure(with: &geometry, into: &events)
      #expect(events == (told.map { [.contentHeightDidChange($0)] } ?? []))
    }
  }

  @Test(arguments: [
    (0.0, 40.0, false), (20, 40, false), (60, 60, false), (100, 100, false), (120, 100, true),
  ])
  func theViewGrowsBetweenItsLimits(_ content: Double, _ height: Double, _ scrolls: Bool) {
    let limits = LineLimits(minimum: 2, maximum: 5)
    #expect(limits.viewHeight(contentHeight: content, lineHeight: 20) == (height, scrolls))
    #expect(LineLimits(minimum: -3, maximum: -5) == LineLimits(minimum: 1, maximum: 1))
    let free = LineLimits().viewHeight(contentHeight: content, lineHeight: 20)
    #expect(free == (max(content, 20), false))
  }
}
