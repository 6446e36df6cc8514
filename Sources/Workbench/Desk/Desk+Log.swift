internal import GestureCore
internal import Tuning
internal import WindowShell

extension Desk {
  /// Where the log is; nil where it is not seen.
  var logArea: WindowRectangle? { shownTab == .log ? layout.dock?.content : nil }

  /// What the log tells of.
  private var logRecord: LaneRecord? { laneRecord(of: .a) }

  /// The line at which the playhead is; of the live phone the newest.
  private func currentLine(_ record: LaneRecord) -> Int? {
    guard let playback else {
      return record.callbacks.count > 0 ? record.callbacks.count - 1 : nil
    }
    return record.callbacks.index(at: playback.position)
  }

  private var isLogFollowing: Bool {
    if log.isFollowing { return true }
    // Whoever goes to another moment wants to see it.
    guard let playback, !playback.isPlaying, let left = log.leftAt else { return false }
    return left != playback.position
  }

  /// Where the log's parts are; nil where it is not seen.
  package var logLayout: LogLayout? {
    guard let logArea else { return nil }
    let record = logRecord
    return LogLayout(
      logArea, lineCount: record?.callbacks.count ?? 0, scroll: log.scroll,
      showing: isLogFollowing ? record.map { currentLine($0) ?? 0 } : nil)
  }

  /// The lines that are seen.
  package var logLines: [LogLine] {
    guard let layout = logLayout, let record = logRecord else { return [] }
    let current = currentLine(record)
    return layout.rows.map { LogLine($0.index, of: record, isCurrent: $0.index == current) }
  }

  /// The lines that can be pressed; Tab stops at the playhead's.
  var logWidgets: [Widget] {
    guard playback != nil, let layout = logLayout, let record = logRecord else { return [] }
    let current = currentLine(record)
    let stop = layout.rows.contains { $0.index == current } ? current : layout.rows.first?.index
    return layout.rows.map { row in
      var widget = Widget(
        Self.logName(row.index), seen(row.rectangle, in: layout.body), .log(.seek(row.index)))
      widget.isTabStop = row.index == stop
      return widget
    }
  }

  private static func logName(_ index: Int) -> String { "log.\(index + 1)" }

  /// Does what the log is asked for.
  func perform(_ command: LogCommand, at stamp: Int64) {
    switch command {
    case .seek(let index):
      guard var playing = playback, let times = logRecord?.callbacks.times,
        times.indices.contains(index)
      else { return }
      playing.seek(to: times[index], at: stamp)
      playback = playing
      log.isFollowing = true
      followSettings()
      followCaret()
    }
    isDirty = true
  }

  /// Takes a key while a line of the log has the keyboard.
  func pressInLog(_ stroke: KeyStroke, at stamp: Int64) -> Bool {
    guard logArea != nil, let focusName, focusName.hasPrefix("log."), let record = logRecord else {
      return false
    }
    let count = record.callbacks.count
    let page = max((logLayout?.rows.count ?? 2) - 2, 1)
    func go(by distance: Int) {
      guard count > 0 else { return }
      let from = currentLine(record) ?? -1
      let next = min(max(from + distance, 0), count - 1)
      hidesFocusRing = false
      self.focusName = Self.logName(next)
      perform(.log(.seek(next)), at: stamp)
    }
    switch stroke.key {
    case .up: go(by: -1)
    case .down: go(by: 1)
    case .pageUp: go(by: -page)
    case .pageDown: go(by: page)
    case .home: go(by: -count)
    case .end: go(by: count)
    case .space: perform(.playPause, at: stamp)
    case .return: perform(.playPause, at: stamp)
    case .escape where hidesFocusRing:
      self.focusName = nil
      return false
    case .function, .escape, .tab, .left, .right, .backspace, .delete, .character: return false
    }
    return true
  }

  /// Scrolls the log by hand; it then stays where it is until somebody goes to another moment.
  ///
  /// - Returns: whether the wheel was turned over it.
  func turnInLog(_ wheel: ShellWheel) -> Bool {
    guard let layout = logLayout, layout.area.contains(wheel.location) else { return false }
    let wanted = layout.scroll - wheel.dy * LogLayout.rowHeight * 3
    log.scroll = min(max(wanted, 0), layout.maximumScroll)
    log.isFollowing = false
    log.leftAt = playback?.position
    isDirty = true
    return true
  }
}
