internal import GestureCore
internal import SimulatorCore
package import WindowShell

extension Desk {
  func handle(_ touch: ShellTouch, at stamp: Int64) {
    isDirty = true
    tooltip = nil
    pressModifiers = touch.modifiers
    switch touch.phase {
    case .down: routes[touch.finger] = route(touch, at: stamp)
    case .move, .up, .cancel: break
    }
    let route = routes[touch.finger] ?? .nowhere
    switch touch.phase {
    case .down, .move: break
    case .up, .cancel: routes[touch.finger] = nil
    }
    switch route {
    case .phone:
      guard playback == nil else { return }
      let point = layout.phone.screenPoint(touch.location)
      sendToPhone(.touch(touch.finger, touch.phase, point), at: stamp)
    case .menu(let item): follow(touch, item: item, at: stamp)
    case .sliders: dragSlider(touch, at: stamp)
    case .widget(let widget):
      follow(touch, widget) {
        if changesButtons(widget.command) { buttonsChangedAt = stamp }
        perform(widget.command, at: stamp)
      }
    case .popoverRow: followRow(touch, at: stamp)
    case .splitter(let splitter): drag(splitter, touch)
    case .lanes: dragLanes(touch, at: stamp)
    case .nowhere: break
    }
  }

  /// Where a finger's reports go, by where it goes down.
  private func route(_ touch: ShellTouch, at stamp: Int64) -> Route {
    if showsKeys {
      showsKeys = false
      return .nowhere
    }
    if touch.source == .mouseSecond {
      // The second finger belongs to the first one's gesture, wherever its mirrored place is.
      return routes.values.contains(.phone) ? .phone : .nowhere
    }
    if let popoverLayout {
      if let row = popoverLayout.row(at: touch.location) { return .popoverRow(row) }
      if popoverLayout.frame.contains(touch.location) { return .nowhere }
      let open = popover?.kind
      popover = nil
      // A press beside it only closes it, as in menus, unless it is on another menu's title.
      guard let widget = widget(at: touch.location), case .open(.menu(let menu)) = widget.command,
        open != .menu(menu)
      else { return .nowhere }
      return .widget(widget)
    }
    if let item = menuItem(at: touch.location) { return .menu(item) }
    closedMenuAtDown = isMenuOpen
    isMenuOpen = false
    focusName = nil
    finishRenaming()
    finishTyping()
    if let splitter = splitter(at: touch.location) { return .splitter(splitter) }
    if let widget = widget(at: touch.location) {
      if changesButtons(widget.command), isSecondPress(at: stamp) { return .nowhere }
      return widget.isEnabled ? .widget(widget) : .nowhere
    }
    if let parameters = parametersLayout, parameters.area.contains(touch.location) {
      var changes: [SliderColumn.Change] = []
      let isTaken = sliders.press(
        at: touch.location, stamp: stamp, touch.modifiers, in: parameters, into: &changes)
      apply(changes, at: stamp)
      if isTaken { return .sliders }
    }
    leaveSliders(at: stamp)
    if pressLanes(touch, at: stamp) { return .lanes }
    let screen = layout.screenRectangle(of: simulator.screen)
    return screen.contains(touch.location) ? .phone : .nowhere
  }

  private func changesButtons(_ command: ToolCommand) -> Bool {
    if case .trial(let command) = command { return command.changesButtons }
    if case .tune(let command) = command { return command.changesButtons }
    return false
  }

  /// Whether a press is the second one of a double click on a button that is no longer what it was.
  private func isSecondPress(at stamp: Int64) -> Bool {
    guard let buttonsChangedAt else { return false }
    return stamp - buttonsChangedAt <= RecordingsPanel.doubleClickMicroseconds
  }

  private func dragSlider(_ touch: ShellTouch, at stamp: Int64) {
    guard let parameters = parametersLayout else { return }
    switch touch.phase {
    case .down: break
    case .move:
      var changes: [SliderColumn.Change] = []
      sliders.move(to: touch.location, in: parameters, into: &changes)
      apply(changes, at: stamp)
    case .up, .cancel:
      sliders.release()
      closeSettingChange()
    }
  }

