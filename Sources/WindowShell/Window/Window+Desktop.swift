internal import CSDL2

/// The pointer's shape.
package enum PointerShape: Hashable, Sendable {
  /// The usual arrow.
  case arrow
  /// Over what can be pressed.
  case hand
  /// Over text.
  case textBeam
  /// Over what is dragged sideways.
  case sideways
  /// Over what is dragged up and down.
  case upDown
}

extension Window {
  /// The clipboard's text; nil if there is none.
  package var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  /// Whether the computer's keyboard produces text, input methods included.
  package var acceptsText: Bool {
    get { SDL_IsTextInputActive() == SDL_TRUE }
    set { if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() } }
  }

  /// Says where the caret stands, in logical pixels, so that an input method puts its candidates beside it.
  package func setCandidatePlace(x: Double, y: Double, width: Double, height: Double) {
    var rectangle = SDL_Rect(
      x: Int32(clamping: x), y: Int32(clamping: y), w: Int32(clamping: width),
      h: Int32(clamping: height))
    SDL_SetTextInputRect(&rectangle)
  }

  /// Frames per second of the display the window is on; 60 where it doesn't say.
  package var refreshRate: Int {
    var mode = SDL_DisplayMode()
    let display = max(SDL_GetWindowDisplayIndex(handle), 0)
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Int(mode.refresh_rate)
  }

  /// Pixels of the display per millimetre of its glass, as far as the system knows; nil where it doesn't.
  package var pixelsPerMillimetre: Double? {
    var diagonal: Float = 0
    var across: Float = 0
    var down: Float = 0
    let display = max(SDL_GetWindowDisplayIndex(handle), 0)
    guard SDL_GetDisplayDPI(display, &diagonal, &across, &down) == 0, across > 0 else { return nil }
    return Double(across) / 25.4
  }

  /// The name of the display the window is on; empty where it has none.
  package var displayName: String {
    SDL_GetDisplayName(max(SDL_GetWindowDisplayIndex(handle), 0)).map { String(cString: $0) } ?? ""
  }

  /// Changes the pointer's shape.
  package func setPointer(_ shape: PointerShape) {
    guard shape != pointerShape else { return }
    pointerShape = shape
    if cursors[shape] == nil {
      let system =
        switch shape {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .hand: SDL_SYSTEM_CURSOR_HAND
        case .textBeam: SDL_SYSTEM_CURSOR_IBEAM
        case .sideways: SDL_SYSTEM_CURSOR_SIZEWE
        case .upDown: SDL_SYSTEM_CURSOR_SIZENS
        }
      cursors[shape] = SDL_CreateSystemCursor(system)
    }
    if let cursor = cursors[shape] { SDL_SetCursor(cursor) }
  }
}

extension Int32 {
  /// The nearest whole number; 0 for NaN.
  fileprivate init(clamping value: Double) {
    guard value == value else {
      self = 0
      return
    }
    let limit = 2_147_483_647.0
    self = Int32(Swift.max(Swift.min(value.rounded(), limit), -limit))
  }
}
