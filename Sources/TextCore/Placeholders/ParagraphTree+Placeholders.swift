extension ParagraphTree {
  /// The first paragraph with a placeholder, at an index or after it.
  func firstWithPlaceholder(from index: Int) -> Int? { root.firstWithPlaceholder(from: index) }

  /// The last paragraph with a placeholder, at an index or before it.
  func lastWithPlaceholder(upTo index: Int) -> Int? { root.lastWithPlaceholder(upTo: index) }

  /// Makes the bytes of a range part of no placeholder, until they are replaced or released.
  mutating func holdBack(_ range: Range<Int>) {
    _ = changeDelimiters(in: range) { $0.holdBack($1) }
  }

  /// Lets the bytes of a range be part of placeholders again.
  /// - Returns: Whether they became part of any.
  mutating func release(_ range: Range<Int>) -> Bool {
    changeDelimiters(in: range) { $0.release($1) }
  }

  /// Changes the paragraphs that a range touches, but leaves those alone, and their identities, where nothing comes of it.
  private mutating func changeDelimiters(
    in range: Range<Int>, _ change: (inout Paragraph, Range<Int>) -> Void
  ) -> Bool {
    var isChanged = false
    let lower = place(atUTF8Offset: range.lowerBound)
    let upper = place(atUTF8Offset: range.upperBound)
    for index in lower.index...upper.index {
      let old = paragraph(at: index)
      let whole = 0..<old.text.utf8.count
      let start = index == lower.index ? min(lower.offset, whole.upperBound) : 0
      let end = index == upper.index ? min(upper.offset, whole.upperBound) : whole.upperBound
      var new = old
      change(&new, start..<end)
      guard new.delimiters != old.delimiters else { continue }
      update(at: index) { $0 = new }
      isChanged = true
    }
    return isChanged
  }
}

extension ParagraphNode {
  fileprivate func firstWithPlaceholder(from index: Int) -> Int? {
    guard placeholderCount > 0, index < paragraphCount else { return nil }
    guard height > 0 else {
      return entries.indices.dropFirst(max(index, 0)).first {
        entries[$0].paragraph.hasPlaceholders
      }
    }
    var first = 0
    for child in children {
      if let found = child.firstWithPlaceholder(from: index - first) { return first + found }
      first += child.paragraphCount
    }
    return nil
  }

  fileprivate func lastWithPlaceholder(upTo index: Int) -> Int? {
    guard placeholderCount > 0, index >= 0 else { return nil }
    guard height > 0 else {
      return entries.indices.prefix(index + 1).last { entries[$0].paragraph.hasPlaceholders }
    }
    var first = paragraphCount
    for child in children.reversed() {
      first -= child.paragraphCount
      if let found = child.lastWithPlaceholder(upTo: index - first) { return first + found }
    }
    return nil
  }
}
