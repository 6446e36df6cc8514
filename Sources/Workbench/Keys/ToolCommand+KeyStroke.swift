package import WindowShell

extension ToolCommand {
  /// What a key means to the program; nil where it is somebody else's.
  ///
  /// - Parameter isReplaying: whether a recording is loaded, so that the phone takes no typing and bare keys are free.
  package init?(_ stroke: KeyStroke, isReplaying: Bool) {
    let shift = stroke.modifiers.contains(.shift)
    let control = stroke.modifiers.contains(.control)
    switch stroke.key {
    case .function(1): self = .showKeys
    case .function(2): self = .switchTheme
    case .function(5): self = .record
    case .function(6): self = .playPause
    case .function(7): self = shift ? .previousStep : .previousEvent
    case .function(8): self = shift ? .nextStep : .nextEvent
    case .function(9): self = .takePicture
    case .function(10): self = .open(.allMenus)
    case .function(11): self = .phoneOnly
    case .function(12): self = .swap
    case .escape: self = .goBack
    case .tab where !control: self = .moveFocus(backwards: shift)
    case .space where isReplaying: self = .playPause
    case .left where isReplaying: self = shift ? .previousStep : .previousEvent
    case .right where isReplaying: self = shift ? .nextStep : .nextEvent
    case .home where isReplaying: self = .toStart
    case .end where isReplaying: self = .toEnd
    case .character("[") where isReplaying: self = .slower
    case .character("]") where isReplaying: self = .faster
    case .character("+") where isReplaying, .character("=") where isReplaying:
      self = .zoomLanes(.nearer)
    case .character("-") where isReplaying: self = .zoomLanes(.farther)
    case .character("0") where isReplaying && !control: self = .zoomLanes(.everything)
    case .character(let character) where control:
      guard let command = Self.chord(character, shift) else { return nil }
      self = command
    case .function, .tab, .space, .left, .right, .home, .end, .character, .return, .backspace,
      .delete, .up, .down, .pageUp, .pageDown:
      return nil
    }
  }

  /// Control with a letter or figure.
  private static func chord(_ character: Character, _ shift: Bool) -> ToolCommand? {
    switch (character, shift) {
    case ("p", false): .open(.palette)
    case ("o", false): .open(.files)
    case ("n", false): .open(.notes)
    case ("q", false): .quit
    case ("g", true): .ghost
    case ("d", true): .overlay(.deadZone)
    case ("h", true): .histogram
    case ("l", true): .loop
    case ("z", true): .undoSetting
    case ("1"..."9", false): character.wholeNumberValue.map { .chooseNumber($0) }
    default: nil
    }
  }

  /// The key that does it, as people read it; nil without one.
  package var shortcut: String? {
    switch self {
    case .showKeys: "F1"
    case .switchTheme: "F2"
    case .record: "F5"
    case .playPause: "F6"
    case .previousEvent: "F7"
    case .nextEvent: "F8"
    case .previousStep: "Shift F7"
    case .nextStep: "Shift F8"
    case .takePicture: "F9"
    case .phoneOnly: "F11"
    case .swap: "F12"
    case .goBack: "Esc"
    case .quit: "Ctrl Q"
    case .open(.palette): "Ctrl P"
    case .open(.files): "Ctrl O"
    case .open(.notes): "Ctrl N"
    case .recordings(let command): command.shortcut
    case .open(.allMenus): "F10"
    case .ghost: "Ctrl Shift G"
    case .overlay(.deadZone): "Ctrl Shift D"
    case .histogram: "Ctrl Shift H"
    case .loop: "Ctrl Shift L"
    case .undoSetting: "Ctrl Shift Z"
    case .toStart: "Home"
    case .toEnd: "End"
    case .slower: "["
    case .faster: "]"
    case .zoomLanes(.nearer): "+"
    case .zoomLanes(.farther): "−"
    case .zoomLanes(.everything): "0"
    case .chooseNumber(let number): "Ctrl \(number)"
    case .setSpeed, .moveFocus, .open, .show, .choose, .overlay, .resetSettings, .focusSetting,
      .toggleRepairs, .setSetting, .toggleSetting, .dock, .techniqueList, .presets, .clearLoop,
      .copySettings,
      .closeExplanation, .load,
      .trial, .tune, .compare, .log, .lane, .calibrate, .resetLayout:
      nil
    }
  }
}
