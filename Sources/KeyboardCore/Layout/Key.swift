/// A key of the phone's keyboard, wherever it lies.
package struct Key: Hashable, Sendable {
  /// What a key is for.
  package enum Kind: Hashable, Sendable {
    /// Types a character; both are the same where shift changes nothing.
    case character(lower: String, upper: String)
    /// Types a space.
    case space
    /// Makes the next letter upper-case.
    case shift
    /// Deletes backward.
    case delete
    /// Ends the line.
    case `return`
    /// Switches to the next layout.
    case globe
    /// Switches to another page of the layout.
    case page(KeyboardPage)
  }

  /// What the key is for.
  package let kind: Kind
  /// The name that commands print: the lower-case letter or the character itself, else `space`, `shift`,
  /// `delete`, `return`, `globe`, `page-letters`, `page-numbers` or `page-symbols`. Unique within a page.
  package let id: String

  /// A key of that kind.
  package init(_ kind: Kind) {
    self.kind = kind
    // Kept rather than computed: every name is short enough to live inside the string itself.
    id =
      switch kind {
      case .character(let lower, _): lower
      case .space: "space"
      case .shift: "shift"
      case .delete: "delete"
      case .return: "return"
      case .globe: "globe"
      case .page(.letters): "page-letters"
      case .page(.numbers): "page-numbers"
      case .page(.symbols): "page-symbols"
      }
  }

  /// A key that types the character, and its upper-case form under shift.
  package init(typing character: Character) {
    self.init(.character(lower: String(character), upper: character.uppercased()))
  }

  /// Whether it types a character of its own; such a key shows a bubble while it is pressed.
  package var isCharacter: Bool {
    switch kind {
    case .character: true
    case .space, .shift, .delete, .return, .globe, .page: false
    }
  }

  /// Whether shift changes what it types.
  package var isLetter: Bool {
    switch kind {
    case .character(let lower, let upper): lower != upper
    case .space, .shift, .delete, .return, .globe, .page: false
    }
  }
}
