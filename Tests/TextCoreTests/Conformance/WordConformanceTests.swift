import Testing
import TextCore

/// Words against Unicode's own examples: each word is a segment of the row, and each segment with a letter or digit a word.
@Suite(.enabled(if: UnicodeData.isInstalled, UnicodeData.advice))
struct WordConformanceTests {
  /// Rows that come out otherwise, and why.
  static let deviations: [(reason: String, rows: [String])] = [
    (
      "an apostrophe after a Hebrew letter, and a quotation mark between two, are punctuation here",
      ["÷ 05D0 × 0027 ÷", "÷ 05D0 × 0308 × 0027 ÷", "÷ 05D0 × 0027 ÷", "÷ 05D0 × 0022 × 05D0 ÷"]
    ),
    (
      "a joiner with nothing to join does not hold on to the pictograph after it",
      [
        "÷ 200D × 231A ÷", "÷ 0061 × 200D × 1F6D1 ÷", "÷ 0061 × 200D × 2701 ÷",
        "÷ 200D × 1F6D1 × 1F3FF ÷", "÷ 200D × 1F6D1 ÷", "÷ 200D × 1F6D1 ÷",
      ]
    ),
    (
      "two halves of a flag with a mark or a joiner between them are no flag",
      ["÷ 1F1E6 × 0308 × 1F1E6 ÷", "÷ 0061 ÷ 1F1E6 × 200D × 1F1E7 ÷ 1F1E8 ÷ 0062 ÷"]
    ),
  ]

  @Test func wordsAreSegments() {
    let rows = UnicodeData.breakRows(of: "auxiliary/WordBreakTest.txt")
    #expect(rows.count == 1_823)
    var deviating: [String] = []
    for row in rows {
      let document = TextDocument(before: row.text)
      let words = Self.words(of: document)
      let segments = zip(row.boundaries, row.boundaries.dropFirst()).map { $0..<$1 }
      let isSound = words.allSatisfy(segments.contains)
      let isComplete = segments.allSatisfy {
        words.contains($0) || !Self.hasLetters(document, $0)
      }
      if !isSound || !isComplete { deviating.append(row.notation) }
    }
    #expect(deviating.sorted() == Self.deviations.flatMap(\.rows).sorted())
  }

  /// All words, in bytes; the same forward and backward.
  private static func words(of document: TextDocument) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = TextPosition.start
    while let end = document.wordEnd(after: place) {
      place = end
      guard let start = document.wordStart(before: end), let word = document.word(at: start),
        word == start..<end
      else { continue }
      words.append(
        document.utf8Offset(of: word.lowerBound)..<document.utf8Offset(of: word.upperBound))
    }
    var starts: [Int] = []
    place = document.end
    while let start = document.wordStart(before: place) {
      place = start
      starts.append(document.utf8Offset(of: start))
    }
    let isStart = Set(words.map(\.lowerBound))
    #expect(starts.reversed().filter { $0 > 0 || isStart.contains(0) } == words.map(\.lowerBound))
    return words
  }

  private static func hasLetters(_ document: TextDocument, _ range: Range<Int>) -> Bool {
    let text = document.text(
      from: document.position(atUTF8Offset: range.lowerBound),
      to: document.position(atUTF8Offset: range.upperBound))
    return text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.generalCategory == .decimalNumber
    }
  }
}
