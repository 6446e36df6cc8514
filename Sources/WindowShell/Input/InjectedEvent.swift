internal import CSDL2

/// Input that a test or a benchmark puts into the window's queue, as the system would.
package enum InjectedEvent: Hashable, Sendable {
  /// The mouse, with its left button held or not.
  case mouseMove(WindowPoint, isPressed: Bool)
  /// A button went down.
  case mousePress(MouseFingers.Button, WindowPoint)
  /// A button went up.
  case mouseRelease(MouseFingers.Button, WindowPoint)
  /// What SDL would make of a finger if it were allowed to.
  case mousePressMadeOfFinger(WindowPoint)
  /// Coordinates are parts of the window's size, as SDL has them.
  case fingerDown(Int64, x: Double, y: Double)
  /// Coordinates as above.
  case fingerMove(Int64, x: Double, y: Double)
  /// Coordinates as above.
  case fingerUp(Int64, x: Double, y: Double)
  /// What SDL would make of the mouse if it were allowed to.
  case fingerDownMadeOfMouse(x: Double, y: Double)
  /// A key was pressed and let go, with its modifiers; by SDL's numbers.
  case key(scancode: UInt32, keycode: Int32, modifiers: Modifiers)
  /// Typed text, at most 31 bytes.
  case text(String)
  /// Marked text, at most 31 bytes.
  case textEditing(String, from: Int, length: Int)
  /// The wheel, in notches.
  case wheel(WindowPoint, dy: Double)
  /// What befalls the window, the program and the graphics device.
  case exposed, focusLost, focusGained, close, quit, deviceReset, targetsReset
}

extension Window {
  /// Puts an event at the end of the system's queue.
  package func inject(_ injected: InjectedEvent) {
    // Adding, not pushing: a push would restamp it, and run filters.
    var event = SDL_Event(injected)
    SDL_PeepEvents(&event, 1, SDL_ADDEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    if case .key = injected {
      event.key.type = SDL_KEYUP.rawValue
      event.key.keysym.mod = 0
      SDL_PeepEvents(&event, 1, SDL_ADDEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    }
  }
}

extension SDL_Event {
  fileprivate init(_ injected: InjectedEvent) {
    self.init()
    switch injected {
    case .mouseMove(let point, let isPressed):
      setMotion(point, state: isPressed ? 1 : 0)
    case .mousePress(let button, let point): setButton(SDL_MOUSEBUTTONDOWN, button, point)
    case .mouseRelease(let button, let point): setButton(SDL_MOUSEBUTTONUP, button, point)
    case .mousePressMadeOfFinger(let point):
      setButton(SDL_MOUSEBUTTONDOWN, .left, point)
      button.which = caretlab_touch_mouse_id()
    case .fingerDown(let finger, let x, let y): setFinger(SDL_FINGERDOWN, finger, x, y)
    case .fingerMove(let finger, let x, let y): setFinger(SDL_FINGERMOTION, finger, x, y)
    case .fingerUp(let finger, let x, let y): setFinger(SDL_FINGERUP, finger, x, y)
    case .fingerDownMadeOfMouse(let x, let y):
      setFinger(SDL_FINGERDOWN, 0, x, y)
      tfinger.touchId = caretlab_mouse_touch_id()
    case .key(let scancode, let keycode, let modifiers):
      key.type = SDL_KEYDOWN.rawValue
      key.keysym.scancode = SDL_Scancode(scancode)
      key.keysym.sym = keycode
      key.keysym.mod = modifiers.bits
    case .text(let string):
      text.type = SDL_TEXTINPUT.rawValue
      copyBytes(of: string, into: &text.text)
    case .textEditing(let string, let from, let length):
      edit.type = SDL_TEXTEDITING.rawValue
      copyBytes(of: string, into: &edit.text)
      edit.start = Int32(clamping: from)
      edit.length = Int32(clamping: length)
    case .wheel(let point, let dy):
      wheel.type = SDL_MOUSEWHEEL.rawValue
      wheel.preciseY = Float(dy)
      wheel.mouseX = Int32(point.x)
      wheel.mouseY = Int32(point.y)
    case .exposed: setWindow(SDL_WINDOWEVENT_EXPOSED)
    case .focusLost: setWindow(SDL_WINDOWEVENT_FOCUS_LOST)
    case .focusGained: setWindow(SDL_WINDOWEVENT_FOCUS_GAINED)
    case .close: setWindow(SDL_WINDOWEVENT_CLOSE)
    case .quit: type = SDL_QUIT.rawValue
    case .deviceReset: type = SDL_RENDER_DEVICE_RESET.rawValue
    case .targetsReset: type = SDL_RENDER_TARGETS_RESET.rawValue
    }
  }

  private mutating func setMotion(_ point: WindowPoint, state: UInt32) {
    motion.type = SDL_MOUSEMOTION.rawValue
    motion.x = Int32(point.x)
    motion.y = Int32(point.y)
    motion.state = state
  }

  private mutating func setButton(
    _ kind: SDL_EventType, _ which: MouseFingers.Button, _ point: WindowPoint
  ) {
    button.type = kind.rawValue
    button.button = UInt8(which == .left ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT)
    button.x = Int32(point.x)
    button.y = Int32(point.y)
  }

  private mutating func setFinger(_ kind: SDL_EventType, _ finger: Int64, _ x: Double, _ y: Double)
  {
    tfinger.type = kind.rawValue
    tfinger.touchId = 7
    tfinger.fingerId = finger
    tfinger.x = Float(x)
    tfinger.y = Float(y)
  }

  private mutating func setWindow(_ kind: SDL_WindowEventID) {
    window.type = SDL_WINDOWEVENT.rawValue
    window.event = UInt8(kind.rawValue)
  }
}

extension Modifiers {
  fileprivate var bits: UInt16 {
    var bits: UInt32 = 0
    if contains(.shift) { bits |= UInt32(KMOD_LSHIFT.rawValue) }
    if contains(.control) { bits |= UInt32(KMOD_LCTRL.rawValue) }
    if contains(.alt) { bits |= UInt32(KMOD_LALT.rawValue) }
    if contains(.command) { bits |= UInt32(KMOD_LGUI.rawValue) }
    return UInt16(bits)
  }
}

/// Copies as much of a string as fits, and a zero byte.
private func copyBytes<CharacterArray>(of string: String, into array: inout CharacterArray) {
  withUnsafeMutableBytes(of: &array) { target in
    let bytes = string.utf8.prefix(target.count - 1)
    target.copyBytes(from: bytes)
    target[bytes.count] = 0
  }
}
