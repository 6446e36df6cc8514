/// An editing key of the computer's keyboard, as recordings name it.
package struct EditingKey: Hashable, Sendable {
  /// What the key does.
  package enum Action: String, CaseIterable, Sendable {
    case backspace, delete
    case deleteWord = "delete-word"
    case left, right, up, down, home, end
    case lineStart = "line-start"
    case lineEnd = "line-end"
    case wordLeft = "word-left"
    case wordRight = "word-right"
    case pageUp = "page-up"
    case pageDown = "page-down"
    case documentStart = "document-start"
    case documentEnd = "document-end"
    case `return`, tab
    case selectAll = "select-all"
    case cut, copy, undo, redo
  }

  /// What the key does.
  package var action: Action
  /// Whether a move extends the selection (`shift-` in front of the name).
  package var extendsSelection: Bool

  /// An editing key.
  package init(_ action: Action, extendsSelection: Bool = false) {
    self.action = action
    self.extendsSelection = extendsSelection
  }

  /// The name in a recording, as in `shift-word-left`.
  package var name: String { (extendsSelection ? "shift-" : "") + action.rawValue }

  /// The key of that name, or nil.
  package init?(name: String) {
    let extends = name.hasPrefix("shift-")
    guard let action = Action(rawValue: extends ? String(name.dropFirst(6)) : name) else {
      return nil
    }
    self.init(action, extendsSelection: extends)
  }
}
