extension SettingRow.Control {
  /// The height of a row.
  package var height: Double {
    switch self {
    case .slider: 45
    case .toggle: 26
    case .choice, .text, .fold: 30
    }
  }
}

/// Where a setting's parts are.
package struct SettingRowLayout: Hashable, Sendable {
  /// The whole row, from edge to edge of the column.
  package var row: WindowRectangle
  /// What is framed when the row has the focus.
  package var ring: WindowRectangle
  /// Puts the value back to its default; empty where the row has nothing to put back.
  package var reset: WindowRectangle
  /// Value and unit, or the switch; typing happens here.
  package var value: WindowRectangle
  /// A slider's track, as high as its line; empty without one.
  package var track: WindowRectangle
  /// Whether a hairline stands above the row, in the middle of a gap.
  package var hasLine: Bool

  /// Lays a row out.
  package init(_ row: WindowRectangle, _ control: SettingRow.Control, hasLine: Bool = false) {
    self.row = row
    self.hasLine = hasLine
    ring = WindowRectangle(
      x: row.x + 8, y: row.y + 0.5, width: row.width - 16, height: row.height - 1)
    let empty = WindowRectangle(x: row.x, y: row.y, width: 0, height: 0)
    track = empty
    reset = empty
    let right = row.maxX - InspectorLayout.padding
    switch control {
    case .slider:
      value = WindowRectangle(x: right - 84, y: row.y + 2, width: 84, height: 22)
      reset = WindowRectangle(x: value.x - 24, y: row.y, width: 28, height: 24)
      track = WindowRectangle(x: row.x + 42, y: row.y + 30, width: row.width - 42 - 46, height: 3)
    case .toggle:
      value = WindowRectangle(x: right - 28, y: row.middleY - 8, width: 28, height: 16)
    case .choice, .text:
      let width = ((row.width - 2 * InspectorLayout.padding) * 0.5).rounded()
      value = WindowRectangle(x: right - width, y: row.y + 4, width: width, height: 22)
      reset = WindowRectangle(x: value.x - 26, y: row.y + 3, width: 28, height: 24)
    case .fold:
      value = WindowRectangle(x: row.middleX, y: row.y, width: right - row.middleX, height: 30)
    }
  }
}
