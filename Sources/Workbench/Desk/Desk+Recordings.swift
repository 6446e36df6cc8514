internal import GestureCore
internal import SimulatorCore
internal import TraceFormat
internal import WindowShell

extension Desk {
  /// The recordings of the folder, in the order of the list.
  package var recordingEntries: [RecordingEntry] { folder.entries }

  /// How many recordings the folder holds.
  var recordingCount: Int { folder.entries.count }

  /// What the palette knows of recordings.
  var paletteRecordings: [PopoverRow] {
    folder.entries.map { entry in
      var trailing = ""
      if case .read(let summary) = entry.content {
        trailing = Figures.seconds(microseconds: summary.microseconds)
      }
      return PopoverRow(
        entry.title, detail: "recording", trailing: trailing, sign: .recording,
        command: .load(entry.path))
    }
  }

  /// Where the list of recordings is; nil where it is not seen.
  var recordingsArea: WindowRectangle? {
    guard let dock = layout.dock else { return nil }
    if let side = dock.side {
      return WindowRectangle(
        x: side.x, y: side.y + DockLayout.tabHeight, width: side.width,
        height: side.height - DockLayout.tabHeight)
    }
    return shownTab == .recordings ? dock.content : nil
  }

  private func recordingHeights(_ width: Double) -> [Double] {
    folder.entries.map { RecordingsLayout.height(of: $0, width: width) }
  }

  /// Where the rows of the list are; nil where it is not seen.
  package var recordingsLayout: RecordingsLayout? {
    recordingsArea.map { area in
      RecordingsLayout(area, heights: recordingHeights(area.width), scroll: recordings.scroll)
    }
  }

  /// The rows of the list that are seen, as they are drawn.
  package var recordingRows: [RecordingRow] {
    recordingsLayout?.rows.map { row(of: folder.entries[$0.index]) } ?? []
  }

  private func row(of entry: RecordingEntry) -> RecordingRow {
    let isLoaded = playback != nil && recordings.loaded == entry.path
    let isCurrent = recordings.current == entry.path
    let renaming = recordings.renaming.flatMap { $0.path == entry.path ? $0.field : nil }
    return RecordingRow(
      title: entry.title, body: body(of: entry, isLoaded: isLoaded),
      isSelected: playback == nil || !isListed(recordings.loaded) ? isCurrent : isLoaded,
      renaming: renaming)
  }

  private func body(of entry: RecordingEntry, isLoaded: Bool) -> RecordingRow.Body {
    let loaded = RecordingRow.Status.loaded(isPlaying: playback?.isPlaying ?? false)
    if isBeingRecorded(entry) {
      return .recording(detail: "", RecordingThumbnail(), .recording)
    }
    switch entry.content {
    case .unread:
      return .recording(detail: "", RecordingThumbnail(), isLoaded ? loaded : .unread)
    case .read(let summary):
      let status: RecordingRow.Status =
        isLoaded
        ? loaded : summary.format.map { .format($0) } ?? .verdict(summary.verdict)
      return .recording(detail: summary.detail, summary.thumbnail, status)
    case .refused(let fault):
      let line = recordings.shownLines[entry.path]
      return .fault(
        line ?? fault.sentence, isLine: line != nil, canShow: fault.line != nil,
        canRead: fault.hasReadablePart)
    }
  }

  private func isListed(_ path: String?) -> Bool {
    guard let path else { return false }
    return folder.entries.contains { $0.path == path }
  }

  /// Everything in the list that can be pressed; of the rows, Tab stops at one.
  var recordingWidgets: [Widget] {
    guard let list = recordingsLayout else { return [] }
    var widgets: [Widget] = []
    let stop =
      list.rows.first { folder.entries[$0.index].path == recordings.current } ?? list.rows.first
    for row in list.rows {
      let entry = folder.entries[row.index]
      let isLong = Double(entry.title.count) * 7 > list.area.width - 260
      var widget = Widget(
        Self.recordingName(entry), seen(row.rectangle, in: list.area),
        .recordings(.press(entry.path)), tip: isLong ? entry.title : nil)
      widget.isTabStop = row == stop
      widgets.append(widget)
      guard case .refused(let fault) = entry.content else { continue }
      let buttons = RecordingsLayout.Fault(row.rectangle).buttons
      if fault.line != nil {
        widgets.append(
          Widget(
            "recordings.showLine.\(entry.fileName)", seen(buttons.show, in: list.area),
            .recordings(.showLine(entry.path))))
      }
      if fault.hasReadablePart {
        widgets.append(
          Widget(
            "recordings.readUpTo.\(entry.fileName)", seen(buttons.read, in: list.area),
            .recordings(.readUpTo(entry.path))))
      }
    }
    if folder.entries.isEmpty, folder.isListed, options.examplesDirectory != nil {
      widgets.append(
        Widget(
          "recordings.examples", EmptyState.action(list.area), .recordings(.openExamples)))
    }
    if recordings.toast != nil {
      widgets.append(
        Widget(
          "recordings.undo", Toast.button(Toast.frame(list.area)), .recordings(.undoDiscard)))
    }
    return widgets
  }

