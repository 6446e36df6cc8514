/// What a text view tells about itself. What a program changes is not told: it knows.
package enum TextInputEvent: Hashable, Sendable {
  /// The view got the focus.
  case didBeginEditing
  /// The text changed, or what of it is a placeholder.
  case didChange
  /// What is selected, or where the caret stands, changed.
  case selectionDidChange(Selection, because: SelectionChangeReason)
  /// The height of all lines changed; in points.
  case contentHeightDidChange(Double)
  /// The view lost the focus.
  case didEndEditing
}

/// What made a selection change.
package enum SelectionChangeReason: Hashable, Sendable {
  /// Text was typed, pasted or deleted.
  case editing
  /// An input method composes.
  case composing
  /// An edit was undone or redone.
  case undoing
  /// A key moved the caret.
  case key
  /// A finger on the text: tap, long press, handle.
  case touch
  /// A finger on the keyboard.
  case swipe
}
