/// The text, what is selected in it, what is being composed, and how to undo it.
///
/// A value: copies are cheap, share what is equal, and are edited apart. Positions are carets stops; a
/// position from elsewhere, from an older text too, is snapped, never trusted.
package struct TextDocument: Sendable {
  /// The text; changed only through `replaceBytes`.
  var paragraphs: ParagraphTree
  /// What is selected: on caret stops.
  package internal(set) var selection: Selection
  /// Stands for the text as it is: another one after each edit, undo and redo.
  package internal(set) var version = ContentIdentity()
  /// The composition that is under way.
  var composition: Composition?
  /// Whether the last thing done, but for typing, was to go to a placeholder.
  var isWalkingPlaceholders = false
  /// What can be undone and redone.
  var history = EditHistory()

  /// A document of the text around a caret or a selection.
  ///
  /// A selection's anchor is at its start, its focus at its end. Ends that are no caret stops move: a
  /// caret to the nearest, a selection's ends outward.
  package init(before: String = "", selected: String = "", after: String = "") {
    paragraphs = ParagraphTree(Paragraph.split(before + selected + after))
    selection = Selection(.start)
    let anchor = position(atUTF8Offset: before.utf8.count)
    let end = before.utf8.count + selected.utf8.count
    // Half a line break selected is all of it.
    let focus = selected.isEmpty ? anchor : stop(atOrAfterUTF8Offset: end)
    selection = normalized(Selection(anchor: anchor, focus: focus))
  }

  /// A selection with its ends on stops, outside of clusters and placeholders: what is selected grows outward, a caret goes
  /// where `bias` says.
  ///
  /// Every way to a selection passes here. At a paragraph's start the caret belongs to that paragraph, whatever
  /// its affinity says.
  package func normalized(
    _ selection: Selection, bias: SnapDirection = .nearest
  ) -> Selection {
    var result = selection
    if selection.isCollapsed {
      result.focus = snapped(selection.focus, bias)
      result.anchor = result.focus
    } else {
      let isForward = selection.anchor < selection.focus
      result.anchor = snapped(selection.anchor, isForward ? .backward : .forward)
      result.focus = snapped(selection.focus, isForward ? .forward : .backward)
    }
    if result.focus.offset == 0 { result.affinity = .downstream }
    return result
  }

  /// Replaces bytes, which is the only way the text changes.
  mutating func replaceBytes(_ range: Range<Int>, with text: String) {
    paragraphs.replace(range, with: text)
    version = ContentIdentity()
  }
}