  static func recordingName(_ entry: RecordingEntry) -> String { "recording.\(entry.fileName)" }

  /// Whether a row of the list has the keyboard.
  private var isRecordingFocused: Bool {
    focusName?.hasPrefix("recording.") == true && recordingsArea != nil
  }

  /// Takes a key while a title is typed, or while a row of the list has the keyboard.
  func pressInRecordings(_ stroke: KeyStroke, at stamp: Int64) -> Bool {
    if recordings.renaming != nil { return pressInTitle(stroke) }
    guard isRecordingFocused else { return false }
    switch stroke.key {
    case .up: moveRecording(by: -1)
    case .down: moveRecording(by: 1)
    case .pageUp: moveRecording(by: -5)
    case .pageDown: moveRecording(by: 5)
    case .return:
      if let current = recordings.current { load(current) }
    case .space where playback != nil: perform(.playPause, at: stamp)
    case .delete, .backspace: perform(.recordings(.discard), at: stamp)
    case .function(2): perform(.recordings(.rename), at: stamp)
    case .escape where hidesFocusRing:
      // The pointer gave it the keyboard, unasked: the key means what it meant before.
      focusName = nil
      return false
    case .function, .escape, .tab, .space, .left, .right, .home, .end, .character: return false
    }
    return true
  }

  private func moveRecording(by count: Int) {
    let entries = folder.entries
    guard !entries.isEmpty else { return }
    hidesFocusRing = false
    let place = entries.firstIndex { $0.path == recordings.current }
    let next = place.map { min(max($0 + count, 0), entries.count - 1) } ?? 0
    recordings.current = entries[next].path
    focusName = Self.recordingName(entries[next])
    showRecording(next)
  }

  /// Scrolls so that a row is seen whole.
  func showRecording(_ index: Int) {
    guard let list = recordingsLayout else { return }
    recordings.scroll = list.scroll(
      showing: index, heights: recordingHeights(list.area.width))
    isDirty = true
  }

  /// Scrolls so that the current row is seen, where it was scrolled out or never seen.
  func showCurrentRecording() {
    guard let index = folder.entries.firstIndex(where: { $0.path == recordings.current }) else {
      return
    }
    showRecording(index)
    if recordingsArea != nil { recordings.awaitsCurrent = false }
  }

  /// Scrolls the list.
  ///
  /// - Returns: whether the wheel was turned over it.
  func turnInRecordings(_ wheel: ShellWheel) -> Bool {
    guard let list = recordingsLayout, list.area.contains(wheel.location) else { return false }
    let wanted = list.scroll - wheel.dy * RecordingsLayout.rowHeight * 1.5
    recordings.scroll = min(max(wanted, 0), list.maximumScroll)
    recordings.awaitsCurrent = false
    tooltip = nil
    isDirty = true
    return true
  }

  /// Looks whether anything in the folder has changed.
  package func followFolder(at stamp: Int64) {
    guard layout.menuBar != nil else { return }
    guard folder.follow(at: stamp, isSeen: recordingsArea != nil) else { return }
    isDirty = true
    if recordings.awaitsCurrent { showCurrentRecording() }
  }

  /// Reads the whole folder now.
  package func readFolder() {
    folder.readAll()
    isDirty = true
  }

  /// When to look into the folder again; nil where nothing is waited for.
  package var folderDeadline: Int64? {
    guard layout.menuBar != nil else { return nil }
    return folder.deadline(isSeen: recordingsArea != nil)
  }
}
