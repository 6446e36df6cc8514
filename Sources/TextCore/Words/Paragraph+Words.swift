/// Words of one paragraph by a small rule after UAX #29: deterministic, with no dictionary.
///
/// A word is a run of letters, digits and low lines, with single apostrophes, full stops and the like
/// inside; each Han or Hiragana sign, each emoji and each placeholder is one of its own.
extension Paragraph {
  /// The end of the word that begins, or goes on, at or after an offset; nil if none does.
  package func wordEnd(after offset: Int) -> Int? {
    if let atom = delimiters.range(around: offset) { return atom.upperBound }
    var index = index(atUTF8Offset: offset)
    if !isInsideWord(index) {
      while index < text.endIndex, !WordClass(text[index]).isWord {
        if let atom = placeholderRange(from: index) { return atom.upperBound }
        index = text.index(after: index)
      }
    }
    guard index < text.endIndex else { return nil }
    repeat {
      index = text.index(after: index)
      // A run of what is transparent is looked through once, not from each place in it.
      if isTransparent(from: index), isInsideWord(index) { index = endOfTransparent(from: index) }
    } while isInsideWord(index)
    return stop(snapping: utf8Offset(of: index), .forward)
  }

  /// The start of the word that ends, or goes on, at or before an offset; nil if none does.
  package func wordStart(before offset: Int) -> Int? {
    if let atom = delimiters.range(around: offset) { return atom.lowerBound }
    var index = index(atUTF8Offset: offset)
    if !isInsideWord(index) {
      while index > text.startIndex, !WordClass(text[text.index(before: index)]).isWord {
        if let atom = placeholderRange(upTo: index) { return atom.lowerBound }
        index = text.index(before: index)
      }
    }
    guard index > text.startIndex else { return nil }
    repeat {
      index = text.index(before: index)
      if isTransparent(upTo: index), isInsideWord(index) { index = startOfTransparent(upTo: index) }
    } while isInsideWord(index)
    return stop(snapping: utf8Offset(of: index), .backward)
  }

  /// The word at an offset: the one that begins or goes on there, else the one that ends there; nil between words.
  package func word(at offset: Int) -> Range<Int>? {
    if let atom = delimiters.range(around: offset) ?? delimiters.range(beginningAt: offset) {
      return atom
    }
    let index = index(atUTF8Offset: offset)
    if index < text.endIndex, WordClass(text[index]).isWord || isInsideWord(index) {
      guard let end = wordEnd(after: offset), let start = wordStart(before: end) else { return nil }
      return start..<end
    }
    if let atom = delimiters.range(endingAt: offset) { return atom }
    guard classBefore(index)?.value.isWord == true, let start = wordStart(before: offset) else {
      return nil
    }
    return start..<stop(snapping: offset, .forward)
  }

  /// The placeholder that begins at an index, where the sign after it is part of no word.
  private func placeholderRange(from index: String.Index) -> Range<Int>? {
    guard hasPlaceholders, text.utf8[index] == UInt8(ascii: "<") else { return nil }
    return delimiters.range(beginningAt: utf8Offset(of: index))
  }

  /// The placeholder that ends at an index, where the sign before it is part of no word.
  private func placeholderRange(upTo index: String.Index) -> Range<Int>? {
    guard hasPlaceholders, text.utf8[text.utf8.index(before: index)] == UInt8(ascii: ">") else {
      return nil
    }
    return delimiters.range(endingAt: utf8Offset(of: index))
  }

  /// Whether a `Character` boundary has the same word on both sides.
  private func isInsideWord(_ index: String.Index) -> Bool {
    guard index > text.startIndex, index < text.endIndex else { return false }
    guard let left = classBefore(index) else { return false }
    // What is transparent belongs to the word it follows.
    if left.value.isWord, WordClass(text[index]) == .transparent { return true }
    guard let right = classAfter(index) else { return false }
    switch (left.value, right.value) {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit),
      (.katakana, .katakana), (.connector, .connector),
      (.letter, .connector), (.digit, .connector), (.katakana, .connector),
      (.connector, .letter), (.connector, .digit), (.connector, .katakana):
      return true
    case (.letter, .betweenLetters), (.letter, .betweenBoth):
      return classAfter(right.end)?.value == .letter
    case (.betweenLetters, .letter), (.betweenBoth, .letter):
      return classBefore(left.start)?.value == .letter
    case (.digit, .betweenDigits), (.digit, .betweenBoth):
      return classAfter(right.end)?.value == .digit
    case (.betweenDigits, .digit), (.betweenBoth, .digit):
      return classBefore(left.start)?.value == .digit
    default:
      return false
    }
  }

  private func isTransparent(from index: String.Index) -> Bool {
    index < text.endIndex && WordClass(text[index]) == .transparent
  }

  private func isTransparent(upTo index: String.Index) -> Bool {
    index > text.startIndex && WordClass(text[text.index(before: index)]) == .transparent
  }

  private func endOfTransparent(from index: String.Index) -> String.Index {
    var index = index
    while isTransparent(from: index) { index = text.index(after: index) }
    return index
  }

  private func startOfTransparent(upTo index: String.Index) -> String.Index {
    var index = index
    while isTransparent(upTo: index) { index = text.index(before: index) }
    return index
  }

  /// The class of what stands before a boundary, looking through what is transparent, and where that starts.
  private func classBefore(_ index: String.Index) -> (value: WordClass, start: String.Index)? {
    var index = index
    while index > text.startIndex {
      index = text.index(before: index)
      let value = WordClass(text[index])
      if value != .transparent { return (value, index) }
    }
    return nil
  }

  /// The class of what stands after a boundary, looking through what is transparent, and where that ends.
  private func classAfter(_ index: String.Index) -> (value: WordClass, end: String.Index)? {
    var index = index
    while index < text.endIndex {
      let value = WordClass(text[index])
      index = text.index(after: index)
      if value != .transparent { return (value, index) }
    }
    return nil
  }
}
