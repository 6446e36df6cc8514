extension TextDocument {
  /// Puts text in place of the marked text, else of the selection; the caret comes to stand after it.
  ///
  /// Leans to what was typed (`upstream`), or to the new line after a line break.
  package mutating func insert(_ text: String) {
    if composition != nil {
      replaceMarked(with: text, selecting: text.utf8.count..<text.utf8.count)
      commitMarked()
      return
    }
    let range = utf8Range(selection.anchor, selection.focus)
    let fillsPlaceholder = isWalkingPlaceholders || selectedPlaceholder != nil
    replace(range, with: text, range.isEmpty || !text.isEmpty ? .typing : .single)
    isWalkingPlaceholders = fillsPlaceholder
  }

  /// Deletes the selection, else what a backspace takes: the last sign or the whole cluster, as the script has it, or a
  /// whole placeholder.
  /// - Returns: Whether there was anything to delete.
  @discardableResult
  package mutating func deleteBackward() -> Bool {
    guard selection.isCollapsed else { return deleteSelection() }
    guard let previous = position(before: selection.focus) else { return commitAndStay() }
    var range = utf8Range(previous, selection.focus)
    if previous.paragraph == selection.focus.paragraph {
      let paragraph = paragraph(at: previous.paragraph)
      let cluster = paragraph.text[
        paragraph.index(
          atUTF8Offset: previous.offset)..<paragraph.index(atUTF8Offset: selection.focus.offset)]
      range = range.upperBound - BackspaceRule.length(in: cluster)..<range.upperBound
    }
    return delete(range, .deletingBackward)
  }

  /// Deletes the selection, else the whole cluster or placeholder after the caret.
  /// - Returns: Whether there was anything to delete.
  @discardableResult
  package mutating func deleteForward() -> Bool {
    guard selection.isCollapsed else { return deleteSelection() }
    guard let next = position(after: selection.focus) else { return commitAndStay() }
    return delete(utf8Range(selection.focus, next), .deletingForward)
  }

  /// Deletes the selection, else back to the start of a word; at a paragraph's start the line break before it.
  /// - Returns: Whether there was anything to delete.
  @discardableResult
  package mutating func deleteWordBackward() -> Bool {
    guard selection.isCollapsed else { return deleteSelection() }
    let caret = selection.focus
    let start =
      caret.offset > 0
      ? TextPosition(
        paragraph: caret.paragraph,
        offset: paragraph(at: caret.paragraph).wordStart(before: caret.offset) ?? 0)
      : position(before: caret)
    guard let start else { return commitAndStay() }
    return delete(utf8Range(start, caret), .deletingWord)
  }

  /// Deletes the selected text.
  /// - Returns: Whether anything was selected.
  @discardableResult
  package mutating func deleteSelection() -> Bool {
    guard !selection.isCollapsed else { return false }
    return delete(utf8Range(selection.anchor, selection.focus), .single)
  }

  /// Deletes inside the marked text, which stays marked, or commits it and deletes.
  private mutating func delete(_ range: Range<Int>, _ kind: EditGroup.Kind) -> Bool {
    if let marked = composition?.range {
      if range.lowerBound >= marked.lowerBound, range.upperBound <= marked.upperBound {
        let start = range.lowerBound - marked.lowerBound
        replaceMarked(
          with: paragraphs.text(marked.lowerBound..<range.lowerBound)
            + paragraphs.text(range.upperBound..<marked.upperBound),
          selecting: start..<start)
        selection.affinity = .downstream
        if composition?.range.isEmpty == true { commitMarked() }
        return true
      }
      commitMarked()
    }
    // A placeholder is something by itself, to be undone by itself.
    let isPlain = paragraphs.placeholderCount == 0 || nextPlaceholder(in: range) == nil
    replace(range, with: "", isPlain ? kind : .single)
    return true
  }

  private func nextPlaceholder(in range: Range<Int>) -> Range<TextPosition>? {
    nextPlaceholder(after: position(atUTF8Offset: range.lowerBound)).flatMap {
      $0.upperBound <= position(atUTF8Offset: range.upperBound) ? $0 : nil
    }
  }

  private mutating func commitAndStay() -> Bool {
    commitMarked()
    return false
  }

  /// Replaces bytes by text, notes it for undo and puts the caret after it, or selects it.
  mutating func replace(
    _ range: Range<Int>, with text: String, _ kind: EditGroup.Kind,
    selectsReplacement: Bool = false
  ) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let before = selection
    let edit = Edit(
      utf8Offset: range.lowerBound, removed: paragraphs.text(range), inserted: text)
    replaceBytes(range, with: text)
    // What was typed may have joined with what follows: then the caret stands after both.
    let caret = stop(atOrAfterUTF8Offset: range.lowerBound + text.utf8.count)
    let isTyping = !text.isEmpty && !Paragraph.endsInLineBreak(text)
    selection = normalized(
      Selection(
        anchor: selectsReplacement ? position(atUTF8Offset: range.lowerBound) : caret,
        focus: caret, affinity: isTyping ? .upstream : .downstream))
    history.record(edit, kind, before: before, after: selection)
  }
}
