internal import CursorTechniques
internal import GestureCore
internal import SimulatorCore
internal import WindowShell

extension Desk {
  /// Opens a popover; the same again closes it.
  func toggle(_ kind: Popover.Kind) {
    isDirty = true
    tooltip = nil
    if popover?.kind == kind {
      popover = nil
      return
    }
    guard layout.menuBar != nil else { return }
    if kind == .notes, !prepareNotes() { return }
    popover = Popover(kind)
    preparePopover(kind)
    if case .menu = kind { popover?.selected = nil }
    if kind == .files { popover?.field = TextField(folder.path + "/", isSelected: false) }
    if case .techniques(let side) = kind, let id = technique(of: side) {
      let rows = popoverContent?.rows ?? []
      popover?.selected = rows.firstIndex { $0.title == id } ?? 0
      showSelectedRow()
    }
  }

  /// What the open popover shows.
  package var popoverContent: PopoverContent? {
    guard let popover else { return nil }
    switch popover.kind {
    case .menu(let menu):
      return PopoverContent(menu.groups.map { PopoverContent.Section("", $0.map(row)) })
    case .allMenus:
      return PopoverContent(
        MenuTitle.allCases.map { menu in
          PopoverContent.Section(menu.title, menu.groups.flatMap { $0.map(row) })
        })
    case .speeds:
      return PopoverContent([
        PopoverContent.Section(
          "",
          PlaybackSpeed.allCases.map { speed in
            PopoverRow(
              speed.label, sign: playback?.speed == speed ? .check : .none,
              command: .setSpeed(speed))
          })
      ])
    case .techniques(let side): return techniqueContent(side, popover.query)
    case .choice(let name): return choiceContent(name, popover.query)
    case .palette: return paletteContent(popover.query)
    case .presets: return presetsContent
    case .savePreset: return savePresetContent(popover.query)
    case .copySettings:
      return settingsContent([ParameterExport.allCases.map { .copySettings($0) }])
    case .settingsMore:
      return settingsContent([
        [.undoSetting, .resetSettings, .toggleRepairs], [.swap, .ghost, .histogram],
      ])
    case .recording: return recordingContent
    case .label: return labelContent(popover.query)
    case .notes: return notesContent(popover.query)
    case .note(let place): return noteContent(place, popover.query)
    case .files: return filesContent(popover.query)
    case .compared: return compareContent(popover.query)
    case .tried: return triedContent(popover.query)
    case .tune(let list): return tuneContent(list)
    case .lanes: return lanesContent
    case .technique(let id): return techniqueMenu(id)
    }
  }

  /// A command as a menu shows it.
  func row(_ command: ToolCommand) -> PopoverRow {
    PopoverRow(
      command.title, trailing: command.shortcut ?? "",
      sign: isOn(command) ? .check : .none, command: command, isEnabled: isEnabled(command))
  }

  /// Whether what a command switches is on.
  func isOn(_ command: ToolCommand) -> Bool {
    switch command {
    case .overlay(let overlay): overlays.contains(overlay)
    case .ghost: other != nil
    case .histogram: showsHistogram
    case .loop: playback?.isLooping ?? false
    case .phoneOnly: isPhoneAlone
    case .lane(let lane): !needs.hiddenLanes.contains(lane)
    case .dock(let tab): shownTab == tab
    default: false
    }
  }

  /// Whether a command does something now.
  func isEnabled(_ command: ToolCommand) -> Bool {
    switch command {
    case .playPause, .previousEvent, .nextEvent, .previousStep, .nextStep, .toStart, .toEnd,
      .slower, .faster, .setSpeed, .loop, .goBack, .zoomLanes:
      playback != nil
    case .clearLoop: playback?.loopRange != nil
    case .lane: !isOn(command) || needs.hiddenLanes.count + 1 < LanesLayout.Lane.allCases.count
    case .swap: other != nil
    case .undoSetting: !settingChanges.isEmpty
    case .resetSettings: sliders.hasChanges
    case .toggleRepairs: sliders.repairsAreOn != nil
    case .recordings(let command): isEnabled(command)
    case .tune(let command): isEnabled(command)
    case .open(.label), .open(.notes): isEnabled(RecordingsCommand.rename)
    default: true
    }
  }

