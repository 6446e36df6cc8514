import Testing
import TextCore

/// What selecting with a finger and two handles rests on.
struct SelectionRulesTests {
  @Test(arguments: rules) func hold(_ rule: Rule) { rule.hold() }

  static let rules = [
    Rule("two characters are two caret stops") {
      let document = TextDocument(before: "a😀👨‍👩‍👧b")
      expectSameBytes(document.grain(2, from: 0), "a😀")
      expectSameBytes(document.grain(2, from: 1), "😀👨‍👩‍👧")
    },
    Rule("a pair ends with its paragraph, not with its line") {
      let document = TextDocument(before: "abcdef\r\ng")
      #expect(document.grain(2, from: 4) == "ef")
      #expect(document.grain(2, from: 5) == "f")
      #expect(document.grain(2, from: 6).isEmpty)
    },
    Rule("a word is a grain, and so is a sign of a script without spaces") {
      let document = TextDocument(before: "two 中文")
      let words = [1, 4, 7].map { document.word(at: TextPosition(paragraph: 0, offset: $0)) }
      #expect(words.map { $0?.lowerBound.offset } == [0, 4, 7])
      #expect(words.map { $0?.upperBound.offset } == [3, 7, 10])
    },
    Rule("dragging back gives the selection that was", "ab[cd]ef", "ab[cd|]ef") { document in
      let origin = document.selection
      for offset in [5, 0, 1, 3] {
        document.select(
          Selection(anchor: origin.anchor, focus: TextPosition(paragraph: 0, offset: offset)))
      }
      document.select(origin)
    },
    Rule("an end dragged past the other one keeps the other one", "ab[cd]ef", "[|ab]cdef") {
      $0.select(Selection(anchor: $0.selection.anchor, focus: .start))
    },
    Rule("both ends are boundaries: neither includes the character touched") {
      var document = TextDocument(before: "abcdef")
      for (anchor, focus, selected) in [(2, 4, "cd"), (4, 2, "cd"), (2, 0, "ab"), (4, 6, "ef")] {
        document.select(
          Selection(
            anchor: TextPosition(paragraph: 0, offset: anchor),
            focus: TextPosition(paragraph: 0, offset: focus)))
        #expect(document.selectedText == selected)
      }
    },
    Rule("where something is selected, something is coloured") {
      for text in ["[a]", "a[\n]b", "[\n]", "[ab\n]", "abc[de\nf]", "[<#a#>]", "a[\r\n\r\n]"] {
        #expect(!MarkedText(text).document.selectedCells(columns: 4).isEmpty, "\(text)")
      }
    },
    Rule("the first character can be reached", "a|bc", "[|a]bc") { document in
      let anchor = document.selection.anchor
      document.tap(cell: -5, line: -3, columns: 5)
      document.select(Selection(anchor: anchor, focus: document.selection.focus))
    },
    Rule("a touch beyond the text is at the nearest line, never nowhere", "|ab\ncd", "ab\ncd|") {
      $0.tap(cell: 90, line: 90, columns: 5)
    },
    Rule("the nearer edge of a character wins") {
      for (cell, drawing) in [(0.4, "|ab"), (0.6, "a|b"), (1.4, "a|b"), (1.6, "ab|")] {
        var document = TextDocument(before: "ab")
        document.tap(cell: cell, line: 1, columns: 5)
        #expect(document.drawing == drawing)
      }
    },
    Rule("no step goes through the middle of a pair", "a|😀b", "a😀|b") { $0.moveByStops(1) },
    Rule("no selection takes half of a line break", "ab[\r]\ncd", "ab[\r\n|]cd") { _ in },
    Rule("no selection takes half of a line break from its end", "ab|\r\ncd", "ab[\r\n|]cd") {
      $0.moveByStops(1, selecting: true)
    },
    Rule("lines far beyond a hundred thousand units have ends") {
      let document = TextDocument(before: String(repeating: "a", count: 150_000))
      #expect(document.place(of: Caret(document.end), columns: 40) == "line 3750, cell 40")
    },
    Rule("every height belongs to a line") {
      let document = TextDocument(before: "ab\ncd")
      var geometry = CellGeometry(columns: 5)
      for y in stride(from: -30.0, to: 80, by: 0.5) {
        let caret = geometry.caret(at: ContentPoint(x: 1_000, y: y), in: document)
        #expect(caret.position == TextPosition(paragraph: y < 20 ? 0 : 1, offset: 2))
      }
    },
    Rule("right of a short line is its end", "|ab\nabcd", "ab|\nabcd") {
      $0.tap(cell: 4, line: 1, columns: 5)
    },
    Rule("a selection has one rectangle on each line, from the line's start") {
      let document = MarkedText("ab[cdefghi]j").document
      #expect(document.selectedCells(columns: 4) == [[0, 2, 4], [1, 0, 4], [2, 0, 1]])
    },
    Rule("a selected line break shows to the content's edge, on an empty line too") {
      let document = MarkedText("a[b\n\nc]d").document
      #expect(document.selectedCells(columns: 4) == [[0, 1, 4], [1, 0, 4], [2, 0, 1]])
    },
    Rule("a selection follows what is edited") {
      var document = MarkedText("one\ntwo [three]").document
      document.deleteBackward()
      #expect(document.drawing == "one\ntwo |")
      document.undo()
      #expect(document.drawing == "one\ntwo [three|]")
    },
    Rule("a selection from a longer text ends with the text", "short|", "sho[rt|]") {
      $0.select(
        Selection(
          anchor: TextPosition(paragraph: 0, offset: 3),
          focus: TextPosition(paragraph: 7, offset: 99)))
    },
    Rule("changes of the selection are told with their reason and affinity") {
      var input = TextInput(TextDocument(before: "abc"))
      var events: [TextInputEvent] = []
      let caret = Selection(Caret(TextPosition(paragraph: 0, offset: 2), .upstream))
      input.select(caret, because: .touch, into: &events)
      #expect(events == [.selectionDidChange(caret, because: .touch)])
    },
  ]
}
