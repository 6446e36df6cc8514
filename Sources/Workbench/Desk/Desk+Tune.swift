internal import CursorTechniques
internal import Foundation
internal import GestureCore
internal import SimulatorCore
internal import TraceFormat
internal import Tuning
internal import WindowShell

extension Desk {
  /// Does what the tab of searches asks for.
  func perform(tune command: TuneCommand, at stamp: Int64) {
    switch command {
    case .start: startTuning(at: stamp)
    case .stop: tune.work?.stop()
    case .apply: applyBest(at: stamp)
    case .showSetup, .showResults:
      tune.showsSetup = command == .showSetup
      tune.scroll = 0
      dockTab = .tune
    case .toggle(let name):
      guard let index = tune.setup.knobs.firstIndex(where: { $0.name == name }) else { return }
      tune.setup.knobs[index].isVaried.toggle()
    case .toggleAll: tune.setup.toggleAll()
    case .type(let field): startTyping(field)
    case .takeGoal(let place):
      guard TuneGoal.ready.indices.contains(place) else { return }
      tune.setup.goal = TuneGoal.ready[place].goal
    case .turnGoal:
      tune.setup.goal.direction = tune.setup.goal.direction == .minimize ? .maximize : .minimize
    case .togglePersona(let id): tune.setup.toggle(persona: id)
    case .source(let source): tune.setup.source = source
    case .copyCommand: copyTuneCommand()
    case .save: saveStudy()
    }
    isDirty = true
  }

  /// Brings the setup up to date with what A is.
  func followTune() {
    let phone = simulator
    let id = phone.technique.id
    do throws(SettingError) {
      let row = try phone.row(named: TuneSetup.startName)
      let start = phone.value(of: row)?.word ?? TechniqueEntry.ownStart
      if try tune.setup.follow(id, start: start) { tune.typing = nil }
    } catch {
      warn(error.description)
    }
  }

  /// A's settings, as far as they differ from its defaults.
  private var settingsOfA: [NamedParameter] {
    let phone = simulator
    return phone.parameterTable.compactMap { row in
      guard row.scope != .phone, let value = phone.value(of: row), value != row.standard else {
        return nil
      }
      return NamedParameter(row.qualifiedName, value)
    }
  }

  /// A's callbacks a second, where they are not those of every search.
  private var tuneDelivery: DeliveryRate? {
    let rate = simulator.deliveryRate
    return rate == .hertz(60) || (playback != nil && playback?.options.delivery == nil) ? nil : rate
  }

  /// The search that the setup describes, or why there is none.
  package var tuneTask: Result<TuneTask, TuneTask.Refusal> {
    let recordings = tuneRecordings(tune.setup.source)
    let key = TunePanel.CheckKey(
      setup: tune.setup, settings: settingsOfA, recordings: recordings, delivery: tuneDelivery,
      obstacle: tuneObstacle)
    if let checked = tune.checked, checked.key == key { return checked.result }
    let result = Result<TuneTask, TuneTask.Refusal> { () throws(TuneTask.Refusal) in
      if let obstacle = key.obstacle { throw .setup(obstacle) }
      return try TuneTask(
        key.setup, settings: key.settings, recordings: recordings, delivery: key.delivery)
    }
    tune.checked = (key, result)
    return result
  }

  /// Why nothing can be searched for now, whatever the goal.
  private var tuneObstacle: String? {
    guard UnitCubeSearch.isAvailable else { return TuneRun.lackOfLibrary }
    guard tuneRecordings(tune.setup.source).isEmpty else { return nil }
    return switch tune.setup.source {
    case .none: nil
    case .loaded:
      playback == nil
        ? "No recording is loaded: load one, or choose others."
        : "The loaded recording is another tool's file: import it first, or choose others."
    case .folder: "The list has no recordings of ours: choose others, or give trials alone."
    }
  }

  /// The recordings that a source means.
  func tuneRecordings(_ source: TuneSource) -> [TuneRecording] {
    switch source {
    case .none: return []
    case .loaded:
      guard let playback, let path = recordings.loaded else { return [] }
      let entry = folder.entries.first { $0.path == path }
      guard entry?.isOurs ?? path.hasSuffix(RecordingFileReader.suffix) else { return [] }
      return [TuneRecording(path: path, intent: playback.trace.header.intent)]
    case .folder:
      // In the order of a command line, whatever the list's is.
      return folder.entries.filter(\.isOurs).sorted { $0.path < $1.path }.compactMap { entry in
        guard case .read(let summary) = entry.content else { return nil }
        return TuneRecording(path: entry.path, intent: summary.intent)
      }
    }
  }

