internal import Drawing
internal import GestureCore
internal import SimulatorCore
package import WindowShell

extension Desk {
  /// Everything that can be pressed in the panels, in the order in which Tab goes through it.
  package var widgets: [Widget] {
    (stripWidgets + transportWidgets + laneWidgets + techniqueListWidgets + techniqueWidgets
      + presetWidgets + dockWidgets
      + dockPanelWidgets + footWidgets + barWidgets)
      .filter { !$0.rectangle.isEmpty }
      .map { widget in
        guard trial.isUnderway, !widget.command.isFreeInTrials else { return widget }
        var widget = widget
        widget.isEnabled = false
        widget.tip = "Not while trials run: Esc ends them"
        return widget
      }
  }

  private var stripWidgets: [Widget] {
    guard let strip = layout.modeStrip else { return [] }
    let command = modeStrip.command
    return [Widget(command == .record ? "record" : "goLive", strip.button, command)]
  }

  private var transportWidgets: [Widget] {
    guard let transport = layout.transport else { return [] }
    let why = "Load a recording, or press F5 and swipe"
    let model = playback.map(TransportModel.init)
    func widget(
      _ name: String, _ rectangle: WindowRectangle, _ command: ToolCommand, _ isEnabled: Bool?
    ) -> Widget {
      Widget(
        name, rectangle, command, isEnabled: isEnabled ?? false,
        tip: playback == nil ? why : tip(command))
    }
    var widgets = [
      widget("previousEvent", transport.previousEvent, .previousEvent, model?.hasBefore),
      widget("previousStep", transport.previousStep, .previousStep, model?.hasBefore),
      widget("play", transport.play, .playPause, model.map { _ in true }),
      widget("nextStep", transport.nextStep, .nextStep, model?.hasAfter),
      widget("nextEvent", transport.nextEvent, .nextEvent, model?.hasAfter),
      widget("loop", transport.loop, .loop, model.map { _ in true }),
    ]
    for (speed, field) in zip(PlaybackSpeed.allCases, transport.speeds) {
      widgets.append(
        widget("speed.\(speed.factor)", field, .setSpeed(speed), model.map { _ in true }))
    }
    if let field = transport.speed {
      widgets.append(widget("speed", field, .open(.speeds), model.map { _ in true }))
    }
    return widgets
  }

  /// The tabs of A and B, and what stands above the sliders.
  private var techniqueWidgets: [Widget] {
    var widgets: [Widget] = []
    if let tabs = tabsLayout {
      // The tab that is shown opens the list, the other one shows itself.
      for (side, rectangle) in [(TechniqueSide.a, tabs.a), (.b, tabs.b)] {
        let isShown = side == activeSide || technique(of: side) == nil
        widgets.append(
          Widget(
            "technique.\(side.rawValue)", rectangle,
            isShown ? .open(.techniques(side)) : .show(side), tip: technique(of: side)))
      }
      widgets.append(
        Widget("swap", tabs.swap, .swap, isEnabled: other != nil, tip: tip(.swap)))
    }
    guard let parameters = parametersLayout else { return widgets }
    for head in parameters.heads {
      let place = seen(
        head.action.inset(head.group == .parameters ? 3 : 0, 3), in: parameters.area)
      switch head.group {
      case .parameters:
        guard sliders.hasChanges else { break }
        widgets.append(
          Widget("resetAll", place, .resetSettings, tip: "Every setting back to its default"))
      case .repairs: widgets.append(Widget("allRepairs", place, .toggleRepairs))
      case .recognizer, .delivery, .start, .phone: break
      }
    }
    return widgets
  }

  private var dockWidgets: [Widget] {
    guard let dock = layout.dock else { return [] }
    return zip(dock.tabs, dockTabRectangles(dock)).map { tab, rectangle in
      Widget("tab.\(tab.rawValue)", rectangle, .dock(tab))
    } + trialWidgets
  }

  /// Where the dock's tabs are: as wide as their words.
  func dockTabRectangles(_ dock: DockLayout) -> [WindowRectangle] {
    DockTabPlacing(fonts: fonts).rectangles(dock, recordingCount: recordingCount)
  }

