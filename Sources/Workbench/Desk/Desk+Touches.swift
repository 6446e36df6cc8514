internal import GestureCore
internal import SimulatorCore
package import WindowShell

extension Desk {
  func handle(_ touch: ShellTouch, at stamp: Int64) {
    isDirty = true
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
    case .button(let rectangle, let command):
      follow(touch, rectangle) { perform(command, at: stamp) }
    case .resetAll(let rectangle):
      follow(touch, rectangle) {
        var changes: [SliderColumn.Change] = []
        sliders.resetAll(into: &changes)
        apply(changes, at: stamp)
      }
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
    if let item = menuItem(at: touch.location) { return .menu(item) }
    closedMenuAtDown = isMenuOpen
    isMenuOpen = false
    if let (rectangle, command) = button(at: touch.location) { return .button(rectangle, command) }
    if let column = layout.column, column.column.contains(touch.location) {
      if column.resetAll.contains(touch.location), sliders.rows.contains(where: \.isChanged) {
        return .resetAll(column.resetAll.inset(3, 3))
      }
      var changes: [SliderColumn.Change] = []
      let isTaken = sliders.press(
        at: touch.location, stamp: stamp, touch.modifiers, in: column, into: &changes)
      apply(changes, at: stamp)
      if isTaken { return .sliders }
    }
    leaveSliders(at: stamp)
    let screen = layout.screenRectangle(of: simulator.screen)
    return screen.contains(touch.location) ? .phone : .nowhere
  }

  private func dragSlider(_ touch: ShellTouch, at stamp: Int64) {
    guard let column = layout.column else { return }
    switch touch.phase {
    case .down: break
    case .move:
      var changes: [SliderColumn.Change] = []
      sliders.move(to: touch.location, in: column, into: &changes)
      apply(changes, at: stamp)
    case .up, .cancel: sliders.release()
    }
  }

  /// A button acts when the finger lifts over it.
  private func follow(_ touch: ShellTouch, _ rectangle: WindowRectangle, _ act: () -> Void) {
    let isOver = rectangle.contains(touch.location)
    switch touch.phase {
    case .down, .move: hotSpot = isOver ? HotSpot(rectangle: rectangle, isPressed: true) : nil
    case .up:
      hotSpot = isOver ? HotSpot(rectangle: rectangle, isPressed: false) : nil
      if isOver { act() }
    case .cancel: hotSpot = nil
    }
  }

  func hover(at point: WindowPoint?) {
    let before = (sliders.hover, hotSpot)
    if let column = layout.column { sliders.hover(at: point, in: column) }
    hotSpot = point.flatMap { button(at: $0) }.map {
      HotSpot(rectangle: $0.0, isPressed: false)
    }
    if let point, let column = layout.column, column.resetAll.contains(point) {
      hotSpot = HotSpot(rectangle: column.resetAll.inset(3, 3), isPressed: false)
    }
    if before != (sliders.hover, hotSpot) { isDirty = true }
  }

  /// The shape that the pointer should have at its last place.
  package var pointerShape: PointerShape {
    hotSpot != nil ? .hand : sliders.isDragging ? .sideways : .arrow
  }

  func leaveSliders(at stamp: Int64) {
    var changes: [SliderColumn.Change] = []
    sliders.leave(into: &changes)
    apply(changes, at: stamp)
  }

  /// The button at a place, and what it does.
  func button(at point: WindowPoint) -> (WindowRectangle, ToolCommand)? {
    buttons.first { $0.0.contains(point) }.map { ($0.0, $0.1) }
  }

  /// Every button, what it does, and its name.
  var buttons: [(WindowRectangle, ToolCommand, name: String)] {
    var buttons: [(WindowRectangle, ToolCommand, name: String)] = []
    if let bar = layout.menuBar {
      buttons.append((bar.keys, .showKeys, "keys"))
      buttons.append((bar.theme, .switchTheme, "theme"))
    }
    if let strip = layout.modeStrip {
      let command = modeStrip.command
      buttons.append((strip.button, command, command == .record ? "record" : "goLive"))
    }
    if let transport = layout.transport {
      buttons.append((transport.previousEvent, .previousEvent, "previousEvent"))
      buttons.append((transport.previousStep, .previousStep, "previousStep"))
      buttons.append((transport.play, .playPause, "play"))
      buttons.append((transport.nextStep, .nextStep, "nextStep"))
      buttons.append((transport.nextEvent, .nextEvent, "nextEvent"))
      for (speed, field) in zip(PlaybackSpeed.allCases, transport.speeds) {
        buttons.append((field, .setSpeed(speed), "speed.\(speed.factor)"))
      }
      if let field = transport.speed {
        buttons.append((field, .setSpeed(playback?.speed.next ?? .normal), "speed"))
      }
    }
    return buttons.filter { !$0.0.isEmpty }
  }
}
