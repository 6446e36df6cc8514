/// What is selected: from the anchor, which stays, to the focus, which moves.
package struct Selection: Hashable, Sendable {
  /// The end that stays when the selection is extended.
  package var anchor: TextPosition
  /// The end that moves; where the caret is drawn.
  package var focus: TextPosition
  /// Which side the focus belongs to where a line wraps.
  package var affinity: Affinity

  /// A selection from anchor to focus.
  package init(anchor: TextPosition, focus: TextPosition, affinity: Affinity = .downstream) {
    self.anchor = anchor
    self.focus = focus
    self.affinity = affinity
  }

  /// A collapsed selection.
  package init(_ caret: Caret) {
    self.init(anchor: caret.position, focus: caret.position, affinity: caret.affinity)
  }

  /// Whether nothing is selected.
  package var isCollapsed: Bool { anchor == focus }
  /// The earlier end.
  package var lower: TextPosition { min(anchor, focus) }
  /// The later end.
  package var upper: TextPosition { max(anchor, focus) }
  /// The caret at the focus.
  package var caret: Caret { Caret(focus, affinity) }
}
