import Testing
import TextCore

struct ParagraphDifferenceTests {
  private static let long = TextDocument(
    before: (0..<1500).map { "paragraph \($0)\n" }.joined())

  @Test func copiesDoNotDiffer() {
    var copy = Self.long
    copy.setCaret(.start)
    let difference = copy.changedParagraphs(since: Self.long)
    #expect(difference.old.isEmpty && difference.new.isEmpty)
  }

  @Test func typingChangesOneParagraph() {
    var document = Self.long
    document.setCaret(Caret(TextPosition(paragraph: 1234, offset: 3)))
    document.insert("x")
    #expect(
      document.changedParagraphs(since: Self.long)
        == ParagraphDifference(old: 1234..<1235, new: 1234..<1235))
  }

  @Test func strangersHaveNothingInCommon() {
    let stranger = TextDocument(before: Self.long.text)
    #expect(
      stranger.changedParagraphs(since: Self.long)
        == ParagraphDifference(old: 0..<1501, new: 0..<1501))
  }

  /// Whatever was edited: outside of the difference identities agree, and its edges do not.
  @Test(arguments: Effort.seeds(6)) func isTheShortestStretch(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var document = Self.long
    var old = document
    for step in 0..<15 {
      let comment: Comment = "seed \(seed), step \(step)"
      let start = TextPosition(
        paragraph: generator.below(document.paragraphCount), offset: generator.below(8))
      let end = TextPosition(
        paragraph: start.paragraph + generator.below(200), offset: generator.below(8))
      document.select(Selection(anchor: start, focus: end))
      switch generator.below(4) {
      case 0: document.deleteBackward()
      case 1: document.insert("one\ntwo\nthree")
      case 2: document.insert(String(repeating: "line\n", count: generator.below(300)))
      default: document.undo()
      }
      Self.check(document.changedParagraphs(since: old), from: old, to: document, comment)
      // Sometimes several edits lie between.
      if generator.below(3) > 0 { old = document }
    }
  }

  private static func check(
    _ difference: ParagraphDifference, from old: TextDocument, to new: TextDocument,
    _ comment: Comment
  ) {
    #expect(difference.old.lowerBound == difference.new.lowerBound, comment)
    let after = old.paragraphCount - difference.old.upperBound
    #expect(after == new.paragraphCount - difference.new.upperBound, comment)
    func isSame(_ first: Int, _ second: Int) -> Bool {
      old.paragraphIdentity(at: first) == new.paragraphIdentity(at: second)
    }
    let differences =
      (0..<difference.old.lowerBound).count { !isSame($0, $0) }
      + (0..<after).count {
        !isSame(old.paragraphCount - 1 - $0, new.paragraphCount - 1 - $0)
      }
    #expect(differences == 0, comment)
    if !difference.old.isEmpty, !difference.new.isEmpty {
      #expect(!isSame(difference.old.lowerBound, difference.new.lowerBound), comment)
      #expect(!isSame(difference.old.upperBound - 1, difference.new.upperBound - 1), comment)
    }
  }
}
