import GestureCore
import KeyboardCore
import PangoText
import SimulatorCore

/// Draws what comes and goes over the kept picture.
struct OverlayPainter {
  let theme: Theme
  /// The text view on the screen.
  let textView: Rectangle
  /// Draws a picture of the text where it is on the screen, without a ground.
  let drawText: (TextPicture) -> Void

  func draw(_ overlay: Overlay, on canvas: Canvas) {
    canvas.isolated {
      if overlay.staysInText {
        canvas.clip(
          x: textView.x, y: textView.y, width: textView.width, height: textView.height)
      }
      drawUnclipped(overlay, on: canvas)
    }
  }

  private func drawUnclipped(_ overlay: Overlay, on canvas: Canvas) {
    switch overlay {
    case .lines(let lines, let stops):
      for line in lines {
        canvas.strokeRounded(
          x: line.x, y: line.y, width: line.width, height: line.height, radius: 0,
          Canvas.Stroke(theme.phone.text.withAlpha(0.16), width: 0.75))
      }
      for stop in stops { canvas.fill(stop, theme.window.accent.withAlpha(0.75)) }
    case .keyAreas(let areas):
      for area in areas {
        canvas.strokeRounded(
          x: area.x, y: area.y, width: area.width, height: area.height, radius: 0,
          Canvas.Stroke(theme.phone.label.withAlpha(0.34), width: 0.75))
      }
    case .flash(let rectangle, let strength):
      canvas.fill(
        rectangle, radius: rectangle.width / 2, theme.window.accent.withAlpha(0.26 * strength))
    case .caret(let rectangle, let hasKnob):
      canvas.fill(rectangle, theme.window.accent)
      if hasKnob {
        canvas.fillCircle(
          x: rectangle.center.x, y: rectangle.y - 1, radius: 3.4, theme.window.accent)
      }
    case .target(let rectangle):
      let x = rectangle.center.x
      canvas.strokeRounded(
        x: x - 3.5, y: rectangle.center.y - 12, width: 7, height: 24, radius: 3.5,
        Canvas.Stroke(theme.phone.text, width: 1.6))
      let top = rectangle.center.y - 14
      canvas.glyph(
        VectorPath(svg: "M0 0H10L5 6Z"), x: x - 5, y: top - 7, size: 24, fill: theme.phone.text)
    case .ghostCaret(let rectangle):
      let x = rectangle.center.x
      canvas.line(
        fromX: x, y: rectangle.y, toX: x, y: rectangle.maxY,
        Canvas.Stroke(theme.window.ghost, width: rectangle.width, dash: [4, 2.6]))
      canvas.strokeCircle(
        x: x, y: rectangle.maxY + 2.6, radius: 2.7, Canvas.Stroke(theme.window.ghost, width: 1.4))
    case .handle(let end, let handles, let pitch):
      HandlePainter(handles: handles, linePitch: pitch).draw(end, on: canvas, theme.window.accent)
    case .deadZone(let band, let region):
      DeadZonePainter(band: band, region: region).draw(on: canvas, theme)
    case .bubble(let key, let text, let scale, let width):
      BubbleShape(cap: key.cap, scale: scale, screenWidth: width).draw(text, on: canvas, theme)
    case .menu(let menu): MenuPainter(menu: menu).draw(on: canvas, theme)
    case .loupe(let picture): picture.draw(on: canvas, theme, drawText: drawText)
    case .trail(let points): TrailPainter.draw(points, on: canvas, theme)
    case .pulse(let pulse):
      canvas.strokeCircle(
        x: pulse.location.x, y: pulse.location.y, radius: pulse.radius,
        Canvas.Stroke(theme.window.accent.withAlpha(0.85 * pulse.strength), width: 2))
    case .arrow(let arrow): ArrowShape(arrow)?.draw(on: canvas, theme)
    case .disc(let center, let radius, let opacity):
      let color = theme.phone.text
      canvas.fillCircle(x: center.x, y: center.y, radius: radius, color.withAlpha(0.2 * opacity))
      canvas.strokeCircle(
        x: center.x, y: center.y, radius: radius,
        Canvas.Stroke(color.withAlpha(0.9 * opacity), width: 1.6))
      canvas.fillCircle(x: center.x, y: center.y, radius: 2.4, color.withAlpha(opacity))
    }
  }
}
