package import TraceFormat

/// How the list of recordings stands with the user.
package struct RecordingsPanel: Hashable, Sendable {
  /// A title that is being typed.
  package struct Renaming: Hashable, Sendable {
    /// Whose.
    package var path: String
    /// What stands in the row.
    package var field: TextField
  }

  /// What can be taken back for a while.
  package struct Toast: Hashable, Sendable {
    /// What was done.
    package var words: String
    /// Where the files lie now.
    package var discarded: [TrashFolder.Discarded]
    /// When it goes.
    package var until: Int64
  }

  /// A press on a row, to tell a double click.
  struct Click: Hashable, Sendable {
    var path: String
    var stamp: Int64
  }

  /// How far the list is scrolled, in logical pixels.
  package var scroll = 0.0
  /// The row that keys act on, by its file; nil for none.
  package var current: String?
  /// The file that is loaded, or was loaded last.
  package var loaded: String?
  /// The title that is being typed.
  package var renaming: Renaming?
  /// What takes the changes of the loaded recording's notes back, the newest last.
  package var noteChanges: [TraceNoteEdit] = []
  /// Lines that are shown in place of what is wrong with them, by file.
  package var shownLines: [String: String] = [:]
  /// What can be taken back.
  package var toast: Toast?
  var click: Click?
  /// Whether the current row is still to be scrolled into sight, as its file has not been listed yet.
  var awaitsCurrent = false

  /// How long something can be taken back.
  static let toastMicroseconds: Int64 = 4_000_000
  /// Two presses within this time are a double click.
  static let doubleClickMicroseconds: Int64 = 400_000
}
