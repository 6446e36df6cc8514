/// Mode `ios`: everything by UTF-16 units.
extension DocumentProxy {
  /// Where the host's caret stands, in UTF-16 units from the start of its paragraph.
  package func utf16Offset(in document: TextDocument) -> Int {
    (caret(in: document) ?? UnitPlace(document.selection.focus, in: document)).units
  }

  /// Whether the host's caret stands inside a cluster, where no caret should.
  package func isInsideCluster(in document: TextDocument) -> Bool { caret(in: document) != nil }

  /// Takes the document's caret for the host's again, as when a person has tapped where it already stood.
  package mutating func followCaret() { stray = nil }

  /// Where the host's caret stands if that is no caret stop.
  func caret(in document: TextDocument) -> UnitPlace? {
    guard let stray, stray.version == document.version, stray.selection == document.selection
    else { return nil }
    return stray.place
  }

  mutating func moveByUnits(_ count: Int, in document: inout TextDocument) {
    guard count != 0 else { return }
    document.commitMarked()
    var start = caret(in: document) ?? UnitPlace(document.selection.focus, in: document)
    let isForward = count > 0
    var count = count
    if !document.selection.isCollapsed {
      let (lower, upper) = (document.selection.lower, document.selection.upper)
      switch selectionRule {
      case .edge:
        start = UnitPlace(isForward ? upper : lower, in: document)
        count -= count.signum()
      case .start: start = UnitPlace(lower, in: document)
      case .end:
        start = UnitPlace(upper, in: document)
        count = 0
      }
    }
    put(start.moved(by: count, in: document), forward: isForward, in: &document)
  }

  mutating func insertAtUnit(_ text: String, in document: inout TextDocument) {
    guard let place = caret(in: document) else {
      let start = document.markedRange?.lowerBound ?? document.selection.lower
      let offset = document.paragraphs.utf8Offset(ofParagraph: start.paragraph) + start.offset
      document.insert(text)
      let end = offset + text.utf8.count
      if document.utf8Offset(of: document.selection.focus) != end {
        put(byteOffset: end, in: &document)
      }
      return
    }
    guard !text.isEmpty else { return }
    let (offset, isInsideScalar) = place.utf8(in: document)
    let start = document.paragraphs.utf8Offset(ofParagraph: place.paragraph) + offset
    let broken = isInsideScalar ? "\u{FFFD}" : ""
    let length = isInsideScalar ? Self.pairLength : 0
    document.replace(start..<start + length, with: broken + text + broken, .single)
    put(byteOffset: start + broken.utf8.count + text.utf8.count, in: &document)
  }

  mutating func deleteCluster(in document: inout TextDocument) {
    if document.markedRange != nil || !document.selection.isCollapsed {
      document.deleteBackward()
      return
    }
    let caret = document.selection.focus
    if let place = self.caret(in: document) {
      let offset = place.utf8(in: document).offset
      let inside = TextPosition(paragraph: place.paragraph, offset: offset)
      let text = document.paragraph(at: place.paragraph).text
      if offset >= text.utf8.count {
        // Between `\r` and `\n`.
        document.setCaret(Caret(document.paragraphEnd(place.paragraph)))
        document.deleteForward()
        return
      }
      // In the first scalar's middle the offset is the cluster's start, which is a stop.
      let after = document.snapped(inside, .forward)
      let upper = after == inside ? document.position(after: inside) ?? inside : after
      document.select(Selection(anchor: document.snapped(inside, .backward), focus: upper))
      document.deleteSelection()
    } else if let previous = document.position(before: caret) {
      document.delete(document.utf8Range(previous, caret), .deletingBackward)
    }
  }

  /// UTF-8 bytes of a scalar that UTF-16 writes as a pair.
  private static let pairLength = 4

  private mutating func put(byteOffset offset: Int, in document: inout TextDocument) {
    put(UnitPlace(utf8Offset: offset, in: document), forward: true, in: &document)
  }

  /// Puts the host's caret somewhere, and the document's as near as it may come.
  private mutating func put(
    _ place: UnitPlace, forward: Bool, in document: inout TextDocument
  ) {
    let (offset, isInsideScalar) = place.utf8(in: document)
    let paragraph = document.paragraph(at: place.paragraph)
    let affinity: Affinity = forward ? .upstream : .downstream
    let isInPlaceholder = paragraph.delimiters.range(around: offset) != nil
    let wanted = TextPosition(
      paragraph: place.paragraph, offset: offset + (isInsideScalar ? Self.pairLength / 2 : 0))
    let stop = document.snapped(
      wanted, isInPlaceholder ? (forward ? .forward : .backward) : .nearest)
    document.setCaret(Caret(stop, affinity))
    stray =
      stop != wanted && !isInPlaceholder
      ? StrayCaret(place: place, version: document.version, selection: document.selection) : nil
  }
}
