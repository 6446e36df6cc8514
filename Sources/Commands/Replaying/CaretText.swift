/// Text with its caret drawn in, short enough for a table.
enum CaretText {
  private static let reach = 16

  /// A few characters on both sides of the caret: `the quick brow|n fox`, a selection as `[brown]`.
  static func around(_ text: (before: String, selected: String, after: String)) -> String {
    let before = visible(text.before.suffix(reach))
    let after = visible(text.after.prefix(reach))
    let head = text.before.utf8.count > text.before.suffix(reach).utf8.count ? "…" : ""
    let tail = text.after.utf8.count > text.after.prefix(reach).utf8.count ? "…" : ""
    return head + before + middle(text.selected) + after + tail
  }

  private static func middle(_ selected: String) -> String {
    if selected.isEmpty { return "|" }
    let shown = selected.prefix(reach)
    return "[" + visible(shown) + (shown.utf8.count < selected.utf8.count ? "…" : "") + "]"
  }

  /// Line breaks and other controls as symbols, so that a table stays a table.
  private static func visible(_ text: Substring) -> String {
    String(
      text.map { character -> Character in
        if character.isNewline { return "⏎" }
        if character == "\t" { return "⇥" }
        let isControl = character.unicodeScalars.first.map { $0.value < 0x20 || $0.value == 0x7f }
        return isControl == true ? "·" : character
      })
  }
}
