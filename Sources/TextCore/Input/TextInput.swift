/// A text view's way in: what `UITextInput` and its delegate are, as a value.
///
/// Requests of a person go through `propose` and `commit`, which appends what a delegate would be told. What a program does
/// to `document`, `options` or the selection directly is told to nobody. After every call text, selection and
/// marked text are consistent; there is no moment in between for anyone to see.
package struct TextInput: Sendable {
  /// The text. Assigning it, or calling its methods, is a change by the program.
  package var document: TextDocument
  /// How input is taken.
  package var options: TextInputOptions
  /// Whether the view has the focus.
  package private(set) var isFocused = false
  /// The height of all lines when it was last measured, in points.
  package private(set) var contentHeight: Double?

  /// A text view without focus.
  package init(
    _ document: TextDocument = TextDocument(), options: TextInputOptions = TextInputOptions()
  ) {
    self.document = document
    self.options = options
  }

  /// Whether there is any text; marked text counts.
  package var hasText: Bool { !document.isEmpty }

  /// Whether the prompt is to be shown.
  package var showsPrompt: Bool { !hasText && !options.prompt.isEmpty }

  /// What is selected, or where the caret stands.
  package var selectedRange: Range<TextPosition> {
    document.selection.lower..<document.selection.upper
  }

  /// The marked text of an input method, or nil.
  package var markedRange: Range<TextPosition>? { document.markedRange }

  /// Takes the focus; a text that cannot be changed does not.
  package mutating func beginEditing(into events: inout [TextInputEvent]) {
    guard !isFocused, !options.isReadOnly else { return }
    isFocused = true
    events.append(.didBeginEditing)
  }

  /// Commits marked text and gives up the focus.
  package mutating func endEditing(into events: inout [TextInputEvent]) {
    guard isFocused else { return }
    unmarkText(into: &events)
    isFocused = false
    events.append(.didEndEditing)
  }

  /// Does something to the document on behalf of a person, and tells what came of it.
  package mutating func perform(
    because reason: SelectionChangeReason, into events: inout [TextInputEvent],
    _ body: (inout TextDocument) -> Void
  ) {
    let version = document.version
    let selection = document.selection
    body(&document)
    if document.version != version { events.append(.didChange) }
    if document.selection != selection {
      events.append(.selectionDidChange(document.selection, because: reason))
    }
  }

  /// Moves or extends the selection on behalf of a person.
  package mutating func select(
    _ selection: Selection, because reason: SelectionChangeReason,
    into events: inout [TextInputEvent]
  ) {
    perform(because: reason, into: &events) { $0.select(selection) }
  }

  /// Asks a layout how high the text is, and tells if that has changed since it was last asked.
  package mutating func measure(
    with geometry: inout some LineGeometry, into events: inout [TextInputEvent]
  ) {
    let height = geometry.contentHeight(of: document)
    if let contentHeight, contentHeight != height {
      events.append(.contentHeightDidChange(height))
    }
    contentHeight = height
  }
}
