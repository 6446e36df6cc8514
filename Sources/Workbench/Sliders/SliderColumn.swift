package import GestureCore
internal import WindowShell

/// The column of settings: sliders, switches, choices, and what folds them away; what has the focus, what is
/// dragged, what is being typed.
///
/// Acts are taken with the layout they were made on; what they change comes out as settings. Nothing here
/// knows a phone.
package struct SliderColumn: Hashable, Sendable {
  /// A setting that was changed.
  package struct Change: Hashable, Sendable {
    /// Its name in files.
    package var name: String
    /// Its new value.
    package var value: ParameterValue

    /// A setting that was changed.
    package init(_ name: String, _ value: ParameterValue) {
      self.name = name
      self.value = value
    }
  }

  /// A press that may become a double click.
  struct Press: Hashable, Sendable {
    var row: Int
    var stamp: Int64
    var point: WindowPoint
  }

  /// A knob that is held.
  struct Drag: Hashable, Sendable {
    var row: Int
    /// From the finger to the knob, so that taking hold of a knob doesn't move it.
    var offsetX: Double
  }

  /// Every setting, as it stands, those folded away included.
  package private(set) var all: [SettingRow] = []
  /// The rows that are there: settings, and what folds them away.
  package internal(set) var rows: [SettingRow] = []
  /// The groups whose rows are there though they fold away.
  package private(set) var open: Set<SettingRow.Group> = []
  /// The setting whose words are to be shown to choose from; taken by whoever shows them.
  package var choosing: String?
  /// The row that has the keyboard; nil where the phone has it.
  package internal(set) var focus: Int?
  /// The row under the pointer.
  package internal(set) var hover: Int?
  /// What is being typed in the row that has the focus.
  package internal(set) var typing: NumberField?
  var drag: Drag?
  var lastPress: Press?

  /// Two presses within this time, in microseconds, are a double click.
  static let doubleClickMicroseconds: Int64 = 400_000
  /// Two presses farther apart than this are two clicks.
  static let doubleClickPoints = 5.0
  /// A press this near to a knob takes hold of it.
  static let knobReach = 10.0

  /// No setting.
  package init() {}

  /// Whether a knob is held.
  package var isDragging: Bool { drag != nil }

  /// Takes over the settings of a phone; focus and drag stay where the settings are the same.
  package mutating func show(_ settings: [SettingRow]) {
    if settings.map(\.name) != all.map(\.name) {
      focus = nil
      hover = nil
      typing = nil
      drag = nil
    }
    all = settings
    rows = SettingRows.visible(settings, open: open)
  }

  /// Shows a group's rows, or folds them away; the focus stays on its row.
  package mutating func setOpen(_ group: SettingRow.Group, _ isOpen: Bool) {
    guard group.isFolded, open.contains(group) != isOpen else { return }
    let focused = focus.map { rows[$0].name }
    if isOpen { open.insert(group) } else { open.remove(group) }
    rows = SettingRows.visible(all, open: open)
    focus = focused.flatMap { name in rows.firstIndex { $0.name == name } }
    hover = nil
    drag = nil
    typing = nil
  }

  /// The place of a setting among the rows, its group opened where it is folded away; nil where there is none.
  package mutating func reveal(_ name: String) -> Int? {
    guard let row = all.first(where: { $0.name == name }) else { return nil }
    setOpen(row.group, true)
    return rows.firstIndex { $0.name == name }
  }

  /// Gives the keyboard to a row.
  package mutating func focusRow(_ index: Int) {
    if rows.indices.contains(index) { focus = index }
  }

  /// Gives the keyboard back to the phone; what was being typed is taken if it can be.
  package mutating func leave(into changes: inout [Change]) {
    if typing != nil { commit(into: &changes) }
    typing = nil
    focus = nil
  }

  /// Lets go of a knob, as when the finger was cancelled.
  package mutating func release() { drag = nil }

  /// Whether any setting differs from its default.
  package var hasChanges: Bool { all.contains(where: \.isChanged) }

  /// Whether every switch of the technique is on; nil where it has none.
  package var repairsAreOn: Bool? {
    let switches = all.filter { $0.group == .repairs }
    return switches.isEmpty ? nil : switches.allSatisfy(\.isOn)
  }

  /// Puts every setting back to its default.
  package mutating func resetAll(into changes: inout [Change]) {
    typing = nil
    for row in all where row.isChanged { set(row.name, row.standard, into: &changes) }
  }

  /// Turns every switch of the technique on or, where all are on, off.
  package mutating func toggleRepairs(into changes: inout [Change]) {
    typing = nil
    let isOn = repairsAreOn == false
    for row in all where row.group == .repairs { set(row.name, .flag(isOn), into: &changes) }
  }

  /// Gives a setting a value.
  package mutating func set(
    _ name: String, _ value: ParameterValue, into changes: inout [Change]
  ) {
    guard let index = all.firstIndex(where: { $0.name == name }), all[index].value != value else {
      return
    }
    all[index].value = value
    rows = SettingRows.visible(all, open: open)
    changes.append(Change(name, value))
  }

  mutating func set(_ index: Int, _ value: ParameterValue, into changes: inout [Change]) {
    set(rows[index].name, value, into: &changes)
  }

  /// Takes what was typed.
  ///
  /// - Returns: false where it cannot be; the field then says why.
  @discardableResult
  mutating func commit(into changes: inout [Change]) -> Bool {
    guard let focus, var field = typing else { return true }
    do {
      let value = try rows[focus].parse(field.text)
      typing = nil
      set(focus, value, into: &changes)
      return true
    } catch {
      field.refuse(error.sentence)
      typing = field
      return false
    }
  }
}
