public import GestureCore

/// The text around the caret as a host shows it to its keyboard, for counting in the host's units.
///
/// iOS moves the caret by UTF-16 units (`adjustTextPosition(byCharacterOffset:)`), and techniques step by
/// characters as people see them: an emoji is one step and often more than two units.
public struct HostText: Sendable {
  /// Text before the caret, as far as the host shows it.
  public var before: String
  /// Text after the caret, as far as the host shows it.
  public var after: String

  /// The text around the caret; what a host does not show is empty.
  public init(before: String?, after: String?) {
    self.before = before ?? ""
    self.after = after ?? ""
  }

  /// UTF-16 units that so many characters take, negative for backward. Beyond what the host shows a character
  /// is one unit.
  public func units(of characters: Int) -> Int {
    guard characters != 0 else { return 0 }
    let wanted = Int(min(characters.magnitude, UInt(Situation.Room.limit)))
    var units = 0
    var left = wanted
    if characters > 0 {
      for character in after.prefix(wanted) {
        units += character.utf16.count
        left -= 1
      }
      return units + left
    }
    for character in before.suffix(wanted) {
      units += character.utf16.count
      left -= 1
    }
    return -(units + left)
  }

  /// Room for the caret, as far as the host shows it. A host shows little: at its ends there may be more text, so
  /// that this is for fields that show all of theirs.
  public var room: Situation.Room {
    Situation.Room(
      before: before.prefix(Situation.Room.limit).count,
      after: after.prefix(Situation.Room.limit).count)
  }
}
