import Testing
import TextCore

/// `EdgeStrings`, put through everything that can be done to a text.
struct EdgeStringsTests {
  @Test(arguments: EdgeStrings.all) func stopsAreSound(_ text: String) {
    let document = TextDocument(before: text)
    expectSameBytes(document.text, text)
    var place = TextPosition.start
    var stops = [0]
    while let next = document.position(after: place) {
      #expect(document.position(before: next) == place)
      #expect(document.position(atUTF8Offset: document.utf8Offset(of: next)) == next)
      place = next
      stops.append(document.utf8Offset(of: place))
    }
    #expect(stops == PlainModel.stops(in: text))
    for offset in 0...text.utf8.count {
      // A byte inside a line break has no place of its own.
      let anywhere = document.position(atUTF8Offset: offset)
      for direction in [SnapDirection.backward, .forward, .nearest] {
        let stop = document.snapped(anywhere, direction)
        #expect(stops.contains(document.utf8Offset(of: stop)))
      }
    }
  }

  @Test(arguments: EdgeStrings.all) func deletingTakesItAllAndUndoGivesItBack(_ text: String) {
    var document = TextDocument(before: text)
    let stops = PlainModel.stops(in: text).count - 1
    var presses = 0
    while document.deleteBackward() { presses += 1 }
    #expect(document.isEmpty)
    #expect(presses >= stops)
    #expect(presses <= max(text.unicodeScalars.count, stops))
    while document.undo() {}
    expectSameBytes(document.text, text)
    document.moveToDocumentStart()
    for _ in 0..<stops { #expect(document.deleteForward() == true) }
    #expect(document.isEmpty)
    while document.undo() {}
    while document.redo() {}
    #expect(document.isEmpty)
  }

  @Test(arguments: EdgeStrings.all) func everythingElseComesToAnEnd(_ text: String) {
    var document = TextDocument(after: text)
    var words = 0
    while document.moveByWords(1) != 0, document.selection.focus < document.end { words += 1 }
    document.moveByWords(.min)
    #expect(document.selection.focus == .start)
    #expect(words <= text.unicodeScalars.count)
    document.moveToDocumentEnd()
    while document.deleteWordBackward() {}
    #expect(document.isEmpty)
    document.setMarked(text, from: 0, length: .max)
    document.insert(text)
    expectSameBytes(document.text, text)
    for mode in DocumentProxy.Mode.allCases {
      var proxy = DocumentProxy(mode: mode)
      document.moveToDocumentStart()
      for _ in 0...text.utf16.count {
        proxy.adjustTextPosition(byCharacterOffset: 1, in: &document)
        proxy.tick(in: &document)
      }
      #expect(document.selection.focus == document.end)
      #expect(proxy.isInsideCluster(in: document) == false)
    }
  }

  @Test(arguments: EdgeStrings.all, [1, 3, 20]) func caretsAreDrawn(_ text: String, _ columns: Int)
  {
    var checks = LineGeometryChecks(CellGeometry(columns: columns), TextDocument(before: text))
    checks.checkAll()
    checks.checkSelections()
  }

  @Test func largeOnesAreNoSlower() {
    var geometry = CellGeometry(columns: 35)
    let flags = TextDocument(before: String(repeating: "🇨", count: 100_001))
    #expect(flags.stops(from: .start, to: flags.end) == 50_001)
    #expect(geometry.contentHeight(of: flags) == 1_429 * 20)
    var marks = TextDocument(before: "a" + String(repeating: "\u{301}", count: 100_000))
    #expect(marks.stops(from: .start, to: marks.end) == 1)
    marks.deleteBackward()
    #expect(marks.isEmpty)
    var lines = TextDocument(before: String(repeating: "line\n", count: 20_000))
    #expect(geometry.contentHeight(of: lines) == 20_001 * 20)
    lines.deleteBackward()
    #expect(geometry.contentHeight(of: lines) == 20_000 * 20)
    var pasted = TextDocument(before: "ab")
    pasted.setCaret(Caret(TextPosition(paragraph: 0, offset: 1)))
    pasted.insert(String(repeating: "some <#text#>\n", count: 10_000))
    #expect(pasted.paragraphCount == 10_001)
    pasted.undo()
    #expect(pasted.drawing == "a|b")
  }
}
