internal import Drawing
internal import GestureCore
internal import PangoText
internal import Plots
internal import WindowShell

/// Draws the gain-curve panel.
struct GainPanelPainter {
  let ink: Ink
  let layout: GainPanelLayout

  func draw(_ model: GainPanelModel) {
    let head = layout.head
    ink.text(
      "Steps per cm at speed", x: head.x, middle: head.middleY, .caption, ink.colors.muted,
      weight: .semibold)
    ink.text(
      model.rate, x: head.maxX, middle: head.middleY, .caption, ink.colors.muted,
      alignment: .right)
    let frame = layout.frame
    let plot = model.plot(
      in: Rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    let painter = PlotPainter(ink.canvas, ink.theme.appearance)
    painter.draw(plot.commands + names(model, plot))
    ink.text(
      "pt/s", x: head.maxX, middle: frame.maxY + 11, .caption, ink.colors.muted, alignment: .right)
    if let a = model.a, !a.hasSteps, model.b?.hasSteps != true {
      ink.text(
        "No steps in a row at constant speed", x: frame.x + 8, middle: frame.y + 12, .caption,
        ink.colors.muted)
    }
  }

  /// The letters at the lines' ends, and the dots at the finger's speed.
  private func names(_ model: GainPanelModel, _ plot: Plot) -> [PlotCommand] {
    var commands: [PlotCommand] = []
    let lines = [(TechniqueSide.b, model.b, PlotInk.ghost), (.a, model.a, .accent)]
    var ends: [(side: TechniqueSide, y: Double, span: ClosedRange<Double>, ink: PlotInk)] = []
    for (side, line, ink) in lines {
      let parts = line.map { plot.lines(of: PlotSeries($0.values, stroke: PlotStroke(ink))) }
      guard let end = parts?.last?.filter({ $0.x > plot.frame.maxX - 26 }), let last = end.last
      else { continue }
      ends.append(
        (side, last.y, (end.map(\.y).min() ?? last.y)...(end.map(\.y).max() ?? last.y), ink))
    }
    // The letter of the higher line stands above it, the other one's below where there is room.
    let middle = ends.map(\.y).reduce(0, +) / Double(max(ends.count, 1))
    for (index, item) in ends.enumerated() {
      let isHigher = ends.count < 2 || (ends[0].y == ends[1].y ? index == 0 : item.y < middle)
      let below = item.span.upperBound + 14
      let isAbove = isHigher || below > plot.frame.maxY - 3
      let y = isAbove ? max(item.span.lowerBound - 6, plot.frame.y + 9) : below
      let style = PlotTextStyle(11, weight: 600, ink: item.ink, anchor: .end)
      commands.append(.text(item.side.letter, at: Point(x: plot.frame.maxX - 8, y: y), style))
    }
    guard let speed = model.speed else { return commands }
    for (side, line, ink) in lines {
      guard let steps = line?.steps(at: speed),
        let point = plot.point(of: PlotValue(speed, steps)), point.y >= plot.frame.y
      else { continue }
      commands.append(.disc(center: point, radius: 4.5, .panel))
      switch side {
      case .a: commands.append(.disc(center: point, radius: 3.5, ink))
      case .b: commands.append(.ring(center: point, radius: 3, PlotStroke(ink, width: 1.6)))
      }
    }
    return commands
  }
}
