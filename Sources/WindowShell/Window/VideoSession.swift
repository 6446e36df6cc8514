internal import CSDL2

/// SDL's video subsystem, from start to stop.
final class VideoSession {
  /// Starts SDL's video.
  ///
  /// - Parameter driver: SDL's name of a driver (`dummy`), which then wins over `SDL_VIDEODRIVER`.
  init(driver: String?) throws(ShellError) {
    // SDL makes a mouse out of each finger and a finger out of each mouse: every gesture would count twice.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The click that brings the window to the front is a touch like any other.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // The candidate window is the input method's own; marked text is drawn by the phone.
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", "caretlab", 0)
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "caretlab", 0)
    if let driver { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE) }
    // Nothing but video: with joysticks or sensors SDL would poll them instead of sleeping.
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: lastErrorOfSDL()) }
  }

  deinit {
    SDL_Quit()
  }
}

/// SDL's sentence about what failed last on this thread.
func lastErrorOfSDL() -> String {
  String(cString: SDL_GetError())
}
