import Testing
import TextCore

/// Where carets are, what a touch finds, and which character a step passes.
struct CaretRulesTests {
  @Test(arguments: rules) func hold(_ rule: Rule) { rule.hold() }

  static let rules = [
    Rule("a touch on a caret finds that caret") {
      var checks = LineGeometryChecks(
        CellGeometry(columns: 4), TextDocument(before: "abcdefgh\n\nij"))
      checks.checkHits()
    },
    Rule("a caret at a wrap is on either line, as its affinity says") {
      let document = TextDocument(before: "abcdefgh")
      let wrap = TextPosition(paragraph: 0, offset: 4)
      #expect(document.place(of: Caret(wrap, .upstream), columns: 4) == "line 1, cell 4")
      #expect(document.place(of: Caret(wrap, .downstream), columns: 4) == "line 2, cell 0")
    },
    Rule("after a line break the caret is on the new line, whatever its affinity") {
      for affinity in [Affinity.upstream, .downstream] {
        var document = TextDocument(before: "ab\ncd")
        document.setCaret(Caret(TextPosition(paragraph: 1, offset: 0), affinity))
        #expect(document.place(columns: 4) == "line 2, cell 0")
      }
    },
    Rule("without text the caret is at the content's start") {
      #expect(TextDocument().place(columns: 4) == "line 1, cell 0")
    },
    Rule("after a last line break there is a line") {
      #expect(MarkedText("ab\n|").document.place(columns: 4) == "line 2, cell 0")
      #expect(MarkedText("ab\n\n|").document.place(columns: 4) == "line 3, cell 0")
    },
    Rule("text below the view has its place too") {
      let document = TextDocument(before: String(repeating: "a\n", count: 1_000))
      #expect(document.place(of: Caret(document.end), columns: 4) == "line 1001, cell 0")
    },
    Rule(
      "a wrapped line's end can be reached by touch", "|abcdefgh", "abcd|efgh", affinity: .upstream
    ) {
      $0.tap(cell: 3.8, line: 1, columns: 4)
    },
    Rule("the text's end can be reached by touch", "|abcdef", "abcdef|") {
      $0.tap(cell: 2, line: 2, columns: 4)
    },
    Rule("beyond a line is before its whole break", "|ab\r\ncd", "ab|\r\ncd") {
      $0.tap(cell: 9, line: 1, columns: 4)
    },
    Rule("beyond a line is not the text's end", "|ab\ncd\nef", "ab\ncd|\nef") {
      $0.tap(cell: 99, line: 2, columns: 4)
    },
    Rule("one selected character is as wide as it is") {
      #expect(MarkedText("a[b]c").document.selectedCells(columns: 4) == [[0, 1, 2]])
    },
    Rule("offsets are taken to the nearest stop, also those outside of the text") {
      let document = TextDocument(before: "a😀b")
      for (offset, stop) in [(-9, 0), (2, 1), (3, 5), (4, 5), (99, 6)] {
        #expect(document.snapped(TextPosition(paragraph: 0, offset: offset)).offset == stop)
      }
    },
    Rule("a step from before an emoji passes it", "|😀a", "😀|a") { $0.moveByStops(1) },
    Rule("a step passes what is drawn as one") {
      for cluster in ["e\u{301}", "👨‍👩‍👧", "☺︎", "🇨🇳", "1️⃣", "👍🏽", "각", "क्षि", "น้ำ"] {
        var document = TextDocument(after: cluster + "x")
        document.moveByStops(1)
        expectSameBytes(document.drawing, cluster + "|x")
      }
    },
    Rule("a drag keeps its anchor, and which end moves", "ab|cd", "a[|b]cd") {
      $0.moveByStops(1, selecting: true)
      $0.moveByStops(-2, selecting: true)
    },
    Rule("carets are told in the content's coordinates, wherever that is on the screen") {
      var geometry = CellGeometry(columns: 4)
      #expect(geometry.contentOrigin != ContentPoint(x: 0, y: 0))
      let rectangle = geometry.caretRectangle(of: .start, in: TextDocument())
      #expect(rectangle == ContentRectangle(x: 0, y: 0, width: 0, height: 20))
    },
    Rule("arrows arrive at a wrap upstream going right, downstream going left") {
      var document = MarkedText("abc|defgh").document
      document.moveByStops(1)
      #expect(document.place(columns: 4) == "line 1, cell 4")
      document.moveByStops(1)
      document.moveByStops(-1)
      #expect(document.place(columns: 4) == "line 2, cell 0")
    },
    Rule("what is typed up to a wrap stays on its line; a line break does not") {
      var document = MarkedText("abc|efgh").document
      document.insert("d")
      #expect(document.place(columns: 4) == "line 1, cell 4")
      document.insert("\n")
      #expect(document.place(columns: 4) == "line 2, cell 0")
    },
    Rule(
      "after a deletion the caret leans forward", "abcdx|efgh", "abcd|efgh", affinity: .downstream
    ) {
      $0.deleteBackward()
    },
    Rule("up and down keep to the goal, and end at the text's ends") {
      let document = TextDocument(before: "abcd\nx\nefgh")
      var geometry = CellGeometry(columns: 9)
      var caret = Caret(TextPosition(paragraph: 0, offset: 3))
      let down = (1...3).map { _ in
        caret = geometry.caret(1, linesFrom: caret, goalX: 30, in: document)
        return caret.position
      }
      #expect(down.map(\.paragraph) == [1, 2, 2])
      #expect(down.map(\.offset) == [1, 3, 4])
      let up = geometry.caret(-3, linesFrom: caret, goalX: 30, in: document)
      #expect(up.position == .start)
    },
  ]
}
