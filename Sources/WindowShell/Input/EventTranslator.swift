internal import CSDL2
internal import GestureCore

/// Turns SDL's events into ours.
struct EventTranslator {
  var mouse = MouseFingers()
  var fingers = ActiveFingers()
  /// What was held when the newest event was made. SDL's own state is already that of the end of the queue.
  private var modifiers: Modifiers = []
  private var changes: [MouseFingers.Change] = []
  private var touches: [ShellTouch] = []

  /// Appends what an event means; nothing, for most kinds.
  mutating func translate(
    _ event: SDL_Event, at stamp: Int64, in size: PixelSize, into events: inout [ShellEvent]
  ) {
    func append(_ kind: ShellEvent.Kind) { events.append(ShellEvent(stamp: stamp, kind)) }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      translateMouse(event, at: stamp, into: &events)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      translateFinger(event.tfinger, in: size)
      flush(at: stamp, into: &events)
    case SDL_MOUSEWHEEL:
      if let wheel = ShellWheel(event.wheel, modifiers) { append(.wheel(wheel)) }
    case SDL_KEYUP: modifiers = Modifiers(bits: UInt32(event.key.keysym.mod))
    case SDL_KEYDOWN:
      let symbol = event.key.keysym
      modifiers = Modifiers(bits: UInt32(symbol.mod))
      if let key = Key(scancode: symbol.scancode.rawValue, keycode: symbol.sym) {
        append(.keyDown(KeyStroke(key, modifiers, isRepeat: event.key.repeat != 0)))
      }
    case SDL_TEXTINPUT:
      // With Alt or Control held X11 still says what the key would type; that is a chord, not text.
      guard modifiers.isDisjoint(with: [.alt, .control, .command]) else { return }
      let text = string(of: event.text.text)
      if !text.isEmpty { append(.text(text)) }
    case SDL_TEXTEDITING:
      let edit = event.edit
      append(
        .textEditing(string(of: edit.text), from: Int(edit.start), length: Int(edit.length)))
    case SDL_TEXTEDITING_EXT:
      let edit = event.editExt
      guard let text = edit.text else { return }
      defer { SDL_free(text) }
      append(
        .textEditing(String(cString: text), from: Int(edit.start), length: Int(edit.length)))
    case SDL_WINDOWEVENT: translateWindow(event.window, at: stamp, into: &events)
    case SDL_QUIT:
      cancelFingers(at: stamp, into: &events)
      append(.closeRequested)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      cancelFingers(at: stamp, into: &events)
      append(.deviceLost)
    case SDL_DROPFILE:
      guard let path = event.drop.file else { return }
      defer { SDL_free(path) }
      append(.fileDropped(String(cString: path)))
    default: break
    }
  }

  /// Cancels the fingers that are down.
  mutating func cancelFingers(at stamp: Int64, into events: inout [ShellEvent]) {
    mouse.forget()
    fingers.cancelAll(into: &touches)
    flush(at: stamp, into: &events)
  }

  private mutating func translateMouse(
    _ event: SDL_Event, at stamp: Int64, into events: inout [ShellEvent]
  ) {
    guard event.motion.which != caretlab_touch_mouse_id() else { return }
    if event.type == SDL_MOUSEMOTION.rawValue {
      let point = WindowPoint(x: Double(event.motion.x), y: Double(event.motion.y))
      mouse.move(to: point, into: &changes)
      if event.motion.state == 0 { events.append(ShellEvent(stamp: stamp, .hover(point))) }
    } else if let button = MouseFingers.Button(number: event.button.button) {
      let point = WindowPoint(x: Double(event.button.x), y: Double(event.button.y))
      if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
        if button == .right, !mouse.isDown {
          events.append(ShellEvent(stamp: stamp, .menuAsked(point)))
        }
        mouse.press(button, at: point, modifiers, into: &changes)
      } else {
        mouse.release(button, into: &changes)
      }
    }
    for change in changes {
      switch change {
      case .down(let finger, let point): fingers.down(.mouse(finger), at: point, into: &touches)
      case .move(let finger, let point): fingers.move(.mouse(finger), to: point, into: &touches)
      case .up(let finger): fingers.up(.mouse(finger), into: &touches)
      }
    }
    changes.removeAll(keepingCapacity: true)
    for index in touches.indices { touches[index].modifiers = modifiers }
    flush(at: stamp, into: &events)
  }

  private mutating func translateFinger(_ event: SDL_TouchFingerEvent, in size: PixelSize) {
    guard event.touchId != caretlab_mouse_touch_id() else { return }
    let owner = ActiveFingers.Owner.screen(device: event.touchId, finger: event.fingerId)
    let point = WindowPoint(
      x: Double(event.x) * Double(size.width), y: Double(event.y) * Double(size.height))
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN: fingers.down(owner, at: point, into: &touches)
    case SDL_FINGERMOTION: fingers.move(owner, to: point, into: &touches)
    default: fingers.up(owner, into: &touches)
    }
  }

  private mutating func translateWindow(
    _ event: SDL_WindowEvent, at stamp: Int64, into events: inout [ShellEvent]
  ) {
    func append(_ kind: ShellEvent.Kind) { events.append(ShellEvent(stamp: stamp, kind)) }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: append(.resized)
    case SDL_WINDOWEVENT_EXPOSED: append(.exposed)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      append(.restored)
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: append(.hidden)
    case SDL_WINDOWEVENT_LEAVE: append(.pointerLeft)
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      modifiers = .current
      append(.focusGained)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      modifiers = []
      cancelFingers(at: stamp, into: &events)
      append(.focusLost)
    case SDL_WINDOWEVENT_CLOSE:
      cancelFingers(at: stamp, into: &events)
      append(.closeRequested)
    default: break
    }
  }

  private mutating func flush(at stamp: Int64, into events: inout [ShellEvent]) {
    for touch in touches { events.append(ShellEvent(stamp: stamp, .touch(touch))) }
    touches.removeAll(keepingCapacity: true)
  }
}

extension SDL_Event {
  /// Whether it reports the mouse's place or buttons.
  var isMouse: Bool {
    switch SDL_EventType(rawValue: type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: true
    default: false
    }
  }

  /// Whether it reports a finger, or a mouse that may stand for one.
  var isTouch: Bool {
    switch SDL_EventType(rawValue: type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_FINGERDOWN, SDL_FINGERMOTION,
      SDL_FINGERUP:
      true
    default: false
    }
  }
}

extension MouseFingers.Button {
  /// The button by SDL's number; nil for buttons that are no finger.
  fileprivate init?(number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_RIGHT: self = .right
    default: return nil
    }
  }
}

extension ShellWheel {
  /// Nil for the wheel that SDL makes of a finger.
  fileprivate init?(_ event: SDL_MouseWheelEvent, _ modifiers: Modifiers) {
    guard event.which != caretlab_touch_mouse_id() else { return nil }
    let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    self.init(
      location: WindowPoint(x: Double(event.mouseX), y: Double(event.mouseY)),
      dx: sign * Double(event.preciseX), dy: sign * Double(event.preciseY), modifiers: modifiers)
  }
}

/// The text of a C array of characters up to its first zero byte; invalid bytes become U+FFFD.
private func string<CharacterArray>(of characters: CharacterArray) -> String {
  withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
