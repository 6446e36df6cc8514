internal import CursorTechniques
package import Drawing
internal import GestureCore
internal import PangoText
internal import SimulatorCore
internal import TextCore
internal import TraceFormat

extension Desk {
  /// The time that the phone's status strip shows: the same in every picture.
  static let statusTime = "10:08"
  /// The caret is seen for so long, and then not for as long.
  static let blinkMicroseconds: Int64 = 500_000
  /// After so long without an act the caret stays lit, as GTK's does: a window that nobody uses draws nothing.
  static let blinkingMicroseconds: Int64 = 8_000_000
  /// How long the flash behind the caret lasts after a step.
  static let flashMicroseconds: Int64 = 160_000

  /// What the panels show.
  package var model: WorkbenchModel {
    let entry = TechniqueEntry.entry(id: inspectedSimulator.technique.id)
    return WorkbenchModel(
      menuBar: MenuBarModel(title: title, remark: shownRemark), modeStrip: modeStrip,
      transport: playback.map(TransportModel.init),
      foot: StageFootModel(
        netA: (playback?.readings ?? live.readings).net,
        netB: (playback?.b?.readings ?? (playback == nil ? live.ghost?.readings : nil))?.net,
        overlays: overlays),
      tabs: TechniqueTabsModel(
        a: simulator.technique.id, b: technique(of: .b), active: activeSide),
      parameters: ParametersModel(
        summary: (entry?.summary ?? "").replacing("`", with: ""), sliders: sliders),
      presets: layout.inspector == nil ? nil : presetsModel,
      gain: gainLayout == nil ? GainPanelModel() : gainModel,
      dock: DockModel(tab: shownTab ?? .compare, recordingCount: recordingCount))
  }

  /// What the mode strip says.
  var modeStrip: ModeStripModel {
    if playback != nil { return .replay }
    if live.isRecording {
      // In tenths, as it is printed: equal models are not drawn again.
      let microseconds = live.recordedMicroseconds(at: now)
      return .recording(microseconds: microseconds / 100_000 * 100_000)
    }
    if let trouble { return .trouble(trouble) }
    return .live
  }

  /// The title in the system's bar and lists.
  package var windowTitle: String { playback == nil ? title : title + " – CaretLab" }

  private var title: String {
    guard let playback else { return "CaretLab" }
    return playback.trace.header.title ?? playback.fileName
  }

  private var shownRemark: MenuBarModel.Remark? {
    if let remark { return remark.words }
    if let playback {
      // The strip says that the phone takes no input.
      if let trouble { return .warning(trouble) }
      let count = playback.options.parameters.count + (playback.options.delivery == nil ? 0 : 1)
      if let id = playback.options.technique, count == 0 { return .done(id + " in its place") }
      if count > 0 { return .changedParameters(count) }
      if let warning = playback.trace.warnings.first { return .warning(warning.message) }
      return expectation.flatMap { playback.verdict(against: $0) }
    }
    // What a trial sets is no change of anybody's, and what the technique's settings are would tell which it is.
    guard !trial.isUnderway else { return nil }
    let count = sliders.all.filter(\.isChanged).count
    return count > 0 ? .changedParameters(count) : nil
  }

  /// What the phone shows at the newest stamp.
  package func scene() -> PhoneScene {
    let simulator = simulator
    var scene = PhoneScene(simulator, appearance: appearance, statusTime: Self.statusTime)
    scene.scroll = playback == nil ? liveScroll : playbackScroll
    scene.scrollX = geometry.scrollX
    if playback == nil {
      scene.menu = menu
      if !reducesMotion { scene.keyboardHiding = keyboardSlide.hiding(at: now) }
    }
    scene.isCaretVisible = simulator.isFocused && isCaretLit
    scene.showsKeyAreas = overlays.contains(.keyAreas)
    scene.showsLines = overlays.contains(.lines)
    scene.target = trialTarget
    scene.ghostCaret = ghostCaret(in: simulator.document)
    scene.stepFlash = stepFlash
    let readings = playback?.readings ?? live.readings
    switch readings.phase {
    case .pan(.began), .pan(.changed):
      if overlays.contains(.velocity), let finger = readings.finger,
        let velocity = readings.velocity
      {
        scene.velocity = VelocityArrow(location: finger, velocity: velocity)
      }
      if overlays.contains(.deadZone) { scene.deadZone = deadZone(simulator) }
    case .none, .possible, .pan(.ended), .pan(.cancelled): break
    }
    scene.fingers = marks(readings)
    if overlays.contains(.touches), let finger = readings.finger, tickStrength > 0 {
      scene.pulse = HapticPulse(location: finger, strength: tickStrength)
    }
    scene.fade(for: afterEnd)
    return scene
  }

