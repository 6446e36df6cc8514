internal import Drawing
internal import GestureCore
internal import PangoText
internal import SimulatorCore
internal import TextCore
internal import TraceFormat
package import WindowShell

extension Desk {
  /// Takes an event of the window.
  package func handle(_ event: ShellEvent) {
    now = max(now, event.stamp)
    let stamp = event.stamp
    switch event.kind {
    case .touch(let touch): handle(touch, at: stamp)
    case .hover(let point): hover(at: point)
    case .menuAsked(let point): openContextMenu(at: point)
    case .pointerLeft: hover(at: nil)
    case .wheel(let wheel): turn(wheel, at: stamp)
    case .keyDown(let stroke): press(stroke, at: stamp)
    case .text(let text): type(text, at: stamp)
    case .textEditing(let text, let from, let length):
      guard playback == nil, sliders.focus == nil, popover == nil else { return }
      let range = Self.characters(of: text, scalarsFrom: from, length: length)
      sendToPhone(.mark(text, from: range.from, length: range.length), at: stamp)
    case .resized, .exposed, .restored, .deviceLost: isDirty = true
    case .hidden: break
    case .focusGained: setFocus(true)
    case .focusLost: setFocus(false)
    case .closeRequested: requests.append(.close)
    case .fileDropped(let path): load(path)
    }
  }

  /// Lets everything live up to a stamp.
  package func advance(to stamp: Int64) {
    now = max(now, stamp)
    if var playing = playback {
      let before = playing.position
      playing.advance(to: stamp)
      playback = playing
      if playing.position != before || !playing.isPlaying {
        followSettings()
        followCaret()
        if playing.isPlaying { followPlayhead() }
      }
    } else {
      moveScroll(to: stamp)
      prepareLayout()
      let hadFailed = live.recordingFailure != nil
      live.advance(to: stamp)
      afterLive(hadFailed: hadFailed)
      watchTrial(at: stamp)
    }
    followEdits()
    watchTune(at: stamp)
    if let until = recordings.toast?.until, until <= stamp {
      recordings.toast = nil
      isDirty = true
    }
    if let until = remark?.until, until <= stamp {
      remark = nil
      isDirty = true
    }
  }

  /// Takes text out of the clipboard.
  package func paste(_ text: String) {
    guard !text.isEmpty else { return }
    if popover != nil {
      typeInPopover(text)
    } else if typeInRecordings(text) || typeInTune(text) {
    } else if sliders.focus != nil {
      type(text, at: now)
    } else if playback == nil {
      sendToPhone(.text(text), at: now)
    }
  }

  /// Ends the recording properly, as before the program ends.
  package func finish() {
    prepareLayout()
    live.stopRecording(at: now)
    finishEdits()
  }

  /// Gives an event to the live phone.
  func sendToPhone(_ kind: InputEvent.Kind, at stamp: Int64) {
    prepareLayout()
    let hadFailed = live.recordingFailure != nil
    let wasScrolling = live.simulator.textGesture.isScrolling
    live.handle(kind, at: stamp)
    afterLive(hadFailed: hadFailed)
    guard case .touch(_, let phase, _) = kind else { return watchTrial(at: stamp) }
    if phase == .down { scrollMotion.stop() }
    let gesture = live.simulator.textGesture
    if wasScrolling, !gesture.isScrolling { scrollMotion.release(at: stamp) }
    watchEdges(at: stamp)
    watchTrial(at: stamp)
  }

  /// Scrolls on after a flick, and under a finger that selects near an edge.
  private func moveScroll(to stamp: Int64) {
    watchEdges(at: stamp)
    guard scrollMotion.isMoving else { return }
    let before = liveScroll
    let way = scrollMotion.take(until: stamp)
    if way != 0 { scrollLive(by: way) }
    // The end of the text takes the swing away.
    if liveScroll == before, way.magnitude > 0.01 { scrollMotion.stop() }
  }

  private func watchEdges(at stamp: Int64) {
    let gesture = live.simulator.textGesture
    guard gesture.isSelecting else { return scrollMotion.endSelecting() }
    let region = live.simulator.textRegion
    scrollMotion.select(
      fromTop: gesture.location.y - region.y, fromBottom: region.maxY - gesture.location.y,
      at: stamp)
  }

  /// The geometry is shared with the picture: before the live phone asks it, it must be the live phone's.
  private func prepareLayout() {
    geometry.adopt(live.simulator)
    geometry.scroll = liveScroll
  }

  private func afterLive(hadFailed: Bool) {
    isDirty = true
    if let text = live.copied {
      requests.append(.copy(text))
      live.copied = nil
    }
    if !hadFailed, let failure = live.recordingFailure { trouble = failure.description }
    takeMenuRequests()
    closeStaleMenu()
    keyboardSlide.aim(isHidden: !live.simulator.showsKeyboard, at: now)
    followCaret()
    let dragged = live.dragged
    live.dragged = 0
    if dragged != 0 {
      scrollMotion.drag(-dragged, at: now)
      scrollLive(by: -dragged)
    }
  }

  /// Scrolls the live view as far as there is text, and notes it in a recording.
  private func scrollLive(by distance: Double) {
    let simulator = live.simulator
    geometry.adopt(simulator)
    let limit = geometry.maximumScroll(of: simulator.document)
    let target = min(max(liveScroll + distance, 0), limit)
    guard target != liveScroll else { return }
    let moved = target - liveScroll
    // Lines above that nobody has looked at may be more than was thought.
    geometry.scroll = liveScroll
    liveScroll = geometry.scroll(settling: target, in: simulator.document)
    sendToPhone(.scroll(moved), at: now)
  }

