import GestureCore
import Plots

/// Gathers what is drawn, in order.
struct LanePen {
  var commands: [PlotCommand] = []

  /// A straight line along the line of text; thin ones stand on a row of pixels.
  mutating func level(_ y: Double, from left: Double, to right: Double, _ stroke: PlotStroke) {
    guard right > left else { return }
    let y = Self.crisp(y, stroke.width)
    commands.append(
      .stroke(PlotPath(from: Point(x: left, y: y), to: Point(x: right, y: y)), stroke))
  }

  /// Lines from point to point.
  mutating func lines(_ points: [Point], _ stroke: PlotStroke) {
    guard points.count > 1 else { return }
    commands.append(.stroke(PlotPath(points), stroke))
  }

  /// A series' line.
  mutating func trace(_ shape: LaneLine.Shape, _ stroke: PlotStroke) {
    guard shape.isDense else { return lines(shape.points, stroke) }
    self.stroke(shape.uprights, PlotStroke(stroke.ink, width: 1.2, dash: []))
  }

  mutating func stroke(_ path: PlotPath, _ stroke: PlotStroke) {
    guard !path.elements.isEmpty else { return }
    commands.append(.stroke(path, stroke))
  }

  mutating func fill(_ path: PlotPath, _ ink: PlotInk) {
    guard !path.elements.isEmpty else { return }
    commands.append(.fill(path, ink))
  }

  mutating func fill(_ rectangle: Rectangle, _ ink: PlotInk) {
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    commands.append(.fill(PlotPath(rectangle), ink))
  }

  mutating func dots(_ points: [Point], radius: Double, _ ink: PlotInk) {
    for point in points { commands.append(.disc(center: point, radius: radius, ink)) }
  }

  /// A line of text with its middle at a height.
  mutating func text(_ text: String, x: Double, middle: Double, _ style: PlotTextStyle) {
    guard !text.isEmpty else { return }
    commands.append(.text(text, at: Point(x: x, y: middle + style.middleToBaseline), style))
  }

  /// A line of text on a piece of ground, so that lines under it do not cross it out.
  mutating func label(_ text: String, x: Double, middle: Double, _ style: PlotTextStyle) {
    let width = TextWidth.estimate(text, style)
    let left =
      switch style.anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    fill(Rectangle(x: left, y: middle - 6, width: width, height: 12), .canvas.withAlpha(0.7))
    self.text(text, x: x, middle: middle, style)
  }

  /// Where a line of that width covers whole pixels.
  static func crisp(_ place: Double, _ width: Double = 1) -> Double {
    width.truncatingRemainder(dividingBy: 2) == 1 ? place.rounded(.down) + 0.5 : place.rounded()
  }
}
