/// How far a deletion reaches where nothing is selected; where something is, that is what goes.
package enum Deletion: Hashable, Sendable, CaseIterable {
  /// What a backspace takes: the last sign or the whole cluster before the caret, as the script has it.
  case backward
  /// The cluster after the caret.
  case forward
  /// Back to the start of a word; at a paragraph's start the line break before it.
  case wordBackward
  /// No further than the selection.
  case selection
}

extension TextDocument {
  /// What a deletion would take here, or nil; its ends need not be caret stops.
  package func range(of deletion: Deletion) -> Range<TextPosition>? {
    utf8Range(of: deletion).map {
      position(atUTF8Offset: $0.lowerBound)..<position(atUTF8Offset: $0.upperBound)
    }
  }

  /// What a deletion would take here, in bytes of the text.
  func utf8Range(of deletion: Deletion) -> Range<Int>? {
    guard selection.isCollapsed else { return utf8Range(selection.anchor, selection.focus) }
    let caret = selection.focus
    switch deletion {
    case .backward: return backspaceRange(before: caret)
    case .forward: return position(after: caret).map { utf8Range(caret, $0) }
    case .wordBackward:
      let start =
        caret.offset > 0
        ? TextPosition(
          paragraph: caret.paragraph,
          offset: paragraph(at: caret.paragraph).wordStart(before: caret.offset) ?? 0)
        : position(before: caret)
      return start.map { utf8Range($0, caret) }
    case .selection: return nil
    }
  }

  private func backspaceRange(before caret: TextPosition) -> Range<Int>? {
    guard let previous = position(before: caret) else { return nil }
    let range = utf8Range(previous, caret)
    guard previous.paragraph == caret.paragraph else { return range }
    let paragraph = paragraph(at: previous.paragraph)
    let cluster = paragraph.text[
      paragraph.index(atUTF8Offset: previous.offset)..<paragraph.index(atUTF8Offset: caret.offset)]
    return range.upperBound - BackspaceRule.length(in: cluster)..<range.upperBound
  }
}
