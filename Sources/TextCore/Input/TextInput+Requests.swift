extension TextInput {
  /// What would come of a request, for someone to allow or to refuse.
  package func propose(_ request: TextRequest) -> TextProposal {
    let request = adapted(request)
    return TextProposal(
      outcome: options.isReadOnly ? .nothing : outcome(of: request), request: request,
      version: document.version, selection: document.selection)
  }

  /// Lets a proposal happen; one that the text has changed since does nothing.
  package mutating func commit(_ proposal: TextProposal, into events: inout [TextInputEvent]) {
    guard proposal.version == document.version, proposal.selection == document.selection else {
      return
    }
    switch proposal.outcome {
    case .nothing: break
    case .finish: endEditing(into: &events)
    case .select(let selection): select(selection, because: .editing, into: &events)
    case .change, .restore:
      perform(because: proposal.reason, into: &events) { proposal.request.perform(on: &$0) }
    }
  }

  /// Carries out a request that nobody is asked about.
  package mutating func perform(_ request: TextRequest, into events: inout [TextInputEvent]) {
    commit(propose(request), into: &events)
  }

  private func outcome(of request: TextRequest) -> TextProposal.Outcome {
    switch request {
    case .insert(let text):
      if finishes(text) { return .finish }
      if text.isEmpty, selectedRange.isEmpty, markedRange == nil { return .nothing }
      return .change(TextChange(range: replacedRange, replacement: text))
    case .mark(let text, _, _):
      if text.isEmpty, markedRange == nil { return .nothing }
      return .change(TextChange(range: replacedRange, replacement: text))
    case .delete(let deletion):
      guard let range = document.range(of: deletion) else { return .nothing }
      if let selection = placeholderToSelect(range, deletion) { return .select(selection) }
      return .change(TextChange(range: range, replacement: ""))
    case .expandPlaceholder:
      let place = document.selection.lower
      guard let placeholder = document.placeholder(at: place) else { return .nothing }
      return .change(
        TextChange(
          range: positions(placeholder.range, inParagraph: place.paragraph),
          replacement: placeholder.shown))
    case .undo: return document.canUndo ? .restore : .nothing
    case .redo: return document.canRedo ? .restore : .nothing
    }
  }

  /// What typed or marked text takes the place of.
  private var replacedRange: Range<TextPosition> { markedRange ?? selectedRange }

  private func positions(_ range: Range<Int>, inParagraph index: Int) -> Range<TextPosition> {
    let lower = TextPosition(paragraph: index, offset: range.lowerBound)
    return lower..<TextPosition(paragraph: index, offset: range.upperBound)
  }

  private func placeholderToSelect(
    _ range: Range<TextPosition>, _ deletion: Deletion
  ) -> Selection? {
    guard options.selectsPlaceholdersFirst, document.selection.isCollapsed,
      deletion != .wordBackward, let placeholder = document.placeholder(at: range.lowerBound),
      positions(placeholder.range, inParagraph: range.lowerBound.paragraph) == range
    else { return nil }
    return Selection(anchor: range.lowerBound, focus: range.upperBound, affinity: .upstream)
  }

  private func finishes(_ text: String) -> Bool {
    Paragraph.isLineBreak(text) && (options.isSingleLine || options.returnKey == .finishes)
  }

  /// What the options make of a request: in a single line, spaces of line breaks.
  private func adapted(_ request: TextRequest) -> TextRequest {
    guard options.isSingleLine else { return request }
    switch request {
    case .insert(let text) where !finishes(text): return .insert(Paragraph.joined(text))
    case .mark(let text, let start, let length):
      return .mark(Paragraph.joined(text), from: start, length: length)
    case .insert, .delete, .expandPlaceholder, .undo, .redo: return request
    }
  }
}

extension TextInput {
  /// Types a text in place of the marked text, else of the selection.
  package mutating func insertText(_ text: String, into events: inout [TextInputEvent]) {
    perform(.insert(text), into: &events)
  }

  /// Deletes the selection, else what a backspace takes.
  package mutating func deleteBackward(into events: inout [TextInputEvent]) {
    perform(.delete(.backward), into: &events)
  }

  /// Deletes the selection, else the cluster after the caret.
  package mutating func deleteForward(into events: inout [TextInputEvent]) {
    perform(.delete(.forward), into: &events)
  }

  /// Puts marked text in place of the marked text so far, else of the selection; empty takes it away.
  ///
  /// `start` and `length` say what is selected in it, in caret stops; both are clamped.
  package mutating func setMarkedText(
    _ text: String, from start: Int, length: Int, into events: inout [TextInputEvent]
  ) {
    perform(.mark(text, from: start, length: length), into: &events)
  }

  /// Commits the marked text as it is.
  package mutating func unmarkText(into events: inout [TextInputEvent]) {
    perform(because: .composing, into: &events) { $0.commitMarked() }
  }
}

extension TextProposal {
  fileprivate var reason: SelectionChangeReason {
    switch request {
    case .insert, .delete, .expandPlaceholder: .editing
    case .mark: .composing
    case .undo, .redo: .undoing
    }
  }
}

extension TextRequest {
  fileprivate func perform(on document: inout TextDocument) {
    switch self {
    case .insert(let text): document.insert(text)
    case .delete(let deletion): _ = document.delete(deletion)
    case .mark(let text, let start, let length):
      document.setMarked(text, from: start, length: length)
    case .expandPlaceholder: document.expandPlaceholder()
    case .undo: document.undo()
    case .redo: document.redo()
    }
  }
}
