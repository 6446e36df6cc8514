/// Where the parts of the list of settings are: what the technique does, its gain curves, and the settings with
/// their heads.
package struct ParametersLayout: Hashable, Sendable {
  /// The head of a group that does not fold.
  package struct Head: Hashable, Sendable {
    /// Which.
    package var group: SettingRow.Group
    /// The line of its words; a hairline is above it.
    package var line: WindowRectangle
    /// What is done with all of its settings.
    package var action: WindowRectangle
  }

  /// Where the list is seen; what is scrolled out of it is not.
  package var area: WindowRectangle
  /// What the technique does, in two lines; empty where there is no room for it.
  package var explanation: WindowRectangle
  /// The gain curves; nil where they stand elsewhere.
  package var gain: GainPanelLayout?
  /// The heads of groups.
  package var heads: [Head] = []
  /// The settings, and what folds them away.
  package var rows: [SettingRowLayout] = []
  /// How far the list can be scrolled.
  package var maximumScroll: Double

  /// Height of a slider's row; the wheel scrolls by as much.
  package static let sliderHeight = 45.0
  private static let headHeight = 28.0
  /// A hairline with what is above and below it.
  private static let lineHeight = 12.0

  /// Lays a list out.
  ///
  /// - Parameter isBrief: whether there are only the settings, the rest standing elsewhere or nowhere.
  package init(_ area: WindowRectangle, rows: [SettingRow], isBrief: Bool = false, scroll: Double) {
    self.area = area
    let gainHeight = GainPanelLayout.headHeight + GainPanelLayout.curveHeight
    let above = isBrief ? 0 : 14 + 40 + 6 + gainHeight
    let below = Self.pieces(rows, isBrief: isBrief).reduce(0) { $0 + $1.height }
    maximumScroll = max(above + below + 12 - area.height, 0)
    let top = area.y - min(max(scroll, 0), maximumScroll)
    let padding = InspectorLayout.padding
    explanation = WindowRectangle(
      x: area.x + padding, y: top + (isBrief ? 0 : 14), width: area.width - 2 * padding,
      height: isBrief ? 0 : 40)
    if !isBrief {
      gain = GainPanelLayout(
        x: area.x, y: explanation.maxY + 6, width: area.width, height: gainHeight, area: area)
    }
    var y = top + above
    var hasLine = false
    for piece in Self.pieces(rows, isBrief: isBrief) {
      let place = WindowRectangle(x: area.x, y: y, width: area.width, height: piece.height)
      switch piece {
      case .line: hasLine = true
      case .head(let group):
        let line = place.inset(padding, 0)
        heads.append(
          Head(
            group: group, line: line,
            action: WindowRectangle(
              x: line.maxX - (group == .parameters ? 22 : 52), y: line.y,
              width: group == .parameters ? 28 : 56, height: line.height)))
        hasLine = false
      case .row(let row):
        self.rows.append(SettingRowLayout(place, row.control, hasLine: hasLine))
        hasLine = false
      }
      y += piece.height
    }
  }

  private enum Piece {
    case line
    case head(SettingRow.Group)
    case row(SettingRow)

    var height: Double {
      switch self {
      case .line: ParametersLayout.lineHeight
      case .head: ParametersLayout.headHeight
      case .row(let row): row.control.height
      }
    }
  }

  /// What stands below the curves, from top to bottom.
  private static func pieces(_ rows: [SettingRow], isBrief: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var last: SettingRow.Group?
    for row in rows {
      if row.group != last {
        // A hairline before each group with a head, and one before all that fold.
        let startsFolds = row.group.isFolded && last?.isFolded != true
        if !isBrief || last != nil, !row.group.isFolded || startsFolds { pieces.append(.line) }
        if !row.group.isFolded, !isBrief || last != nil { pieces.append(.head(row.group)) }
        last = row.group
      }
      pieces.append(.row(row))
    }
    return pieces
  }
}
