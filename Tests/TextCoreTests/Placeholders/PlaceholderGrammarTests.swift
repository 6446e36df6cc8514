import Testing
import TextCore

/// What is a placeholder, and what it shows.
struct PlaceholderGrammarTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let sources: [String]
    let shown: [String]
    let types: [String?]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ found: (source: String, shown: String, type: String?)...) {
      self.text = text
      sources = found.map(\.source)
      shown = found.map(\.shown)
      types = found.map(\.type)
    }
  }

  static let rows = [
    Row("<#name#>", ("<#name#>", "name", nil)),
    Row("<##>", ("<##>", "", nil)),
    Row("<# #>", ("<# #>", " ", nil)),
    Row("<#>"),
    Row("<#>#>", ("<#>#>", ">", nil)),
    Row("<#a"),
    Row("a#>"),
    Row("#><#"),
    Row("< #a#>"),
    Row("<#a#b#>", ("<#a#b#>", "a#b", nil)),
    Row("<#a#>b#>", ("<#a#>", "a", nil)),
    Row("<#a\nb#>"),
    Row("<#a\u{2028}b#>"),
    Row("<#<#in#>#>", ("<#in#>", "in", nil)),
    Row("<#a<#>"),
    Row("<#a<#b#>", ("<#b#>", "b", nil)),
    Row("<#a#><#b#>", ("<#a#>", "a", nil), ("<#b#>", "b", nil)),
    Row("x<#a#>y\nz<#b#>", ("<#a#>", "a", nil), ("<#b#>", "b", nil)),
    Row("<#标签👍🏽#>", ("<#标签👍🏽#>", "标签👍🏽", nil)),
    Row("<#אבג#>", ("<#אבג#>", "אבג", nil)),
    Row("<#C##lang#>", ("<#C##lang#>", "C##lang", nil)),
    Row("<#T##Int#>", ("<#T##Int#>", "Int", "Int")),
    Row("<#T##count##Int#>", ("<#T##count##Int#>", "count", "Int")),
    Row("<#T##f##() -> A##() -> B#>", ("<#T##f##() -> A##() -> B#>", "f", "() -> A")),
    Row("<#T####Int#>", ("<#T####Int#>", "", "Int")),
    Row("<#T##a#b##c#>", ("<#T##a#b##c#>", "a#b", "c")),
    Row("<#T###>", ("<#T###>", "", nil)),
    Row("<#T#>", ("<#T#>", "T", nil)),
    Row("<#a#>\u{301}"),
    Row("<#a#>\u{301}#>", ("<#a#>\u{301}#>", "a#>\u{301}", nil)),
    Row("\u{600}<#a#>"),
    Row("<#\u{301}a#>", ("<#\u{301}a#>", "\u{301}a", nil)),
  ]

  @Test(arguments: rows) func isKnown(_ row: Row) {
    let document = TextDocument(before: row.text)
    let found = (0..<document.paragraphCount).flatMap { index in
      document.placeholders(inParagraph: index).map { (index, $0) }
    }
    let sources = found.map { index, placeholder in
      document.text(
        from: TextPosition(paragraph: index, offset: placeholder.range.lowerBound),
        to: TextPosition(paragraph: index, offset: placeholder.range.upperBound))
    }
    #expect(sources.map { Array($0.utf8) } == row.sources.map { Array($0.utf8) })
    #expect(found.map { Array($0.1.shown.utf8) } == row.shown.map { Array($0.utf8) })
    #expect(found.map(\.1.type) == row.types)
    expectSameBytes(document.text, row.text)
  }

  @Test(arguments: Effort.seeds(60)) func isFollowedThroughEdits(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["<", "#", ">", "<#", "#>", "<#a#>", "b", "\u{301}", "\u{600}", "👍🏽", ""]
    func text(_ count: Int) -> String {
      (0..<generator.below(count)).map { _ in pieces[generator.below(pieces.count)] }.joined()
    }
    var bytes = text(20)
    var paragraph = Paragraph(text: bytes, lineBreak: "")
    for step in 0..<60 {
      let boundaries =
        bytes.unicodeScalars.indices.map { bytes.utf8.distance(from: bytes.startIndex, to: $0) }
        + [bytes.utf8.count]
      let start = generator.below(boundaries.count)
      let end = min(start + generator.below(4), boundaries.count - 1)
      let new = text(4)
      paragraph.replace(boundaries[start]..<boundaries[end], with: new)
      bytes = PlainModel.replacing(boundaries[start]..<boundaries[end], in: bytes, with: new)
      let comment: Comment = "seed \(seed), step \(step), \(bytes.debugDescription)"
      expectSameBytes(paragraph.text, bytes)
      #expect(paragraph.placeholders.map(\.range) == PlainModel.placeholders(in: bytes), comment)
      let anew = Paragraph(text: bytes, lineBreak: "").placeholders
      #expect(paragraph.placeholders == anew, comment)
      #expect(paragraph.placeholderCount == anew.count, comment)
      let lower = generator.below(bytes.utf8.count + 1)
      let range = lower..<lower + generator.below(bytes.utf8.count - lower + 1)
      #expect(
        paragraph.placeholders(overlapping: range) == anew.filter { $0.range.overlaps(range) },
        comment)
    }
  }
}
