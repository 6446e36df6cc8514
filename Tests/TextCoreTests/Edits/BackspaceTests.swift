import Testing
import TextCore

/// What is left after each backspace.
struct BackspaceTests {
  static let rows: [(String, [String])] = [
    ("e\u{301}", [""]),
    ("\u{E9}", [""]),
    ("a", [""]),
    ("👨‍👩‍👧", [""]),
    ("👍🏽", [""]),
    ("🇨🇳", [""]),
    ("🇨🇳🇯", ["🇨🇳", ""]),
    ("1️⃣", [""]),
    ("❤️‍🔥", [""]),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", [""]),
    ("👨\u{200D}", ["👨", ""]),
    ("👨‍👩\u{200D}", ["👨‍👩", ""]),
    ("ที่", ["ที", "ท", ""]),
    ("น้ำ", ["น้", "น", ""]),
    ("क्षि", ["क्ष", "क्", "क", ""]),
    ("\u{1100}\u{1161}\u{11A8}", ["\u{1100}\u{1161}", "\u{1100}", ""]),
    ("\u{AC00}", [""]),
    ("\u{AC00}\u{11A8}", ["\u{AC00}", ""]),
    ("بَ", ["ب", ""]),
    ("ש\u{5C1}\u{5B8}", ["ש\u{5C1}", "ש", ""]),
    ("葛\u{E0100}", [""]),
    ("\r\n", [""]),
    ("a\r\n", ["a", ""]),
    ("\n\r", ["\n", ""]),
    ("a\u{2028}", ["a", ""]),
    ("ක්\u{200D}ර", ["ක්\u{200D}", "ක්", "ක", ""]),
    ("န္တ", ["န္", "န", ""]),
    ("ស្រុក", ["ស្រុ", "ស្រ", "ស្", "ស", ""]),
    ("a<#T#>", ["a", ""]),
    ("<#T#>\n", ["<#T#>", ""]),
    ("<#น้ำ#>", [""]),
    ("<#a#><#b#>", ["<#a#>", ""]),
  ]

  @Test(arguments: rows) func deletesByTheScript(_ text: String, _ left: [String]) {
    var document = TextDocument(before: text)
    var seen: [String] = []
    while document.deleteBackward() {
      #expect(document.selection.affinity == .downstream)
      seen.append(document.text)
    }
    #expect(
      seen.map { Array($0.utf8) } == left.map { Array($0.utf8) }, "\(seen.map(\.debugDescription))")
    #expect(document.deleteBackward() == false)
  }

  @Test(arguments: rows) func forwardDeletesWholeStops(_ text: String, _ left: [String]) {
    var document = TextDocument(after: text)
    let stops = PlainModel.stops(in: text).count - 1
    for _ in 0..<stops { #expect(document.deleteForward() == true) }
    #expect(document.isEmpty)
    #expect(document.deleteForward() == false)
  }

  @Test(arguments: Effort.seeds(30)) func emptiesAnyText(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = RandomText.text(upTo: 20, using: &generator)
    var document = TextDocument(before: text)
    var presses = 0
    while document.deleteBackward() { presses += 1 }
    #expect(document.isEmpty, "seed \(seed)")
    #expect(presses <= text.unicodeScalars.count, "seed \(seed)")
    // What is left of a text can be a placeholder, which goes at one press.
    if !text.unicodeScalars.contains("<") {
      #expect(presses >= PlainModel.stops(in: text).count - 1, "seed \(seed)")
    }
    while document.undo() {}
    expectSameBytes(document.text, text)
  }
}
