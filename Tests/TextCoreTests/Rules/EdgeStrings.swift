/// Strings that are apt to break a text view; layout and drawing are put through them, too.
enum EdgeStrings {
  static let all = [
    // Emoji.
    "👨‍👩‍👧", "👩‍❤️‍💋‍👨", "🧑🏽‍🤝‍🧑🏻", "🫱🏻‍🫲🏿", "👨‍👩‍👧👨‍👩‍👧‍👦👏🏽", "🇨🇳🇯🇵", "🇨🇳🇯", "#️⃣*️⃣1️⃣", "👍🏽👍🏽🏽", "☺︎㊙️", "\u{FE0F}", "a\u{FE0F}",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨\u{200D}", "✁\u{200D}✁",
    // Scripts.
    "각", "ᄒᆞᆫ", "각\u{11A8}", "क्षि", "त्र", "ক্ষ", "ക്ഷ", "ಕ್ಷ", "ක්\u{200D}ෂ", "ස්\u{200D}ර", "မြန်မာ", "န္တ", "น้ำ",
    "ກຳ", "เก",
    "ស្រុក", "لا", "ﷺ", "بَّ", "שׁ\u{5B8}", "\u{600}123", "𠮷葛\u{E0100}",
    // Breaks and controls.
    "a\r\nb", "a\rb", "a\n\rb", "a\r\r\nb", "\n", "\r\n", "a\u{0B}b\u{0C}c\u{85}d",
    "a\u{2028}b\u{2029}c",
    "a\u{0}b\u{1}c\u{1B}d\u{7F}", "a\tb", "a\u{AD}b\u{200B}c\u{200C}d\u{2060}e\u{FEFF}f",
    // Directions.
    "\u{202E}abc", "\u{2067}abc", "abc\u{2069}", "abc אבג def", "אבabcב", "aאב12b",
    "אבג <#abc#> דהו",
    // Spaces and long words.
    "one    ", "a      b", String(repeating: "x", count: 200),
    // Placeholders.
    "<##>", "<#a#b#>", "<#T##Int#>", "<#a\nb#>", "<#<#a#>#>", "<#a", "<#a#><#b#>", "x<#a#>",
    "<#a#>x", "<#👨‍👩‍👧#>",
    "<#אבג#>", "<#a#>\u{301}", "\u{301}<#a#>",
    // What decoding makes of what is no text.
    String(decoding: [0xD83D, 0x61] as [UInt16], as: UTF16.self),
    String(decoding: [0xED, 0xA0, 0x80, 0x62, 0xFF, 0xC0] as [UInt8], as: UTF8.self),
    "", " ", "\u{301}", "e\u{301}\u{E9}", "a" + String(repeating: "\u{301}", count: 500),
  ]
}
