/// A menu of the menu bar.
package enum MenuTitle: String, CaseIterable, Hashable, Sendable {
  /// What comes in and goes out.
  case file
  /// Settings.
  case edit
  /// What is shown.
  case view
  /// A and B.
  case technique
  /// The recording that is loaded.
  case recording
  /// Keys.
  case help

  /// What the bar says.
  package var title: String {
    switch self {
    case .file: "File"
    case .edit: "Edit"
    case .view: "View"
    case .technique: "Technique"
    case .recording: "Recording"
    case .help: "Help"
    }
  }

  /// What the menu offers, in groups that a hairline parts.
  package var groups: [[ToolCommand]] {
    switch self {
    case .file:
      [
        [.open(.files), .dock(.recordings), .takePicture],
        [.open(.presets), .open(.savePreset)] + ParameterExport.allCases.map { .copySettings($0) },
        [.quit],
      ]
    case .edit: [[.undoSetting, .resetSettings, .toggleRepairs], [.open(.palette)]]
    case .view:
      [
        PhoneOverlay.allCases.map { .overlay($0) }, [.ghost, .histogram],
        [.zoomLanes(.nearer), .zoomLanes(.farther), .zoomLanes(.everything), .open(.lanes)],
        [.phoneOnly, .switchTheme, .calibrate, .resetLayout],
        [.dock(.compare), .dock(.recordings), .dock(.trial), .dock(.tune), .dock(.log)],
      ]
    case .technique:
      [
        [.open(.techniques(.a)), .open(.techniques(.b)), .swap, .ghost],
        [.open(.compared), .open(.tried)],
        [TuneCommand.start, .stop, .apply, .copyCommand, .save].map { .tune($0) },
      ]
    case .recording:
      [
        [.record, .playPause, .loop],
        [.previousEvent, .nextEvent, .previousStep, .nextStep, .toStart, .toEnd],
        [.slower, .faster],
        [
          .recordings(.rename), .open(.label), .open(.notes), .recordings(.trim),
          .recordings(.discard),
        ],
        [.goBack],
      ]
    case .help: [[.showKeys]]
    }
  }
}
