import Testing
import TextCore

/// Where a caret can stand: between the pieces of each row and nowhere else.
struct StopsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let pieces: [String]
    var testDescription: String { name }
    init(_ name: String, _ pieces: String...) {
      self.name = name
      self.pieces = pieces
    }
  }

  static let rows = [
    Row("letters", "a", "b", "c"),
    Row("combining accent", "x", "e\u{301}", "y"),
    Row("emoji", "a", "😀", "b"),
    Row("family", "👨‍👩‍👧", "👨‍👩‍👧‍👦", "👏🏽"),
    Row("couple with tones", "🧑🏽‍🤝‍🧑🏻", "🫱🏻‍🫲🏿", "👩‍❤️‍💋‍👨"),
    Row("skin tone", "👍🏽", "👍"),
    Row("flags", "🇨🇳", "🇯🇵", "🇩🇪"),
    Row("odd flags", "🇨🇳", "🇯"),
    Row("tag flag", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "a"),
    Row("keycaps", "1️⃣", "#️⃣", "*️⃣", "1"),
    Row("presentation selectors", "☺︎", "㊙️", "a"),
    Row("line feed", "a", "\n", "b"),
    Row("CRLF", "a", "\r\n", "\r\n", "b"),
    Row("carriage return and line feed the wrong way round", "a", "\n", "\r", "b"),
    Row("carriage returns before CRLF", "a", "\r", "\r\n", "b"),
    Row("separators", "a", "\u{2028}", "b", "\u{2029}", "c"),
    Row("vertical tab, form feed, next line", "a", "\u{0B}", "\u{0C}", "\u{85}", "b"),
    Row("NUL and other controls", "a", "\u{0}", "\u{1}", "\u{7F}", "b"),
    Row("mark after a break", "a", "\n", "\u{301}", "b"),
    Row("Devanagari", "क्षि", "त्र"),
    Row("Bengali", "ক্ষ"),
    Row("Malayalam", "ക്ഷ"),
    Row("Kannada", "ಕ್", "ಷ"),
    Row("Sinhala conjunct", "ස්\u{200D}ර", "ක"),
    Row("Sinhala conjuncts in a row", "ක්\u{200D}ෂ්\u{200D}ර"),
    Row("Sinhala al-lakuna without joiner", "ස්", "ර"),
    Row("Myanmar", "မြ", "န်", "မ", "ာ"),
    Row("Myanmar stack", "န္တ", "မ"),
    Row("Myanmar kinzi", "င်္က"),
    Row("Myanmar stacking sign before another script", "န္", "a"),
    Row("Thai", "น้ำ", "ที่", "เ", "ก"),
    Row("Lao", "ກຳ"),
    Row("Tamil", "நி"),
    Row("jamo", "각", "각", "ᄒᆞᆫ"),
    Row("Arabic", "ب\u{64E}", "ل", "ا"),
    Row("prepended sign", "\u{600}1", "2"),
    Row("ideographic variation", "葛\u{E0100}", "𠮷"),
    Row("invisible", "a", "\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}", "b"),
    Row("dangling joiner", "👨\u{200D}", "a"),
    Row("direction overrides", "\u{202E}", "a", "\u{2069}"),
  ]

  @Test(arguments: rows) func areBetweenThePieces(_ row: Row) {
    let text = row.pieces.joined()
    let document = TextDocument(before: text)
    var place = TextPosition.start
    var pieces: [String] = []
    while let next = document.position(after: place) {
      pieces.append(document.text(from: place, to: next))
      #expect(document.position(before: next) == place)
      place = next
    }
    #expect(pieces.map { Array($0.utf8) } == row.pieces.map { Array($0.utf8) })
    #expect(place == document.end)
    #expect(document.stops(from: .start, to: document.end) == row.pieces.count)
    #expect(PlainModel.stops(in: text).count == row.pieces.count + 1)
  }

  @Test func snapToEitherSideOfACluster() {
    let document = TextDocument(before: "a👨‍👩‍👧b")
    let length = "👨‍👩‍👧".utf8.count
    for offset in 2..<1 + length {
      let place = TextPosition(paragraph: 0, offset: offset)
      #expect(document.snapped(place, .backward).offset == 1)
      #expect(document.snapped(place, .forward).offset == 1 + length)
      #expect(document.snapped(place).offset == (2 * (offset - 1) < length ? 1 : 1 + length))
    }
  }

  @Test func anyPositionIsAnswered() {
    let document = TextDocument(before: "ab\ncd")
    for paragraph in [Int.min, -1, 0, 1, 2, .max] {
      for offset in [Int.min, -1, 0, 1, 2, 3, .max] {
        let place = TextPosition(paragraph: paragraph, offset: offset)
        let snapped = document.snapped(place)
        #expect(document.snapped(snapped) == snapped)
        #expect(document.position(from: place, offsetByStops: .max).position == document.end)
        #expect(document.position(from: place, offsetByStops: .min).position == .start)
        #expect(abs(document.stops(from: place, to: document.end)) <= 5)
        #expect((0...5).contains(document.utf8Offset(of: place)))
      }
    }
  }

  @Test func countsAreSignedAndLimited() {
    let document = TextDocument(before: "ab\r\nc👍🏽d")
    #expect(document.stops(from: .start, to: document.end) == 6)
    #expect(document.stops(from: document.end, to: .start) == -6)
    for limit in 0...7 {
      #expect(document.stops(from: .start, to: document.end, limit: limit) == min(limit, 6))
      #expect(document.stops(from: document.end, to: .start, limit: limit) == -min(limit, 6))
    }
    let (place, moved) = document.position(from: .start, offsetByStops: 4)
    #expect(moved == 4)
    #expect(place == TextPosition(paragraph: 1, offset: 1))
    #expect(document.position(from: place, offsetByStops: -9).stops == -4)
  }

  @Test func aHundredThousandMarksAreOneStop() {
    let document = TextDocument(before: "a" + String(repeating: "\u{301}", count: 100_000) + "b")
    #expect(document.stops(from: .start, to: document.end) == 2)
    #expect(document.position(after: .start)?.offset == 200_001)
  }
}
