internal import TraceFormat

extension Desk {
  /// Whether a recording is being made now: its file is the recorder's.
  func isBeingRecorded(_ entry: RecordingEntry) -> Bool {
    live.isRecording && live.recordingPath.map { Self.fileName($0) } == entry.fileName
  }

  /// Whether a recording's title, label and notes can be changed.
  func canChange(_ entry: RecordingEntry) -> Bool { entry.isOurs && !isBeingRecorded(entry) }

  /// Changes a file; what is seen of it changes at once.
  func write(_ edit: RecordingEdit, to path: String) {
    isDirty = true
    show(edit, of: path)
    editor.start(edit, of: path)
  }

  /// Looks whether anything has been written, or could not be.
  func followEdits() {
    for outcome in editor.take() {
      isDirty = true
      if let refusal = outcome.refusal {
        warn(refusal.sentence)
        takeBack(outcome)
      } else {
        folder.noteWritten(outcome.path)
      }
    }
  }

  /// Waits until every change is written.
  package func finishEdits() {
    editor.wait()
    followEdits()
  }

  /// Shows what a file says, in the list and in what is loaded from it.
  private func show(_ edit: RecordingEdit, of path: String) {
    guard case .read(var summary)? = folder.entries.first(where: { $0.path == path })?.content
    else { return }
    switch edit {
    case .title(let title): summary.title = title
    case .label(let intent): summary.intent = intent
    case .note: return
    }
    folder.note(title: summary.title, intent: summary.intent, of: path)
    guard recordings.loaded == path, var playing = playback else { return }
    playing.relabel(title: summary.title, intent: summary.intent)
    playback = playing
  }

  /// Shows again what stands in a file that could not be changed.
  private func takeBack(_ outcome: RecordingEditor.Outcome) {
    switch outcome.edit {
    case .note(let edit):
      guard recordings.loaded == outcome.path else { return }
      _ = playback?.edit(edit.inverse)
      // What was done after it may not fit any more.
      recordings.noteChanges = []
    case .title, .label:
      folder.readAgain(outcome.path)
      guard recordings.loaded == outcome.path,
        let header = RecordingFile.header(of: outcome.path)
      else { return }
      playback?.relabel(title: header.title, intent: header.intent)
    }
  }
}
