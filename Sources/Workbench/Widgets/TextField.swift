package import WindowShell

/// A line of text that is being typed: a search, a name.
package struct TextField: Hashable, Sendable {
  /// What stands in it.
  package private(set) var text: String
  /// Where the caret is, in characters from the start.
  package private(set) var caret: Int
  /// Whether all of it is selected, so that typing replaces it.
  package private(set) var isSelected: Bool

  /// The longest text that can be typed, in characters; one that is longer already is not cut.
  package static let lengthLimit = 400
  private let limit: Int

  /// A field with a text; all of it is selected, unless it is empty or to be gone on with.
  package init(_ text: String = "", isSelected: Bool = true) {
    self.text = text
    caret = text.count
    limit = max(Self.lengthLimit, caret)
    self.isSelected = isSelected && !text.isEmpty
  }

  /// Takes typed text; line breaks and tabs become spaces.
  package mutating func type(_ typed: String) {
    let kept = String(typed.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    guard !kept.isEmpty else { return }
    clearSelected()
    let room = max(limit - text.count, 0)
    let added = kept.prefix(room)
    text.insert(contentsOf: added, at: index(caret))
    caret = min(caret + added.count, text.count)
  }

  /// Takes an editing key.
  ///
  /// - Returns: whether it meant something to the field.
  package mutating func press(_ stroke: KeyStroke) -> Bool {
    switch stroke.key {
    case .backspace:
      if isSelected { return clearSelected() }
      guard caret > 0 else { return true }
      text.remove(at: index(caret - 1))
      caret -= 1
    case .delete:
      if isSelected { return clearSelected() }
      if caret < text.count { text.remove(at: index(caret)) }
    case .left: move(to: isSelected ? 0 : caret - 1)
    case .right: move(to: isSelected ? text.count : caret + 1)
    case .home: move(to: 0)
    case .end: move(to: text.count)
    case .character("a") where stroke.modifiers.contains(.control):
      isSelected = !text.isEmpty
      caret = text.count
    case .character, .space: return !stroke.modifiers.contains(.control)
    case .function, .escape, .return, .tab, .up, .down, .pageUp, .pageDown: return false
    }
    return true
  }

  private mutating func move(to place: Int) {
    isSelected = false
    caret = min(max(place, 0), text.count)
  }

  @discardableResult
  private mutating func clearSelected() -> Bool {
    guard isSelected else { return true }
    text = ""
    caret = 0
    isSelected = false
    return true
  }

  private func index(_ offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: min(max(offset, 0), text.count))
  }

  /// What stands before the caret.
  package var beforeCaret: String { String(text.prefix(caret)) }
}
