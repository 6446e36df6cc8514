extension TextDocument {
  /// Where marked text is, or nil.
  package var markedRange: Range<TextPosition>? {
    guard let range = composition?.range else { return nil }
    let lower = position(atUTF8Offset: range.lowerBound)
    return lower..<max(lower, position(atUTF8Offset: range.upperBound))
  }

  /// Puts marked text in place of the marked text so far, else of the selection.
  ///
  /// `start` and `length` say what is selected in it, in caret stops of the text on its own; both are clamped.
  /// An empty text takes the marked text away, and does nothing where there is none. Composing is one undo group.
  package mutating func setMarked(_ text: String, from start: Int, length: Int) {
    if composition == nil {
      guard !text.isEmpty else { return }
      let range = utf8Range(selection.anchor, selection.focus)
      history.close()
      composition = Composition(
        range: range, replaced: paragraphs.text(range), before: selection)
    }
    var alone = TextDocument(before: text)
    alone.paragraphs.holdBack(0..<text.utf8.count)
    let lower = alone.position(from: .start, offsetByStops: max(start, 0)).position
    let upper = alone.position(from: lower, offsetByStops: max(length, 0)).position
    replaceMarked(
      with: text, selecting: alone.utf8Offset(of: lower)..<alone.utf8Offset(of: upper))
    if text.isEmpty { commitMarked() }
  }

  /// Keeps the marked text as it is and ends the composition; one undo takes all of it back.
  ///
  /// Only now it can become a placeholder, or complete one.
  package mutating func commitMarked() {
    guard let done = composition else { return }
    composition = nil
    if paragraphs.release(done.range) { version = ContentIdentity() }
    selection = normalized(selection, bias: .forward)
    let inserted = paragraphs.text(done.range)
    if !inserted.isEmpty || !done.replaced.isEmpty {
      history.record(
        Edit(utf8Offset: done.range.lowerBound, removed: done.replaced, inserted: inserted),
        .single, before: done.before, after: selection)
    }
    history.close()
  }

  /// Replaces the marked text; the selection is in bytes from its start.
  mutating func replaceMarked(with text: String, selecting selected: Range<Int>) {
    guard var now = composition else { return }
    let start = now.range.lowerBound
    replaceBytes(now.range, with: text)
    now.range = start..<start + text.utf8.count
    paragraphs.holdBack(now.range)
    composition = now
    selection = normalized(
      Selection(
        anchor: stop(atOrAfterUTF8Offset: start + selected.lowerBound),
        focus: stop(atOrAfterUTF8Offset: start + selected.upperBound), affinity: .upstream))
  }
}