  private func paletteContent(_ query: String) -> PopoverContent {
    var rows: [(rank: Int, row: PopoverRow)] = []
    func add(_ row: PopoverRow, _ words: String) {
      guard let rank = Search.rank(query, in: words) else { return }
      rows.append((rank, row))
    }
    for row in sliders.all {
      let unit = row.unit.isEmpty || row.number == nil ? "" : " " + row.unit
      add(
        PopoverRow(
          row.title, detail: row.group == .repairs ? "repair" : "parameter",
          trailing: row.valueText + unit, sign: .setting,
          command: row.control == .toggle ? .toggleSetting(row.name) : .focusSetting(row.name)),
        row.title + " " + row.name)
    }
    for menu in MenuTitle.allCases {
      for command in menu.groups.joined() where isEnabled(command) {
        add(
          PopoverRow(
            command.title, detail: "command", trailing: command.shortcut ?? "", sign: .command,
            command: command), command.title)
      }
    }
    for lane in LanesLayout.Lane.allCases { add(row(.lane(lane)), ToolCommand.lane(lane).title) }
    for entry in TechniqueEntry.all {
      add(
        PopoverRow(
          entry.id, detail: "technique", sign: entry.id == technique(of: .a) ? .side(.a) : .none,
          command: .choose(entry.id, .a)), entry.id + " " + entry.summary)
    }
    for recording in paletteRecordings { add(recording, recording.title) }
    // The order stays where ranks are equal.
    let sorted = rows.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return PopoverContent(
      [PopoverContent.Section("", sorted.prefix(60).map(\.element.row))],
      placeholder: "Techniques, parameters, recordings, commands", note: "Esc",
      emptySentence: "Nothing is called “\(query)”.")
  }

  /// Where the open popover's parts are.
  package var popoverLayout: PopoverLayout? {
    guard let popover, let content = popoverContent else { return nil }
    return PopoverLayout(
      popover, content, anchor: popover.anchor ?? popoverAnchor(popover.kind), window: layout.window
    )
  }

  private func popoverAnchor(_ kind: Popover.Kind) -> WindowRectangle {
    let name: String
    switch kind {
    case .menu(let menu): name = "menu.\(menu.rawValue)"
    case .allMenus: name = "menus"
    case .choice(let setting):
      if let parameters = parametersLayout,
        let index = sliders.rows.firstIndex(where: { $0.name == setting }),
        parameters.rows.indices.contains(index)
      {
        return parameters.rows[index].value
      }
      name = ""
    case .presets: name = "presets"
    case .savePreset: name = "savePreset"
    case .copySettings: name = "copySettings"
    case .settingsMore: name = "settingsMore"
    case .speeds: name = "speed"
    case .techniques(let side): name = "technique.\(side.rawValue)"
    case .palette: name = "search"
    case .recording: name = "recordings.more"
    case .label, .notes, .note: name = currentRecording.map(Self.recordingName) ?? "recordings.more"
    case .files: name = "recordings.import"
    case .compared: name = "compare.add"
    case .tried: name = "trial.techniques"
    case .tune(.goal): name = "tune.goal"
    case .tune(.personas): name = "tune.personas"
    case .tune(.source): name = "tune.source"
    case .tune(.more): name = "tune.more"
    case .lanes: return layout.lanes?.ruler ?? layout.window
    case .technique(let id): name = "compare." + id
    }
    if let widget = widgets.first(where: { $0.name == name }) { return widget.rectangle }
    return layout.menuBar.map {
      WindowRectangle(x: 8, y: $0.bar.y, width: 28, height: $0.bar.height)
    }
      ?? layout.window
  }

  func showSelectedRow() {
    guard let selected = popover?.selected, let layout = popoverLayout else { return }
    let scroll = layout.scroll(popover?.scroll ?? 0, showing: selected)
    popover?.scroll = scroll
  }

