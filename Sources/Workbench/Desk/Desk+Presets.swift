internal import CursorTechniques
internal import GestureCore
internal import SimulatorCore
internal import TraceFormat
internal import Tuning

extension Desk {
  /// Where the inspector's foot is; nil without an inspector.
  var presetsLayout: PresetsLayout? { layout.inspector.map { PresetsLayout($0.foot) } }

  /// What the inspector's foot shows.
  package var presetsModel: PresetsModel {
    let phone = inspectedSimulator
    if let loaded = loadedPreset(activeSide) {
      return PresetsModel(name: loaded.name, isChanged: loaded.differs(from: sliders.all))
    }
    return PresetsModel(
      name: defaultsName(phone.technique.id),
      isChanged: !LoadedPreset.changes(of: sliders.all).isEmpty)
  }

  /// The preset that a side's settings came from; nil where they came from none.
  private func loadedPreset(_ side: TechniqueSide) -> LoadedPreset? {
    guard let loaded = loadedPresets[side],
      loaded.preset.technique == technique(of: side)
    else { return nil }
    return loaded
  }

  private func defaultsName(_ technique: String) -> String {
    TechniqueEntry.entry(id: technique)?.group == .article ? "Article defaults" : "Defaults"
  }

  /// What can be pressed in the foot.
  var presetWidgets: [Widget] {
    guard let foot = presetsLayout else { return [] }
    return [
      Widget("presets", foot.field, .open(.presets), tip: presetsModel.name),
      Widget("savePreset", foot.save, .open(.savePreset), tip: "Save as a preset"),
      Widget("copySettings", foot.copy, .open(.copySettings), tip: "Copy as code"),
      Widget("settingsMore", foot.more, .open(.settingsMore), tip: "More"),
    ]
  }

  /// The list of presets, those that cannot be read with what is wrong with them.
  var presetsContent: PopoverContent {
    let phone = inspectedSimulator
    let loaded = loadedPreset(activeSide)
    let own = PopoverRow(
      defaultsName(phone.technique.id), detail: phone.technique.id,
      sign: loaded == nil ? .check : .none, command: .presets(.defaults))
    let rows = presetEntries.map { entry -> PopoverRow in
      switch entry.content {
      case .success(let preset):
        return PopoverRow(
          entry.name, detail: Self.summary(of: preset),
          sign: loaded?.name == entry.name ? .check : .none, command: .presets(.load(entry.path)))
      case .failure(let error):
        return PopoverRow(
          Self.fileName(entry.path), detail: Self.sentence(error.finding), sign: .broken,
          command: .presets(.load(entry.path)), isEnabled: false)
      }
    }
    return PopoverContent([
      PopoverContent.Section("", [own]), PopoverContent.Section("", rows),
    ])
  }

  private static func summary(of preset: Preset) -> String {
    let count = preset.parameters.count
    let changes = count == 1 ? "1 parameter" : "\(count) parameters"
    switch preset.delivery {
    case nil: return "\(preset.technique), \(changes)"
    case .asRecorded: return "\(preset.technique), \(changes), as recorded"
    case .hertz(let hertz): return "\(preset.technique), \(changes), \(hertz) Hz"
    }
  }

  /// Place and cause.
  private static func sentence(_ finding: Finding) -> String {
    guard let line = finding.line else { return finding.message }
    return "line \(line): " + finding.message
  }

  /// Where the name of a new preset is typed.
  func savePresetContent(_ query: String) -> PopoverContent {
    let name = query.trimmed
    let isKnown = presetEntries.contains { entry in
      if case .success = entry.content { entry.name == name } else { false }
    }
    let row = PopoverRow(
      name.isEmpty ? "Type a name" : isKnown ? "Replace “\(name)”" : "Save as “\(name)”",
      sign: .none, command: .presets(.save(name)), isEnabled: !name.isEmpty)
    return PopoverContent(
      [PopoverContent.Section("", [row])], placeholder: "Name of the preset", note: "Return")
  }

  /// The forms in which settings leave the program, and what else is done with all of them.
  func settingsContent(_ groups: [[ToolCommand]]) -> PopoverContent {
    PopoverContent(
      groups.map { group in
        PopoverContent.Section(
          "", group.map { PopoverRow($0.title, command: $0, isEnabled: isEnabled($0)) })
      })
  }

  /// What a popover about presets starts from.
  func preparePopover(_ kind: Popover.Kind) {
    switch kind {
    case .presets, .savePreset: presetEntries = options.presets?.entries ?? []
    case .notes, .note: return prepareNotesPopover(kind)
    default: return
    }
    if kind == .savePreset {
      popover?.field = TextField(loadedPreset(activeSide)?.name ?? "")
      popover?.selected = 0
    }
    if kind == .presets { popover?.selected = nil }
  }

  /// Does what a list of presets asks for.
  func perform(_ command: PresetsCommand, at stamp: Int64) {
    switch command {
    case .load(let path):
      guard let entry = presetEntries.first(where: { $0.path == path }),
        case .success(let preset) = entry.content
      else { return }
      take(preset, named: entry.name, at: stamp)
    case .defaults:
      loadedPresets[activeSide] = nil
      take(
        Preset(technique: inspectedSimulator.technique.id), named: nil, at: stamp)
    case .save(let name): savePreset(name)
    }
  }

  /// Puts a preset's settings into force on the side that is shown, as one act.
  private func take(_ preset: Preset, named name: String?, at stamp: Int64) {
    let side = activeSide
    if technique(of: side) != preset.technique { choose(preset.technique, side, at: stamp) }
    guard let phone = try? preset.phone(), technique(of: side) == preset.technique else { return }
    let action = settingAction + 1
    // Whose start rule it is comes first: the other rows' defaults follow from it.
    for isStart in [true, false] {
      var changes: [SliderColumn.Change] = []
      for row in sliders.all where (row.name == "technique.start") == isStart {
        guard row.group != .phone, row.group != .delivery,
          let spec = try? phone.row(named: row.name), let value = phone.value(of: spec)
        else { continue }
        sliders.set(row.name, value, into: &changes)
      }
      if !isStart, let delivery = preset.delivery {
        sliders.set(DeliveryRate.settingName, delivery.value, into: &changes)
      }
      settingAction = action - 1
      apply(changes, at: stamp)
      settingAction = action
    }
    loadedPresets[side] = name.map { LoadedPreset(name: $0, preset) }
  }

  private func savePreset(_ name: String) {
    guard let folder = options.presets, !name.isEmpty else {
      return warn("There is no folder for presets")
    }
    let preset = Preset(name: name, of: inspectedSimulator)
    if let failure = folder.save(preset) {
      trouble = failure
      return
    }
    presetEntries = folder.entries
    loadedPresets[activeSide] = LoadedPreset(name: name, preset)
    remark = (.done("saved preset " + name), now + 6_000_000)
  }

  /// Puts the settings that are shown into the clipboard.
  func copySettings(_ form: ParameterExport) {
    let phone = inspectedSimulator
    let text =
      switch form {
      case .swift: SettingsCode(phone).swift
      case .kotlin: SettingsCode(phone).kotlin
      case .json: String(decoding: Preset(of: phone).bytes, as: UTF8.self)
      }
    requests.append(.copy(text))
    remark = (.done("copied " + phone.technique.id + " as " + form.language), now + 4_000_000)
  }
}

extension ParameterExport {
  /// The language's name.
  fileprivate var language: String {
    switch self {
    case .swift: "Swift"
    case .kotlin: "Kotlin"
    case .json: "JSON"
    }
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
