package import GestureCore

/// What the program's own keys, buttons, menus and lists do.
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
  /// Plays again and again, or once.
  case loop
  /// Writes a picture of the window to the folder of recordings.
  case takePicture
  /// Shows the phone alone, or everything.
  case phoneOnly
  /// Closes what is open, gives the keyboard to the phone, or leaves the recording.
  case goBack
  /// Gives the keyboard to the next part of the window.
  case moveFocus(backwards: Bool)
  /// Ends the program.
  case quit

  /// Opens a popover, or closes it.
  case open(Popover.Kind)
  /// Shows the parameters of A or of B.
  case show(TechniqueSide)
  /// Makes a technique A or B.
  case choose(String, TechniqueSide)
  /// Makes the technique at a place of the list A, as Ctrl and a figure do.
  case chooseNumber(Int)
  /// Lets A and B change places.
  case swap
  /// Runs B beside A, or not.
  case ghost
  /// Draws something over the phone, or not.
  case overlay(PhoneOverlay)
  /// Draws the recording's speeds behind the gain curve, or not.
  case histogram
  /// Takes the last change of a setting back.
  case undoSetting
  /// Puts every setting back to its default.
  case resetSettings
  /// Gives the keyboard to a setting.
  case focusSetting(String)
  /// Turns every switch of the technique on or, where all are on, off.
  case toggleRepairs
  /// Gives a setting a value.
  case setSetting(String, ParameterValue)
  /// Turns a setting that is on or off.
  case toggleSetting(String)
  /// Opens a tab of the dock.
  case dock(DockTab)
  /// Does something with the column of techniques.
  case techniqueList(TechniqueListCommand)
  /// Does something with presets.
  case presets(PresetsCommand)
  /// Copies the settings as code or as a file.
  case copySettings(ParameterExport)
  /// Shows more or less of the recording on the lanes.
  case zoomLanes(LaneZoom)
  /// Shows a lane, or not.
  case lane(LanesLayout.Lane)
  /// Lets a loop go over the whole recording again.
  case clearLoop
  /// Closes what stands below the lanes.
  case closeExplanation
  /// Loads a recording.
  case load(String)
  /// What the list of recordings does.
  case recordings(RecordingsCommand)
  /// A step of a session of trials.
  case trial(TrialCommand)
  /// A step of a search for settings.
  case tune(TuneCommand)
  /// What the table of techniques does.
  case compare(CompareCommand)
  /// What the log does.
  case log(LogCommand)
  /// Finds out how large the display's pixels are.
  case calibrate
  /// Gives everything that was moved its own place again.
  case resetLayout

  /// Whether holding the key repeats it.
  package var repeats: Bool {
    switch self {
    case .previousEvent, .nextEvent, .previousStep, .nextStep, .slower, .faster, .moveFocus,
      .undoSetting, .zoomLanes:
      true
    case .showKeys, .switchTheme, .record, .playPause, .toStart, .toEnd, .setSpeed, .loop,
      .takePicture, .phoneOnly, .goBack, .quit, .open, .show, .choose, .chooseNumber, .swap,
      .ghost, .overlay, .histogram, .resetSettings, .toggleRepairs, .setSetting, .focusSetting,
      .toggleSetting, .dock, .techniqueList, .presets, .lane, .clearLoop, .copySettings,
      .closeExplanation,
      .load,
      .recordings,
      .trial, .tune, .compare, .log, .calibrate, .resetLayout:
      false
    }
  }
}

extension ToolCommand {
  /// Whether it may be done while trials run: nothing that shows or changes a technique.
  var isFreeInTrials: Bool {
    switch self {
    case .trial, .goBack, .quit, .switchTheme, .takePicture, .showKeys, .moveFocus: true
    default: false
    }
  }
}

/// A form in which settings leave the program.
package enum ParameterExport: String, CaseIterable, Hashable, Sendable {
  /// For an iOS keyboard.
  case swift
  /// For an Android keyboard.
  case kotlin
  /// For files and scripts.
  case json

  /// What a menu calls it.
  package var title: String {
    switch self {
    case .swift: "Copy as Swift"
    case .kotlin: "Copy as Kotlin"
    case .json: "Copy as JSON"
    }
  }
}