  private func startTuning(at stamp: Int64) {
    finishTyping()
    dockTab = .tune
    let task: TuneTask
    do throws(TuneTask.Refusal) {
      task = try tuneTask.get()
    } catch {
      tune.showsSetup = true
      return warn(error.sentence)
    }
    tune.work?.stop()
    tune.work = TuneWork(task)
    tune.progress = TuneProgress()
    tune.began = stamp
    tune.lookedAt = stamp
    tune.showsSetup = false
    tune.scroll = 0
    if focusName?.hasPrefix("tune.") == true { focusName = "tune.stop" }
  }

  /// Looks how far the search is.
  func watchTune(at stamp: Int64) {
    guard let work = tune.work, tune.isRunning,
      stamp - tune.lookedAt >= TunePanel.lookMicroseconds
    else { return }
    tune.lookedAt = stamp
    let progress = work.progress
    tune.progress = progress
    if shownTab == .tune { isDirty = true }
    guard !progress.isRunning else { return }
    if focusName == "tune.stop" { focusName = "tune.apply" }
    if shownTab == .tune { return }
    switch progress.phase {
    case .failed(let sentence): warn(sentence)
    case .done, .reading, .searching, .lookingAgain:
      remark = (.done("the search for settings has ended: see Tune"), now + 6_000_000)
    }
  }

  /// When to look again; nil while nothing is searched.
  var tuneDeadline: Int64? {
    tune.isRunning ? tune.lookedAt + TunePanel.lookMicroseconds : nil
  }

  /// Gives A the best settings as one change that can be taken back; what A was becomes B.
  private func applyBest(at stamp: Int64) {
    guard !tune.isRunning, let best = tune.progress?.looks.first?.configuration else {
      return warn("No search has found anything yet")
    }
    let (old, oldOther) = (optionsOfA, other)
    if technique(of: .a) != best.technique { choose(best.technique, .a, at: stamp) }
    activeSide = .a
    refresh()
    var changes: [SliderColumn.Change] = []
    // The start rule first, as choosing it sets its parameters.
    for row in sliders.all where row.name == TuneSetup.startName {
      sliders.set(row.name, best.value(of: row.name) ?? row.standard, into: &changes)
    }
    for row in sliders.all
    where !row.name.hasPrefix("phone.") && row.name != DeliveryRate.settingName {
      sliders.set(row.name, best.value(of: row.name) ?? row.standard, into: &changes)
    }
    guard !changes.isEmpty else { return warn("A has the best settings already") }
    apply(changes, at: stamp)
    closeSettingChange()
    other = old
    loadedPresets[.b] = loadedPresets[.a]
    compareAgain()
    tune.applied = (settingAction, oldOther)
    refresh()
    remark = (.done("A has the best, B is what it was: F12 swaps"), now + 6_000_000)
  }

  /// Gives B back what it was before the best was applied, where that is what was taken back.
  func undoneApplying(_ change: SettingChange) {
    guard let applied = tune.applied, applied.action == change.action, change.side == .a else {
      return
    }
    tune.applied = nil
    other = applied.other
    compareAgain()
  }

  private func copyTuneCommand() {
    // Of what is shown: the search whose results these are, or the one that would start.
    let shown = tune.showsSetup ? nil : tune.work?.task
    switch shown.map({ .success($0) }) ?? tuneTask {
    case .success(let task):
      requests.append(.copy(task.commandLine))
      remark = (.done("copied the command line of the search"), now + 4_000_000)
    case .failure(let refusal): warn(refusal.sentence)
    }
  }

  private func saveStudy() {
    guard let task = tune.work?.task, let progress = tune.progress, !progress.attempts.isEmpty,
      let study = TuneStudyFile(progress, of: task)
    else { return warn("There is no search to save") }
    let folder = options.recordingsDirectory + "/studies"
    let date = moment().date
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for attempt in 1..<1_000 {
        let path = folder + "/" + date.fileName(attempt: attempt)
        do {
          try Data(study.bytes).write(
            to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
          continue
        }
        remark = (.done("saved studies/" + Self.fileName(path)), now + 6_000_000)
        return
      }
      warn("A thousand studies have this date already")
    } catch {
      warn("cannot write into \(folder): \(error.localizedDescription)")
    }
  }
}
