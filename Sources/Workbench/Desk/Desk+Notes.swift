internal import GestureCore
internal import TraceFormat

extension Desk {
  /// Makes ready to change the notes of the current recording: it is loaded, and stands still.
  ///
  /// - Returns: whether there is one whose notes can be changed.
  func prepareNotes() -> Bool {
    guard let entry = currentRecording, canChange(entry) else {
      warn("Choose a recording of ours first")
      return false
    }
    if playback == nil || recordings.loaded != entry.path {
      load(entry.path)
      playback?.seek(to: .zero)
    }
    guard playback != nil, recordings.loaded == entry.path else { return false }
    playback?.pause(at: now)
    return true
  }

  /// The notes of the loaded recording, and what can be done at the moment that is shown.
  func notesContent(_ query: String) -> PopoverContent {
    guard let playback else { return PopoverContent([]) }
    let notes = playback.notes
    let here = Self.noteTime(playback.position)
    let spoken = playback.spokenNote
    var additions: [PopoverRow] = []
    if !query.isBlank {
      // Two notes of one moment would hide one another.
      let command: NotesCommand =
        spoken.map { notes[$0].time == playback.position ? .change($0, query) : .add(query) }
        ?? .add(query)
      additions.append(row(command, here))
    }
    let rows = notes.enumerated().map { place, note in
      PopoverRow(
        note.text.isBlank ? "Nothing more is said" : note.text.firstLine,
        trailing: Self.noteTime(note.time), sign: place == spoken ? .check : .none,
        command: .recordings(.note(.open(place))))
    }
    var others: [PopoverRow] = []
    if query.isBlank, let spoken, !notes[spoken].text.isBlank,
      notes[spoken].time < playback.position
    {
      others.append(row(.add(""), here))
    }
    if !recordings.noteChanges.isEmpty { others.append(row(.undo, "")) }
    return PopoverContent(
      [additions, rows, others].map { PopoverContent.Section("", $0) },
      placeholder: "What is to be said from \(here) on", note: "Return",
      emptySentence: "Nothing is noted yet. F7 and F8 go to another moment.")
  }

  /// One note, to be typed anew.
  func noteContent(_ place: Int, _ query: String) -> PopoverContent {
    guard let notes = playback?.notes, notes.indices.contains(place) else {
      return PopoverContent([])
    }
    let note = notes[place]
    var change = row(.change(place, query), Self.noteTime(note.time))
    change.isEnabled = query != note.text
    return PopoverContent(
      [PopoverContent.Section("", [change, row(.delete(place), "")])],
      placeholder: "Nothing from \(Self.noteTime(note.time)) on", note: "Return")
  }

  private func row(_ command: NotesCommand, _ trailing: String) -> PopoverRow {
    PopoverRow(command.title, trailing: trailing, command: .recordings(.note(command)))
  }

  /// A moment to the millisecond: notes are said at events, and events are less than a hundredth of a second apart.
  private static func noteTime(_ time: Instant) -> String {
    let milliseconds = (max(time.microseconds, 0) + 500) / 1_000
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest + " s"
  }

  /// Does what the list of notes asks for, and shows it.
  func perform(_ command: NotesCommand) {
    guard let playback else { return }
    let notes = playback.notes
    switch command {
    case .add(let text):
      let place = notes.count { $0.time <= playback.position }
      change(.insert(TraceNote(playback.position, text), at: place))
    case .open(let place):
      guard notes.indices.contains(place) else { return }
      self.playback?.seek(to: notes[place].time, at: now)
      followPlayhead()
      return showNotes(.note(place))
    case .change(let place, let text):
      guard notes.indices.contains(place) else { return }
      change(.replace(notes[place], at: place, with: text))
    case .delete(let place):
      guard notes.indices.contains(place) else { return }
      change(.remove(notes[place], at: place))
    case .undo:
      guard let last = recordings.noteChanges.popLast() else { return }
      apply(last)
    }
    showNotes(.notes)
  }

  private func change(_ edit: TraceNoteEdit) {
    if apply(edit) { recordings.noteChanges.append(edit.inverse) }
  }

  @discardableResult
  private func apply(_ edit: TraceNoteEdit) -> Bool {
    guard let path = recordings.loaded, playback?.edit(edit) == true else { return false }
    write(.note(edit), to: path)
    return true
  }

  private func showNotes(_ kind: Popover.Kind) {
    popover = Popover(kind)
    preparePopover(kind)
    showSelectedRow()
  }

  /// What a popover about notes starts from.
  func prepareNotesPopover(_ kind: Popover.Kind) {
    switch kind {
    case .note(let place):
      guard let notes = playback?.notes, notes.indices.contains(place) else { return }
      popover?.field = TextField(notes[place].text)
      popover?.selected = nil
    default:
      // The one that is said now; of none, the first.
      let spoken = playback?.spokenNote ?? 0
      let isEmpty = popoverContent?.rows.isEmpty ?? true
      popover?.selected = isEmpty ? nil : spoken
    }
  }
}

extension String {
  /// Whether nobody sees anything of it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  /// As much as a row can show.
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }.prefix(200)) }
}
