internal import CursorTechniques
internal import GestureCore
package import SimulatorCore
internal import TraceFormat
internal import WindowShell

extension Desk {
  /// The phone whose parameters are shown.
  var inspectedSimulator: Simulator { simulator(of: activeSide) ?? simulator }

  /// The phone that a technique runs on; nil for B where nothing is compared.
  package func simulator(of side: TechniqueSide) -> Simulator? {
    switch side {
    case .a: simulator
    case .b: playback == nil ? live.ghost?.simulator : playback?.b?.replay.simulator
    }
  }

  /// A technique's id; nil for B where nothing is compared.
  package func technique(of side: TechniqueSide) -> String? {
    simulator(of: side)?.technique.id
  }

  /// Brings B up to date with what it is to be.
  func compareAgain() {
    isDirty = true
    do throws(SettingError) {
      if var playing = playback {
        try playing.compare(with: other)
        playback = playing
      } else {
        try live.compare(with: other)
      }
    } catch {
      other = nil
      warn(error.description)
    }
    if other == nil { activeSide = .a }
  }

  /// Shows a warning behind the title for a while.
  func warn(_ words: String) {
    remark = (.warning(words), now + 4_000_000)
    isDirty = true
  }

  /// Makes a technique A or B, with its own defaults.
  package func choose(_ id: String, _ side: TechniqueSide, at stamp: Int64) {
    guard TechniqueEntry.entry(id: id) != nil else { return }
    settingChanges.removeAll { $0.side == side }
    loadedPresets[side] = nil
    gain.forgetOld()
    switch side {
    case .b:
      other = ReplayOptions(technique: id, delivery: other?.delivery)
      compareAgain()
    case .a:
      setA(ReplayOptions(technique: id, delivery: playback?.options.delivery), at: stamp)
    }
    activeSide = side
    refresh()
    followCaret()
  }

  /// Makes A what the options say.
  private func setA(_ options: ReplayOptions, at stamp: Int64) {
    guard var playing = playback else {
      if let id = options.technique, id != live.simulator.technique.id {
        sendToPhone(.technique(id), at: stamp)
      } else {
        resetSettings(except: options.parameters, at: stamp)
      }
      for parameter in options.parameters {
        sendToPhone(.set(parameter.name, parameter.value), at: stamp)
      }
      if let delivery = options.delivery, delivery != live.simulator.deliveryRate {
        sendToPhone(.set(DeliveryRate.settingName, delivery.value), at: stamp)
      }
      return
    }
    var options = options
    // The recording's own technique with nothing changed is the recording as it is.
    if options.technique == playing.trace.header.session.technique, options.parameters.isEmpty {
      options.technique = nil
    }
    do throws(SettingError) {
      try playing.rerun(options)
      playback = playing
    } catch {
      warn(error.description)
    }
  }

  /// Puts the live phone's settings back to the technique's defaults, but those that are to be others.
  private func resetSettings(except parameters: [NamedParameter], at stamp: Int64) {
    func reset(_ isMeant: (ParameterSpec) -> Bool) {
      let phone = live.simulator
      for row in phone.parameterTable where row.scope != .phone && isMeant(row) {
        let isOther = parameters.contains { $0.name == row.qualifiedName || $0.name == row.name }
        guard !isOther, let value = phone.value(of: row), value != row.standard else { continue }
        sendToPhone(.set(row.qualifiedName, row.standard), at: stamp)
      }
    }
    // The start rule first, as it brings parameters of its own.
    let start = "technique." + Technique.startName
    reset { $0.qualifiedName == start }
    reset { $0.qualifiedName != start }
  }

  /// What A is, as options that make another phone the same.
  var optionsOfA: ReplayOptions {
    if let playing = playback {
      var options = playing.options
      options.technique = playing.replay.simulator.technique.id
      return options
    }
    let phone = live.simulator
    let changed = phone.parameterTable.compactMap { row -> NamedParameter? in
      guard row.scope != .phone, let value = phone.value(of: row), value != row.standard else {
        return nil
      }
      return NamedParameter(row.qualifiedName, value)
    }
    return ReplayOptions(
      technique: phone.technique.id, parameters: changed, delivery: phone.deliveryRate)
  }

