extension TextDocument {
  /// Whether there is something to undo.
  package var canUndo: Bool { composition != nil || !history.undoGroups.isEmpty }

  /// Whether there is something to redo.
  package var canRedo: Bool { !history.redoGroups.isEmpty }

  /// How much is kept for undo.
  package var undoLimits: UndoLimits {
    get { history.limits }
    set { history.limits = newValue }
  }

  /// Bytes that undo and redo hold now, texts and records together.
  package var undoBytes: Int { history.bytes }

  /// Takes back the last group of edits, and what was selected with it; marked text is committed first.
  /// - Returns: Whether there was anything to undo.
  @discardableResult
  package mutating func undo() -> Bool {
    commitMarked()
    guard let group = history.takeUndo() else { return false }
    for edit in group.edits.reversed() {
      let reversed = edit.reversed
      replaceBytes(reversed.range, with: reversed.inserted)
    }
    selection = normalized(group.before)
    isWalkingPlaceholders = false
    return true
  }

  /// Makes again what was undone last; marked text is committed first, which leaves nothing to redo.
  /// - Returns: Whether there was anything to redo.
  @discardableResult
  package mutating func redo() -> Bool {
    commitMarked()
    guard let group = history.takeRedo() else { return false }
    for edit in group.edits { replaceBytes(edit.range, with: edit.inserted) }
    selection = normalized(group.after)
    isWalkingPlaceholders = false
    return true
  }
}
