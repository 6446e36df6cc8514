package import TextCore

extension PangoGeometry {
  /// The most of a paragraph that is looked at on either side, in UTF-8 bytes: far more than any word.
  private static let wordReach = 2048

  /// The word at a place, for what a double tap or a long press selects; nil between words.
  ///
  /// A placeholder is one word; an emoji, and what ICU does not call a word, is what the document's own rule says.
  package func word(
    at position: TextPosition, in document: TextDocument
  ) -> Range<TextPosition>? {
    let place = document.snapped(position)
    let paragraph = document.paragraph(at: place.paragraph)
    guard paragraph.placeholder(at: place.offset) == nil,
      let found = word(at: place.offset, of: paragraph)
    else { return document.word(at: place) }
    return TextPosition(
      paragraph: place.paragraph, offset: found.lowerBound)..<TextPosition(
        paragraph: place.paragraph, offset: found.upperBound)
  }

  /// The word at an offset of a paragraph, whole caret stops of it.
  private func word(at offset: Int, of paragraph: Paragraph) -> Range<Int>? {
    var start = paragraph.stop(snapping: offset - Self.wordReach, .backward)
    var end = paragraph.stop(snapping: offset + Self.wordReach, .forward)
    // No word reaches into a placeholder.
    for placeholder in paragraph.placeholders {
      if placeholder.range.upperBound <= offset { start = max(start, placeholder.range.upperBound) }
      if placeholder.range.lowerBound >= offset { end = min(end, placeholder.range.lowerBound) }
    }
    guard let found = words?.word(at: offset - start, of: paragraph.substring(start..<end)) else {
      return nil
    }
    let lower = paragraph.stop(snapping: start + found.lowerBound, .backward)
    return lower..<paragraph.stop(snapping: start + found.upperBound, .forward)
  }
}
