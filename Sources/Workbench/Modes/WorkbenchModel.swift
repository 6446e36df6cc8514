/// Everything that the panels show: a value, so that what is drawn can be tested without a window.
package struct WorkbenchModel: Hashable, Sendable {
  /// Title and remark.
  package var menuBar: MenuBarModel
  /// The mode.
  package var modeStrip: ModeStripModel
  /// The recording's place and speed; nil where none is loaded.
  package var transport: TransportModel?
  /// Technique, sliders and readings.
  package var column: ColumnModel
  /// Whether the sheet of keys is open.
  package var showsKeys: Bool

  /// Everything that the panels show.
  package init(
    menuBar: MenuBarModel, modeStrip: ModeStripModel, transport: TransportModel?,
    column: ColumnModel, showsKeys: Bool
  ) {
    self.menuBar = menuBar
    self.modeStrip = modeStrip
    self.transport = transport
    self.column = column
    self.showsKeys = showsKeys
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

/// What the column shows.
package struct ColumnModel: Hashable, Sendable {
  /// The technique's id.
  package var technique: String
  /// What it does, in one line.
  package var summary: String
  /// The sliders.
  package var sliders: SliderColumn
  /// The finger and the technique, now.
  package var readings: Readings

  /// What the column shows.
  package init(technique: String, summary: String, sliders: SliderColumn, readings: Readings) {
    self.technique = technique
    self.summary = summary
    self.sliders = sliders
    self.readings = readings
  }

  /// Whether any slider differs from its default.
  package var hasChanges: Bool { sliders.rows.contains(where: \.isChanged) }
}
