import TextCore

extension ProbesTests {
  static let lines: [Probe] = [
    Probe("🇨🇳|", "the caret at the end", "line 1, cell 1", .answer { $0.place(columns: 5) }),
    Probe(
      "abc\n|", "the caret after a line break", "line 2, cell 0", .answer { $0.place(columns: 5) }),
    Probe(
      "|abcdefgh", "a tap right of a wrapped line", "line 1, cell 5",
      .answer { document in
        var document = document
        document.tap(cell: 9, line: 1, columns: 5)
        return document.place(columns: 5)
      }),
    Probe(
      "ab|cdefgh", "End on a wrapped line", "line 1, cell 5",
      .answer { document in
        var geometry = CellGeometry(columns: 5)
        let end = geometry.lineEnd(of: document.selection.caret, in: document)
        return document.place(of: end, columns: 5)
      }),
    Probe(
      "Test |Text", "the line on both sides of a wrap", "0…5 5…9",
      .answer { document in
        var geometry = CellGeometry(columns: 5)
        return [Affinity.upstream, .downstream].map { affinity in
          let caret = Caret(document.selection.focus, affinity)
          let start = geometry.lineStart(of: caret, in: document).position.offset
          return "\(start)…\(geometry.lineEnd(of: caret, in: document).position.offset)"
        }.joined(separator: " ")
      }),
    Probe(
      "ab   |", "the caret after spaces in a centred line", "inside the content",
      .elsewhere("nothing is centred; LineGeometryChecks hold carets inside the content")),
    Probe(
      "1|4", "backspace in a line set from the right", "the caret stays left of 4",
      .elsewhere("PangoText: only paragraphs from right to left are set from the right")),
    Probe(
      "0123456789012345678901|23456789", "the start of the line below", "line 2, cell 0",
      .answer { document in
        var geometry = CellGeometry(columns: 23)
        let end = geometry.lineEnd(of: document.selection.caret, in: document)
        return document.place(of: Caret(end.position, .downstream), columns: 23)
      }),
    Probe(
      "abc|אבג", "up and down at a change of direction", "right of c, right end of the Hebrew",
      .elsewhere("PangoText: directions are the layout's; affinity is carried to it")),
    Probe(
      "אבג דהו", "a wrapped run from right to left", "the caret is in its run",
      .elsewhere("PangoText: everyStopHasItsPlace, with Hebrew and Arabic at three widths")),
    Probe(
      "abc|אבג", "type where the direction changes", "the letter appears at the caret",
      .elsewhere("PangoText: what is typed leans upstream, which EditsTests hold")),
    Probe(
      "|中中中中中中中中", "a tap at the right end of a wrapped line", "18 upstream",
      .answer { document in
        var document = document
        document.tap(cell: 5.9, line: 1, columns: 6)
        return "\(document.selection.focus.offset) \(document.selection.affinity)"
      }),
    Probe(
      "|ab\ncd", "a tap far right of a line", "ab|\ncd",
      .edit { $0.tap(cell: 30, line: 1, columns: 40) }),
    Probe(
      "abcde|fgh", "the upper caret of a wrap", "line 1, cell 5",
      .answer { $0.place(of: Caret($0.selection.focus, .upstream), columns: 5) }),
    Probe(
      "a|\nb", "a caret beside a paragraph's gap", "as high as the font",
      .elsewhere("PangoText: everyStopHasItsPlace compares all heights")),
    Probe(
      "|", "the caret without text, and after a last line break", "line 1, cell 0; line 2, cell 0",
      .answer { document in
        let broken = TextDocument(before: "abc\n")
        return "\(document.place(columns: 5)); \(broken.place(columns: 5))"
      }),
    Probe(
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n10|", "Return at the end", "line 11, cell 0",
      .answer { document in
        var document = document
        document.insert("\n")
        return document.place(columns: 5)
      }),
    Probe(
      "a   |", "spaces move the caret by their advance", "1 2 3 4",
      .answer { document in
        var geometry = CellGeometry(columns: 9)
        return (1...4).map { offset in
          let caret = Caret(TextPosition(paragraph: 0, offset: offset))
          return "\(Int(geometry.caretRectangle(of: caret, in: document).x / 10))"
        }.joined(separator: " ")
      }),
    Probe(
      "|" + String(repeating: "a", count: 300_000), "a line without spaces", "7500 lines",
      .answer { document in
        var geometry = CellGeometry(columns: 40)
        return "\(Int(geometry.contentHeight(of: document) / 20)) lines"
      }),
    Probe(
      "|中中中", "a line wider than any picture", "only what is seen is drawn",
      .elsewhere("Drawing: text always wraps, and only visible lines are drawn")),
    Probe(
      "a|\u{2028}b", "a line separator", "2 paragraphs, line 2, cell 1",
      .answer {
        "\($0.paragraphCount) paragraphs, \($0.place(of: Caret($0.end), columns: 5))"
      }),
    Probe(
      "|a😀", "the caret of every byte", "cells 0 1 1 2 2 2",
      .answer { document in
        var geometry = CellGeometry(columns: 5)
        return "cells "
          + (0...5).map { offset in
            let caret = Caret(TextPosition(paragraph: 0, offset: offset))
            return "\(Int(geometry.caretRectangle(of: caret, in: document).x / 10))"
          }.joined(separator: " ")
      }),
  ]

