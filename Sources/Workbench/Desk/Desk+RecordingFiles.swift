internal import GestureCore
internal import SimulatorCore
internal import TraceFormat
internal import WindowShell

extension Desk {
  /// The recording that commands act on: the current row, else the one that is loaded.
  var currentRecording: RecordingEntry? {
    let path = recordings.current ?? (playback == nil ? nil : recordings.loaded)
    guard let path else { return nil }
    return folder.entries.first { $0.path == path }
  }

  /// Whether a command of the list does something now.
  func isEnabled(_ command: RecordingsCommand) -> Bool {
    switch command {
    case .rename, .label: currentRecording.map(canChange) ?? false
    case .note: playback != nil
    case .trim: playback?.loopRange != nil
    case .discard: currentRecording.map { !isBeingRecorded($0) } ?? false
    case .undoDiscard: recordings.toast != nil
    case .press, .showLine, .readUpTo, .openExamples, .openFolder, .enter: true
    }
  }

  /// Does what the list is asked for.
  func perform(_ command: RecordingsCommand, at stamp: Int64) {
    switch command {
    case .press(let path): press(path, at: stamp)
    case .rename: startRenaming()
    case .label(let intent): label(intent)
    case .note(let command): perform(command)
    case .trim: trim()
    case .discard: discard()
    case .undoDiscard: undoDiscard()
    case .showLine(let path): showLine(path)
    case .readUpTo(let path): readUpTo(path)
    case .openExamples:
      if let examples = options.examplesDirectory { show(folder: examples) }
    case .openFolder(let path): show(folder: path)
    case .enter(let path):
      popover = Popover(.files)
      popover?.field = TextField(path + "/", isSelected: false)
    }
  }

  private func show(folder path: String) {
    let path = Self.trimmed(path)
    folder.move(to: path, isNewestFirst: path == Self.trimmed(options.recordingsDirectory))
    folder.changed()
    recordings.scroll = 0
    dockTab = .recordings
  }

  private func press(_ path: String, at stamp: Int64) {
    let last = recordings.click
    recordings.click = RecordingsPanel.Click(path: path, stamp: stamp)
    recordings.current = path
    guard let entry = currentRecording else { return }
    focusName = Self.recordingName(entry)
    hidesFocusRing = true
    if let last, last.path == path, stamp - last.stamp <= RecordingsPanel.doubleClickMicroseconds {
      recordings.click = nil
      return startRenaming()
    }
    if case .refused = entry.content { return }
    load(path)
  }

  /// Notes what was loaded, so that the list shows its folder.
  func noteLoaded(_ path: String) {
    let place = Self.folderAndName(path)
    recordings.noteChanges = []
    recordings.loaded = place.folder + "/" + place.name
    recordings.current = recordings.loaded
    recordings.awaitsCurrent = true
    folder.move(
      to: place.folder, isNewestFirst: place.folder == Self.trimmed(options.recordingsDirectory))
  }

  /// Notes that a recording was made, so that the list shows it.
  func noteRecorded(_ path: String) {
    let place = Self.folderAndName(path)
    folder.move(
      to: place.folder, isNewestFirst: place.folder == Self.trimmed(options.recordingsDirectory))
    folder.changed()
    recordings.current = place.folder + "/" + place.name
    recordings.awaitsCurrent = true
    recordings.scroll = 0
  }

  static func folderAndName(_ path: String) -> (folder: String, name: String) {
    let name = fileName(path)
    let folder = trimmed(String(path.dropLast(name.count)))
    return (folder.isEmpty ? (path.hasPrefix("/") ? "" : ".") : folder, name)
  }

