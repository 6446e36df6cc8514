package import WindowShell

/// What the program's own keys and buttons do.
package enum ToolCommand: Hashable, Sendable {
  /// Shows or hides the sheet of keys.
  case showKeys
  /// Switches between dark and light.
  case switchTheme
  /// Starts or stops recording.
  case record
  /// Plays or pauses the recording that is loaded.
  case playPause
  /// To the event before or after.
  case previousEvent, nextEvent
  /// To the technique's step before or after.
  case previousStep, nextStep
  /// To the recording's start or end.
  case toStart, toEnd
  /// Plays slower, faster, or at a speed.
  case slower, faster
  /// Plays at a speed.
  case setSpeed(PlaybackSpeed)
  /// Writes a picture of the window to the folder of recordings.
  case takePicture
  /// Shows the phone alone, or everything.
  case phoneOnly
  /// Closes what is open, gives the keyboard to the phone, or leaves the recording.
  case goBack
  /// Gives the keyboard to the sliders.
  case focusSliders(backwards: Bool)

  /// What a key means to the program; nil where it is somebody else's.
  ///
  /// - Parameter isReplaying: whether a recording is loaded, so that the phone takes no typing and bare keys are free.
  package init?(_ stroke: KeyStroke, isReplaying: Bool) {
    let shift = stroke.modifiers.contains(.shift)
    switch stroke.key {
    case .function(1): self = .showKeys
    case .function(2): self = .switchTheme
    case .function(5): self = .record
    case .function(6): self = .playPause
    case .function(7): self = shift ? .previousStep : .previousEvent
    case .function(8): self = shift ? .nextStep : .nextEvent
    case .function(9): self = .takePicture
    case .function(11): self = .phoneOnly
    case .escape: self = .goBack
    case .tab where stroke.modifiers.contains(.control): self = .focusSliders(backwards: shift)
    case .tab where isReplaying: self = .focusSliders(backwards: shift)
    case .space where isReplaying: self = .playPause
    case .left where isReplaying: self = shift ? .previousStep : .previousEvent
    case .right where isReplaying: self = shift ? .nextStep : .nextEvent
    case .home where isReplaying: self = .toStart
    case .end where isReplaying: self = .toEnd
    case .character("[") where isReplaying: self = .slower
    case .character("]") where isReplaying: self = .faster
    case .function, .tab, .space, .left, .right, .home, .end, .character, .return, .backspace,
      .delete, .up, .down, .pageUp, .pageDown:
      return nil
    }
  }

  /// Whether holding the key repeats it.
  package var repeats: Bool {
    switch self {
    case .previousEvent, .nextEvent, .previousStep, .nextStep, .slower, .faster, .focusSliders:
      true
    case .showKeys, .switchTheme, .record, .playPause, .toStart, .toEnd, .setSpeed, .takePicture,
      .phoneOnly, .goBack:
      false
    }
  }
}
