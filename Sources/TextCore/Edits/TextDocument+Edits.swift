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
  package mutating func deleteBackward() -> Bool { delete(.backward) }

  /// Deletes the selection, else the whole cluster or placeholder after the caret.
  /// - Returns: Whether there was anything to delete.
  @discardableResult
  package mutating func deleteForward() -> Bool { delete(.forward) }

  /// Deletes the selection, else back to the start of a word; at a paragraph's start the line break before it.
  /// - Returns: Whether there was anything to delete.
  @discardableResult
  package mutating func deleteWordBackward() -> Bool { delete(.wordBackward) }

  /// Deletes the selected text.
  /// - Returns: Whether anything was selected.
  @discardableResult
  package mutating func deleteSelection() -> Bool { delete(.selection) }

  /// Deletes what a kind of deletion takes here.
  /// - Returns: Whether there was anything to delete.
  package mutating func delete(_ deletion: Deletion) -> Bool {
    guard let range = utf8Range(of: deletion) else {
      if deletion != .selection { commitMarked() }
      return false
    }
    let run: EditGroup.Kind =
      switch deletion {
      case .backward: .deletingBackward
      case .forward: .deletingForward
      case .wordBackward: .deletingWord
      case .selection: .single
      }
    delete(range, selection.isCollapsed ? run : .single)
    return true
  }

  /// Deletes inside the marked text, which stays marked, or commits it and deletes.
  mutating func delete(_ range: Range<Int>, _ kind: EditGroup.Kind) {
    if let marked = composition?.range {
      if range.lowerBound >= marked.lowerBound, range.upperBound <= marked.upperBound {
        let start = range.lowerBound - marked.lowerBound
        replaceMarked(
          with: paragraphs.text(marked.lowerBound..<range.lowerBound)
            + paragraphs.text(range.upperBound..<marked.upperBound),
          selecting: start..<start)
        selection.affinity = .downstream
        if composition?.range.isEmpty == true { commitMarked() }
        return
      }
      commitMarked()
    }
    // A placeholder is something by itself, to be undone by itself.
    let isPlain = paragraphs.placeholderCount == 0 || nextPlaceholder(in: range) == nil
    replace(range, with: "", isPlain ? kind : .single)
  }

  private func nextPlaceholder(in range: Range<Int>) -> Range<TextPosition>? {
    nextPlaceholder(after: position(atUTF8Offset: range.lowerBound)).flatMap {
      $0.upperBound <= position(atUTF8Offset: range.upperBound) ? $0 : nil
    }
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
