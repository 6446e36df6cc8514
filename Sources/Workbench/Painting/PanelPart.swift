internal import Drawing
internal import PangoText
internal import WindowShell

/// A piece of the panels that is drawn as a whole: equal parts look the same, so what has not changed is
/// not drawn again. Together the parts cover all panels.
enum PanelPart: Hashable {
  case menuBar(MenuBarModel, MenuBarLayout, open: Popover.Kind?, HotSpot?)
  case modeStrip(ModeStripModel, ModeStripLayout, HotSpot?)
  case modeBadge(ModeStripModel, ModeBadgeLayout)
  case transport(TransportModel?, TransportLayout, HotSpot?)
  case foot(StageFootModel, StageFootLayout, HotSpot?)
  case lanes(LanesPart)
  case stepExplanation(ExplanationModel, ExplanationLayout, beakX: Double?, HotSpot?)
  case dockTabs(DockModel, DockLayout, [WindowRectangle], HotSpot?)
  case dockGround(DockLayout, DockTab?)
  case dockPanel(DockPanelPart)
  case trial(TrialModel, TrialLayout, HotSpot?)
  case tune(TuneModel, TuneLayout, HotSpot?)
  case inspectorGround(InspectorLayout)
  case tabs(TechniqueTabsModel, TechniqueTabsLayout, HotSpot?)
  case explanation(String, ParametersLayout)
  case gain(GainPanelModel, GainPanelLayout)
  case presets(PresetsModel, PresetsLayout, HotSpot?)
  case techniqueList(Popover, PopoverContent, PopoverLayout, isFocused: Bool, HotSpot?)
  case settingsHead(ParametersPainter.HeadState, ParametersLayout.Head, ParametersLayout, HotSpot?)
  case setting(SettingRow, SettingRowLayout, RowState, area: WindowRectangle)

  /// How a row stands with the user.
  struct RowState: Hashable {
    var isFocused: Bool
    var isHovered: Bool
    var typing: NumberField?
  }

  /// The parts of a picture, those below first.
  static func parts(of desk: Desk) -> [PanelPart] {
    let model = desk.model
    let layout = desk.layout
    var parts: [PanelPart] = []
    func hot(_ area: WindowRectangle) -> HotSpot? {
      desk.hotSpot.flatMap { area.contains($0.middle) ? $0 : nil }
    }
    if let bar = layout.menuBar {
      parts.append(.menuBar(model.menuBar, bar, open: desk.popover?.kind, hot(bar.bar)))
    }
    if let strip = layout.modeStrip {
      parts.append(.modeStrip(model.modeStrip, strip, hot(strip.strip)))
    }
    if let badge = layout.modeBadge { parts.append(.modeBadge(model.modeStrip, badge)) }
    if let transport = layout.transport {
      parts.append(.transport(model.transport, transport, hot(transport.bar)))
    }
    if let foot = layout.foot { parts.append(.foot(model.foot, foot, hot(foot.foot))) }
    parts += desk.laneParts
    if let dock = layout.dock {
      parts.append(.dockGround(dock, desk.shownTab))
      parts.append(
        .dockTabs(model.dock, dock, desk.dockTabRectangles(dock), hot(dock.tabBar)))
      parts += DockPanelPart.parts(of: desk, hot).map { .dockPanel($0) }
    }
    if let dock = layout.dock, desk.shownTab == .trial {
      let content = desk.trialModel
      parts.append(
        .trial(
          content, TrialLayout(dock.content, content, scroll: desk.trial.scroll), hot(dock.content))
      )
    }
    if let dock = layout.dock, desk.shownTab == .tune {
      let content = desk.tuneModel
      if let tune = desk.tuneLayout(content) {
        parts.append(.tune(content, tune, hot(dock.content)))
      }
    }
    if let inspector = layout.inspector { parts.append(.inspectorGround(inspector)) }
    if let tabs = desk.tabsLayout { parts.append(.tabs(model.tabs, tabs, hot(tabs.row))) }
    if let parameters = desk.parametersLayout { parts += rows(model.parameters, parameters, hot) }
    if let list = desk.techniqueListLayout, let content = desk.techniqueListContent {
      parts.append(
        .techniqueList(
          desk.shownTechniqueList, content, list,
          isFocused: desk.focusName == Desk.techniqueSearch, hot(list.frame)))
    }
    if let foot = desk.presetsLayout, let presets = model.presets {
      parts.append(.presets(presets, foot, hot(foot.foot)))
    }
    if let gain = desk.gainLayout { parts.append(.gain(model.gain, gain)) }
    return parts
  }

