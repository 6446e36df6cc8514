extension TextDocument {
  /// Paragraphs, at least 1.
  package var paragraphCount: Int { paragraphs.count }

  /// UTF-8 bytes of the whole text, line breaks included.
  package var utf8Count: Int { paragraphs.utf8Count }

  /// Whether there is no text at all.
  package var isEmpty: Bool { utf8Count == 0 }

  /// The paragraph at an index in `0..<paragraphCount`.
  package func paragraph(at index: Int) -> Paragraph { paragraphs.paragraph(at: index) }

  /// Stands for the content of the paragraph at an index in `0..<paragraphCount`: another one whenever its text or line
  /// break changes, the same one when only its index does.
  package func paragraphIdentity(at index: Int) -> ContentIdentity {
    paragraphs.identity(at: index)
  }

  /// The whole text.
  package var text: String { paragraphs.text(0..<utf8Count) }

  /// The end of the text.
  package var end: TextPosition { paragraphEnd(paragraphCount - 1) }

  /// The end of the paragraph at an index in `0..<paragraphCount`, before its line break.
  package func paragraphEnd(_ index: Int) -> TextPosition {
    TextPosition(paragraph: index, offset: paragraph(at: index).text.utf8.count)
  }

  /// The text between two places; the order of the two does not matter.
  package func text(from start: TextPosition, to end: TextPosition) -> String {
    let range = utf8Range(start, end)
    return paragraphs.text(range)
  }

  /// The selected text.
  package var selectedText: String { text(from: selection.lower, to: selection.upper) }

  /// The text around the selection; the three together are the text to the byte.
  package var surroundings: (before: String, selected: String, after: String) {
    let range = utf8Range(selection.anchor, selection.focus)
    return (
      paragraphs.text(0..<range.lowerBound), paragraphs.text(range),
      paragraphs.text(range.upperBound..<utf8Count)
    )
  }

  /// UTF-8 bytes from the text's start to a place, which is snapped.
  package func utf8Offset(of position: TextPosition) -> Int {
    let position = snapped(position)
    return paragraphs.utf8Offset(ofParagraph: position.paragraph) + position.offset
  }

  /// The place of a byte of the whole text; inside a line break it is the place before the break.
  ///
  /// The offset is clamped. The place need not be a caret stop.
  package func position(atUTF8Offset offset: Int) -> TextPosition {
    let place = paragraphs.place(atUTF8Offset: min(max(offset, 0), utf8Count))
    return TextPosition(
      paragraph: place.index,
      offset: min(place.offset, paragraph(at: place.index).text.utf8.count))
  }

  /// The caret stop at or after a byte of the whole text.
  func stop(atOrAfterUTF8Offset offset: Int) -> TextPosition {
    let place = paragraphs.place(atUTF8Offset: min(max(offset, 0), utf8Count))
    let length = paragraph(at: place.index).text.utf8.count
    if place.offset > length { return TextPosition(paragraph: place.index + 1, offset: 0) }
    return snapped(TextPosition(paragraph: place.index, offset: place.offset), .forward)
  }

  func utf8Range(_ first: TextPosition, _ second: TextPosition) -> Range<Int> {
    let first = utf8Offset(of: first)
    let second = utf8Offset(of: second)
    return min(first, second)..<max(first, second)
  }
}
