/// One replacement of bytes, in a form that can be turned back.
struct Edit: Sendable {
  /// Where, in bytes from the text's start.
  var utf8Offset: Int
  /// What was there.
  var removed: String
  /// What is there instead.
  var inserted: String

  /// The edit that turns this one back.
  var reversed: Edit { Edit(utf8Offset: utf8Offset, removed: inserted, inserted: removed) }

  /// What it covers before it is done.
  var range: Range<Int> { utf8Offset..<utf8Offset + removed.utf8.count }

  /// What keeping it costs, roughly.
  var bytes: Int { removed.utf8.count + inserted.utf8.count + MemoryLayout<Edit>.stride }
}

/// What one undo takes back: a run of edits of a kind.
struct EditGroup: Sendable {
  /// What its edits do; runs of `single` do not exist.
  enum Kind: Sendable {
    case typing
    case deletingBackward
    case deletingForward
    case deletingWord
    case single
  }

  let kind: Kind
  /// In the order they were made.
  var edits: [Edit]
  /// What was selected before the first of them.
  let before: Selection
  /// What was selected after the last of them.
  var after: Selection

  var bytes: Int { edits.reduce(0) { $0 + $1.bytes } }

  /// Whether an edit goes on where the last one ended.
  func isContinued(by edit: Edit) -> Bool {
    guard let last = edits.last else { return false }
    switch kind {
    case .typing:
      return edit.removed.isEmpty && edit.utf8Offset == last.utf8Offset + last.inserted.utf8.count
    case .deletingBackward, .deletingWord:
      return edit.inserted.isEmpty && edit.range.upperBound == last.utf8Offset
    case .deletingForward:
      return edit.inserted.isEmpty && edit.utf8Offset == last.utf8Offset
    case .single:
      return false
    }
  }
}

/// What can be undone and redone.
///
/// A group ends with a caret move, a line break, an edit of another kind or elsewhere, undo and redo.
struct EditHistory: Sendable {
  /// How much may be kept.
  var limits = UndoLimits() { didSet { trim() } }
  private(set) var undoGroups: [EditGroup] = []
  private(set) var redoGroups: [EditGroup] = []
  /// Bytes of the groups that can be undone and redone.
  private(set) var bytes = 0
  private var isOpen = false

  /// Ends the present group.
  mutating func close() { isOpen = false }

  /// Notes an edit that was made.
  mutating func record(
    _ edit: Edit, _ kind: EditGroup.Kind, before: Selection, after: Selection
  ) {
    bytes += edit.bytes - redoGroups.reduce(0) { $0 + $1.bytes }
    redoGroups = []
    let breaksLine = Paragraph.hasLineBreak(edit.inserted) || Paragraph.hasLineBreak(edit.removed)
    // Asked apart from the change, so that the group is not copied while it grows.
    let continues =
      isOpen && !breaksLine
      && undoGroups.last.map { $0.kind == kind && $0.isContinued(by: edit) } == true
    if continues {
      undoGroups[undoGroups.count - 1].edits.append(edit)
      undoGroups[undoGroups.count - 1].after = after
    } else {
      undoGroups.append(EditGroup(kind: kind, edits: [edit], before: before, after: after))
    }
    isOpen = !breaksLine
    trim()
  }

  /// The group to undo now; it can be redone afterwards.
  mutating func takeUndo() -> EditGroup? {
    isOpen = false
    guard let group = undoGroups.popLast() else { return nil }
    redoGroups.append(group)
    return group
  }

  /// The group to redo now; it can be undone afterwards.
  mutating func takeRedo() -> EditGroup? {
    isOpen = false
    guard let group = redoGroups.popLast() else { return nil }
    undoGroups.append(group)
    return group
  }

  private mutating func trim() {
    var dropped = 0
    while dropped < undoGroups.count,
      bytes > limits.bytes || undoGroups.count - dropped > limits.groups
    {
      bytes -= undoGroups[dropped].bytes
      dropped += 1
    }
    undoGroups.removeFirst(dropped)
    if undoGroups.isEmpty { isOpen = false }
  }
}
