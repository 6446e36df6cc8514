import Testing
import TextCore

/// What a text view owes to whoever types into it, and to whoever listens.
struct InputRulesTests {
  @Test(arguments: rules) func hold(_ rule: Rule) { rule.hold() }

  /// What a text view tells while something is done with it.
  static func told(
    _ text: String, options: TextInputOptions = TextInputOptions(), focused: Bool = true,
    _ body: (inout TextInput, inout [TextInputEvent]) -> Void
  ) -> (events: [TextInputEvent], drawing: String) {
    var input = TextInput(MarkedText(text).document, options: options)
    var events: [TextInputEvent] = []
    if focused { input.beginEditing(into: &events) }
    events = []
    body(&input, &events)
    return (events, input.document.drawing)
  }

  static var finishing: TextInputOptions {
    var options = TextInputOptions()
    options.returnKey = .finishes
    return options
  }

  static let rules = [
    Rule("there is text where there is any") {
      #expect(TextInput(TextDocument()).hasText == false)
      #expect(TextInput(TextDocument(before: "\n")).hasText)
    },
    Rule("beginning and end of editing are told with the focus, not with each key") {
      let (events, _) = told("|", focused: false) { input, events in
        input.insertText("a", into: &events)
        input.beginEditing(into: &events)
        input.insertText("b", into: &events)
        input.endEditing(into: &events)
      }
      #expect(events.count { $0 == .didBeginEditing } == 1)
      #expect(events.count { $0 == .didEndEditing } == 1)
      #expect(events.first == .didChange && events.last == .didEndEditing)
    },
    Rule("a change that is refused changes and tells nothing") {
      let (events, drawing) = told("a|") { input, _ in
        guard case .change(let change) = input.propose(.insert("bad")).outcome else {
          Issue.record("typing proposes a change")
          return
        }
        #expect(change.replacement == "bad")
        #expect(change.range.isEmpty)
      }
      #expect(events.isEmpty && drawing == "a|")
    },
    Rule("Return is what was typed, not what the text is") {
      let (events, drawing) = told("\n|", options: finishing) { input, events in
        input.insertText("x", into: &events)
      }
      #expect(drawing == "\nx|")
      #expect(!events.contains(.didEndEditing))
    },
    Rule("the first Return in an empty view ends editing, if that is the option") {
      let (events, drawing) = told("|", options: finishing) { input, events in
        input.insertText("\n", into: &events)
      }
      #expect(drawing == "|" && events == [.didEndEditing])
    },
    Rule("ending by Return can be refused") {
      let (events, _) = told("a|", options: finishing) { input, _ in
        #expect(input.propose(.insert("\n")).outcome == .finish)
        #expect(input.isFocused)
      }
      #expect(events.isEmpty)
    },
    Rule("else Return begins a new line") {
      let (_, drawing) = told("a|b") { input, events in input.insertText("\n", into: &events) }
      #expect(drawing == "a\n|b")
    },
    Rule("typing goes to the caret and replaces what is selected") {
      let (_, drawing) = told("a[b]c") { input, events in
        input.insertText("x", into: &events)
        input.insertText("y", into: &events)
      }
      #expect(drawing == "axy|c")
    },
    Rule("backspace takes no half of anything") {
      for cluster in ["😀", "👨‍👩‍👧", "🇨🇳", "e\u{301}", "\r\n"] {
        let (_, drawing) = told("a" + cluster + "|") { input, events in
          input.deleteBackward(into: &events)
        }
        expectSameBytes(drawing, "a|")
      }
    },
    Rule("a deletion is asked for and told like any change") {
      let (events, _) = told("ab|") { input, events in
        let proposal = input.propose(.delete(.backward))
        guard case .change(let change) = proposal.outcome else {
          Issue.record("deleting proposes a change")
          return
        }
        #expect(change.range.lowerBound.offset == 1 && change.replacement.isEmpty)
        input.commit(proposal, into: &events)
      }
      #expect(events.first == .didChange)
    },
    Rule("deleting in an empty text leaves it empty and tells nothing") {
      let (events, drawing) = told("|") { input, events in
        input.deleteBackward(into: &events)
        input.deleteForward(into: &events)
      }
      #expect(events.isEmpty && drawing == "|")
    },
    Rule("the prompt shows where there is no text, marked text included") {
      var options = TextInputOptions()
      options.prompt = "Say something"
      var input = TextInput(options: options)
      var events: [TextInputEvent] = []
      #expect(input.showsPrompt && input.options.prompt == "Say something")
      input.setMarkedText("n", from: 1, length: 0, into: &events)
      #expect(!input.showsPrompt)
      input.setMarkedText("", from: 0, length: 0, into: &events)
      input.insertText("a", into: &events)
      input.deleteBackward(into: &events)
      #expect(input.showsPrompt)
    },
    Rule("marked text is composed, replaced and committed") {
      let (_, drawing) = told("a|b") { input, events in
        input.setMarkedText("ni", from: 2, length: 0, into: &events)
        input.setMarkedText("nihao", from: 2, length: 0, into: &events)
        #expect(input.markedRange?.upperBound.offset == 6)
        #expect(input.selectedRange.lowerBound.offset == 3)
        input.insertText("你好", into: &events)
        #expect(input.markedRange == nil)
      }
      #expect(drawing == "a你好|b")
    },
    Rule("marked text can be committed as it is") {
      let (_, drawing) = told("a|b") { input, events in
        input.setMarkedText("ni", from: 2, length: 0, into: &events)
        input.unmarkText(into: &events)
      }
      #expect(drawing == "ani|b")
    },
    Rule("cut, word deletion, select all, undo and redo are there") {
      let (_, drawing) = told("one two|") { input, events in
        input.perform(.delete(.wordBackward), into: &events)
        input.perform(because: .key, into: &events) { $0.selectAll() }
        input.perform(.delete(.selection), into: &events)
        #expect(!input.hasText)
        input.perform(.undo, into: &events)
        input.perform(.undo, into: &events)
        input.perform(.redo, into: &events)
      }
      #expect(drawing == "one |")
    },
    Rule("a text set by the program has a caret inside it, and is not told") {
      let (events, drawing) = told("a long text|") { input, _ in
        let old = input.document.selection
        input.document = TextDocument(before: "new")
        input.document.select(old)
      }
      #expect(events.isEmpty && drawing == "new|")
    },
    Rule("a text kept elsewhere does not change with this one") {
      var input = TextInput(TextDocument(before: "a"))
      let kept = input.document
      var events: [TextInputEvent] = []
      input.insertText("b", into: &events)
      #expect(kept.text == "a" && input.document.text == "ab")
    },
    Rule("a height that changes is told, between limits the view grows") {
      var geometry = CellGeometry(columns: 4)
      let (events, _) = told("abcd|") { input, events in
        input.measure(with: &geometry, into: &events)
        var silent: [TextInputEvent] = []
        input.insertText("e", into: &silent)
        input.measure(with: &geometry, into: &events)
      }
      #expect(events == [.contentHeightDidChange(40)])
      let limits = LineLimits(minimum: 1, maximum: 3)
      #expect(limits.viewHeight(contentHeight: 40, lineHeight: 20) == (40, false))
      #expect(limits.viewHeight(contentHeight: 80, lineHeight: 20) == (60, true))
    },
    Rule("when a change is told, the caret is where it then is") {
      let (events, _) = told("a|") { input, events in input.insertText("b", into: &events) }
      let caret = Selection(Caret(TextPosition(paragraph: 0, offset: 2), .upstream))
      #expect(events == [.didChange, .selectionDidChange(caret, because: .editing)])
    },
    Rule("in a single line, pasted line breaks become spaces and Return ends editing") {
      var options = TextInputOptions()
      options.isSingleLine = true
      let (events, drawing) = told("a|", options: options) { input, events in
        input.insertText("b\r\nc\u{2028}d", into: &events)
        events = []
        input.insertText("\n", into: &events)
      }
      #expect(drawing == "ab c d|" && events == [.didEndEditing])
    },
    Rule("a text to be read can be selected and copied, not changed or focused") {
      var options = TextInputOptions()
      options.isReadOnly = true
      let (events, drawing) = told("a[b]c", options: options) { input, events in
        input.beginEditing(into: &events)
        input.insertText("x", into: &events)
        input.deleteBackward(into: &events)
        input.select(
          Selection(anchor: .start, focus: input.document.end), because: .touch, into: &events)
        #expect(input.document.selectedText == "abc")
      }
      #expect(drawing == "[abc|]" && events.count == 1)
    },
  ]
}
