package import WindowShell

extension SliderColumn {
  /// Gives the keyboard to the first row, or to the next one; after the last, back to the phone.
  package mutating func focusNext(backwards: Bool, into changes: inout [Change]) {
    if typing != nil { guard commit(into: &changes) else { return } }
    guard !rows.isEmpty else { return }
    let next = focus.map { backwards ? $0 - 1 : $0 + 1 } ?? (backwards ? rows.count - 1 : 0)
    focus = rows.indices.contains(next) ? next : nil
  }

  /// Takes a key, if a row has the keyboard.
  ///
  /// - Returns: false where the key means nothing to a row, and is the phone's.
  package mutating func press(_ stroke: KeyStroke, into changes: inout [Change]) -> Bool {
    guard let focus else { return false }
    let isSlider = rows[focus].scale != nil
    let units = stroke.modifiers.contains(.shift) ? 10.0 : 1
    switch stroke.key {
    case .up where isSlider: step(focus, by: units, into: &changes)
    case .down where isSlider: step(focus, by: -units, into: &changes)
    case .up: moveFocus(to: focus - 1, into: &changes)
    case .down: moveFocus(to: focus + 1, into: &changes)
    case .right where typing == nil: step(focus, by: units, into: &changes)
    case .left where typing == nil: step(focus, by: -units, into: &changes)
    case .tab: focusNext(backwards: stroke.modifiers.contains(.shift), into: &changes)
    case .return where typing != nil: commit(into: &changes)
    case .return: act(focus, into: &changes)
    case .space where typing == nil && !isSlider: act(focus, into: &changes)
    case .escape:
      if typing == nil { self.focus = nil } else { typing = nil }
    case .backspace, .delete:
      guard typing != nil else { return leaveTo(&changes) }
      typing?.deleteBackward()
    case .home, .end, .left, .right, .space, .pageUp, .pageDown, .character:
      // While a number is being typed nothing goes to the phone behind its back.
      return typing != nil
    case .function: return false
    }
    return true
  }

  /// Takes typed text, if a row has the keyboard.
  ///
  /// What cannot be part of a number gives the keyboard back to the phone, unless a value is being typed.
  ///
  /// - Returns: false where the text is the phone's.
  package mutating func type(_ text: String, into changes: inout [Change]) -> Bool {
    guard let focus else { return false }
    if typing == nil {
      switch rows[focus].control {
      case .slider:
        guard NumberField.accepts(text) else { return leaveTo(&changes) }
        startTyping(focus)
      case .toggle, .choice, .fold, .text:
        // A space has done its work as a key.
        return text == " " ? true : leaveTo(&changes)
      }
    }
    typing?.type(text)
    return true
  }

  private mutating func moveFocus(to index: Int, into changes: inout [Change]) {
    if typing != nil { guard commit(into: &changes) else { return } }
    if rows.indices.contains(index) { focus = index }
  }

  private mutating func leaveTo(_ changes: inout [Change]) -> Bool {
    leave(into: &changes)
    return false
  }
}
