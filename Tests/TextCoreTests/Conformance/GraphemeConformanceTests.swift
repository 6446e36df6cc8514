import Testing
import TextCore

/// Caret stops against Unicode's own examples.
@Suite(.enabled(if: UnicodeData.isInstalled, UnicodeData.advice))
struct GraphemeConformanceTests {
  /// Swift's tables are those of Unicode 17, in which the scissors ✁ are no pictograph to be joined any more.
  static let deviations = ["÷ 2701 × 200D × 2701 ÷"]

  @Test func stopsAreGraphemeClusters() {
    let rows = UnicodeData.breakRows(of: "auxiliary/GraphemeBreakTest.txt")
    #expect(rows.count == 602)
    var deviating: [String] = []
    for row in rows where stops(in: row.text) != row.boundaries { deviating.append(row.notation) }
    #expect(deviating == Self.deviations)
  }

  @Test func everyEmojiIsOneStop() {
    let emoji = UnicodeData.sequences(of: "emoji/emoji-test.txt")
    #expect(emoji.count == 4_733)
    for sequence in emoji {
      #expect(stops(in: sequence) == [0, sequence.utf8.count], "\(sequence)")
      // One backspace takes it.
      var document = TextDocument(before: "\n" + sequence, after: "b")
      document.deleteBackward()
      #expect(document.drawing == "\n|b", "\(sequence)")
    }
  }

  private func stops(in text: String) -> [Int] {
    let document = TextDocument(before: text)
    var place = TextPosition.start
    var stops = [0]
    while let next = document.position(after: place) {
      #expect(document.position(before: next) == place)
      place = next
      stops.append(document.utf8Offset(of: place))
    }
    return stops
  }
}
