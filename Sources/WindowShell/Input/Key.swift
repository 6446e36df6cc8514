/// A key of the computer's keyboard that does something other than type.
package enum Key: Hashable, Sendable {
  /// F1 to F12.
  case function(Int)
  /// A key by its usual name; Return stands for the number pad's Enter too.
  case escape, `return`, tab, space, backspace, delete
  /// A key that moves the caret.
  case left, right, up, down, home, end, pageUp, pageDown
  /// A key that types, by what it types without modifiers in the user's layout, lower case.
  case character(Character)
}

/// Modifier keys.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  package let rawValue: Int

  /// Modifiers by their bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Either Shift.
  package static let shift = Modifiers(rawValue: 1)
  /// Either Control.
  package static let control = Modifiers(rawValue: 2)
  /// Alt; not AltGr, which belongs to typing.
  package static let alt = Modifiers(rawValue: 4)
  /// The key with the system's sign.
  package static let command = Modifiers(rawValue: 8)
}

/// A key with its modifiers.
package struct KeyStroke: Hashable, Sendable {
  /// The key.
  package var key: Key
  /// Modifiers that were held.
  package var modifiers: Modifiers
  /// Whether the key is held and repeats.
  package var isRepeat: Bool

  /// A key with its modifiers.
  package init(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
