internal import CSDL2

/// The program's window: shows pixels, hands out input with its time.
///
/// Everything of SDL that it uses it owns, and gives back when it goes. To be used from one thread, the one
/// that made it. Nothing promises more than one window at a time.
package final class Window {
  let video: VideoSession
  let handle: OpaquePointer
  let renderer: OpaquePointer
  var texture: OpaquePointer?
  var textureSize = PixelSize(width: 0, height: 0)
  /// Whether the texture shows what was presented last.
  var textureIsCurrent = false

  var translator = EventTranslator()
  var spreader: BatchSpreader
  var serverClock = ServerClock()
  /// The newest stamp that was given.
  var newestStamp: Int64 = 0
  var rawEvents: [(event: SDL_Event, serverMilliseconds: Int64?)] = []
  var pending: [ShellEvent] = []
  var cursors: [PointerShape: OpaquePointer] = [:]
  var pointerShape = PointerShape.arrow

  /// Opens a window.
  ///
  /// The renderer is software on X11 and SDL's first choice elsewhere, or the one `SDL_RENDER_DRIVER` names;
  /// where that fails, software.
  ///
  /// - Throws: `noDisplay` where no video driver can be started, `noWindow` where it makes no window.
  package init(_ options: WindowOptions) throws(ShellError) {
    video = try VideoSession(driver: options.videoDriver)
    var width = Int32(clamping: max(options.width, 1))
    var height = Int32(clamping: max(options.height, 1))
    if options.fitsDisplay {
      var usable = SDL_Rect()
      if SDL_GetDisplayUsableBounds(0, &usable) == 0, usable.w > 0, usable.h > 0 {
        width = min(width, usable.w)
        height = min(height, usable.h)
      }
    }
    var flags = SDL_WINDOW_SHOWN.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if options.isHighDensity { flags |= SDL_WINDOW_ALLOW_HIGHDPI.rawValue }
    let centered = caretlab_window_centered()
    guard let handle = SDL_CreateWindow(options.title, centered, centered, width, height, flags)
    else { throw .noWindow(reason: lastErrorOfSDL()) }
    guard
      let renderer = SDL_CreateRenderer(handle, -1, video.preferredRendererFlags)
        ?? SDL_CreateRenderer(handle, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else {
      let reason = lastErrorOfSDL()
      SDL_DestroyWindow(handle)
      throw .noWindow(reason: reason)
    }
    self.handle = handle
    self.renderer = renderer
    // The display server's own events bring its time.
    if video.driverName == "x11" { SDL_EventState(UInt32(SDL_SYSWMEVENT.rawValue), SDL_ENABLE) }
    spreader = BatchSpreader(emptyAt: MonotonicClock.microseconds())
    rawEvents.reserveCapacity(256)
    pending.reserveCapacity(256)
  }

  deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(handle)
  }

  /// The title in the window's bar.
  package var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// The size in logical pixels: the space of `WindowPoint`.
  package var logicalSize: PixelSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return PixelSize(width: Int(max(width, 1)), height: Int(max(height, 1)))
  }

  /// The size in pixels of the display: what is to be drawn.
  package var pixelSize: PixelSize {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width > 0, height > 0 else {
      return logicalSize
    }
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Pixels of the display per logical pixel.
  package var scale: Double { Double(pixelSize.width) / Double(logicalSize.width) }

  /// Whether nobody can see the window, so that drawing would be waste.
  package var isHidden: Bool {
    let flags = SDL_GetWindowFlags(handle)
    return flags & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) != 0
  }

  /// Changes the size, in logical pixels.
  package func resize(to size: PixelSize) {
    SDL_SetWindowSize(handle, Int32(clamping: size.width), Int32(clamping: size.height))
  }

  /// The name of SDL's video driver, as in `x11`.
  package var videoDriverName: String { video.driverName }

  /// The name of SDL's renderer, as in `software`.
  package var rendererName: String {
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(renderer, &info) == 0, let name = info.name else { return "" }
    return String(cString: name)
  }
}
