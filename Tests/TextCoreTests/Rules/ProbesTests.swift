import Testing
import TextCore

/// What other editors were reported to get wrong.
struct ProbesTests {
  static let probes: [Probe] = steps + deletions + marks + lines + selections + placeholders

  @Test func areAllThere() { #expect(Self.probes.count == 66) }

  @Test(arguments: probes) func comeOutRight(_ probe: Probe) { probe.check() }

  static let steps: [Probe] = [
    Probe("|foo 👍🏽 bar", "two words right", "foo 👍🏽| bar", .edit { $0.moveByWords(2) }),
    Probe(
      "|😀👨‍👩‍👧😀", "three steps, in UTF-16", "2 10 12",
      .answer { document in
        var document = document
        var proxy = DocumentProxy()
        return (1...3).map { _ in
          proxy.adjustTextPosition(byCharacterOffset: 1, in: &document)
          return String(proxy.utf16Offset(in: document))
        }.joined(separator: " ")
      }),
    Probe(
      "a|b", "a drag far down on the keyboard", "no step",
      .elsewhere("CursorTechniques: which way a pan has to lead is the start rule's")),
    Probe(
      "One. Two.\nThree|", "the context on a phone", "Three",
      .answer { DocumentProxy(mode: .ios).documentContextBeforeInput(in: $0) ?? "nil" }),
    Probe(
      "a|b", "one character forward", "ab|",
      .edit { document in
        var proxy = DocumentProxy()
        proxy.adjustTextPosition(byCharacterOffset: 1, in: &document)
      }),
    Probe(
      "a\nb|", "three deletions in one turn on a phone", "|",
      .edit { document in
        var proxy = DocumentProxy(mode: .ios)
        for _ in 0..<3 { proxy.deleteBackward(in: &document) }
        proxy.tick(in: &document)
      }),
    Probe(
      "😊😊|😊😊", "a step back and forth, then t", "😊😊t|😊😊",
      .edit {
        $0.moveByStops(-1)
        $0.moveByStops(1)
        $0.insert("t")
      }),
    Probe("😵‍💫|", "a step back", "|😵‍💫", .edit { $0.moveByStops(-1) }),
    Probe(
      "a|b", "a swipe on a page of emoji", "it moves there too",
      .elsewhere("SimulatorCore: the pan belongs to the keyboard's region, whatever its page")),
    Probe(
      "it| anyways", "keys rubbed by 12 points while typing", "no move",
      .elsewhere("CursorTechniques: dead zones are the technique's")),
    Probe(
      "abc אבג\n|d", "back to the start", "8 steps",
      .answer { document in
        var document = document
        return "\(-document.moveByStops(.min)) steps"
      }),
    Probe(
      "a\n\n|bcd", "forth and back", "a\n\n|bcd",
      .edit {
        $0.moveByStops(1)
        $0.moveByStops(-1)
      }),
    Probe(
      "🅾️🤰🏾🫕|", "three steps back", "|🅾️🤰🏾🫕",
      .edit { for _ in 0..<3 { $0.moveByStops(-1) } }),
    Probe("|👨‍👩‍👧", "to the line's end", "👨‍👩‍👧|", .edit { $0.moveToParagraphEnd() }),
    Probe(
      "中|a", "the caret's place in bytes", "3",
      .answer { String($0.utf8Offset(of: $0.selection.focus)) }),
  ]

  static let deletions: [Probe] = [
    Probe("🤷🏻‍♂️|", "one backspace", "|", .edit { $0.deleteBackward() }),
    Probe("a👍🏻|", "one backspace", "a|", .edit { $0.deleteBackward() }),
    Probe(
      "a|😀b", "a caret forced into the pair, then backspace", "a|b",
      .edit {
        $0.setCaret(Caret(TextPosition(paragraph: 0, offset: 3)))
        $0.deleteBackward()
      }),
    Probe(
      "ស្រុក|", "backspaces", "ស្រុ ស្រ ស្ ស",
      .answer { document in
        var document = document
        var left: [String] = []
        while document.deleteBackward(), !document.isEmpty { left.append(document.text) }
        return left.joined(separator: " ")
      }),
    Probe(
      "ᬓ᭄ᬱᬶ|", "presses until nothing is left", "between the clusters and the signs",
      .answer { document in
        var document = document
        let text = document.text
        var presses = 0
        while document.deleteBackward() { presses += 1 }
        let bounds = text.count...text.unicodeScalars.count
        return bounds.contains(presses) ? "between the clusters and the signs" : "\(presses)"
      }),
    Probe(
      "🤞|", "backspace, undo", "🤞|",
      .edit {
        $0.deleteBackward()
        $0.undo()
      }),
    Probe(
      "this [is ]some text", "delete, undo", "this [is |]some text",
      .edit {
        $0.deleteBackward()
        $0.undo()
      }),
  ]

  static let marks: [Probe] = [
    Probe(
      "|", "mark nihao, caret to 2, x typed there by the input method", "nix|hao",
      .edit {
        $0.setMarked("nihao", from: 5, length: 0)
        $0.setCaret(Caret(TextPosition(paragraph: 0, offset: 2)))
        $0.setMarked("nixhao", from: 3, length: 0)
      }),
    Probe(
      "|", "mark ni with a selection behind it", "ni|",
      .edit { $0.setMarked("ni", from: 5, length: 0) }),
    Probe(
      "|", "compose ㅇ to 어, undo once", "어| |",
      .answer { document in
        var document = document
        document.setMarked("ㅇ", from: 1, length: 0)
        document.setMarked("어", from: 1, length: 0)
        document.commitMarked()
        let composed = document.drawing
        document.undo()
        return "\(composed) \(document.drawing)"
      }),
  ]

  static let placeholders: [Probe] = [
    Probe(
      "x <#Amount#> y|", "three words back", "|x <#Amount#> y", .edit { $0.moveByWords(-3) }),
    Probe(
      "|<#a#><#b#>", "stops", "0 5 10",
      .answer { document in
        var places = [0]
        var place = TextPosition.start
        while let next = document.position(after: place) {
          place = next
          places.append(place.offset)
        }
        return places.map(String.init).joined(separator: " ")
      }),
    Probe(
      "|<#a#>", "down, twice", "<#a#>|",
      .edit { document in
        var geometry = CellGeometry(columns: 5)
        for _ in 0..<2 {
          document.setCaret(
            geometry.caret(1, linesFrom: document.selection.caret, goalX: 0, in: document))
        }
      }),
    Probe(
      "|x<#a#>", "drag across", "[x<#a#>|]",
      .edit { document in
        document.tap(cell: 1.6, line: 1, columns: 5)
        document.select(Selection(anchor: .start, focus: document.selection.focus))
      }),
    Probe("|<#d#> t", "to the end", "<#d#> t|", .edit { $0.moveToParagraphEnd() }),
    Probe(
      "a|b", "Tab", "types a tab",
      .answer { $0.tabWalksPlaceholders ? "walks" : "types a tab" }),
    Probe(
      "f(<#T##x##Int#>)|", "placeholders", "x: Int",
      .answer { document in
        document.placeholders(inParagraph: 0).map { "\($0.shown): \($0.type ?? "")" }.joined()
      }),
    Probe("<#a#> |", "backspace", "<#a#>|", .edit { $0.deleteBackward() }),
  ]
}