  /// Where B's caret is in A's document: where the two texts differ, as far from the start, in bytes.
  private func ghostCaret(in document: TextDocument) -> Caret? {
    guard let other = self.simulator(of: .b)?.document else { return nil }
    let caret = other.selection.caret
    let offset = other.utf8Offset(of: caret.position)
    return Caret(document.snapped(document.position(atUTF8Offset: offset)), caret.affinity)
  }

  private var isCaretLit: Bool {
    guard let since = caretStill, since < Self.blinkingMicroseconds else { return true }
    return since / Self.blinkMicroseconds % 2 == 0
  }

  /// For how long the caret has not moved; nil where it does not blink.
  private var caretStill: Int64? {
    if let playback {
      return playback.isPlaying ? playback.position - playback.lastActivity : nil
    }
    return hasFocus ? max(now - live.lastActivity, 0) : nil
  }

  private var sinceStep: Int64? {
    if let playback { return playback.lastStep.map { playback.position - $0 } }
    return live.lastStep.map { now - $0 }
  }

  private var sinceTick: Int64? {
    if let playback { return playback.lastTick.map { playback.position - $0 } }
    return live.lastTick.map { now - $0 }
  }

  private var stepFlash: Double { Self.fading(reducesMotion ? nil : sinceStep) }

  private var tickStrength: Double { Self.fading(reducesMotion ? nil : sinceTick) }

  /// What is left of something that began so many microseconds ago: from 1 to 0, eased out.
  private static func fading(_ age: Int64?) -> Double {
    guard let age, age >= 0, age < flashMicroseconds else { return 0 }
    let left = 1 - Double(age) / Double(flashMicroseconds)
    return left * left * left
  }

  private func deadZone(_ simulator: Simulator) -> DeadZoneBand? {
    let technique = simulator.technique
    let deadZone = technique.value(of: "deadZone") ?? technique.startRule.value(of: "deadZone")
    guard case .number(let width)? = deadZone, width > 0,
      let origin = simulator.pan.translationOrigin
    else { return nil }
    return DeadZoneBand(
      originX: origin.x, halfWidth: width, label: "±\(Figures.plain(width)) pt")
  }

  /// When the picture changes by itself, on the window's clock; nil where it doesn't.
  package func deadline(frameMicroseconds: Int64) -> Int64? {
    var deadline = playback == nil ? live.deadlineStamp : nil
    func consider(_ stamp: Int64?) {
      guard let stamp else { return }
      deadline = min(deadline ?? stamp, stamp)
    }
    if isMoving { consider(now + frameMicroseconds) }
    if playback == nil, hasFocus, live.simulator.isFocused,
      now - live.lastActivity < Self.blinkingMicroseconds
    {
      let blinks = (now - live.lastActivity) / Self.blinkMicroseconds + 1
      consider(live.lastActivity + blinks * Self.blinkMicroseconds)
    }
    consider(trial.session?.deadline)
    consider(tuneDeadline)
    if live.isRecording { consider(now / 100_000 * 100_000 + 100_000) }
    consider(remark?.until)
    if editor.isBusy { consider(now + RecordingEditor.lookMicroseconds) }
    consider(recordings.toast?.until)
    if let tooltip, tooltip.from > now { consider(tooltip.from) }
    return deadline
  }

  /// Whether the picture may have changed since the last look without an event: a blink, a fading trail, the
  /// time of a recording.
  package func changesByItself(at stamp: Int64) -> Bool {
    let phase = isCaretLit
    let hadTooltip = showedTooltip
    showedTooltip = shownTooltip != nil
    defer {
      wasCaretLit = phase
      wasMoving = isMoving
    }
    return isMoving || wasMoving || phase != wasCaretLit || live.isRecording || remark != nil
      || recordings.toast != nil
      || hadTooltip != showedTooltip
  }

  /// What stands in a tooltip now, and beside what.
  package var shownTooltip: (words: String, anchor: WindowRectangle)? {
    guard let tooltip, tooltip.from <= now, popover == nil, !showsKeys else { return nil }
    return (tooltip.words, tooltip.anchor)
  }

  /// Whether every frame looks different.
  var isMoving: Bool {
    if let playback, playback.isPlaying { return true }
    guard playback == nil else { return false }
    if !reducesMotion, keyboardSlide.isMoving(at: now) { return true }
    return stepFlash > 0 || tickStrength > 0 || scrollMotion.isMoving
      || (showsFingers(live.readings) && live.fingers.isFading)
  }
}
