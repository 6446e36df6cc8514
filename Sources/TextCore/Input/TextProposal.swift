/// What a person asks of the text.
package enum TextRequest: Hashable, Sendable {
  /// To type or paste a text; a line break by itself is the Return key.
  case insert(String)
  /// To delete.
  case delete(Deletion)
  /// To compose: the marked text, and what is selected in it, in caret stops from its start.
  case mark(String, from: Int, length: Int)
  /// To turn a placeholder into what it shows, selected.
  case expandPlaceholder
  /// To take back an edit.
  case undo
  /// To make an edit again that was taken back.
  case redo
}

/// A replacement of text.
package struct TextChange: Hashable, Sendable {
  /// What is replaced; its ends need not be caret stops.
  package var range: Range<TextPosition>
  /// What takes its place.
  package var replacement: String
}

/// What would come of a request. Nothing has happened yet: to let it happen, commit the proposal; to refuse it, don't.
package struct TextProposal: Hashable, Sendable {
  /// What would happen.
  package enum Outcome: Hashable, Sendable {
    /// Nothing: there is nothing to delete or to undo, or the text is not to be changed.
    case nothing
    /// Text would be replaced: whoever asks “should it change?” decides now.
    case change(TextChange)
    /// An edit would be taken back or made again.
    case restore
    /// Something would be selected, the text staying as it is.
    case select(Selection)
    /// Return would end editing: whoever asks “should it return?” decides now.
    case finish
  }

  /// What would happen.
  package let outcome: Outcome
  /// What was asked, with what the options make of it.
  let request: TextRequest
  /// The text that it was asked of.
  let version: ContentIdentity
  /// What was selected in it.
  let selection: Selection
}
