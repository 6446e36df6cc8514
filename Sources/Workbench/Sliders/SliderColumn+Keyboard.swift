package import WindowShell

extension SliderColumn {
  /// Gives the keyboard to the first slider, or to the next one; after the last, back to the phone.
  package mutating func focusNext(backwards: Bool, into changes: inout [Change]) {
    if typing != nil { guard commit(into: &changes) else { return } }
    guard !rows.isEmpty else { return }
    let next = focus.map { backwards ? $0 - 1 : $0 + 1 } ?? (backwards ? rows.count - 1 : 0)
    focus = rows.indices.contains(next) ? next : nil
  }

  /// Takes a key, if a slider has the keyboard.
  ///
  /// - Returns: false where the key means nothing to a slider, and is the phone's.
  package mutating func press(_ stroke: KeyStroke, into changes: inout [Change]) -> Bool {
    guard let focus else { return false }
    let units = stroke.modifiers.contains(.shift) ? 10.0 : 1
    switch stroke.key {
    case .up: step(focus, by: units, into: &changes)
    case .down: step(focus, by: -units, into: &changes)
    case .right where typing == nil: step(focus, by: units, into: &changes)
    case .left where typing == nil: step(focus, by: -units, into: &changes)
    case .tab: focusNext(backwards: stroke.modifiers.contains(.shift), into: &changes)
    case .return:
      if typing == nil {
        typing = NumberField(replacing: rows[focus].valueText)
      } else {
        commit(into: &changes)
      }
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

  /// Takes typed text, if a slider has the keyboard.
  ///
  /// What cannot be part of a number gives the keyboard back to the phone, unless a value is being typed.
  ///
  /// - Returns: false where the text is the phone's.
  package mutating func type(_ text: String, into changes: inout [Change]) -> Bool {
    guard let focus else { return false }
    if typing == nil {
      guard NumberField.accepts(text) else { return leaveTo(&changes) }
      typing = NumberField(replacing: rows[focus].valueText)
    }
    typing?.type(text)
    return true
  }

  private mutating func leaveTo(_ changes: inout [Change]) -> Bool {
    leave(into: &changes)
    return false
  }
}
