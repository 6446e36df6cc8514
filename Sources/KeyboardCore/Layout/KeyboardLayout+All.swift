extension KeyboardLayout {
  /// English letters and punctuation.
  package static let english = KeyboardLayout(
    id: "en-qwerty", name: "English",
    letters: ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    numbers: ("1234567890", "-/:;()$&@\"", ".,?!'"),
    symbols: ("[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"))

  /// Letters for pinyin, composed and committed as they are, with Chinese punctuation.
  package static let pinyin = KeyboardLayout(
    id: "zh-pinyin", name: "拼音", composes: true,
    letters: ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    numbers: ("1234567890", "-/：；（）¥@“”", "。，、？！"),
    symbols: ("【】｛｝#%^*+=", "_—\\｜～《》$&·", "…，。‘’"))

  /// Every layout, in the order in which the globe key walks through them; the default first.
  package static let all: [KeyboardLayout] = [.english, .pinyin]

  /// The layout with that id, or nil.
  package static func layout(id: String) -> KeyboardLayout? {
    all.first { $0.id == id }
  }
}
