internal import CSDL2

extension Key {
  /// The key by SDL's numbers: named keys by their place (scancode), typing keys by what they type (keycode);
  /// nil for keys that nothing here listens to.
  package init?(scancode: UInt32, keycode: Int32) {
    switch SDL_Scancode(scancode) {
    case SDL_SCANCODE_F1: self = .function(1)
    case SDL_SCANCODE_F2: self = .function(2)
    case SDL_SCANCODE_F3: self = .function(3)
    case SDL_SCANCODE_F4: self = .function(4)
    case SDL_SCANCODE_F5: self = .function(5)
    case SDL_SCANCODE_F6: self = .function(6)
    case SDL_SCANCODE_F7: self = .function(7)
    case SDL_SCANCODE_F8: self = .function(8)
    case SDL_SCANCODE_F9: self = .function(9)
    case SDL_SCANCODE_F10: self = .function(10)
    case SDL_SCANCODE_F11: self = .function(11)
    case SDL_SCANCODE_F12: self = .function(12)
    case SDL_SCANCODE_ESCAPE: self = .escape
    case SDL_SCANCODE_RETURN, SDL_SCANCODE_KP_ENTER: self = .return
    case SDL_SCANCODE_TAB: self = .tab
    case SDL_SCANCODE_SPACE: self = .space
    case SDL_SCANCODE_BACKSPACE: self = .backspace
    case SDL_SCANCODE_DELETE: self = .delete
    case SDL_SCANCODE_LEFT: self = .left
    case SDL_SCANCODE_RIGHT: self = .right
    case SDL_SCANCODE_UP: self = .up
    case SDL_SCANCODE_DOWN: self = .down
    case SDL_SCANCODE_HOME: self = .home
    case SDL_SCANCODE_END: self = .end
    case SDL_SCANCODE_PAGEUP: self = .pageUp
    case SDL_SCANCODE_PAGEDOWN: self = .pageDown
    default:
      guard keycode > 0x20, keycode != 0x7F, let scalar = Unicode.Scalar(UInt32(keycode)) else {
        return nil
      }
      self = .character(Character(scalar))
    }
  }
}

extension Modifiers {
  /// Modifiers by SDL's bits.
  init(bits: UInt32) {
    self = []
    if bits & UInt32(KMOD_SHIFT.rawValue) != 0 { insert(.shift) }
    if bits & UInt32(KMOD_CTRL.rawValue) != 0 { insert(.control) }
    if bits & UInt32(KMOD_LALT.rawValue) != 0 { insert(.alt) }
    if bits & UInt32(KMOD_GUI.rawValue) != 0 { insert(.command) }
  }

  /// What is held now.
  static var current: Modifiers { Modifiers(bits: UInt32(SDL_GetModState().rawValue)) }
}
