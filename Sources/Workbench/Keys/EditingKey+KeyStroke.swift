package import SimulatorCore
package import WindowShell

extension EditingKey {
  /// The editing key that a key of the computer's keyboard means on the phone; nil for keys that type, and for
  /// those that mean nothing there.
  package init?(_ stroke: KeyStroke) {
    let shift = stroke.modifiers.contains(.shift)
    let jumps = !stroke.modifiers.isDisjoint(with: [.alt, .command])
    let control = stroke.modifiers.contains(.control)
    let action: Action
    switch stroke.key {
    case .backspace: action = control || jumps ? .deleteWord : .backspace
    case .delete: action = .delete
    case .left: action = control ? .wordLeft : jumps ? .lineStart : .left
    case .right: action = control ? .wordRight : jumps ? .lineEnd : .right
    case .up: action = jumps ? .documentStart : .up
    case .down: action = jumps ? .documentEnd : .down
    case .home: action = control ? .documentStart : .home
    case .end: action = control ? .documentEnd : .end
    case .pageUp: action = .pageUp
    case .pageDown: action = .pageDown
    case .return: action = .return
    case .tab: action = .tab
    case .character(let character):
      guard control, let chord = Self.chord(character, shift) else { return nil }
      self.init(chord)
      return
    case .function, .escape, .space: return nil
    }
    self.init(action, extendsSelection: shift && action.heedsShift)
  }

  /// Control with a letter; pasting is text and no editing key.
  private static func chord(_ character: Character, _ shift: Bool) -> Action? {
    switch character {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "y": .redo
    case "z": shift ? .redo : .undo
    default: nil
    }
  }
}

extension EditingKey.Action {
  /// Whether Shift makes a difference: a move extends the selection, Tab walks backward.
  fileprivate var heedsShift: Bool {
    switch self {
    case .left, .right, .up, .down, .home, .end, .lineStart, .lineEnd, .wordLeft, .wordRight,
      .pageUp, .pageDown, .documentStart, .documentEnd, .tab:
      true
    case .backspace, .delete, .deleteWord, .return, .selectAll, .cut, .copy, .undo, .redo:
      false
    }
  }
}
