extension ToolCommand {
  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .showKeys: "Keys"
    case .switchTheme: "Dark or light"
    case .record: "Record, stop"
    case .playPause: "Play, pause"
    case .previousEvent: "Event before"
    case .nextEvent: "Event after"
    case .previousStep: "Step before"
    case .nextStep: "Step after"
    case .toStart: "To the start"
    case .toEnd: "To the end"
    case .slower: "Slower"
    case .faster: "Faster"
    case .setSpeed(let speed): "Speed \(speed.label)"
    case .loop: "Loop"
    case .takePicture: "Picture of the window"
    case .phoneOnly: "Phone alone"
    case .goBack: "Go live"
    case .moveFocus: "Next part"
    case .quit: "Quit"
    case .open(.palette): "Find anything"
    case .open(.techniques(let side)): "Technique \(side.letter)…"
    case .open(.menu(let menu)): menu.title
    case .open(.allMenus): "Menus"
    case .open(.lanes): "Lanes…"
    case .open(.technique(let id)): id
    case .lane(let lane): "Lane " + lane.title
    case .open(.speeds): "Speed"
    case .open(.recording): "The current recording"
    case .open(.label): "Label the recording…"
    case .open(.notes): "Notes of the recording…"
    case .open(.note(let place)): "Note \(place + 1)"
    case .open(.files): "Open…"
    case .open(.choice(let name)): name
    case .open(.compared): "Compare more techniques…"
    case .open(.tried): "Techniques of trials…"
    case .show(let side): "Parameters of \(side.letter)"
    case .choose(let id, let side): "\(id) as \(side.letter)"
    case .chooseNumber(let number): "Technique \(number)"
    case .swap: "Swap A and B"
    case .ghost: "Show B beside A"
    case .overlay(let overlay): overlay.title
    case .histogram: "Show speeds on the curve"
    case .undoSetting: "Undo the last setting"
    case .resetSettings: "Reset every setting"
    case .focusSetting(let name): name
    case .toggleRepairs: "All repairs on, off"
    case .setSetting(let name, let value): "\(name) \(SettingRow.text(of: value))"
    case .toggleSetting(let name): name
    case .dock(let tab): "Show \(tab.title)"
    case .open(.presets): "Presets…"
    case .open(.savePreset): "Save as a preset…"
    case .open(.copySettings): "Copy settings"
    case .open(.settingsMore): "More of settings"
    case .techniqueList(let command): command.title
    case .presets(let command): command.title
    case .copySettings(let form): form.title
    case .zoomLanes(.nearer): "Zoom in"
    case .zoomLanes(.farther): "Zoom out"
    case .zoomLanes(.everything): "Whole recording"
    case .closeExplanation: "Close"
    case .clearLoop: "Loop the whole recording"
    case .load(let path): path
    case .recordings(let command): command.title
    case .compare(let command): command.title
    case .log(let command): command.title
    case .calibrate: "True size, by a bank card"
    case .resetLayout: "Reset the layout"
    case .trial(let command): command.title
    case .tune(let command): command.title
    case .open(.tune(let list)): list.title
    }
  }
}