  /// Lets A and B change places, with their settings.
  func swapTechniques(at stamp: Int64) {
    guard let b = other else { return warn("There is no B to swap with") }
    other = optionsOfA
    gain.swap()
    (loadedPresets[.a], loadedPresets[.b]) = (loadedPresets[.b], loadedPresets[.a])
    setA(b, at: stamp)
    compareAgain()
    for index in settingChanges.indices {
      settingChanges[index].side = settingChanges[index].side == .a ? .b : .a
    }
    refresh()
    followCaret()
  }

  /// Puts changed sliders into force: on the live phone as events, over a recording as another run of it.
  func apply(_ changes: [SliderColumn.Change], at stamp: Int64) {
    openChoice()
    guard !changes.isEmpty else { return }
    settingAction += 1
    for change in changes { note(change) }
    for change in changes { put(change, activeSide, at: stamp) }
    refresh()
    followCaret()
  }

  private func put(_ change: SliderColumn.Change, _ side: TechniqueSide, at stamp: Int64) {
    switch side {
    case .a:
      guard var playing = playback else {
        return sendToPhone(.set(change.name, change.value), at: stamp)
      }
      do throws(SettingError) {
        try playing.set(change.name, to: change.value)
        playback = playing
      } catch {
        warn(error.description)
      }
    case .b:
      guard let options = other else { return }
      do throws(SettingError) {
        other = try options.setting(change.name, to: change.value)
        compareAgain()
      } catch {
        warn(error.description)
      }
    }
  }

  /// Keeps what a setting was; a drag is one change.
  private func note(_ change: SliderColumn.Change) {
    let phone = inspectedSimulator
    let old: ParameterValue
    if change.name == DeliveryRate.settingName {
      old = phone.deliveryRate.value
    } else {
      guard let row = try? phone.row(named: change.name), let value = phone.value(of: row) else {
        return
      }
      old = value
    }
    if let last = settingChanges.last, last.isOpen, last.name == change.name,
      last.side == activeSide
    {
      settingChanges[settingChanges.count - 1].new = change.value
      return
    }
    closeSettingChange()
    gain.willChange(activeSide)
    let row = sliders.all.first { $0.name == change.name }
    settingChanges.append(
      SettingChange(
        action: settingAction, side: activeSide, technique: phone.technique.id, name: change.name,
        title: row?.title ?? change.name, unit: row?.unit ?? "", old: old, new: change.value,
        isOpen: sliders.isDragging))
    if let change = settingChanges.last { keepOldResult(change) }
    if settingChanges.count > 200 { settingChanges.removeFirst() }
  }

  /// Ends the change that a held knob makes.
  func closeSettingChange() {
    guard !settingChanges.isEmpty else { return }
    settingChanges[settingChanges.count - 1].isOpen = false
  }

  /// Takes the newest change of a setting back.
  func undoSetting(at stamp: Int64) {
    guard let last = settingChanges.popLast() else { return warn("No setting was changed") }
    guard technique(of: last.side) == last.technique else { return undoSetting(at: stamp) }
    gain.forgetOld()
    var undone = [last]
    while let before = settingChanges.last, before.action == last.action {
      undone.append(settingChanges.removeLast())
    }
    for change in undone {
      put(SliderColumn.Change(change.name, change.old), change.side, at: stamp)
    }
    undoneApplying(last)
    refresh()
    followCaret()
  }

  /// Shows the words of a choice that was pressed.
  private func openChoice() {
    guard let name = sliders.choosing else { return }
    sliders.choosing = nil
    popover = Popover(.choice(name))
    let value = sliders.all.first { $0.name == name }?.value
    let selected = popoverContent?.rows.firstIndex { row in
      if case .setSetting(_, let word) = row.command { word == value } else { false }
    }
    popover?.selected = selected
    showSelectedRow()
    isDirty = true
  }

  /// The words that a setting may be, the one in force marked.
  func choiceContent(_ name: String, _ query: String) -> PopoverContent {
    guard let row = sliders.all.first(where: { $0.name == name }),
      case .choice(let words) = row.control
    else { return PopoverContent([]) }
    let rows = words.map { word in
      PopoverRow(
        word, trailing: row.standard == .word(word) ? "default" : "",
        sign: row.value == .word(word) ? .check : .none,
        command: .setSetting(name, .word(word)))
    }
    return PopoverContent([PopoverContent.Section("", rows)])
  }
}
