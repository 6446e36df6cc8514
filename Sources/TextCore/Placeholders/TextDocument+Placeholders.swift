extension TextDocument {
  /// The placeholders of the paragraph at an index in `0..<paragraphCount`, in order.
  package func placeholders(inParagraph index: Int) -> [Placeholder] {
    paragraph(at: index).placeholders
  }

  /// The placeholder at a place: the one around it or beginning there, else the one ending there; nil if none does.
  package func placeholder(at position: TextPosition) -> Placeholder? {
    let place = snapped(position)
    return paragraph(at: place.paragraph).placeholder(at: place.offset)
  }

  /// The placeholder that is exactly what is selected, or nil.
  package var selectedPlaceholder: Placeholder? {
    let (lower, upper) = (selection.lower, selection.upper)
    guard lower < upper, lower.paragraph == upper.paragraph,
      let found = placeholder(at: lower), found.range == lower.offset..<upper.offset
    else { return nil }
    return found
  }

  /// Where the first placeholder is that begins at or after a place; nil if there is none. Costs no more in a long text.
  package func nextPlaceholder(after position: TextPosition) -> Range<TextPosition>? {
    let place = snapped(position)
    let here = paragraph(at: place.paragraph).delimiters.firstRange(from: place.offset)
    if let here { return positions(here, inParagraph: place.paragraph) }
    guard let index = paragraphs.firstWithPlaceholder(from: place.paragraph + 1) else { return nil }
    return paragraph(at: index).delimiters.firstRange(from: 0).map {
      positions($0, inParagraph: index)
    }
  }

  /// Where the last placeholder is that ends at or before a place; nil if there is none. Costs no more in a long text.
  package func previousPlaceholder(before position: TextPosition) -> Range<TextPosition>? {
    let place = snapped(position)
    let here = paragraph(at: place.paragraph).delimiters.lastRange(upTo: place.offset)
    if let here { return positions(here, inParagraph: place.paragraph) }
    guard let index = paragraphs.lastWithPlaceholder(upTo: place.paragraph - 1) else { return nil }
    return paragraph(at: index).delimiters.lastRange(upTo: .max).map {
      positions($0, inParagraph: index)
    }
  }

  private func positions(_ range: Range<Int>, inParagraph index: Int) -> Range<TextPosition> {
    let lower = TextPosition(paragraph: index, offset: range.lowerBound)
    return lower..<TextPosition(paragraph: index, offset: range.upperBound)
  }

  /// Whether Tab goes to the next placeholder rather than into the text: the caret or the selection touches one, or
  /// the last thing done, but for typing, was to go to one.
  package var tabWalksPlaceholders: Bool {
    guard paragraphs.placeholderCount > 0 else { return false }
    return isWalkingPlaceholders || placeholder(at: selection.focus) != nil
      || placeholder(at: selection.anchor) != nil
  }

  /// Selects the next placeholder, or the first one after the last.
  /// - Returns: Whether there is any.
  @discardableResult
  package mutating func selectNextPlaceholder() -> Bool {
    commitMarked()
    return selectPlaceholder(
      nextPlaceholder(after: selection.upper) ?? nextPlaceholder(after: .start))
  }

  /// Selects the placeholder before, or the last one before the first.
  /// - Returns: Whether there is any.
  @discardableResult
  package mutating func selectPreviousPlaceholder() -> Bool {
    commitMarked()
    return selectPlaceholder(
      previousPlaceholder(before: selection.lower) ?? previousPlaceholder(before: end))
  }

  private mutating func selectPlaceholder(_ range: Range<TextPosition>?) -> Bool {
    guard let range else { return false }
    select(Selection(anchor: range.lowerBound, focus: range.upperBound, affinity: .upstream))
    isWalkingPlaceholders = true
    return true
  }

  /// Turns the placeholder at a place, or the one that the selection is or the caret touches, into what it shows, selected.
  /// - Returns: Whether there is one.
  @discardableResult
  package mutating func expandPlaceholder(at position: TextPosition? = nil) -> Bool {
    commitMarked()
    let place = position ?? selection.lower
    guard let placeholder = placeholder(at: place) else { return false }
    let found = positions(placeholder.range, inParagraph: snapped(place).paragraph)
    replace(
      utf8Range(found.lowerBound, found.upperBound), with: placeholder.shown, .single,
      selectsReplacement: true)
    isWalkingPlaceholders = true
    return true
  }
}
