import GestureCore
import KeyboardCore
import PangoText

/// What lies over the kept picture and comes and goes often: drawn again in each frame that touches it.
enum Overlay: Hashable {
  /// The flash behind the caret after a step: where it is, and its strength.
  case flash(Rectangle, Double)
  /// The caret.
  case caret(Rectangle)
  /// The dead zone over the keyboard's region.
  case deadZone(DeadZoneBand, Rectangle)
  /// The bubble above a pressed key, and what it shows.
  case bubble(KeyFrame, String, scale: Double, screenWidth: Double)
  /// The way a finger came.
  case trail([FingerMark.TrailPoint])
  /// Which way a finger goes.
  case arrow(VelocityArrow)
  /// The finger.
  case disc(Point, radius: Double, opacity: Double)

  /// The smallest rectangle that holds all of it, in points.
  var bounds: Rectangle {
    switch self {
    case .flash(let rectangle, _), .caret(let rectangle): rectangle
    case .deadZone(let band, let region):
      DeadZonePainter(band: band, region: region).bounds
    case .bubble(let key, _, let scale, let width):
      BubbleShape(cap: key.cap, scale: scale, screenWidth: width).bounds
    case .trail(let points): TrailPainter.bounds(points)
    case .arrow(let arrow): ArrowShape(arrow)?.bounds ?? .zero
    case .disc(let center, let radius, _):
      Rectangle(x: center.x, y: center.y, width: 0, height: 0).grown(by: radius + 2)
    }
  }

  /// Draws it.
  func draw(on canvas: Canvas, _ theme: Theme) {
    switch self {
    case .flash(let rectangle, let strength):
      canvas.fill(
        rectangle, radius: rectangle.width / 2, theme.window.accent.withAlpha(0.26 * strength))
    case .caret(let rectangle): canvas.fill(rectangle, theme.window.accent)
    case .deadZone(let band, let region):
      DeadZonePainter(band: band, region: region).draw(on: canvas, theme)
    case .bubble(let key, let text, let scale, let width):
      BubbleShape(cap: key.cap, scale: scale, screenWidth: width).draw(text, on: canvas, theme)
    case .trail(let points): TrailPainter.draw(points, on: canvas, theme)
    case .arrow(let arrow): ArrowShape(arrow)?.draw(on: canvas, theme)
    case .disc(let center, let radius, let opacity):
      let color = theme.phone.text
      canvas.fillCircle(
        x: center.x, y: center.y, radius: radius, color.withAlpha(0.2 * opacity))
      canvas.strokeCircle(
        x: center.x, y: center.y, radius: radius,
        Canvas.Stroke(color.withAlpha(0.9 * opacity), width: 1.6))
      canvas.fillCircle(x: center.x, y: center.y, radius: 2.4, color.withAlpha(opacity))
    }
  }
}
