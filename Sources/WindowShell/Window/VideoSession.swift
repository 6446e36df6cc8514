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
    if let driver {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    } else {
      // Without a display SDL would choose a driver that shows nothing, and nobody would be told.
      // Wayland's library complains by itself where it has no directory.
      let wayland = SDL_getenv("XDG_RUNTIME_DIR") == nil ? "" : ",wayland"
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11\(wayland),KMSDRM")
    }
    // Nothing but video: with joysticks or sensors SDL would poll them instead of sleeping.
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: lastErrorOfSDL()) }
    // Else a window's memory goes through OpenGL, which on a machine without a graphics processor costs
    // 7 ms a frame in place of 0.6.
    if driverName == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
  }

  /// The name of the driver in use, as in `x11`.
  var driverName: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  /// SDL's flags of the renderer to try first; 0 for its own choice.
  ///
  /// On X11 the software renderer is fast, sharp and the same everywhere. Elsewhere only an
  /// accelerated one knows the display's density. `SDL_RENDER_DRIVER` wins.
  var preferredRendererFlags: UInt32 {
    driverName == "x11" && SDL_GetHint(SDL_HINT_RENDER_DRIVER) == nil
      ? SDL_RENDERER_SOFTWARE.rawValue : 0
  }

  deinit {
    SDL_Quit()
  }
}

/// SDL's sentence about what failed last on this thread.
func lastErrorOfSDL() -> String {
  String(cString: SDL_GetError())
}
