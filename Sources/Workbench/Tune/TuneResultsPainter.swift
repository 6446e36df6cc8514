internal import Drawing
internal import GestureCore
internal import PangoText
internal import Plots

/// Draws what a search has found.
struct TuneResultsPainter {
  let ink: Ink
  let layout: TuneResultsLayout

  func draw(_ model: TuneResultsModel) {
    drawVerdict(model)
    drawHeads()
    for (row, measure) in zip(layout.measures, model.measures) { draw(measure, row) }
    if let first = layout.settings.first {
      ink.canvas.fillRectangle(
        x: first.x, y: first.y - 5, width: first.width, height: 1, ink.colors.line)
    }
    for (row, setting) in zip(layout.settings, model.settings) { draw(setting, row) }
    for (line, words) in ink.lines(model.note, .caption, width: layout.note.width).enumerated() {
      ink.text(
        words, x: layout.note.x,
        middle: layout.note.y + (Double(line) + 0.5) * TuneSetupLayout.captionHeight, .caption,
        ink.colors.muted, maximumWidth: layout.note.width)
    }
    TuneHistoryPainter(ink: ink, area: layout.plot).draw(
      model.history, unit: model.measures.first?.unit ?? "")
  }

  private func drawVerdict(_ model: TuneResultsModel) {
    var start = layout.verdict.x
    if model.isWarning {
      ink.glyph(
        .triangle,
        in: WindowRectangle(x: start, y: layout.verdict.y + 2, width: 16, height: 16),
        ink.colors.warning, size: 14)
      start += 22
    }
    let width = layout.verdict.maxX - start
    for (line, words) in ink.lines(model.verdict, .body, width: width).enumerated() {
      ink.text(
        words, x: start, middle: layout.verdict.y + (Double(line) + 0.5) * 20, .body,
        ink.colors.text, maximumWidth: width)
    }
  }

  private func drawHeads() {
    let middle = layout.tableHead.middleY
    ink.text(
      "Now", x: layout.nowEnd, middle: middle, .caption, ink.colors.muted, alignment: .right)
    ink.text(
      "Best", x: layout.bestEnd, middle: middle, .caption, ink.colors.muted, alignment: .right)
  }

  private func draw(_ measure: TuneResultsModel.Measure, _ row: WindowRectangle) {
    let width = ink.width(measure.now, .body)
    ink.text(
      measure.title, x: row.x, middle: row.middleY, .body, ink.colors.text,
      maximumWidth: layout.nowEnd - width - 10 - row.x)
    drawFigures(measure.now, measure.best, measure.unit, row, weight: .semibold)
    if measure.isBroken {
      ink.glyph(
        .triangle,
        in: WindowRectangle(x: row.maxX - 16, y: row.middleY - 8, width: 16, height: 16),
        ink.colors.warning, size: 14)
    }
  }

  private func draw(_ setting: TuneResultsModel.Setting, _ row: WindowRectangle) {
    let width = ink.width(setting.now, .body)
    ink.text(
      setting.title, x: row.x, middle: row.middleY, .body, ink.colors.text,
      maximumWidth: layout.nowEnd - width - 10 - row.x)
    drawFigures(
      setting.now, setting.best, setting.unit, row,
      weight: setting.isChanged ? .semibold : .regular)
  }

  private func drawFigures(
    _ now: String, _ best: String, _ unit: String, _ row: WindowRectangle, weight: TextStyle.Weight
  ) {
    ink.text(
      now, x: layout.nowEnd, middle: row.middleY, .body, ink.colors.muted, alignment: .right)
    ink.text(
      best, x: layout.bestEnd, middle: row.middleY, .body, ink.colors.text, weight: weight,
      alignment: .right)
    ink.text(
      unit, x: layout.bestEnd + 4, middle: row.middleY + 0.5, .caption, ink.colors.muted,
      maximumWidth: row.maxX - layout.bestEnd - 4)
  }
}

/// Draws the history of a search: a dot for each attempt, the best so far as a line, and where A is.
struct TuneHistoryPainter {
  let ink: Ink
  let area: WindowRectangle

  func draw(_ history: TuneHistory, unit: String) {
    ink.fill(area, ink.colors.canvas, radius: 4)
    guard let range = history.range, area.height >= 50 else {
      ink.text(
        "Nothing measured yet", x: area.x + 12, middle: area.y + 18, .caption, ink.colors.muted)
      return
    }
    let frame = Rectangle(
      x: area.x + 44, y: area.y + 20, width: max(area.width - 56, 20),
      height: max(area.height - 42, 16))
    var marks: [PlotMark] = []
    if let shipped = history.shipped {
      marks.append(
        .level(
          shipped, PlotStroke(.muted, width: 1, dash: [1, 3]), label: "as it ships", atStart: true))
    }
    if let now = history.now {
      marks.append(
        .level(now, PlotStroke(.muted, width: 1.2, dash: [5, 3]), label: "now", atStart: false))
    }
    let plot = Plot(
      frame: frame,
      horizontal: PlotAxis(
        .linear(0.5...(Double(history.count) + 0.5)), mostLabels: max(2, Int(area.width / 70))),
      vertical: PlotAxis(.linear(range), mostLabels: max(2, Int(area.height / 40))), series: [],
      marks: marks)
    let painter = PlotPainter(ink.canvas, ink.theme.appearance)
    painter.draw(plot.commands + dots(history, plot) + best(history, plot))
    ink.text(
      unit.isEmpty ? "objective" : unit, x: area.x + 10, middle: area.y + 10, .caption,
      ink.colors.muted, maximumWidth: area.width / 2)
  }

  private func dots(_ history: TuneHistory, _ plot: Plot) -> [PlotCommand] {
    let radius = history.count > 400 ? 1.4 : history.count > 60 ? 2.2 : 3
    return history.dots.compactMap { dot in
      guard let point = plot.point(of: PlotValue(Double(dot.number), dot.value)) else {
        return nil
      }
      // What lies beyond stands at the edge.
      let y = min(max(point.y, plot.frame.y), plot.frame.maxY)
      let isBeyond = y != point.y
      let place = Point(x: point.x, y: y)
      switch dot.kind {
      case .whole:
        return .disc(center: place, radius: radius, PlotInk(.text, alpha: isBeyond ? 0.35 : 0.75))
      case .partial:
        return .disc(
          center: place, radius: radius * 0.75, PlotInk(.text, alpha: isBeyond ? 0.25 : 0.45))
      case .broken:
        return .ring(center: place, radius: radius, PlotStroke(.muted, width: 1))
      }
    }
  }

  private func best(_ history: TuneHistory, _ plot: Plot) -> [PlotCommand] {
    var line = history.best.map { PlotValue(Double($0.number), $0.value) }
    guard let last = line.last, let newest = history.dots.last?.number else { return [] }
    line.append(PlotValue(Double(max(newest, history.best.last?.number ?? 0)), last.y))
    let series = PlotSeries(line, shape: .steps, stroke: PlotStroke(.accent, width: 2))
    var path = PlotPath()
    for part in plot.lines(of: series) { path.append(part) }
    var commands = [PlotCommand.stroke(path, series.stroke)]
    if let point = plot.point(of: last) {
      commands += [
        .disc(center: point, radius: 4.5, .canvas), .disc(center: point, radius: 3.5, .accent),
      ]
    }
    return commands
  }
}
