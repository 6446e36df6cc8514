/// What a key is for, as far as a technique cares.
public enum KeyRole: Hashable, Sendable {
  /// Types a letter.
  case letter
  /// Types another character.
  case character
  /// Types a space.
  case space
  /// Makes the next letter upper-case.
  case shift
  /// Deletes backward.
  case delete
  /// Ends the line.
  case `return`
  /// Switches to another page or layout.
  case mode
}

/// A key's place on the screen, and what it is for.
public struct KeyArea: Hashable, Sendable {
  /// The area in which a touch-down means the key.
  public var frame: Rectangle
  /// What the key is for.
  public var role: KeyRole

  /// A key's place and what it is for.
  public init(frame: Rectangle, role: KeyRole) {
    self.frame = frame
    self.role = role
  }
}
