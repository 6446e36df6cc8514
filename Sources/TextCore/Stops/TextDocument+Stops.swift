extension TextDocument {
  /// The stop that a place snaps to; paragraph and offset may be anything.
  package func snapped(
    _ position: TextPosition, _ direction: SnapDirection = .nearest
  ) -> TextPosition {
    if position.paragraph < 0 { return .start }
    if position.paragraph >= paragraphCount { return end }
    return TextPosition(
      paragraph: position.paragraph,
      offset: paragraph(at: position.paragraph).stop(snapping: position.offset, direction))
  }

  /// The next stop, or nil at the document's end. After a paragraph's end it is the next one's start.
  package func position(after position: TextPosition) -> TextPosition? {
    let (next, stops) = self.position(from: position, offsetByStops: 1)
    return stops == 1 ? next : nil
  }

  /// The stop before, or nil at the document's start.
  package func position(before position: TextPosition) -> TextPosition? {
    let (previous, stops) = self.position(from: position, offsetByStops: -1)
    return stops == -1 ? previous : nil
  }

  /// The stop so many stops away, clamped to the document, and how many stops away it really is.
  ///
  /// A place between stops is first snapped against the direction, so that the first step leaves it.
  package func position(
    from position: TextPosition, offsetByStops count: Int
  ) -> (position: TextPosition, stops: Int) {
    self.position(
      fromStop: snapped(position, count < 0 ? .forward : .backward), offsetByStops: count)
  }

  /// The stop so many stops from a stop, clamped to the document, and how many stops away it really is.
  func position(
    fromStop position: TextPosition, offsetByStops count: Int
  ) -> (position: TextPosition, stops: Int) {
    count < 0 ? positionBackward(from: position, count) : positionForward(from: position, count)
  }

  private func positionForward(
    from position: TextPosition, _ count: Int
  ) -> (position: TextPosition, stops: Int) {
    var position = position
    var left = count
    while left > 0 {
      let (offset, stops) = paragraph(at: position.paragraph).stop(left, after: position.offset)
      position.offset = offset
      left -= stops
      guard left > 0, position.paragraph + 1 < paragraphCount else { break }
      position = TextPosition(paragraph: position.paragraph + 1, offset: 0)
      left -= 1
    }
    return (position, count - left)
  }

  private func positionBackward(
    from position: TextPosition, _ count: Int
  ) -> (position: TextPosition, stops: Int) {
    var position = position
    var left = count
    while left < 0 {
      // `Int.min` has no positive counterpart; no document has that many stops.
      let wanted = left == .min ? .max : -left
      let (offset, stops) = paragraph(at: position.paragraph).stop(wanted, before: position.offset)
      position.offset = offset
      left += stops
      guard left < 0, position.paragraph > 0 else { break }
      position = paragraphEnd(position.paragraph - 1)
      left += 1
    }
    return (position, count - left)
  }

  /// How many stops `to` lies after `from`, negative if it lies before; counting ends at ±`limit`.
  package func stops(
    from start: TextPosition, to end: TextPosition, limit: Int = .max
  ) -> Int {
    let start = snapped(start)
    let end = snapped(end)
    if start > end { return -stops(from: end, to: start, limit: limit) }
    var count = 0
    var place = start
    while place.paragraph < end.paragraph, count < limit {
      let text = paragraph(at: place.paragraph)
      count += text.stopCount(in: place.offset..<text.text.utf8.count, limit: limit - count)
      guard count < limit else { return count }
      count += 1
      place = TextPosition(paragraph: place.paragraph + 1, offset: 0)
    }
    guard count < limit else { return count }
    return count
      + paragraph(at: place.paragraph).stopCount(
        in: place.offset..<end.offset, limit: limit - count)
  }
}