  static let selections: [Probe] = [
    Probe(
      "你|好吗", "the word of a single sign", "好",
      .answer { document in
        document.word(at: document.selection.focus).map {
          document.text(from: $0.lowerBound, to: $0.upperBound)
        } ?? "none"
      }),
    Probe(
      "Test |Text", "extend by a word over a wrap and back", "Test |Text downstream",
      .answer { document in
        var document = document
        document.moveByWords(1, selecting: true)
        document.moveByWords(-1, selecting: true)
        return "\(document.drawing) \(document.selection.affinity)"
      }),
    Probe(
      "ab[cd]ef", "the end dragged before the start", "[|ab]cdef",
      .edit { $0.select(Selection(anchor: $0.selection.anchor, focus: .start)) }),
    Probe(
      "ab[cd]ef", "a knob grabbed and moved by a point", "unchanged",
      .elsewhere("SimulatorCore: HandleDrag keeps the grab's offset")),
    Probe(
      "ab[cd]ef", "handles that must not cross", "one character stays",
      .elsewhere("SimulatorCore: HandleCrossing.clamp")),
    Probe(
      "ab[cd]ef", "the end dragged onto the start", "handles stay at the text",
      .elsewhere("SimulatorCore: handles are placed anew from each selection")),
    Probe(
      "ab[cd]ef", "the end dragged across the start and back", "ab[cd|]ef",
      .edit {
        let selection = $0.selection
        $0.select(Selection(anchor: selection.anchor, focus: .start))
        $0.select(Selection(anchor: selection.anchor, focus: selection.focus))
      }),
    Probe(
      "ab[cd]ef", "a touch 28 points off the knob", "drags the handle",
      .elsewhere("SimulatorCore: the slop of SelectionHandles")),
    Probe(
      "[abcde|]fgh", "selected up to a wrap", "1 rectangle, to cell 5",
      .answer { document in
        var geometry = CellGeometry(columns: 5)
        let rectangles = geometry.selectionRectangles(
          from: document.selection.anchor, to: document.selection.focus, in: document)
        return "\(rectangles.count) rectangle, to cell \(Int((rectangles.last?.width ?? 0) / 10))"
      }),
    Probe(
      "first\nsecond\nthird|", "the text made shorter", "short|",
      .edit { document in
        let old = document.selection
        document = TextDocument(before: "short")
        document.select(old)
      }),
    Probe(
      "a|👨‍👩‍👧b👨‍👩‍👧c", "a selection set inside clusters", "a[👨‍👩‍👧b👨‍👩‍👧|]c",
      .edit {
        $0.select(
          Selection(
            anchor: TextPosition(paragraph: 0, offset: 3),
            focus: TextPosition(paragraph: 0, offset: 22)))
      }),
  ]
}
