extension Paragraph {
  /// The placeholders in the text, in order.
  package var placeholders: [Placeholder] { placeholders(overlapping: 0..<text.utf8.count) }

  /// The placeholders that share a byte with a range of UTF-8 offsets, in order.
  package func placeholders(overlapping range: Range<Int>) -> [Placeholder] {
    delimiters.ranges(overlapping: range).map(placeholder)
  }

  /// How many placeholders there are.
  package var placeholderCount: Int { delimiters.placeholderCount }

  /// Whether there are any placeholders.
  package var hasPlaceholders: Bool { placeholderCount > 0 }

  /// The placeholder at a UTF-8 offset: the one around it or beginning there, else the one ending there; nil if none does.
  package func placeholder(at offset: Int) -> Placeholder? {
    guard hasPlaceholders else { return nil }
    let range =
      delimiters.range(around: offset) ?? delimiters.range(beginningAt: offset)
      ?? delimiters.range(endingAt: offset)
    return range.map(placeholder)
  }

  private func placeholder(_ range: Range<Int>) -> Placeholder {
    Placeholder(range: range, source: text(range))
  }
}
