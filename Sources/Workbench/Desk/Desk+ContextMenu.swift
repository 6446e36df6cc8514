internal import WindowShell

extension Desk {
  /// Opens the menu of what lies at a place: of a recording, of a technique, of the lanes.
  func openContextMenu(at point: WindowPoint) {
    popover = nil
    tooltip = nil
    isDirty = true
    guard !showsKeys, calibration == nil, !trial.isUnderway, layout.menuBar != nil else { return }
    let kind: Popover.Kind
    switch widget(at: point)?.command {
    case .recordings(.press(let path)):
      finishRenaming()
      recordings.current = path
      kind = .recording
    case .compare(.press(let id)), .techniqueList(.choose(let id)), .open(.technique(let id)):
      kind = .technique(id)
    case .some, nil:
      guard let lanes = layout.lanes, lanes.area.contains(point) else { return }
      kind = .lanes
    }
    popover = Popover(kind)
    popover?.anchor = WindowRectangle(x: point.x, y: point.y - 4, width: 1, height: 1)
  }

  /// What can be done with a technique.
  func techniqueMenu(_ id: String) -> PopoverContent {
    func row(_ title: String, _ command: ToolCommand, isOn: Bool) -> PopoverRow {
      PopoverRow(title, sign: isOn ? .check : .none, command: command)
    }
    let isTried = trialTechniques.contains { $0.id == id }
    return PopoverContent([
      PopoverContent.Section(
        id,
        [
          row("Make it A", .choose(id, .a), isOn: technique(of: .a) == id),
          row("Make it B", .choose(id, .b), isOn: technique(of: .b) == id),
        ]),
      PopoverContent.Section(
        "",
        [
          row("In the table", .compare(.toggle(id)), isOn: compare.others.contains(id)),
          row("In trials", .trial(.toggle(id)), isOn: isTried),
        ]),
    ])
  }
}