  /// Scrolls so that the caret stays in sight, if text or selection have changed.
  func followCaret() {
    isDirty = true
    let simulator = simulator
    let document = simulator.document
    let selection = document.selection
    geometry.adopt(simulator)
    geometry.scrollX = geometry.scrollX(showing: selection.caret, in: document)
    if var playing = playback {
      let limit = geometry.maximumScroll(of: document)
      geometry.scroll = min(max(playbackScroll + playing.scrolled, 0), limit)
      playing.scrolled = 0
      playback = playing
      playbackScroll = geometry.scroll(showing: selection.caret, in: document)
      return
    }
    guard followed?.selection != selection || followed?.version != document.version else { return }
    followed = (selection, document.version)
    geometry.scroll = liveScroll
    liveScroll = geometry.scroll(showing: selection.caret, in: document)
  }

  private func setFocus(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    isDirty = true
  }

  private func type(_ text: String, at stamp: Int64) {
    guard !showsKeys, calibration == nil else { return }
    if popover != nil { return typeInPopover(text) }
    if typeInRecordings(text) || typeInTune(text) { return }
    if typeInTechniqueSearch(text) { return }
    guard focusName == nil else { return }
    var changes: [SliderColumn.Change] = []
    let isTaken = sliders.type(text, into: &changes)
    apply(changes, at: stamp)
    guard !isTaken, playback == nil else { return }
    sendToPhone(.text(text), at: stamp)
  }

  private func press(_ stroke: KeyStroke, at stamp: Int64) {
    isDirty = true
    if calibration != nil { return pressInCalibration(stroke) }
    let command = ToolCommand(stroke, isReplaying: playback != nil)
    if showsKeys {
      // The sheet is closed by any key, and only F1 and Escape mean nothing else.
      showsKeys = false
      if command == .showKeys || command == .goBack { return }
    }
    if popover != nil, pressInPopover(stroke, at: stamp) { return }
    if pressInRecordings(stroke, at: stamp) { return }
    if pressInCompare(stroke, at: stamp) || pressInLog(stroke, at: stamp) { return }
    if pressInTune(stroke) { return }
    if pressInTechniqueSearch(stroke, at: stamp) || pressInTrial(stroke) { return }
    if pressFocused(stroke, at: stamp) { return }
    if trial.session?.phase == .pause, stroke.key == .return {
      return perform(.trial(.begin), at: stamp)
    }
    if command.map({ if case .moveFocus = $0 { true } else { false } }) != true {
      var changes: [SliderColumn.Change] = []
      let isTaken = sliders.press(stroke, into: &changes)
      apply(changes, at: stamp)
      closeSettingChange()
      if isTaken { return }
    }
    if let command {
      if !stroke.isRepeat || command.repeats { perform(command, at: stamp) }
      return
    }
    if stroke.key == .character("v"), stroke.modifiers.contains(.control) {
      requests.append(.paste)
      return
    }
    guard playback == nil, let key = EditingKey(stroke) else { return }
    sendToPhone(.key(key), at: stamp)
  }

  /// Takes a key while a button has the keyboard.
  private func pressFocused(_ stroke: KeyStroke, at stamp: Int64) -> Bool {
    guard focusName != nil else { return false }
    guard let widget = focusedWidget else {
      // It has gone: what it did took it away.
      focusName = nil
      return false
    }
    switch stroke.key {
    case .return, .space:
      guard widget.isEnabled else { return true }
      pressModifiers = stroke.modifiers
      perform(widget.command, at: stamp)
      return true
    case .escape:
      focusName = nil
      return true
    case .function, .tab, .character: return false
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown:
      return playback == nil
    case .backspace, .delete: return true
    }
  }

  private func turn(_ wheel: ShellWheel, at stamp: Int64) {
    if popover != nil { return turnInPopover(wheel) }
    if turnInTechniqueList(wheel) { return }
    if turnInRecordings(wheel) || turnInCompare(wheel) || turnInLog(wheel) || turnInTrial(wheel)
      || turnInTune(wheel)
    {
      return
    }
    if let parameters = parametersLayout, parameters.area.contains(wheel.location) {
      guard wheel.modifiers.contains(.control) else {
        let wanted = parametersScroll - wheel.dy * ParametersLayout.sliderHeight
        parametersScroll = min(max(wanted, 0), parameters.maximumScroll)
        // Another row is under the pointer now.
        tooltip = nil
        hover(at: wheel.location)
        isDirty = true
        return
      }
      var changes: [SliderColumn.Change] = []
      let isTaken = sliders.turn(wheel, in: parameters, into: &changes)
      apply(changes, at: stamp)
      closeSettingChange()
      if isTaken { return }
    }
    if turnLanes(wheel) { return }
    let simulator = simulator
    guard simulator.textRegion.contains(layout.phone.screenPoint(wheel.location)) else { return }
    let distance = -wheel.dy * 2 * geometry.linePitch
    guard playback != nil else { return scrollLive(by: distance) }
    geometry.adopt(simulator)
    let limit = geometry.maximumScroll(of: simulator.document)
    playbackScroll = min(max(playbackScroll + distance, 0), limit)
    isDirty = true
  }

  /// An input method counts Unicode scalars, the phone caret stops.
  static func characters(
    of text: String, scalarsFrom from: Int, length: Int
  ) -> (from: Int, length: Int) {
    let scalars = text.unicodeScalars
    func stops(_ count: Int) -> Int {
      let end = scalars.index(
        scalars.startIndex, offsetBy: max(count, 0), limitedBy: scalars.endIndex)
      return text[..<(end ?? scalars.endIndex)].count
    }
    let start = stops(from)
    let (end, overflow) = from.addingReportingOverflow(max(length, 0))
    return (start, max(stops(overflow ? Int.max : end) - start, 0))
  }
}
