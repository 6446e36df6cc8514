/// Everything that the panels show: a value, so that what is drawn can be tested without a window.
package struct WorkbenchModel: Hashable, Sendable {
  /// Title and remark.
  package var menuBar: MenuBarModel
  /// The mode.
  package var modeStrip: ModeStripModel
  /// The recording's place and speed; nil where none is loaded.
  package var transport: TransportModel?
  /// Net steps and what is drawn over the phone.
  package var foot: StageFootModel
  /// A, B, and which of them the parameters belong to.
  package var tabs: TechniqueTabsModel
  /// Technique and settings.
  package var parameters: ParametersModel
  /// The preset in force; nil where the inspector has no column.
  package var presets: PresetsModel?
  /// The gain curves.
  package var gain: GainPanelModel
  /// The dock's tabs.
  package var dock: DockModel
}

/// What the stage's foot shows.
package struct StageFootModel: Hashable, Sendable {
  /// Forward less back, of A.
  package var netA: Int
  /// The same of B; nil where nothing is compared.
  package var netB: Int?
  /// What is drawn over the phone.
  package var overlays: Set<PhoneOverlay>
}

/// What the tabs of A and B show.
package struct TechniqueTabsModel: Hashable, Sendable {
  /// A's id.
  package var a: String
  /// B's id; nil where nothing is compared.
  package var b: String?
  /// Whose parameters are shown.
  package var active: TechniqueSide

  /// What the tabs show.
  package init(a: String, b: String?, active: TechniqueSide) {
    self.a = a
    self.b = b
    self.active = active
  }
}

/// What the dock's frame shows.
package struct DockModel: Hashable, Sendable {
  /// The open tab.
  package var tab: DockTab
  /// How many recordings the folder holds.
  package var recordingCount: Int
}

/// What the list of parameters shows.
package struct ParametersModel: Hashable, Sendable {
  /// What the technique does, in one line.
  package var summary: String
  /// The settings.
  package var sliders: SliderColumn

  /// What the head of a group says.
  func state(of group: SettingRow.Group) -> ParametersPainter.HeadState {
    var state = ParametersPainter.HeadState(title: SettingRows.title(of: group))
    switch group {
    case .parameters: if sliders.hasChanges { state.action = .reset }
    case .repairs:
      if let areOn = sliders.repairsAreOn { state.action = .words(areOn ? "All off" : "All on") }
    case .recognizer, .delivery, .start, .phone: break
    }
    return state
  }
}

/// What the menu bar says.
package struct MenuBarModel: Hashable, Sendable {
  /// A remark behind the title, with its sign.
  package enum Remark: Hashable, Sendable {
    /// How many sliders differ from what the session started with.
    case changedParameters(Int)
    /// A recording replays as its file of expectations says.
    case asExpected
    /// What a recording's replay gives in place of what was expected.
    case differs(String)
    /// Something that was done, such as where a picture was put.
    case done(String)
    /// Something that went wrong, in one phrase.
    case warning(String)

    /// The words.
    package var words: String {
      switch self {
      case .changedParameters(let count):
        count == 1 ? "1 parameter changed" : "\(count) parameters changed"
      case .asExpected: "replays as expected"
      case .differs(let words), .done(let words), .warning(let words): words
      }
    }
  }

  /// The title.
  package var title: String
  /// The remark; nil for none.
  package var remark: Remark?

  /// What the menu bar says.
  package init(title: String, remark: Remark? = nil) {
    self.title = title
    self.remark = remark
  }
}
