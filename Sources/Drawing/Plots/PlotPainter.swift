internal import GestureCore
package import PangoText
package import Plots

/// Draws the commands of plots and lanes on a canvas, in points from the canvas's origin.
package struct PlotPainter {
  private let canvas: Canvas
  private let colors: PlotTheme

  /// A painter on a canvas, in a theme's colours.
  package init(_ canvas: Canvas, _ appearance: Theme.Appearance) {
    self.canvas = canvas
    switch appearance {
    case .dark: colors = .dark
    case .light: colors = .light
    }
  }

  /// Draws a picture on the ground that data lie on.
  package func draw(_ picture: PlotPicture) {
    canvas.fillRectangle(
      x: 0, y: 0, width: picture.width, height: picture.height, color(.canvas))
    draw(picture.commands)
  }

  /// Draws commands in order, on what is there.
  package func draw(_ commands: [PlotCommand]) {
    for command in commands { draw(command) }
  }

  private func draw(_ command: PlotCommand) {
    switch command {
    case .stroke(let path, let stroke):
      guard !path.elements.isEmpty else { return }
      canvas.stroke(VectorPath(path), self.stroke(stroke))
    case .fill(let path, let ink):
      guard !path.elements.isEmpty else { return }
      canvas.fill(VectorPath(path), color(ink))
    case .disc(let center, let radius, let ink):
      canvas.fillCircle(x: center.x, y: center.y, radius: radius, color(ink))
    case .ring(let center, let radius, let stroke):
      canvas.strokeCircle(x: center.x, y: center.y, radius: radius, self.stroke(stroke))
    case .text(let text, let point, let style):
      guard !text.isEmpty else { return }
      canvas.drawText(text, x: point.x, baseline: point.y, self.style(style))
    }
  }

  private func stroke(_ stroke: PlotStroke) -> Canvas.Stroke {
    Canvas.Stroke(color(stroke.ink), width: stroke.width, dash: stroke.dash)
  }

  private func color(_ ink: PlotInk) -> Color { Color(colors.color(of: ink), alpha: ink.alpha) }

  private func style(_ style: PlotTextStyle) -> TextStyle {
    let weight: TextStyle.Weight =
      switch style.weight {
      case ..<450: .regular
      case ..<550: .medium
      default: .semibold
      }
    let alignment: TextStyle.Alignment =
      switch style.anchor {
      case .start: .left
      case .middle: .center
      case .end: .right
      }
    return TextStyle(
      style.sizePoints, weight, color: color(style.ink), tabular: true, alignment: alignment)
  }
}

extension VectorPath {
  /// A plot's shape.
  fileprivate init(_ path: PlotPath) {
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(x: point.x, y: point.y)
        case .line(let point): .line(x: point.x, y: point.y)
        case .close: .close
        }
      })
  }
}
