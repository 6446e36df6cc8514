import GestureCore
import Plots

/// Every configuration as a line over an axis for each knob and the objective; the better, the more ink.
package enum ParallelFigure {
  private static let frame = Rectangle(x: 48, y: 84, width: 864, height: 280)

  /// The picture.
  package static func figure(_ table: StudyTable) -> StudyFigure {
    let columns = Array((table.knobs + [table.objective]).prefix(12))
    var figure = StudyFigure(
      "parallel", width: 960, height: 396, title: "All knobs at once",
      summary: "\(table.count) configurations over \(columns.map(\.name).joined(separator: ", ")).")
    figure.drawHeading(
      "a line for each configuration, the better the more ink; best solid, default dashed")
    let lines = columns.map(\.fractions)
    let path = { (row: Int) -> PlotPath in
      var path = PlotPath()
      var open: [Point] = []
      for (index, fractions) in lines.enumerated() {
        guard let fraction = fractions[row] else {
          if open.count > 1 { path.append(open) }
          open = []
          continue
        }
        open.append(Point(x: x(index, of: columns.count), y: frame.maxY - fraction * frame.height))
      }
      if open.count > 1 { path.append(open) }
      return path
    }
    drawLines(table, path, into: &figure)
    for (index, column) in columns.enumerated() {
      drawAxis(column, x: x(index, of: columns.count), into: &figure)
    }
    return figure
  }

  private static func x(_ index: Int, of count: Int) -> Double {
    frame.x + (count > 1 ? Double(index) / Double(count - 1) : 0.5) * frame.width
  }

  private static func drawLines(
    _ table: StudyTable, _ path: (Int) -> PlotPath, into figure: inout StudyFigure
  ) {
    let step = max(1, (table.count + StudyFigure.mostDots - 1) / StudyFigure.mostDots)
    let shades = [0.5, 0.3, 0.18, 0.1, 0.06]
    for shade in shades.indices.reversed() {
      var lines = PlotPath()
      let rows = (table.count * shade / shades.count)..<(table.count * (shade + 1) / shades.count)
      for row in rows where row % step == 0 { lines.elements += path(row).elements }
      let alpha = table.count > 400 ? shades[shade] * 0.6 : shades[shade]
      figure.picture.commands.append(.stroke(lines, PlotStroke(PlotInk.text.withAlpha(alpha))))
    }
    if let reference = table.reference(of: table.best ?? 0) {
      figure.picture.commands.append(
        .stroke(path(reference), PlotStroke(.ghost, width: 1.8, dash: [5, 3])))
    }
    if let best = table.best {
      figure.picture.commands.append(.stroke(path(best), PlotStroke(.accent, width: 2.2)))
    }
  }

  private static func drawAxis(_ column: StudyColumn, x: Double, into figure: inout StudyFigure) {
    figure.picture.commands.append(
      .stroke(
        PlotPath(from: Point(x: x, y: frame.y), to: Point(x: x, y: frame.maxY)),
        PlotStroke(.control)))
    let title = PlotTextStyle(12, weight: 600, ink: .text, anchor: .middle)
    figure.picture.commands.append(.text(column.name, at: Point(x: x, y: frame.y - 24), title))
    figure.picture.commands.append(
      .text(
        column.unit, at: Point(x: x, y: frame.y - 9), PlotTextStyle.caption.anchored(.middle)))
    let ends =
      column.labels.isEmpty
      ? column.plotScale(room: 0).ticks(atMost: 6).compactMap { tick in
        tick.label.map { (value: tick.value, label: $0) }
      } : column.labels.enumerated().map { (value: Double($0.offset), label: $0.element) }
    for end in ends {
      guard let fraction = column.fraction(of: end.value), (0...1).contains(fraction) else {
        continue
      }
      let y = frame.maxY - fraction * frame.height
      let style = PlotTextStyle.caption.anchored(.end)
      let width = TextWidth.estimate(end.label, style)
      figure.picture.commands.append(
        .fill(
          PlotPath(Rectangle(x: x - 8 - width, y: y - 7, width: width + 4, height: 14)),
          PlotInk.canvas.withAlpha(0.8)))
      figure.picture.commands.append(
        .text(end.label, at: Point(x: x - 6, y: y + style.middleToBaseline), style))
    }
  }
}
