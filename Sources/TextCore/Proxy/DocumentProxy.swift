/// What a keyboard extension gets of the text: `UITextDocumentProxy`, as it should be or as it is.
///
/// In mode `graphemes` a character is a caret stop, the context is the whole text, and everything happens at once. Mode
/// `ios` shows what a keyboard meets on a phone:
///
/// - A character is a UTF-16 unit. The host's caret can come to stand inside a cluster, even inside a surrogate pair;
///   `document` then has its own caret at the nearest stop, and a tap or key, which move that one, set things right. The
///   contexts are cut at the host's caret: half a pair reads as U+FFFD. Text typed inside a pair leaves U+FFFD on both
///   sides; typed inside a longer cluster it parts that. A placeholder, which the host never enters, is passed whole.
/// - The context ends at the paragraph's ends, where it is empty though text may follow. While text is marked there is none.
/// - What is asked takes effect at the next `tick`, in the order it was asked; until then contexts are old.
/// - Deleting takes one whole cluster, whatever the script; inside a cluster, the cluster.
package struct DocumentProxy: Sendable {
  /// Whose rules hold.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Caret stops, at once.
    case graphemes
    /// UTF-16 units, at the next tick.
    case ios
  }

  /// What a move does in mode `ios` where something is selected. Which of them the system does is not known.
  package enum SelectionRule: String, Hashable, Sendable, CaseIterable {
    /// It collapses to the edge in the move's direction, which counts as one.
    case edge
    /// It moves from the selection's start.
    case start
    /// It collapses to the selection's end and moves no further.
    case end
  }

  /// Whose rules hold.
  package let mode: Mode
  /// What a move does in mode `ios` where something is selected.
  package var selectionRule = SelectionRule.edge

  private enum Request: Sendable {
    case move(Int)
    case insert(String)
    case deleteBackward
  }

  private var pending: [Request] = []
  /// Where the host's caret stands when that is no caret stop.
  var stray: StrayCaret?

  /// A proxy.
  package init(mode: Mode = .graphemes) { self.mode = mode }

  /// Whether something asked for is waiting for the next tick.
  package var isPending: Bool { !pending.isEmpty }

  /// Moves the caret by characters, backward if negative; beyond an end of the text is that end.
  package mutating func adjustTextPosition(
    byCharacterOffset offset: Int, in document: inout TextDocument
  ) {
    ask(.move(offset), of: &document)
  }

  /// Types a text.
  package mutating func insertText(_ text: String, in document: inout TextDocument) {
    ask(.insert(text), of: &document)
  }

  /// Deletes the selection, else backward.
  package mutating func deleteBackward(in document: inout TextDocument) {
    ask(.deleteBackward, of: &document)
  }

  /// Lets what is pending take effect.
  package mutating func tick(in document: inout TextDocument) {
    let requests = pending
    pending = []
    for request in requests { perform(request, on: &document) }
  }

  private mutating func ask(_ request: Request, of document: inout TextDocument) {
    switch mode {
    case .graphemes: perform(request, on: &document)
    case .ios: pending.append(request)
    }
  }

  private mutating func perform(_ request: Request, on document: inout TextDocument) {
    switch (mode, request) {
    case (.graphemes, .move(let count)): document.moveByStops(count)
    case (.graphemes, .insert(let text)): document.insert(text)
    case (.graphemes, .deleteBackward): document.deleteBackward()
    case (.ios, .move(let count)): moveByUnits(count, in: &document)
    case (.ios, .insert(let text)): insertAtUnit(text, in: &document)
    case (.ios, .deleteBackward): deleteCluster(in: &document)
    }
  }
}

extension DocumentProxy {
  /// The text before the caret or the selection, or nil while text is marked in mode `ios`.
  package func documentContextBeforeInput(in document: TextDocument) -> String? {
    switch mode {
    case .graphemes: return document.surroundings.before
    case .ios:
      guard document.markedRange == nil else { return nil }
      let place = caret(in: document) ?? UnitPlace(document.selection.lower, in: document)
      return document.paragraph(at: place.paragraph).text(fromUnit: 0, to: place.units)
    }
  }

  /// The text after the caret or the selection, or nil while text is marked in mode `ios`.
  package func documentContextAfterInput(in document: TextDocument) -> String? {
    switch mode {
    case .graphemes: return document.surroundings.after
    case .ios:
      guard document.markedRange == nil else { return nil }
      let place = caret(in: document) ?? UnitPlace(document.selection.upper, in: document)
      let paragraph = document.paragraph(at: place.paragraph)
      return paragraph.text(fromUnit: place.units, to: paragraph.text.utf16.count)
    }
  }

  /// The selected text, or nil.
  package func selectedText(in document: TextDocument) -> String? {
    document.selection.isCollapsed ? nil : document.selectedText
  }
}
