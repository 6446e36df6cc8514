import Testing
import TextCore

/// Words by the small rule, and moves by them.
struct WordsTests {
  /// The text and the words that moving forward meets, and moving backward too.
  static let rows: [(String, [String])] = [
    ("two words", ["two", "words"]),
    ("  two,  words. ", ["two", "words"]),
    ("don't stop", ["don't", "stop"]),
    ("don’t 'quote' rock'n'roll", ["don’t", "quote", "rock'n'roll"]),
    ("snake_case2 _x_", ["snake_case2", "_x_"]),
    ("3.14 1,000.5 a1", ["3.14", "1,000.5", "a1"]),
    ("end.", ["end"]),
    ("a.b c..d", ["a.b", "c", "d"]),
    ("a-b/c", ["a", "b", "c"]),
    ("e\u{301}te\u{301} naïve", ["e\u{301}te\u{301}", "naïve"]),
    ("中文字", ["中", "文", "字"]),
    ("ひらカタカナ漢字ー", ["ひ", "ら", "カタカナ", "漢", "字", "ー"]),
    ("한국어 말", ["한국어", "말"]),
    ("foo 👍🏽 bar", ["foo", "👍🏽", "bar"]),
    ("a👨‍👩‍👧🇨🇳1️⃣b", ["a", "👨‍👩‍👧", "🇨🇳", "1️⃣", "b"]),
    ("привет, мир", ["привет", "мир"]),
    ("مرحبا بك", ["مرحبا", "بك"]),
    ("ภาษา", ["ภ", "า", "ษ", "า"]),
    ("pa\u{AD}ra\u{AD}graph", ["pa\u{AD}ra\u{AD}graph"]),
    ("a\u{200B}b", ["a", "b"]),
    ("a\u{AD} b\u{2060}\u{301}.c", ["a\u{AD}", "b\u{2060}\u{301}.c"]),
    ("\u{202E}a\u{202C}", ["a\u{202C}"]),
    ("क्षि त्र", ["क्षि", "त्र"]),
    ("one\r\n\r\n  two\nthree", ["one", "two", "three"]),
    ("!?", []),
    ("", []),
  ]

  @Test(arguments: rows) func areMet(_ text: String, _ words: [String]) {
    let document = TextDocument(before: text)
    var place = TextPosition.start
    var ends: [TextPosition] = []
    while let end = document.wordEnd(after: place) {
      ends.append(end)
      #expect(document.snapped(end) == end)
      place = end
    }
    var starts: [TextPosition] = []
    place = document.end
    while let start = document.wordStart(before: place) {
      starts.append(start)
      place = start
    }
    starts.reverse()
    // What follows the last word, and what precedes the first, is one more way to a text end.
    if ends.count > words.count { ends.removeLast() }
    if starts.count > words.count { starts.removeFirst() }
    #expect(starts.count == words.count)
    #expect(ends.count == words.count)
    for (word, range) in zip(words, zip(starts, ends)) {
      expectSameBytes(document.text(from: range.0, to: range.1), word)
      #expect(document.word(at: range.0) == range.0..<range.1)
    }
  }

  @Test(arguments: ["a", "a'", ""]) func areFoundAtOnceAmongSignsThatShowNothing(_ start: String) {
    let document = TextDocument(
      before: start + String(repeating: "\u{202E}", count: 20_000) + "a b")
    for place in [.start, TextPosition(paragraph: 0, offset: 30_000), document.end] {
      let end = document.wordEnd(after: place)
      let first = document.wordStart(before: place)
      #expect(end ?? document.end >= place && first ?? .start <= place)
      _ = document.word(at: place)
    }
  }

  static let moves: [CaretCase] = [
    word("|foo 👍🏽 bar", 2, "foo 👍🏽| bar", .upstream),
    word("foo bar|", -1, "foo |bar", .downstream),
    word("fo|o bar", 1, "foo| bar", .upstream),
    word("fo|o bar", -1, "|foo bar", .downstream),
    word("foo|!!", 1, "foo!!|", .upstream),
    word("!!|foo", -1, "|!!foo", .downstream),
    word("foo|\n\nbar", 1, "foo\n\nbar|", .upstream),
    word("foo\n\n|bar", -1, "|foo\n\nbar", .downstream),
    word("a [bc de] f", 1, "a bc de f|", .upstream),
    word("a [bc de] f", -1, "|a bc de f", .downstream),
    word("a b c|", .min, "|a b c", .downstream),
    word("|a b c", .max, "a b c|", .upstream),
    CaretCase("a b|", "select words", "[|a b]") { $0.moveByWords(-2, selecting: true) },
    CaretCase("a [|bc] de", "select words", "a bc| de") { $0.moveByWords(1, selecting: true) },
    CaretCase("a [|bc] de", "no words", "a [|bc] de") { $0.moveByWords(0) },
  ]

  static func word(
    _ before: String, _ count: Int, _ after: String, _ affinity: Affinity
  ) -> CaretCase {
    CaretCase(before, "\(count) words", after, affinity) { $0.moveByWords(count) }
  }

  @Test(arguments: moves) func areMovedBy(_ row: CaretCase) { row.check() }

  static let choices: [(String, String?)] = [
    ("fo|o bar", "foo"), ("foo| bar", "foo"), ("foo |bar", "bar"), ("foo  |  bar", nil),
    ("don|'t", "don't"), ("don'|t", "don't"), ("你|好吗", "好"), ("你好吗|", "吗"), ("|", nil),
    ("a |", nil),
    ("x👍🏽|!", "👍🏽"), ("(a|)", "a"), ("3|.14", "3.14"),
  ]

  @Test(arguments: choices) func areFoundAtAPlace(_ drawing: String, _ word: String?) {
    let document = MarkedText(drawing).document
    let range = document.word(at: document.selection.focus)
    #expect(range.map { document.text(from: $0.lowerBound, to: $0.upperBound) } == word)
  }
}
