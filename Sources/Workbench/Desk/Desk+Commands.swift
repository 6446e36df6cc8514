internal import CursorTechniques
internal import Drawing
internal import Foundation
internal import GestureCore
internal import PangoText
internal import SimulatorCore
internal import TextCore
internal import TraceFormat
internal import WindowShell

extension Desk {
  /// Does what a key or a button asks for.
  package func perform(_ command: ToolCommand, at stamp: Int64) {
    isDirty = true
    // The person must not learn or change what is tried.
    guard !trial.isUnderway || command.isFreeInTrials else { return }
    switch command {
    case .showKeys: showsKeys.toggle()
    case .switchTheme: appearance = appearance.other
    case .record: toggleRecording(at: stamp)
    case .takePicture: requests.append(.takePicture)
    case .phoneOnly:
      guard !options.isPhoneOnly else { return }
      isPhoneAlone.toggle()
      refresh()
    case .goBack: goBack(at: stamp)
    case .moveFocus(let backwards): moveFocus(backwards: backwards, at: stamp)
    case .quit: requests.append(.close)
    case .open(let kind): toggle(kind)
    case .show(let side):
      activeSide = side
      parametersScroll = 0
      refresh()
    case .choose(let id, let side): choose(id, side, at: stamp)
    case .chooseNumber(let number): chooseTechnique(number, at: stamp)
    case .swap: swapTechniques(at: stamp)
    case .ghost: toggleGhost()
    case .overlay(let overlay): overlays.formSymmetricDifference([overlay])
    case .histogram: showsHistogram.toggle()
    case .undoSetting: undoSetting(at: stamp)
    case .resetSettings:
      var changes: [SliderColumn.Change] = []
      sliders.resetAll(into: &changes)
      apply(changes, at: stamp)
    case .focusSetting(let name):
      if let index = sliders.reveal(name) { focusSlider(index) }
    case .toggleRepairs:
      var changes: [SliderColumn.Change] = []
      sliders.toggleRepairs(into: &changes)
      apply(changes, at: stamp)
    case .setSetting(let name, let value):
      var changes: [SliderColumn.Change] = []
      sliders.set(name, value, into: &changes)
      apply(changes, at: stamp)
    case .toggleSetting(let name):
      guard let row = sliders.all.first(where: { $0.name == name }) else { return }
      perform(.setSetting(name, .flag(!row.isOn)), at: stamp)
    case .zoomLanes(let zoom): zoomLanes(zoom)
    case .clearLoop: playback?.loopRange = nil
    case .closeExplanation: closeExplanation()
    case .dock(let tab):
      dockTab = tab
      if tab == .recordings { showCurrentRecording() }
    case .copySettings(let form): copySettings(form)
    case .techniqueList(let command): perform(command, at: stamp)
    case .presets(let command): perform(command, at: stamp)
    case .load(let path): load(path)
    case .recordings(let command): perform(command, at: stamp)
    case .calibrate: calibrate()
    case .trial(let step): perform(trial: step, at: stamp)
    case .tune(let step): perform(tune: step, at: stamp)
    case .compare(let command): perform(command, at: stamp)
    case .log(let command): perform(command, at: stamp)
    case .resetLayout:
      needs.splits = WorkbenchLayout.Splits()
      needs.hiddenLanes = []
      refresh()
    case .lane(let lane): toggle(lane)
    case .playPause, .previousEvent, .nextEvent, .previousStep, .nextStep, .toStart, .toEnd,
      .slower, .faster, .setSpeed, .loop:
      perform(playing: command, at: stamp)
    }
  }

  private func toggleGhost() {
    if other == nil {
      let a = technique(of: .a)
      other = ReplayOptions(technique: a == Self.firstOther ? Self.secondOther : Self.firstOther)
    } else {
      other = nil
    }
    compareAgain()
    refresh()
  }

  private func chooseTechnique(_ number: Int, at stamp: Int64) {
    guard TechniqueEntry.all.indices.contains(number - 1) else { return }
    choose(TechniqueEntry.all[number - 1].id, .a, at: stamp)
  }

  private func perform(playing command: ToolCommand, at stamp: Int64) {
    guard var playing = playback else { return }
    func seek(to target: Instant?) {
      playing.pause(at: stamp)
      guard let target else { return }
      playing.seek(to: target)
      lanesState.closedExplanation = nil
      lanesState.isChangeClosed = true
    }
    switch command {
    case .playPause: playing.isPlaying ? playing.pause(at: stamp) : playing.play(at: stamp)
    case .previousEvent: seek(to: playing.eventTime(after: false))
    case .nextEvent: seek(to: playing.eventTime(after: true))
    case .previousStep: seek(to: playing.stepTime(after: false))
    case .nextStep: seek(to: playing.stepTime(after: true))
    case .toStart: seek(to: .zero)
    case .toEnd: seek(to: playing.end)
    case .slower: playing.setSpeed(playing.speed.slower, at: stamp)
    case .faster: playing.setSpeed(playing.speed.faster, at: stamp)
    case .setSpeed(let speed): playing.setSpeed(speed, at: stamp)
    case .loop: playing.isLooping.toggle()
    default: break
    }
    playback = playing
    followSettings()
    followCaret()
    followPlayhead()
  }

