/// What is done with the timed notes of the recording that is loaded.
package enum NotesCommand: Hashable, Sendable {
  /// Says something from the moment that is shown on; nothing, where it is empty.
  case add(String)
  /// Goes to the note at a place, and types it anew.
  case open(Int)
  /// Lets the note at a place say something else.
  case change(Int, String)
  /// Takes the note at a place away.
  case delete(Int)
  /// Takes the last change of the notes back.
  case undo

  /// What menus call it.
  package var title: String {
    switch self {
    case .add(""): "Say nothing from here on"
    case .add(let text): "Add “\(text)”"
    case .open(let place): "Note \(place + 1)"
    case .change(_, ""): "Say nothing from there on"
    case .change(_, let text): "Change to “\(text)”"
    case .delete: "Delete the note"
    case .undo: "Undo the last change of a note"
    }
  }
}
