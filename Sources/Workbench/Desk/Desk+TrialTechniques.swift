internal import CursorTechniques
internal import SimulatorCore
internal import Tuning
internal import WindowShell

extension Desk {
  /// The techniques of the next session: those that were chosen, else A and B.
  package var trialTechniques: [TrialTechnique] {
    let (a, b) = (technique(of: .a), technique(of: .b))
    if let chosen = trial.chosen {
      return chosen.map { TrialTechnique($0, $0 == a ? .a : $0 == b ? .b : nil) }
    }
    var both: [TrialTechnique] = []
    if let a { both.append(TrialTechnique(a, .a)) }
    // The same twice would be two blocks of one thing.
    if let b, a != b || Set(optionsOfA.parameters) != Set(other?.parameters ?? []) {
      both.append(TrialTechnique(b, .b))
    }
    return both
  }

  /// A phone for each technique, with A's settings, B's, or its defaults.
  ///
  /// - Throws: what the settings name that does not exist or cannot be.
  func trialPhones(of techniques: [TrialTechnique]) throws(SettingError) -> [SessionStart] {
    var phones: [SessionStart] = []
    for technique in techniques {
      let options: ReplayOptions
      switch technique.side {
      case .a: options = optionsOfA
      case .b: options = other ?? ReplayOptions(technique: technique.id)
      case nil: options = ReplayOptions(technique: technique.id)
      }
      phones.append(try GhostPhone(options, beside: live.simulator).simulator.sessionStart)
    }
    return phones
  }

  /// Gives a technique a block, or takes it away; the newest is last.
  func toggleTried(_ id: String) {
    guard TechniqueEntry.entry(id: id) != nil else { return }
    var seen: Set<String> = []
    var chosen = trialTechniques.map(\.id).filter { seen.insert($0).inserted }
    if let place = chosen.firstIndex(of: id) {
      chosen.remove(at: place)
    } else {
      chosen.append(id)
    }
    trial.chosen = chosen
  }

  /// What trials can try.
  func triedContent(_ query: String) -> PopoverContent {
    let tried = trialTechniques
    var sections: [PopoverContent.Section] = []
    if query.isEmpty {
      let sides = [TechniqueSide.a, .b].compactMap(technique).joined(separator: ", ")
      sections.append(
        PopoverContent.Section(
          "",
          [
            PopoverRow(
              TrialCommand.takeSides.title, detail: sides,
              sign: trial.chosen == nil ? .check : .none, command: .trial(.takeSides)),
            PopoverRow(
              TrialCommand.takeAll.title, detail: "\(TechniqueEntry.all.count) blocks",
              command: .trial(.takeAll)),
          ]))
    }
    sections += techniqueSections(query) { entry, _ in
      PopoverRow(
        entry.id, detail: entry.summary.replacing("`", with: ""),
        sign: tried.contains { $0.id == entry.id } ? .check : .none,
        command: .trial(.toggle(entry.id)))
    }
    return PopoverContent(
      sections, placeholder: "Find a technique",
      note: tried.count == 1 ? "1 block" : "\(tried.count) blocks",
      emptySentence: "No technique is called “\(query)”.")
  }

  /// Where the parts of the tab of trials are; nil where it is not seen.
  package var trialLayout: TrialLayout? {
    guard let dock = layout.dock, shownTab == .trial else { return nil }
    return TrialLayout(dock.content, trialModel, scroll: trial.scroll)
  }

  /// Buttons of the tab of trials.
  var trialWidgets: [Widget] {
    guard let layout = trialLayout else { return [] }
    return layout.buttons.map { button in
      let names = trialTechniques.map(\.id).joined(separator: ", ")
      return Widget(
        "trial.\(button.name)", button.rectangle, button.command,
        isEnabled: button.obstacle == nil,
        tip: button.obstacle ?? (button.name == "techniques" ? names : nil))
    }
  }

  /// Scrolls the results.
  ///
  /// - Returns: whether the wheel was turned over them.
  func turnInTrial(_ wheel: ShellWheel) -> Bool {
    guard let layout = trialLayout, layout.area.contains(wheel.location) else { return false }
    scrollResults(to: layout.scroll - wheel.dy * TrialLayout.resultHeight)
    return true
  }

  /// Takes a key while a button of the tab has the keyboard.
  ///
  /// - Returns: false where the key is none of its own.
  func pressInTrial(_ stroke: KeyStroke) -> Bool {
    guard let layout = trialLayout, layout.maximumScroll > 0,
      focusName?.hasPrefix("trial.") == true
    else { return false }
    let page = max(layout.body.height - TrialLayout.resultHeight, TrialLayout.resultHeight)
    switch stroke.key {
    case .up: scrollResults(to: layout.scroll - TrialLayout.resultHeight)
    case .down: scrollResults(to: layout.scroll + TrialLayout.resultHeight)
    case .pageUp: scrollResults(to: layout.scroll - page)
    case .pageDown: scrollResults(to: layout.scroll + page)
    case .home: scrollResults(to: 0)
    case .end: scrollResults(to: layout.maximumScroll)
    case .return, .space, .escape, .function, .tab, .character, .left, .right, .backspace,
      .delete:
      return false
    }
    return true
  }

  private func scrollResults(to wanted: Double) {
    guard let layout = trialLayout else { return }
    trial.scroll = min(max(wanted, 0), layout.maximumScroll)
    isDirty = true
  }
}
