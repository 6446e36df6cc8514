/// What floats over the panels and has the keyboard: a menu, a list to choose from, a search.
package struct Popover: Hashable, Sendable {
  /// Which.
  package enum Kind: Hashable, Sendable {
    /// A menu of the bar.
    case menu(MenuTitle)
    /// All menus in one, where the bar has no room for them.
    case allMenus
    /// The techniques, to choose A or B.
    case techniques(TechniqueSide)
    /// The words that a setting may be, by its name.
    case choice(String)
    /// The presets of the folder.
    case presets
    /// A name for a preset.
    case savePreset
    /// The forms in which settings are copied.
    case copySettings
    /// What else is done with settings.
    case settingsMore
    /// Techniques, parameters, recordings and commands, by search.
    case palette
    /// The speeds of the transport.
    case speeds
    /// What can be done with the current recording.
    case recording
    /// What the current recording's gesture was meant to do.
    case label
    /// The timed notes of the current recording.
    case notes
    /// One of them, by its place.
    case note(Int)
    /// Files and folders, by their path.
    case files
    /// The techniques of the table, to add some or take some away.
    case compared
    /// The techniques that trials try.
    case tried
    /// What a search for settings is to be, or what else is done with it.
    case tune(TuneList)
    /// What can be done with the lanes, and which are shown.
    case lanes
    /// What can be done with a technique, by its id.
    case technique(String)
  }

  /// Which.
  package var kind: Kind
  /// What is searched for; nil where there is no search.
  package var field: TextField?
  /// The row that Return takes, as an index into all rows; nil for none.
  package var selected: Int?
  /// What it belongs to, where it was asked for at a place; nil for the button that opens it.
  package var anchor: WindowRectangle?
  /// How far the rows are scrolled, in logical pixels.
  package var scroll = 0.0

  /// A popover that was just opened.
  package init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .techniques, .palette, .label, .notes, .note, .files, .compared, .tried:
      field = TextField()
      selected = 0
    case .menu, .allMenus, .speeds, .recording, .choice, .presets, .savePreset, .lanes, .technique,
      .tune, .copySettings,
      .settingsMore:
      break
    }
  }

  /// Whether the field looks for rows; else it says something new.
  var isSearched: Bool {
    switch kind {
    case .savePreset, .label, .notes, .note: false
    case .menu, .allMenus, .techniques, .choice, .presets, .copySettings, .settingsMore, .palette,
      .speeds, .recording, .files, .compared, .tried, .lanes, .technique, .tune:
      true
    }
  }

  /// The search's text.
  package var query: String { field?.text ?? "" }

  /// Moves the selection, round at the ends.
  package mutating func move(by count: Int, among rows: [PopoverRow]) {
    let usable = rows.indices.filter { rows[$0].isEnabled }
    guard !usable.isEmpty else {
      selected = nil
      return
    }
    guard let selected, let place = usable.firstIndex(where: { $0 >= selected }) else {
      self.selected = count > 0 ? usable.first : usable.last
      return
    }
    let next = (place + count) % usable.count
    self.selected = usable[next < 0 ? next + usable.count : next]
  }
}