  private static func rows(
    _ model: ParametersModel, _ layout: ParametersLayout, _ hot: (WindowRectangle) -> HotSpot?
  ) -> [PanelPart] {
    var parts: [PanelPart] = [.explanation(model.summary, layout)]
    for head in layout.heads {
      parts.append(.settingsHead(model.state(of: head.group), head, layout, hot(head.line)))
    }
    for (index, row) in model.sliders.rows.enumerated() where index < layout.rows.count {
      let place = layout.rows[index].row
      guard place.maxY > layout.area.y, place.y < layout.area.maxY + 12 else { continue }
      let isFocused = model.sliders.focus == index
      let state = RowState(
        isFocused: isFocused, isHovered: model.sliders.hover == index,
        typing: isFocused ? model.sliders.typing : nil)
      parts.append(.setting(row, layout.rows[index], state, area: layout.area))
    }
    return parts
  }

  /// What it covers.
  var rectangle: WindowRectangle {
    switch self {
    case .menuBar(_, let layout, _, _): layout.bar
    case .modeStrip(_, let layout, _): layout.strip
    case .modeBadge(_, let layout): layout.badge
    case .transport(_, let layout, _): layout.bar
    case .foot(_, let layout, _): layout.foot
    case .lanes(let part): part.area
    case .stepExplanation(_, let layout, _, _): layout.area
    case .dockTabs(_, let layout, _, _): layout.tabBar
    case .dockGround(let layout, _): layout.dock
    case .dockPanel(let part): part.rectangle
    case .trial(_, let layout, _): layout.area
    case .tune(_, let layout, _): layout.area
    case .inspectorGround(let layout): layout.column
    case .tabs(_, let layout, _): layout.row
    case .explanation(_, let layout):
      layout.explanation.inset(-InspectorLayout.padding + 1, 0).cut(to: layout.area)
    case .presets(_, let layout, _): layout.foot
    case .techniqueList(_, _, let layout, _, _): layout.frame
    case .gain(_, let layout):
      WindowRectangle(
        x: layout.panel.x + 1, y: layout.panel.y, width: layout.panel.width - 1,
        height: layout.panel.height
      ).cut(to: layout.area)
    case .settingsHead(_, let head, let layout, _):
      // With the hairline above it.
      WindowRectangle(
        x: layout.area.x + 1, y: head.line.y - 12, width: layout.area.width - 1,
        height: head.line.height + 12
      ).cut(to: layout.area)
    case .setting(_, let layout, _, let area):
      WindowRectangle(
        x: layout.row.x + 1, y: layout.row.y - (layout.hasLine ? 12 : 0),
        width: layout.row.width - 1, height: layout.row.height + (layout.hasLine ? 12 : 0)
      ).cut(to: area)
    }
  }

  /// Draws it, its ground included.
  func draw(_ ink: Ink) {
    switch self {
    case .menuBar(let model, let layout, let open, let hotSpot):
      MenuBarPainter(ink: ink, layout: layout, open: open, hotSpot: hotSpot).draw(model)
    case .modeStrip(let model, let layout, let hotSpot):
      ModeStripPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .modeBadge(let model, let layout):
      ModeBadgePainter(ink: ink, layout: layout).draw(model)
    case .transport(let model, let layout, let hotSpot):
      TransportPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .foot(let model, let layout, let hotSpot):
      StageFootPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .lanes(let part): LanesPainter(ink: ink, part: part).draw()
    case .stepExplanation(let model, let layout, let beakX, let hotSpot):
      ExplanationPainter(ink: ink, layout: layout, beakX: beakX, hotSpot: hotSpot).draw(model)
    case .dockPanel(let part): part.draw(ink)
    case .dockGround(let layout, _):
      ink.fill(layout.dock, ink.colors.panel)
      ink.lineAtLeft(layout.dock)
    case .dockTabs(let model, let layout, let tabs, let hotSpot):
      DockTabsPainter(ink: ink, layout: layout, tabs: tabs, hotSpot: hotSpot).draw(model)
    case .trial(let model, let layout, let hotSpot):
      TrialPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .tune(let model, let layout, let hotSpot):
      TunePainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .inspectorGround(let layout):
      ink.fill(layout.column, ink.colors.panel)
      ink.lineAtLeft(layout.column)
    case .tabs(let model, let layout, let hotSpot):
      TechniqueTabsPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .explanation(let summary, let layout):
      ink.fill(rectangle, ink.colors.panel)
      ParametersPainter(ink: ink, layout: layout).drawExplanation(summary)
    case .techniqueList(let list, let content, let layout, let isFocused, let hotSpot):
      PopoverPainter(
        ink: ink, popover: list, content: content, layout: layout, hotSpot: hotSpot,
        isFocused: isFocused
      ).drawColumn()
    case .presets(let model, let layout, let hotSpot):
      PresetsPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
    case .gain(let model, let layout):
      ink.fill(rectangle, ink.colors.panel)
      GainPanelPainter(ink: ink, layout: layout).draw(model)
    case .settingsHead(let state, let head, let layout, let hotSpot):
      ink.fill(rectangle, ink.colors.panel)
      ParametersPainter(ink: ink, layout: layout).draw(head, state, hotSpot)
    case .setting(let row, let layout, let state, _):
      ink.fill(rectangle, ink.colors.panel)
      SettingRowPainter(ink: ink, layout: layout, row: row, state: state).draw()
    }
  }
}
