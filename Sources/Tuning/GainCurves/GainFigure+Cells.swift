import CursorTechniques
import GestureCore
import Plots

extension GainFigure {
  private static let width = 1_120.0
  private static let margin = 24.0
  private static let gap = 24.0
  private static let columns = 4
  private static let axisWidth = 30.0
  private static let titleHeight = 24.0
  private static let panelGap = 16.0

  /// Every technique in a cell of its own, all on the same axes, in rows.
  var cells: PlotPicture {
    var commands = heading(at: Point(x: Self.margin, y: 24))
    commands += PlotKey(cellEntries).commands(
      at: Point(x: Self.margin, y: 68), width: Self.width - 2 * Self.margin)
    let cellWidth =
      (Self.width - 2 * Self.margin - Double(Self.columns - 1) * Self.gap) / Double(Self.columns)
    let panelHeight = quantities.count == 1 ? 140.0 : 96
    let cellHeight =
      Self.titleHeight + Double(quantities.count) * (panelHeight + Self.panelGap) + 28
    let top = 68 + PlotKey.rowHeight + 18
    for (index, id) in techniques.enumerated() {
      let corner = Point(
        x: Self.margin + Double(index % Self.columns) * (cellWidth + Self.gap),
        y: top + Double(index / Self.columns) * cellHeight)
      commands.append(
        .text(id, at: Point(x: corner.x, y: corner.y + 13), .body.weighing(500)))
      var y = corner.y + Self.titleHeight
      for (row, quantity) in quantities.enumerated() {
        let frame = Rectangle(
          x: corner.x + Self.axisWidth, y: y, width: cellWidth - Self.axisWidth,
          height: panelHeight)
        let isLast = row == quantities.count - 1
        commands += cell(id, quantity, frame, isLast: isLast).commands
        if row == 0, isSilent(id) {
          commands.append(
            .text(
              "no steps in a row", at: Point(x: frame.x + 8, y: frame.y + 16), .caption))
        }
        y = frame.maxY + Self.panelGap
      }
    }
    let rows = (techniques.count + Self.columns - 1) / Self.columns
    return PlotPicture(
      width: Self.width, height: top + Double(rows) * cellHeight + Self.margin - 12, title: title,
      summary: summary, commands: commands)
  }

  private func cell(
    _ id: String, _ quantity: GainQuantity, _ frame: Rectangle, isLast: Bool
  ) -> Plot {
    var lines = curves.filter { $0.technique == id }.map {
      series($0, quantity, stroke($0.hertz, .accent))
    }
    if id != comparison.id, !isSilent(id), let curve = comparison.curve {
      lines.append(series(curve, quantity, Self.comparisonStroke))
    }
    return Plot(
      frame: frame,
      horizontal: PlotAxis(
        GainScales.speed(curves), mostLabels: 8, isLabelled: isLast, shortensThousands: true),
      vertical: PlotAxis(
        GainScales.values(quantity, curves, within: Self.limits(quantity)), mostLabels: 4,
        shortensThousands: true),
      series: lines)
  }

  /// What the axes show at most: where swipes that anybody could use lie. Lines beyond are cut.
  private static func limits(_ quantity: GainQuantity) -> ClosedRange<Double> {
    switch quantity {
    case .pointsPerStep: 1...200
    case .stepsPerSecond: 0.5...1_000
    }
  }

  private static let comparisonStroke = PlotStroke(.control, width: 1)

  /// What stands in grey behind every cell: the article's filter if it is there, else the first.
  private var comparison: (id: String, curve: GainCurve?) {
    let standard = TechniqueEntry.standardID
    let id = techniques.contains(standard) ? standard : techniques[0]
    return (id, curves.first { $0.technique == id })
  }

  private var cellEntries: [PlotKey.Entry] {
    rates.map { PlotKey.Entry(stroke($0, .accent), "\($0) Hz") } + [
      PlotKey.Entry(Self.comparisonStroke, "\(comparison.id), \(rates[0]) Hz")
    ]
  }
}
