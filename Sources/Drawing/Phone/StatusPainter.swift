import GestureCore
import PangoText
import SimulatorCore

/// Draws the strip at the screen's top: time, signal and battery.
struct StatusPainter {
  let theme: Theme
  let scene: PhoneScene

  /// The strip on the screen, in points.
  var region: Rectangle {
    Rectangle(x: 0, y: 0, width: scene.screen.width, height: scene.textRegion.y)
  }

  func draw(on canvas: Canvas) {
    canvas.fill(region.snapped(toPixelsAt: canvas.scale), theme.phone.screen)
    let scale = scene.screen.width / 390
    canvas.isolated {
      canvas.zoom(scale)
      draw(scene.statusTime, on: canvas)
    }
  }

  /// Draws in a strip 390 wide and 47 high.
  private func draw(_ time: String, on canvas: Canvas) {
    let color = theme.phone.text
    canvas.drawText(
      time, x: 34, baseline: 31, TextStyle(16, .semibold, color: color, tabular: true),
      maximumWidth: 160)
    for (index, height) in [4.0, 6.5, 8.75, 11].enumerated() {
      canvas.fillRounded(
        x: 303 + 5 * Double(index), y: 31 - height, width: 3.25, height: height, radius: 1, color)
    }
    let faint = color.withAlpha(0.5)
    canvas.strokeRounded(
      x: 332.5, y: 19.5, width: 24, height: 11.5, radius: 3.5, Canvas.Stroke(faint, width: 1))
    canvas.fillRounded(x: 358, y: 22.75, width: 2, height: 5, radius: 1, faint)
    canvas.fillRounded(x: 334.5, y: 21.5, width: 15.5, height: 7.5, radius: 2, color)
  }
}