  /// Takes a key while a popover is open; every key is its own.
  ///
  /// - Returns: false where the key belongs to the program all the same.
  func pressInPopover(_ stroke: KeyStroke, at stamp: Int64) -> Bool {
    guard popover != nil, let content = popoverContent else { return false }
    isDirty = true
    switch stroke.key {
    case .escape: popover = nil
    case .up: movePopover(by: -1, content)
    case .down: movePopover(by: 1, content)
    case .tab: movePopover(by: stroke.modifiers.contains(.shift) ? -1 : 1, content)
    case .pageUp: for _ in 0..<8 { movePopover(by: -1, content) }
    case .pageDown: for _ in 0..<8 { movePopover(by: 1, content) }
    case .left, .right:
      if case .menu(let menu) = popover?.kind {
        openMenu(beside: menu, forward: stroke.key == .right)
      } else {
        _ = popover?.field?.press(stroke)
      }
    case .return: takePopoverRow(popover?.selected, stroke.modifiers, at: stamp)
    case .space where popover?.field == nil: takePopoverRow(popover?.selected, at: stamp)
    case .function: return false
    case .character("v") where stroke.modifiers.contains(.control): requests.append(.paste)
    case .character where stroke.modifiers.contains(.control):
      if popover?.field?.press(stroke) != true { return false }
    case .backspace, .delete, .home, .end, .space, .character:
      if popover?.field?.press(stroke) == true { searchChanged() }
    }
    return true
  }

  /// Takes typed text while a popover is open.
  func typeInPopover(_ text: String) {
    guard popover?.field != nil else { return }
    popover?.field?.type(text)
    searchChanged()
  }

  private func searchChanged() {
    isDirty = true
    popover?.scroll = 0
    let first = popoverContent?.rows.firstIndex(where: \.isEnabled)
    popover?.selected = first
  }

  private func movePopover(by count: Int, _ content: PopoverContent) {
    popover?.move(by: count, among: content.rows)
    showSelectedRow()
  }

  private func openMenu(beside menu: MenuTitle, forward: Bool) {
    let all = MenuTitle.allCases
    guard let index = all.firstIndex(of: menu) else { return }
    let next = all[(index + (forward ? 1 : all.count - 1)) % all.count]
    popover = Popover(.menu(next))
    let first = popoverContent?.rows.firstIndex(where: \.isEnabled)
    popover?.selected = first
  }

  /// Does what a row says, and closes the popover.
  func takePopoverRow(_ index: Int?, _ modifiers: Modifiers = [], at stamp: Int64) {
    guard let index, let rows = popoverContent?.rows, rows.indices.contains(index),
      rows[index].isEnabled
    else { return }
    if !staysOpen(after: rows[index].command) { popover = nil }
    // The list that chooses A chooses B with Control.
    if case .choose(let id, .a) = rows[index].command, modifiers.contains(.control) {
      return choose(id, .b, at: stamp)
    }
    perform(rows[index].command, at: stamp)
  }

  /// Of many techniques, or lanes, one after the other is chosen.
  private func staysOpen(after command: ToolCommand) -> Bool {
    switch (popover?.kind, command) {
    case (.compared, _), (.tried, _), (.lanes, .lane), (.tune(.personas), _): true
    default: false
    }
  }

  /// Scrolls the popover.
  func turnInPopover(_ wheel: ShellWheel) {
    guard let layout = popoverLayout, layout.frame.contains(wheel.location) else { return }
    let wanted = (popover?.scroll ?? 0) - wheel.dy * 42
    popover?.scroll = min(max(wanted, 0), layout.maximumScroll)
    isDirty = true
  }

  /// The pointer chooses the row under it; over another menu's title that menu opens.
  func hoverInPopover(_ point: WindowPoint?) {
    guard let point, let layout = popoverLayout else { return }
    if let row = layout.row(at: point), popoverContent?.rows[row].isEnabled == true {
      if popover?.selected != row {
        popover?.selected = row
        isDirty = true
      }
    } else if case .menu(let open) = popover?.kind, let widget = widget(at: point),
      case .open(.menu(let menu)) = widget.command, menu != open
    {
      popover = Popover(.menu(menu))
      isDirty = true
    }
  }
}
