import GestureCore
import PangoText

/// Draws the small menu beside a selection.
struct MenuPainter {
  let menu: TextMenu

  private static let shadowBlur = 14.0
  private static let shadowOffsetY = 5.0

  var bounds: Rectangle { menu.frame.grown(by: Self.shadowBlur + Self.shadowOffsetY + 1) }

  func draw(on canvas: Canvas, _ theme: Theme) {
    let frame = menu.frame
    canvas.fillShadow(
      x: frame.x, y: frame.y + Self.shadowOffsetY, width: frame.width, height: frame.height,
      radius: TextMenu.radius, blur: Self.shadowBlur, color: theme.shadow.color)
    canvas.fill(frame, radius: TextMenu.radius, theme.window.popover)
    let hairline = 1 / canvas.scale
    for (index, (item, place)) in zip(menu.items, menu.itemFrames).enumerated() {
      if item == menu.pressed {
        canvas.isolated {
          canvas.clip(x: place.x, y: place.y, width: place.width, height: place.height)
          canvas.fill(frame, radius: TextMenu.radius, theme.window.text.withAlpha(0.1))
        }
      }
      if index > 0 {
        let line = Rectangle(
          x: place.x - hairline / 2, y: place.y + 9, width: hairline, height: place.height - 18)
        canvas.fill(line.snapped(toPixelsAt: canvas.scale), theme.window.controlFill)
      }
      canvas.drawText(
        item.label, x: place.center.x, middle: place.center.y,
        TextStyle(TextMenu.fontSize, .medium, color: theme.window.text, alignment: .center))
    }
    canvas.strokeRounded(
      x: frame.x + hairline / 2, y: frame.y + hairline / 2, width: frame.width - hairline,
      height: frame.height - hairline, radius: TextMenu.radius - hairline / 2,
      Canvas.Stroke(theme.window.control.withAlpha(0.5), width: hairline))
  }
}
