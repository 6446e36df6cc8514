/// Makes texts out of pieces that meet in awkward ways.
enum RandomText {
  static let pieces = [
    "a", "b", "é", "e\u{301}", "\u{301}", " ", "\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "中", "文",
    "👍🏽", "👨‍👩‍👧", "🇨", "🇳", "🇨🇳", "\u{200D}", "\u{FE0F}", "1️⃣", "ක්", "ර", "ක්\u{200D}ර",
    "\u{1039}", "မ", "န္တ", "น้ำ", "क्षि", "각", "ᄀ", "ᅡ", "ᆨ", "بَ", "\u{0}", "\t", "'", ".",
    "\u{E0101}", "\u{600}", "\u{AD}", "<", "#", ">", "<#", "#>", "<#a#>", "<#T##b##Int#>", "<##>",
  ]

  static func text(upTo count: Int, using generator: inout SeededGenerator) -> String {
    (0..<generator.below(count + 1)).map { _ in pieces[generator.below(pieces.count)] }.joined()
  }
}