  /// A button acts when the finger lifts over it.
  private func follow(_ touch: ShellTouch, _ widget: Widget, _ act: () -> Void) {
    let isOver = widget.rectangle.contains(touch.location)
    switch touch.phase {
    case .down, .move:
      hotSpot = isOver ? HotSpot(rectangle: widget.rectangle, isPressed: true) : nil
    case .up:
      hotSpot = isOver ? HotSpot(rectangle: widget.rectangle, isPressed: false) : nil
      if isOver { act() }
    case .cancel: hotSpot = nil
    }
  }

  /// A row acts when the finger lifts over it, wherever it went down in the list.
  private func followRow(_ touch: ShellTouch, at stamp: Int64) {
    switch touch.phase {
    case .down, .move: hoverInPopover(touch.location)
    case .up: takePopoverRow(popoverLayout?.row(at: touch.location), touch.modifiers, at: stamp)
    case .cancel: break
    }
  }

  func hover(at point: WindowPoint?) {
    if popover != nil {
      hoverInPopover(point)
      hotSpot = nil
      return
    }
    hoverLanes(at: point)
    let before = (sliders.hover, hotSpot)
    if let parameters = parametersLayout { sliders.hover(at: point, in: parameters) }
    let hovered = point.flatMap { self.widget(at: $0) }
    hotSpot = nil
    if let hovered, hovered.isEnabled {
      hotSpot = HotSpot(rectangle: hovered.rectangle, isPressed: false)
    }
    if let (tip, anchor) = hovered.map({ ($0.tip, $0.rectangle) }) ?? rowTip, let tip {
      if tooltip?.anchor != anchor {
        tooltip = (tip, anchor, now + Self.tooltipMicroseconds)
        isDirty = true
      }
    } else if tooltip != nil {
      tooltip = nil
      isDirty = true
    }
    pointerSplitter = point.flatMap { splitter(at: $0) }
    if before != (sliders.hover, hotSpot) { isDirty = true }
  }

  /// What the setting under the pointer does, and where it stands.
  private var rowTip: (String?, WindowRectangle)? {
    guard let index = sliders.hover, let parameters = parametersLayout,
      sliders.rows.indices.contains(index), parameters.rows.indices.contains(index),
      !sliders.isDragging
    else { return nil }
    let tip = sliders.rows[index].tip
    return (tip.isEmpty ? nil : tip, seen(parameters.rows[index].row, in: parameters.area))
  }

  /// A tooltip comes after so long.
  static let tooltipMicroseconds: Int64 = 400_000

  /// The shape that the pointer should have at its last place.
  package var pointerShape: PointerShape {
    if let pointerSplitter { return pointerSplitter == .dock ? .upDown : .sideways }
    return hotSpot != nil ? .hand : sliders.isDragging ? .sideways : .arrow
  }

  func leaveSliders(at stamp: Int64) {
    var changes: [SliderColumn.Change] = []
    sliders.leave(into: &changes)
    apply(changes, at: stamp)
  }

  /// The line at a place, with four logical pixels on each side of it.
  private func splitter(at point: WindowPoint) -> Splitter? {
    guard let lanes = layout.lanes else { return nil }
    let below = lanes.area.y
    func isNear(_ distance: Double) -> Bool { distance.magnitude <= 4 }
    if point.y > below, isNear(point.x - lanes.area.x) { return .stage }
    if let inspector = layout.inspector, point.y > below, isNear(point.x - inspector.column.x) {
      return .inspector
    }
    if let dock = layout.dock, point.x > dock.dock.x, point.x < dock.dock.maxX,
      isNear(point.y - dock.dock.y)
    {
      return .dock
    }
    return nil
  }

  private func drag(_ splitter: Splitter, _ touch: ShellTouch) {
    switch touch.phase {
    case .move: break
    case .down, .up, .cancel: return
    }
    switch splitter {
    case .stage: needs.splits.stageWidth = touch.location.x
    case .dock: needs.splits.dockHeight = needs.height - touch.location.y
    case .inspector: needs.splits.inspectorWidth = needs.width - touch.location.x
    }
    refresh()
  }
}
