import Testing
import TextCore

/// Scripts of random edits and moves, held to a plain string.
struct RandomEditsTests {
  @Test(arguments: Effort.seeds(60)) func keepsTheTextAndTheStops(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var document = TextDocument(
      before: RandomText.text(upTo: 12, using: &generator),
      selected: RandomText.text(upTo: 2, using: &generator),
      after: RandomText.text(upTo: 12, using: &generator))
    let original = document.text
    var selection = document.selection
    for step in 0..<40 {
      if !document.canUndo { selection = document.selection }
      let comment: Comment = "seed \(seed), step \(step), \(document.drawing.debugDescription)"
      Self.step(&document, &generator, comment)
      Self.checkSoundness(of: document, comment)
    }
    while document.canUndo { #expect(document.undo() == true) }
    expectSameBytes(document.text, original)
    #expect(document.selection == selection)
    #expect(document.paragraphCount == TextDocument(before: original).paragraphCount)
  }

  /// One random action, compared with what it does to a string.
  private static func step(
    _ document: inout TextDocument, _ generator: inout SeededGenerator, _ comment: Comment
  ) {
    let text = document.text
    let stops = PlainModel.stops(in: text)
    let anchor = document.utf8Offset(of: document.selection.anchor)
    let focus = document.utf8Offset(of: document.selection.focus)
    let selected = min(anchor, focus)..<max(anchor, focus)
    switch generator.below(12) {
    case 0, 1, 2:
      let new = RandomText.text(upTo: 3, using: &generator)
      document.insert(new)
      check(document, is: text, selected, with: new, comment)
    case 3 where !selected.isEmpty, 4 where !selected.isEmpty:
      document.deleteBackward()
      check(document, is: text, selected, with: "", comment)
    case 3:
      let deleted = document.deleteBackward()
      #expect(deleted == (focus > 0), comment)
      let removed = text.utf8.count - document.utf8Count
      check(document, is: text, focus - removed..<focus, with: "", comment)
      let cluster = focus - (stops.last { $0 < focus } ?? 0)
      #expect(deleted ? (1...max(cluster, 1)).contains(removed) : removed == 0, comment)
    case 4:
      #expect(document.deleteForward() == (focus < text.utf8.count), comment)
      check(document, is: text, focus..<(stops.first { $0 > focus } ?? focus), with: "", comment)
    case 5:
      document.deleteWordBackward()
    case 6:
      let isUndone = document.undo()
      if isUndone {
        #expect(document.redo() == true, comment)
        expectSameBytes(document.text, text)
      }
    case 7:
      let next = document.selectNextPlaceholder()
      #expect(next == !PlainModel.placeholders(in: text).isEmpty, comment)
      if next { #expect(document.selectedPlaceholder != nil, comment) }
    case 8:
      let found = document.placeholder(at: document.selection.lower)
      #expect(document.expandPlaceholder() == (found != nil), comment)
      guard let found else { break }
      let start = document.utf8Offset(
        of: TextPosition(paragraph: document.selection.lower.paragraph, offset: 0))
      let range = start + found.range.lowerBound..<start + found.range.upperBound
      let expected = PlainModel.replacing(range, in: text, with: found.shown)
      #expect(Array(document.text.utf8) == Array(expected.utf8), comment)
    case 9:
      document.setMarked(
        RandomText.text(upTo: 3, using: &generator), from: generator.below(5) - 1,
        length: generator.below(4) - 1)
      if generator.below(2) == 0 { document.setMarked("字", from: 1, length: 0) }
      checkSoundness(of: document, comment)
      document.commitMarked()
    default:
      let count = generator.below(9) - 4
      let extends = generator.below(2) == 0
      document.moveByStops(count, selecting: extends)
      guard extends || selected.isEmpty, let place = stops.firstIndex(of: focus) else { break }
      let target = stops[min(max(place + count, 0), stops.count - 1)]
      #expect(document.utf8Offset(of: document.selection.focus) == target, comment)
    }
  }

  private static func check(
    _ document: TextDocument, is text: String, _ range: Range<Int>, with new: String,
    _ comment: Comment
  ) {
    let expected = PlainModel.replacing(range, in: text, with: new)
    #expect(Array(document.text.utf8) == Array(expected.utf8), comment)
    guard !new.isEmpty || !range.isEmpty else { return }
    let caret = PlainModel.stops(in: expected).first { $0 >= range.lowerBound + new.utf8.count }
    #expect(document.utf8Offset(of: document.selection.focus) == caret, comment)
    #expect(document.selection.isCollapsed, comment)
  }

  /// The bytes before a place, which need not be a stop.
  private static func bytes(to place: TextPosition, in document: TextDocument) -> Int {
    document.utf8Offset(of: TextPosition(paragraph: place.paragraph, offset: 0)) + place.offset
  }

  private static func checkSoundness(of document: TextDocument, _ comment: Comment) {
    let text = document.text
    let composing = document.markedRange.map { marked in
      bytes(to: marked.lowerBound, in: document)..<bytes(to: marked.upperBound, in: document)
    }
    let stops = PlainModel.stops(in: text, composing: composing)
    for end in [document.selection.anchor, document.selection.focus] {
      #expect(document.snapped(end) == end, comment)
      #expect(stops.contains(document.utf8Offset(of: end)), comment)
    }
    let (before, selected, after) = document.surroundings
    #expect(Array((before + selected + after).utf8) == Array(text.utf8), comment)
    // Walking all stops meets exactly the plain ones, both ways, and counting agrees.
    var place = TextPosition.start
    var met = [0]
    while let next = document.position(after: place) {
      #expect(document.position(before: next) == place, comment)
      place = next
      met.append(document.utf8Offset(of: place))
    }
    #expect(met == stops, comment)
    #expect(document.stops(from: .start, to: document.end) == stops.count - 1, comment)
    #expect(document.stops(from: document.end, to: .start, limit: 3) == -min(3, stops.count - 1))
  }
}
