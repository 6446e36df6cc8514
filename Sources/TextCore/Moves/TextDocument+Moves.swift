/// Moves of the caret. Each commits marked text first and closes the undo group.
extension TextDocument {
  /// Selects from an anchor to a focus; both snap outward to caret stops.
  ///
  /// Closes the undo group. Marked text is committed unless the selection stays inside it.
  package mutating func select(_ selection: Selection) {
    var wanted = normalized(selection)
    if let marked = composition?.range {
      let range = utf8Range(wanted.anchor, wanted.focus)
      if range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound {
        commitMarked()
        wanted = normalized(selection)
      }
    }
    history.close()
    isWalkingPlaceholders = false
    self.selection = wanted
  }

  /// Puts the caret somewhere, with nothing selected.
  package mutating func setCaret(_ caret: Caret) { select(Selection(caret)) }

  /// Moves by caret stops, positive forward in the text.
  ///
  /// Where something is selected and `selecting` is false, the first step collapses it to its edge in
  /// the step's direction. Arriving forward leans to the character passed (`upstream`), so does arriving backward
  /// (`downstream`).
  /// - Returns: The stops really moved, with their sign; the collapse counts as one.
  @discardableResult
  package mutating func moveByStops(_ count: Int, selecting: Bool = false) -> Int {
    guard count != 0 else { return 0 }
    commitMarked()
    history.close()
    isWalkingPlaceholders = false
    let isForward = count > 0
    var start = selection.focus
    var collapse = 0
    if !selecting && !selection.isCollapsed {
      start = isForward ? selection.upper : selection.lower
      collapse = count.signum()
    }
    let moved = position(fromStop: start, offsetByStops: count - collapse)
    let stops = collapse + moved.stops
    if stops != 0 {
      move(to: moved.position, isForward ? .upstream : .downstream, selecting: selecting)
    }
    return stops
  }

  /// Moves by words: forward to a word's end, backward to its start; positive is forward in the text.
  ///
  /// Where something is selected and `selecting` is false, it starts from the edge in its direction.
  /// - Returns: The words really passed, with their sign; the rest up to a text end counts as one.
  @discardableResult
  package mutating func moveByWords(_ count: Int, selecting: Bool = false) -> Int {
    guard count != 0 else { return 0 }
    commitMarked()
    let isForward = count > 0
    var place = selection.focus
    if !selecting { place = isForward ? selection.upper : selection.lower }
    var words = 0
    while words != count,
      let next = isForward ? wordEnd(after: place) : wordStart(before: place)
    {
      place = next
      words += count.signum()
    }
    moveAsCommand(to: place, isForward ? .upstream : .downstream, selecting: selecting)
    return words
  }

  /// Moves to the start of the focus's paragraph.
  package mutating func moveToParagraphStart(selecting: Bool = false) {
    let start = TextPosition(paragraph: selection.focus.paragraph, offset: 0)
    moveAsCommand(to: start, .downstream, selecting: selecting)
  }

  /// Moves to the end of the focus's paragraph, before its line break.
  package mutating func moveToParagraphEnd(selecting: Bool = false) {
    moveAsCommand(to: paragraphEnd(selection.focus.paragraph), .upstream, selecting: selecting)
  }

  /// Moves to the start of the text.
  package mutating func moveToDocumentStart(selecting: Bool = false) {
    moveAsCommand(to: .start, .downstream, selecting: selecting)
  }

  /// Moves to the end of the text.
  package mutating func moveToDocumentEnd(selecting: Bool = false) {
    moveAsCommand(to: end, .upstream, selecting: selecting)
  }

  /// Selects the whole text, with the focus at its end.
  package mutating func selectAll() {
    commitMarked()
    select(Selection(anchor: .start, focus: end, affinity: .upstream))
  }

  private mutating func moveAsCommand(
    to place: TextPosition, _ affinity: Affinity, selecting: Bool
  ) {
    commitMarked()
    history.close()
    isWalkingPlaceholders = false
    move(to: place, affinity, selecting: selecting)
  }

  /// Moves to a stop; only the anchor of a selection may have to snap.
  private mutating func move(to place: TextPosition, _ affinity: Affinity, selecting: Bool) {
    let moved = Selection(
      anchor: selecting ? selection.anchor : place, focus: place,
      affinity: place.offset == 0 ? .downstream : affinity)
    selection = selecting ? normalized(moved) : moved
  }
}
