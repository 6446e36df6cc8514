import Testing
import TextCore

/// Sums over paragraphs, held to adding up anew.
struct ParagraphSumsTests {
  @Test(arguments: Effort.seeds(20)) func areWhatAddingUpGives(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var sums = ParagraphSums()
    var document = TextDocument(
      before: (0..<generator.below(2_000)).map { "\($0)\n" }.joined())
    var kept: [TextDocument] = []
    for step in 0..<40 {
      Self.check(&sums, document, &generator, "seed \(seed), step \(step)")
      if generator.below(4) == 0 { kept.append(document) }
      let other = TextPosition(paragraph: generator.below(document.paragraphCount), offset: 1)
      switch generator.below(6) {
      case 0: document.insert(String(repeating: "line\n", count: generator.below(100)))
      case 1: document.undo()
      case 2 where !kept.isEmpty: document = kept[generator.below(kept.count)]
      case 3:
        document.select(Selection(anchor: document.selection.anchor, focus: other))
        document.deleteBackward()
      case 4: document.insert("x")
      default: document.setCaret(Caret(other))
      }
    }
  }

  private static func check(
    _ sums: inout ParagraphSums, _ document: TextDocument, _ generator: inout SeededGenerator,
    _ comment: Comment
  ) {
    let measures = (0..<document.paragraphCount).map { document.paragraph(at: $0).utf8Count % 7 }
    let measure = { (index: Int) -> Int in measures[index] }
    let whole = measures.reduce(0, +)
    let total = sums.total(of: document, by: measure)
    #expect(total == whole, comment)
    let index = generator.below(measures.count + 1)
    let before = sums.sum(before: index, of: document, by: measure)
    #expect(before == measures[..<index].reduce(0, +), comment)
    let value = generator.below(whole + 3)
    let (found, rest) = sums.paragraph(reaching: value, of: document, by: measure)
    #expect(measures[..<found].reduce(0, +) + rest == value, comment)
    #expect(rest < measures[found] || found == measures.count - 1, comment)
  }

  @Test func anEditMeasuresOnlyItsNeighbours() {
    var document = TextDocument(before: String(repeating: "line\n", count: 100_000))
    var sums = ParagraphSums()
    var asked = 0
    let measure: (Int) -> Int = { _ in
      asked += 1
      return 1
    }
    let lines = sums.total(of: document, by: measure)
    #expect(lines == 100_001)
    #expect(asked == 100_001)
    document.setCaret(Caret(TextPosition(paragraph: 50_000, offset: 2)))
    asked = 0
    for text in ["x", "\n", "y\nz\n"] {
      document.insert(text)
      let count = sums.total(of: document, by: measure)
      let before = sums.sum(before: 60_000, of: document, by: measure)
      let found = sums.paragraph(reaching: 40_000, of: document, by: measure)
      #expect(count == document.paragraphCount)
      #expect(before == 60_000)
      #expect(found.index == 40_000)
    }
    #expect(asked <= 3 * 4 * 32)
  }

  @Test func forgetsWhatItIsTold() {
    let document = TextDocument(before: String(repeating: "line\n", count: 5_000))
    var sums = ParagraphSums()
    let long = { (index: Int) -> Int in index == 3_000 ? 5 : 1 }
    var totals = [sums.total(of: document) { _ in 1 }, sums.total(of: document, by: long)]
    sums.forget(paragraph: 3_000, of: document)
    totals.append(sums.total(of: document, by: long))
    #expect(totals == [5_001, 5_001, 5_005])
    let before = sums.sum(before: 3_001, of: document, by: long)
    #expect(before == 3_005)
  }
}
