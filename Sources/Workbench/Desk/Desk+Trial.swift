internal import CursorTechniques
internal import Foundation
internal import GestureCore
internal import SimulatorCore
internal import TextCore
internal import TraceFormat
internal import Tuning
internal import WindowShell

extension Desk {
  /// Does what the trials' own commands ask for.
  func perform(trial command: TrialCommand, at stamp: Int64) {
    switch command {
    case .start: startTrials(at: stamp)
    case .begin:
      trial.session?.begin()
      beginTrial(at: stamp)
    case .skip: finishTrial(at: stamp)
    case .end: endTrials(at: stamp)
    case .again:
      trial.session = nil
      trial.setup.session += 1
    case .fewer, .more:
      let step = command == .more ? 8 : -8
      trial.setup.trialsPerBlock = min(
        max(trial.setup.trialsPerBlock + step, 8), TrialSetup.trialLimit)
    case .sessionBefore: trial.setup.session = max(trial.setup.session - 1, 1)
    case .sessionAfter: trial.setup.session = min(trial.setup.session + 1, 999)
    case .participantBefore: changeParticipant(by: -1)
    case .participantAfter: changeParticipant(by: 1)
    case .toggle(let id): toggleTried(id)
    case .takeSides: trial.chosen = nil
    case .takeAll: trial.chosen = TechniqueEntry.all.map(\.id)
    }
    refresh()
  }

  private func changeParticipant(by step: Int) {
    let number = Int(trial.setup.participant.drop { !$0.isNumber }) ?? 1
    trial.setup.participant = "P\(min(max(number + step, 1), 999))"
    trial.setup.session = 1
  }

  private func startTrials(at stamp: Int64) {
    trial.setup.techniques = trialTechniques
    guard !trial.setup.techniques.isEmpty else { return warn("Choose a technique first") }
    // What A and B are, is what they are now: the session leaves the recording.
    do throws(SettingError) {
      trial.phones = try trialPhones(of: trial.setup.techniques)
    } catch {
      return warn(error.description)
    }
    let moment = moment()
    let screen = live.simulator.screen
    trial.common = TrialLine.Session(
      date: moment.text,
      device: "\(Figures.plain(screen.width))x\(Figures.plain(screen.height))",
      scale: trueScale, isRedacted: options.isRedacted)
    trial.file = newTrialFile(moment.date)
    guard trial.file != nil else { return }
    if playback != nil { perform(.goBack, at: stamp) }
    if live.isRecording { perform(.record, at: stamp) }
    live.cancelFingers(at: stamp)
    trial.before = live.simulator.sessionStart
    trial.session = TrialSession(trial.setup)
    trial.scroll = 0
    activeSide = .a
    dockTab = .trial
    popover = nil
    leaveSliders(at: stamp)
  }

