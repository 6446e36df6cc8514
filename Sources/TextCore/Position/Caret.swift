/// Which of two lines, or of two directions, a caret at their seam belongs to.
package enum Affinity: Hashable, Sendable {
  /// To the character before it: the end of the upper line at a soft wrap.
  case upstream
  /// To the character after it: the start of the lower line at a soft wrap.
  case downstream
}

/// A caret: a position and the side it leans to.
package struct Caret: Hashable, Sendable {
  /// Where it stands.
  package var position: TextPosition
  /// Which side it belongs to where a line wraps or the direction changes.
  package var affinity: Affinity

  /// A caret.
  package init(_ position: TextPosition, _ affinity: Affinity = .downstream) {
    self.position = position
    self.affinity = affinity
  }

  /// The caret at the document's start.
  package static let start = Caret(.start)
}
