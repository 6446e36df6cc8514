import GestureCore
import PangoText

/// Draws what never changes while the phone lies on the desk: the ground, the shadow, the frame, and the
/// screen's round corners.
struct FramePainter {
  let theme: Theme
  /// The screen in pixels of the canvas.
  let screen: PixelRectangle
  /// Radius of the screen's corners, in pixels.
  let cornerRadius: Double
  /// Pixels per logical pixel of the window.
  let windowScale: Double
  let hasFrame: Bool
  let hasStage: Bool

  /// Width of the frame in logical pixels.
  private static let bezel = 7.0
  /// Width of the line around it.
  private static let rim = 1.0

  /// Draws everything around the screen; the screen itself stays clear.
  func draw(on canvas: Canvas) {
    canvas.clear(hasStage ? theme.window.stage : .black.withAlpha(0))
    canvas.isolated {
      canvas.setOrigin(pixelX: 0, y: 0, scale: 1)
      if hasFrame { drawFrame(on: canvas) }
      canvas.clearRounded(
        x: Double(screen.x), y: Double(screen.y), width: Double(screen.width),
        height: Double(screen.height), radius: cornerRadius)
    }
  }

  private func drawFrame(on canvas: Canvas) {
    let width = Self.bezel * windowScale
    let rim = Self.rim * windowScale
    let x = Double(screen.x)
    let y = Double(screen.y)
    func rounded(_ margin: Double, _ color: Color) {
      canvas.fillRounded(
        x: x - margin, y: y - margin, width: Double(screen.width) + 2 * margin,
        height: Double(screen.height) + 2 * margin, radius: cornerRadius + margin, color)
    }
    switch theme.appearance {
    case .dark: break
    case .light:
      let grown = width + rim
      canvas.fillShadow(
        x: x - grown, y: y - grown + theme.shadow.offsetY * windowScale / 2,
        width: Double(screen.width) + 2 * grown, height: Double(screen.height) + 2 * grown,
        radius: cornerRadius + grown, blur: theme.shadow.blur * windowScale * 0.6,
        color: theme.shadow.color)
    }
    rounded(width + rim, theme.phone.rim)
    rounded(width, theme.phone.bezel)
  }

  /// Takes away what of a screen's square corners reaches beyond the frame; the cut runs under the frame.
  func clearAround(_ screen: PixelRectangle, on canvas: Canvas) {
    let margin = hasFrame ? Self.bezel * windowScale / 2 : 0
    canvas.isolated {
      canvas.setOrigin(pixelX: 0, y: 0, scale: 1)
      canvas.clearAround(
        x: Double(screen.x) - margin, y: Double(screen.y) - margin,
        width: Double(screen.width) + 2 * margin, height: Double(screen.height) + 2 * margin,
        radius: cornerRadius + margin)
    }
  }

  /// The squares of the canvas that hold the screen's corners.
  var corners: [PixelRectangle] {
    let size = Int(cornerRadius.rounded(.up))
    return [screen.x, screen.maxX - size].flatMap { x in
      [screen.y, screen.maxY - size].map {
        PixelRectangle(x: x, y: $0, width: size, height: size)
      }
    }
  }
}