  private var footWidgets: [Widget] {
    guard let foot = layout.foot else { return [] }
    return zip(PhoneOverlay.allCases, foot.switches).map { overlay, rectangle in
      Widget(
        "overlay.\(overlay.rawValue)", rectangle, .overlay(overlay), tip: tip(.overlay(overlay)))
    }
  }

  private var barWidgets: [Widget] {
    guard let bar = layout.menuBar else { return [] }
    var widgets = zip(MenuTitle.allCases, bar.menus).map { menu, rectangle in
      Widget("menu.\(menu.rawValue)", rectangle, .open(.menu(menu)))
    }
    if let all = bar.allMenus {
      widgets.append(Widget("menus", all, .open(.allMenus), tip: "Menus"))
    }
    widgets.append(Widget("search", bar.search, .open(.palette), tip: tip(.open(.palette))))
    widgets.append(Widget("theme", bar.theme, .switchTheme, tip: tip(.switchTheme)))
    return widgets
  }

  /// What a button does, with its key.
  private func tip(_ command: ToolCommand) -> String {
    command.title + (command.shortcut.map { "  \($0)" } ?? "")
  }

  /// The part of a rectangle that is not scrolled out.
  func seen(_ rectangle: WindowRectangle, in area: WindowRectangle) -> WindowRectangle {
    let top = max(rectangle.y, area.y)
    return WindowRectangle(
      x: rectangle.x, y: top, width: rectangle.width, height: min(rectangle.maxY, area.maxY) - top)
  }

  /// The widget at a place.
  package func widget(at point: WindowPoint) -> Widget? {
    widgets.last { $0.rectangle.contains(point) }
  }

  /// What has the keyboard, by the name that scripts know; nil where the phone has it.
  package var focusedName: String? {
    if let index = sliders.focus, sliders.rows.indices.contains(index) {
      return sliders.rows[index].kindName + "." + sliders.rows[index].name
    }
    return focusName
  }

  /// The widget that has the keyboard.
  var focusedWidget: Widget? {
    guard let focusName else { return nil }
    return widgets.first { $0.name == focusName }
  }

  /// Gives the keyboard to the next part: buttons, then sliders where they stand, and last back to the phone.
  func moveFocus(backwards: Bool, at stamp: Int64) {
    guard layout.menuBar != nil else { return }
    var changes: [SliderColumn.Change] = []
    if sliders.typing != nil, !sliders.commit(into: &changes) { return }
    apply(changes, at: stamp)
    let order = focusOrder
    let current: FocusPlace? =
      focusName.map { .widget($0) } ?? sliders.focus.map { .slider($0) }
    let place = current.flatMap { order.firstIndex(of: $0) }
    let next = place.map { backwards ? $0 - 1 : $0 + 1 } ?? (backwards ? order.count - 1 : 0)
    focusName = nil
    hidesFocusRing = false
    sliders.focus = nil
    guard order.indices.contains(next) else { return }
    switch order[next] {
    case .widget(let name): focusName = name
    case .slider(let index): focusSlider(index)
    }
  }

  private enum FocusPlace: Hashable {
    case widget(String)
    case slider(Int)
  }

  private var focusOrder: [FocusPlace] {
    var order: [FocusPlace] = []
    var hasSliders = parametersLayout == nil
    for widget in widgets where widget.isEnabled && widget.isTabStop {
      if !hasSliders, dockWidgets.contains(widget) || footWidgets.contains(widget) {
        order += sliders.rows.indices.map { .slider($0) }
        hasSliders = true
      }
      order.append(.widget(widget.name))
    }
    return order
  }

  /// Gives the keyboard to a slider and scrolls it into sight.
  func focusSlider(_ index: Int) {
    focusName = nil
    sliders.focus = index
    guard let parameters = parametersLayout, parameters.rows.indices.contains(index) else {
      return
    }
    let row = parameters.rows[index].row
    if row.y < parameters.area.y { parametersScroll -= parameters.area.y - row.y }
    if row.maxY > parameters.area.maxY { parametersScroll += row.maxY - parameters.area.maxY }
    parametersScroll = min(max(parametersScroll, 0), parameters.maximumScroll)
  }
}