  /// A results file that is not there yet, made at once, so that a folder that cannot be written is known before the first
  /// trial.
  private func newTrialFile(_ date: RecordingDate) -> String? {
    let folder = options.recordingsDirectory + "/trials"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      trouble = "cannot make the folder \(folder): \(error.localizedDescription)"
      return nil
    }
    var attempt = 1
    while true {
      let path = folder + "/" + date.fileName(attempt: attempt)
      attempt += 1
      guard !FileManager.default.fileExists(atPath: path) else { continue }
      guard FileManager.default.createFile(atPath: path, contents: nil) else {
        trouble = "cannot write \(path)"
        return nil
      }
      return path
    }
  }

  /// Puts the next task on the phone.
  private func beginTrial(at stamp: Int64) {
    guard let session = trial.session, session.isRunning, let task = session.task,
      session.plan.blocks.indices.contains(session.block)
    else { return }
    let place = session.plan.blocks[session.block].place
    guard trial.phones.indices.contains(place) else { return }
    live.restart(task.session(trial.phones[place]), keepsEvents: true)
    liveScroll = 0
    followed = nil
    refresh()
    followCaret()
  }

  /// Looks whether the trial is over.
  func watchTrial(at stamp: Int64) {
    guard let session = trial.session, session.isRunning, let task = session.task else { return }
    let document = live.simulator.document
    let selection = document.selection
    let offset = document.stops(from: .start, to: selection.focus)
    trial.session?.stand(
      isOnTarget: selection.isCollapsed && offset == task.target,
      isTouched: live.fingers.fingers.contains(where: \.isDown), at: stamp)
    if trial.session?.isOver(at: stamp) == true { finishTrial(at: stamp) }
  }

  private func finishTrial(at stamp: Int64) {
    guard var session = trial.session, session.isRunning, let task = session.task else { return }
    live.cancelFingers(at: stamp)
    let start = live.keptStart
    do throws(SettingError) {
      session.finish(try TrialResult(task, start: start, events: live.keptEvents))
    } catch {
      return warn(error.description)
    }
    trial.session = session
    appendTrialLine(session, start: start)
    routes = routes.filter { $0.value != .phone }
    switch session.phase {
    case .running: beginTrial(at: stamp)
    case .pause: refresh()
    case .done: endTrials(at: stamp)
    case .settling: break
    }
  }

  private func appendTrialLine(_ session: TrialSession, start: SessionStart) {
    guard let made = session.made.last, let common = trial.common, let path = trial.file else {
      return
    }
    let line = TrialLine(made, number: session.made.count, of: session, start: start, common)
    guard let file = FileHandle(forWritingAtPath: path) else {
      trouble = "cannot write \(path)"
      return
    }
    defer { try? file.close() }
    do {
      try file.seekToEnd()
      try file.write(contentsOf: Data(line.text.utf8))
    } catch {
      trouble = "cannot write \(path): \(error.localizedDescription)"
    }
  }

  /// Gives the phone back as it was before.
  func endTrials(at stamp: Int64) {
    trial.session?.end()
    if let before = trial.before { live.restart(before, keepsEvents: false) }
    trial.before = nil
    compareAgain()
    followed = nil
    refresh()
    followCaret()
  }

  /// The target's place in the text; nil where there is none.
  var trialTarget: Caret? {
    guard let session = trial.session, session.isRunning, let task = session.task else {
      return nil
    }
    let document = live.simulator.document
    return Caret(document.position(from: .start, offsetByStops: task.target).position)
  }

  /// What the tab of trials shows.
  package var trialModel: TrialModel {
    guard let session = trial.session else {
      var setup = trial.setup
      setup.techniques = trialTechniques
      return .setup(setup, warning: trialWarning)
    }
    let progress = TrialModel.Progress(
      trial: min(session.index + 1, session.count), count: session.count,
      block: session.block + 1, blocks: session.plan.blocks.count,
      isPractice: session.isPractice, scale: trial.common?.scale,
      summary: session.summaries.indices.contains(session.block)
        ? session.summaries[session.block] : TrialSummary([], seed: 0))
    switch session.phase {
    case .pause: return .pause(progress)
    case .running, .settling:
      let document = live.simulator.document
      let offset = document.stops(from: .start, to: document.selection.focus)
      return .running(progress, left: (session.task?.target ?? offset) - offset)
    case .done:
      // In the order in which they were chosen: which block was first says nothing of a technique.
      let rows = zip(session.plan.blocks, session.summaries).sorted { $0.0.place < $1.0.place }.map
      {
        block, summary in
        TrialModel.Row(
          technique: session.setup.name(session.technique(of: block)), summary: summary)
      }
      return .summary(rows, file: trial.file ?? "")
    }
  }

  private var trialWarning: String? {
    guard let scale = trueScale else { return "The display does not say how large its pixels are." }
    guard (scale - 1).magnitude > 0.1 else { return nil }
    let percent = Figures.plain((scale * 100).rounded())
    return "The phone is \(percent) % of its true size: start with --physical."
  }

  /// The phone's size on the glass by its true size; nil where the display's resolution is not known.
  var trueScale: Double? {
    guard let perMillimetre = pixelsPerMillimetre, perMillimetre > 0 else { return nil }
    let shown = layout.phone.scale * needs.density * live.simulator.screen.pointsPerMillimetre
    return shown / perMillimetre
  }
}
