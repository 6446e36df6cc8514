internal import Drawing
internal import PangoText
internal import WindowShell

/// A piece of the panels that is drawn as a whole: equal parts look the same, so what has not changed is
/// not drawn again. Together the parts cover all panels.
enum PanelPart: Hashable {
  case menuBar(MenuBarModel, MenuBarLayout, HotSpot?)
  case modeStrip(ModeStripModel, ModeStripLayout, HotSpot?)
  case modeBadge(ModeStripModel, ModeBadgeLayout)
  case transport(TransportModel, TransportLayout, HotSpot?)
  case columnGround(ColumnLayout)
  case technique(id: String, ColumnLayout)
  case explanation(String, ColumnLayout)
  case slidersHead(hasChanges: Bool, ColumnLayout, HotSpot?)
  case slider(SliderRow, SliderRowLayout, SliderState)
  case readings(Readings, ColumnLayout)

  /// How a slider stands with the user.
  struct SliderState: Hashable {
    var isFocused: Bool
    var isHovered: Bool
    var typing: NumberField?
  }

  /// The parts of a picture, those below first.
  static func parts(
    of model: WorkbenchModel, _ layout: WorkbenchLayout, hotSpot: HotSpot?
  ) -> [PanelPart] {
    var parts: [PanelPart] = []
    func hot(_ area: WindowRectangle) -> HotSpot? {
      hotSpot.flatMap { area.contains($0.middle) ? $0 : nil }
    }
    if let bar = layout.menuBar { parts.append(.menuBar(model.menuBar, bar, hot(bar.bar))) }
    if let strip = layout.modeStrip {
      parts.append(.modeStrip(model.modeStrip, strip, hot(strip.strip)))
    }
    if let badge = layout.modeBadge { parts.append(.modeBadge(model.modeStrip, badge)) }
    if let transport = layout.transport, let content = model.transport {
      parts.append(.transport(content, transport, hot(transport.bar)))
    }
    if let column = layout.column {
      let content = model.column
      parts.append(.columnGround(column))
      parts.append(.technique(id: content.technique, column))
      parts.append(.explanation(content.summary, column))
      parts.append(
        .slidersHead(hasChanges: content.hasChanges, column, hot(column.slidersHead)))
      for (index, row) in content.sliders.rows.enumerated() where index < column.sliders.count {
        let isFocused = content.sliders.focus == index
        let state = SliderState(
          isFocused: isFocused, isHovered: content.sliders.hover == index,
          typing: isFocused ? content.sliders.typing : nil)
        parts.append(.slider(row, column.sliders[index], state))
      }
      parts.append(.readings(content.readings, column))
    }
    return parts
  }

  /// What it covers.
  var rectangle: WindowRectangle {
    switch self {
    case .menuBar(_, let layout, _): layout.bar
    case .modeStrip(_, let layout, _): layout.strip
    case .modeBadge(_, let layout): layout.badge
    case .transport(_, let layout, _): layout.bar
    case .columnGround(let layout): layout.column
    case .technique(_, let layout): layout.header
    case .explanation(_, let layout):
      WindowRectangle(
        x: layout.column.x + 1, y: layout.explanation.y, width: layout.column.width - 1,
        height: layout.explanation.height)
    case .slidersHead(_, let layout, _): layout.slidersHead
    case .slider(_, let layout, _):
      WindowRectangle(
        x: layout.row.x + 1, y: layout.row.y, width: layout.row.width - 1,
        height: layout.row.height)
    case .readings(_, let layout):
      WindowRectangle(
        x: layout.readingsHead.x, y: layout.readingsHead.y, width: layout.readingsHead.width,
        height: layout.column.maxY - layout.readingsHead.y)
    }
  }

  /// Draws it, its ground included.
  func draw(_ ink: Ink) {
    switch self {
    case .menuBar(let model, let layout, let hotSpot):
      MenuBarPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .modeStrip(let model, let layout, let hotSpot):
      ModeStripPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .modeBadge(let model, let layout):
      ModeBadgePainter(ink: ink, layout: layout).draw(model)
    case .transport(let model, let layout, let hotSpot):
      TransportPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .columnGround(let layout):
      ink.fill(layout.column, ink.colors.panel)
      ink.lineAtLeft(layout.column)
    case .technique(let id, let layout):
      ColumnPainter(ink: ink, layout: layout).drawTechnique(id)
    case .explanation(let summary, let layout):
      ink.fill(rectangle, ink.colors.panel)
      ColumnPainter(ink: ink, layout: layout).drawExplanation(summary)
    case .slidersHead(let hasChanges, let layout, let hotSpot):
      ink.fill(rectangle, ink.colors.panel)
      ColumnPainter(ink: ink, layout: layout).drawSlidersHead(hasChanges, hotSpot)
    case .slider(let row, let layout, let state):
      ink.fill(rectangle, ink.colors.panel)
      SliderPainter(ink: ink, layout: layout, row: row, state: state).draw()
    case .readings(let readings, let layout):
      ink.fill(rectangle, ink.colors.panel)
      ReadingsPainter(ink: ink, layout: layout).draw(readings)
    }
  }
}
