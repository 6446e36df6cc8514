package import GestureCore
package import PangoText

/// Where the phone is drawn, and how large.
package struct PhonePixels: Hashable, Sendable {
  /// The pixel at which the screen's left edge is.
  package var screenX: Int
  /// The pixel at which the screen's top edge is.
  package var screenY: Int
  /// Pixels per point of the phone.
  package var scale: Double
  /// Pixels per logical pixel of the window, in which the phone's frame is measured.
  package var windowScale: Double
  /// Whether the phone has its frame; without one, only the screen is drawn.
  package var hasFrame: Bool
  /// Whether the phone lies on a stage; without one, nothing is behind it. A frame is then needed for its corners.
  package var hasStage: Bool

  /// A place for a phone.
  package init(
    screenX: Int, screenY: Int, scale: Double, windowScale: Double = 1, hasFrame: Bool = true,
    hasStage: Bool = true
  ) {
    self.screenX = screenX
    self.screenY = screenY
    self.scale = scale
    self.windowScale = windowScale
    self.hasFrame = hasFrame
    self.hasStage = hasStage
  }

  /// Logical pixels that the frame and its shadow take around the screen.
  package static let frameMargin = 23.0

  /// Pixels around the screen that are drawn too.
  package var marginPixels: Int {
    hasFrame ? Int((Self.frameMargin * windowScale).rounded()) : 0
  }

  /// Everything that is drawn of a phone with a screen of that size in points.
  package func bounds(screenWidth: Double, screenHeight: Double) -> PixelRectangle {
    PixelRectangle(
      x: screenX - marginPixels, y: screenY - marginPixels,
      width: Int((screenWidth * scale).rounded()) + 2 * marginPixels,
      height: Int((screenHeight * scale).rounded()) + 2 * marginPixels)
  }

  /// The point of the phone's screen under a pixel; may lie outside the screen.
  package func point(pixelX: Double, pixelY: Double) -> Point {
    Point(x: (pixelX - Double(screenX)) / scale, y: (pixelY - Double(screenY)) / scale)
  }
}