  private func goBack(at stamp: Int64) {
    if trouble != nil {
      trouble = nil
    } else if trial.isUnderway {
      endTrials(at: stamp)
    } else if isPhoneAlone {
      isPhoneAlone = false
      refresh()
    } else if playback != nil {
      playback = nil
      followed = nil
      settingChanges.removeAll()
      gain.forgetOld()
      compareAgain()
      refresh()
      followCaret()
    }
  }

  private func toggleRecording(at stamp: Int64) {
    if live.isRecording {
      stopRecording(at: stamp)
    } else {
      if playback != nil {
        playback = nil
        compareAgain()
      }
      startRecording(path: nil, at: stamp)
    }
    refresh()
  }

  /// Starts to record; what goes wrong stands in the mode strip, and is returned.
  @discardableResult
  package func startRecording(path: String?, at stamp: Int64) -> String? {
    let moment = moment()
    // Everything else that layout answers is recorded with its answer.
    let technique = TechniqueEntry.entry(id: live.simulator.technique.id)
    let geometry = technique?.movesAcrossLines ?? true ? TraceHeader.Geometry.pango : .cell
    let header = TraceHeader(
      created: moment.text,
      scale: (layout.phone.scale * needs.density * 10_000).rounded() / 10_000,
      stamps:
        "read from the queue; a batch is spread evenly over the time since the queue was empty",
      geometry: geometry, source: .live)
    do throws(RecordingError) {
      try live.startRecording(
        path: path, folder: options.recordingsDirectory, date: moment.date, header: header)
      trouble = nil
      routes = routes.filter { $0.value != .phone }
      refresh()
      return nil
    } catch {
      trouble = error.description
      return error.description
    }
  }

  private func stopRecording(at stamp: Int64) {
    geometry.adopt(live.simulator)
    geometry.scroll = liveScroll
    live.stopRecording(at: stamp)
    if let failure = live.recordingFailure {
      trouble = failure.description
    } else if let path = live.recordingPath {
      remark = (.done("saved " + Self.fileName(path)), stamp + 6_000_000)
      noteRecorded(path)
    }
  }

  /// Loads a recording and plays it.
  package func load(_ path: String) {
    isDirty = true
    if editor.isWaiting(for: path) { finishEdits() }
    do {
      try start(options.reader.read(path), from: path)
    } catch let error as RecordingReader.Refusal {
      trouble = error.sentence
    } catch {
      trouble = "\(Self.fileName(path)): \(error)"
    }
  }

  /// Plays what was read from a file.
  func play(_ trace: Trace, from path: String) {
    isDirty = true
    do throws(SettingError) {
      try start(trace, from: path)
    } catch {
      trouble = "\(Self.fileName(path)): \(error)"
    }
  }

  private func start(_ trace: Trace, from path: String) throws(SettingError) {
    var playing = try Playback(trace: trace, fileName: Self.fileName(path), other: other)
    playing.play(at: now)
    // Their lifts would not reach the phone any more.
    live.cancelFingers(at: now)
    if live.isRecording { stopRecording(at: now) }
    playback = playing
    settingChanges.removeAll()
    gain.forgetOld()
    // What cannot be B has to be said.
    if other != nil, playing.b == nil { compareAgain() }
    expectation = Self.expectation(ofRecording: path)
    noteLoaded(path)
    playbackScroll = 0
    lanesState.scale = nil
    trouble = nil
    refresh()
    followCaret()
    if trace.header.source?.kind == "import" {
      remark = (.done("imported " + Self.fileName(path)), now + 6_000_000)
    }
  }

  /// What stands beside a recording; nil where there is nothing, or nothing readable.
  static func expectation(ofRecording path: String) -> ReplayExpectation? {
    let beside = ReplayExpectation.path(ofRecording: path)
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: beside)) else { return nil }
    return try? ReplayExpectation(Array(bytes), file: fileName(beside))
  }

  /// Notes that a picture was written, or why not.
  package func tookPicture(_ path: String, failure: String?) {
    isDirty = true
    if let failure {
      trouble = failure
    } else {
      remark = (.done("picture " + Self.fileName(path)), now + 6_000_000)
    }
  }

  /// The file for a picture taken now, beside the recordings: one that is not there yet.
  package func picturePath() -> String {
    let date = moment().date
    var attempt = 1
    while true {
      let name = date.fileName(attempt: attempt)
      let stem = name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
      let path = options.recordingsDirectory + "/" + stem + ".png"
      guard FileManager.default.fileExists(atPath: path) else { return path }
      attempt += 1
    }
  }
}
