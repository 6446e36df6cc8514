package import TraceFormat

/// What the list of recordings does.
package enum RecordingsCommand: Hashable, Sendable {
  /// A row was pressed: its recording is loaded; pressed twice, its title is typed.
  case press(String)
  /// The title of the current recording is typed in its row.
  case rename
  /// Says what the current recording's gesture was meant to do; nil takes the label away.
  case label(TraceHeader.Intent?)
  /// Does something with the notes of the recording that is loaded.
  case note(NotesCommand)
  /// Writes the looped stretch to a new file.
  case trim
  /// Moves the current recording to the trash.
  case discard
  /// Takes the newest move to the trash back.
  case undoDiscard
  /// Shows the bad line of a refused file, or what is wrong with it.
  case showLine(String)
  /// Loads what stands before the bad line.
  case readUpTo(String)
  /// Shows the examples that came with the program.
  case openExamples
  /// Shows a folder.
  case openFolder(String)
  /// Goes on with a folder's path where files are looked for.
  case enter(String)

  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .press(let path): Desk.fileName(path)
    case .rename: "Rename the recording"
    case .label(.move(let count)): "Label: move \(Figures.signed(count))"
    case .label(.tap): "Label: tap"
    case .label(.nothing): "Label: no move"
    case .label(nil): "No label"
    case .note(let command): command.title
    case .trim: "Trim to the loop, as a new file"
    case .discard: "Move the recording to the trash"
    case .undoDiscard: "Undo"
    case .showLine: "Show the line"
    case .readUpTo: "Read up to there"
    case .openExamples: "Open the examples"
    case .openFolder: "Show this folder"
    case .enter(let path): Desk.fileName(path) + "/"
    }
  }

  /// The key that does it while the list has the keyboard.
  package var shortcut: String? {
    switch self {
    case .rename: "F2 in the list"
    case .discard: "Delete in the list"
    case .press, .label, .note, .trim, .undoDiscard, .showLine, .readUpTo, .openExamples,
      .openFolder, .enter:
      nil
    }
  }
}
