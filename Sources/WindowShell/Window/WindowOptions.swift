/// What a window is made with.
package struct WindowOptions: Hashable, Sendable {
  /// Its title.
  package var title: String
  /// Width in logical pixels.
  package var width: Int
  /// Height in logical pixels.
  package var height: Int
  /// Whether it is made smaller where the display's usable part is.
  package var fitsDisplay: Bool
  /// Whether it can be resized.
  package var isResizable: Bool
  /// Whether a logical pixel may be several of the display's.
  package var isHighDensity: Bool
  /// SDL's name of a video driver, in place of `SDL_VIDEODRIVER` and SDL's own choice.
  package var videoDriver: String?

  /// A resizable window of 1280 × 860, smaller where the display is.
  package init(
    title: String, width: Int = 1280, height: Int = 860, fitsDisplay: Bool = true,
    isResizable: Bool = true, isHighDensity: Bool = true, videoDriver: String? = nil
  ) {
    self.title = title
    self.width = width
    self.height = height
    self.fitsDisplay = fitsDisplay
    self.isResizable = isResizable
    self.isHighDensity = isHighDensity
    self.videoDriver = videoDriver
  }
}
