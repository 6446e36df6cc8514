extension TextDocument {
  /// The end of the next word, in a later paragraph if need be; the document's end after the last word; nil there.
  package func wordEnd(after position: TextPosition) -> TextPosition? {
    var place = snapped(position)
    guard place < end else { return nil }
    while true {
      if let offset = paragraph(at: place.paragraph).wordEnd(after: place.offset) {
        return TextPosition(paragraph: place.paragraph, offset: offset)
      }
      guard place.paragraph + 1 < paragraphCount else { return end }
      place = TextPosition(paragraph: place.paragraph + 1, offset: 0)
    }
  }

  /// The start of the word before, in an earlier paragraph if need be; the document's start before the first word; nil there.
  package func wordStart(before position: TextPosition) -> TextPosition? {
    var place = snapped(position)
    guard place > .start else { return nil }
    while true {
      if let offset = paragraph(at: place.paragraph).wordStart(before: place.offset) {
        return TextPosition(paragraph: place.paragraph, offset: offset)
      }
      guard place.paragraph > 0 else { return .start }
      place = paragraphEnd(place.paragraph - 1)
    }
  }

  /// The word at a place, by `Paragraph`'s rule; nil between words.
  package func word(at position: TextPosition) -> Range<TextPosition>? {
    let place = snapped(position)
    guard let range = paragraph(at: place.paragraph).word(at: place.offset) else { return nil }
    return TextPosition(
      paragraph: place.paragraph, offset: range.lowerBound)..<TextPosition(
        paragraph: place.paragraph, offset: range.upperBound)
  }
}