  /// A folder's path without a slash at its end.
  static func trimmed(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  private func startRenaming() {
    guard let entry = currentRecording else { return warn("Choose a recording first") }
    guard entry.isOurs else {
      return warn("\(entry.fileName) is no recording of ours: its title is its name")
    }
    guard canChange(entry) else { return warn("\(entry.fileName) is still being recorded") }
    dockTab = layout.dock?.side == nil ? .recordings : dockTab
    recordings.renaming = RecordingsPanel.Renaming(
      path: entry.path, field: TextField(entry.title))
    if let index = folder.entries.firstIndex(of: entry) { showRecording(index) }
    isDirty = true
  }

  /// Takes a key while a title is typed; all keys are the field's.
  func pressInTitle(_ stroke: KeyStroke) -> Bool {
    isDirty = true
    switch stroke.key {
    case .escape: recordings.renaming = nil
    case .return, .tab: finishRenaming()
    case .character("v") where stroke.modifiers.contains(.control): requests.append(.paste)
    case .function: return false
    default: _ = recordings.renaming?.field.press(stroke)
    }
    return true
  }

  /// Writes the title that was typed; the old one stays where nothing stands there.
  func finishRenaming() {
    guard let renaming = recordings.renaming else { return }
    recordings.renaming = nil
    isDirty = true
    let title = renaming.field.text
    guard let entry = folder.entries.first(where: { $0.path == renaming.path }),
      title != entry.title
    else { return }
    write(.title(title.isEmpty ? nil : title), to: entry.path)
  }

  private func label(_ intent: TraceHeader.Intent?) {
    guard let entry = currentRecording, canChange(entry) else {
      return warn("Choose a recording of ours first")
    }
    write(.label(intent), to: entry.path)
  }

  private func trim() {
    guard let playback, let path = recordings.loaded else {
      return warn("Load a recording and mark a stretch of the ruler first")
    }
    guard playback.loopRange != nil, let trace = playback.trimmed() else {
      return warn("Drag along the ruler to mark a stretch that holds something")
    }
    do throws(RecordingFile.Refusal) {
      let new = try RecordingFile.write(trace, beside: path, suffix: "trimmed")
      folder.changed()
      recordings.current = new
      remark = (.done("trimmed to " + Self.fileName(new)), now + 6_000_000)
    } catch {
      warn(error.sentence)
    }
  }

  private func discard() {
    guard let entry = currentRecording else { return warn("Choose a recording first") }
    guard !isBeingRecorded(entry) else {
      return warn("\(entry.fileName) is still being recorded")
    }
    // What is half written must not come back out of the trash.
    if editor.isWaiting(for: entry.path) { editor.wait() }
    let trash = TrashFolder(options.trashDirectory)
    let place = folder.entries.firstIndex(of: entry) ?? 0
    do throws(TrashFolder.Refusal) {
      let date = moment().date
      var discarded = [try trash.discard(entry.path, date: date)]
      let beside = ReplayExpectation.path(ofRecording: entry.path)
      // What was expected of it goes with it, if it is there.
      if entry.identity.expectationModified != 0
        || Self.expectation(ofRecording: entry.path) != nil,
        let other = try? trash.discard(beside, date: date)
      {
        discarded.append(other)
      }
      recordings.toast = RecordingsPanel.Toast(
        words: "“\(entry.title)” is in the trash", discarded: discarded,
        until: now + RecordingsPanel.toastMicroseconds)
      folder.forget(entry.path)
      let entries = folder.entries
      let next = entries.isEmpty ? nil : entries[min(place, entries.count - 1)]
      recordings.current = next?.path
      if focusName == Self.recordingName(entry) { focusName = next.map(Self.recordingName) }
    } catch {
      warn(error.sentence)
    }
    isDirty = true
  }

  private func undoDiscard() {
    guard let toast = recordings.toast else { return }
    recordings.toast = nil
    let trash = TrashFolder(options.trashDirectory)
    for file in toast.discarded {
      do throws(TrashFolder.Refusal) {
        try trash.restore(file)
      } catch {
        warn(error.sentence)
      }
    }
    folder.listAgain()
    if let first = toast.discarded.first {
      recordings.current =
        folder.entries.first { $0.fileName == Self.fileName(first.original) }?.path
    }
  }

  private func showLine(_ path: String) {
    if recordings.shownLines.removeValue(forKey: path) != nil { return }
    guard case .refused(let fault)? = folder.entries.first(where: { $0.path == path })?.content,
      let number = fault.line
    else { return }
    let text = RecordingFile.line(number, of: path) ?? ""
    recordings.shownLines[path] = "\(number):  \(text)"
  }

  private func readUpTo(_ path: String) {
    guard case .refused(let fault)? = folder.entries.first(where: { $0.path == path })?.content,
      let line = fault.line
    else { return }
    do throws(RecordingFile.Refusal) {
      let trace = try RecordingFile.read(path, before: line)
      play(trace, from: path)
    } catch {
      warn(error.sentence)
    }
  }
}
