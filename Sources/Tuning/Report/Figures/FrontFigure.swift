import GestureCore
import Plots

/// Two metrics against each other: what nothing beats in both, and where that bends.
package enum FrontFigure {
  /// The rows that nothing beats in both of two metrics, in order of the first one, and the bend's place among them.
  package static func front(
    _ table: StudyTable, across: StudyColumn, up: StudyColumn
  ) -> (rows: [Int], knee: Int?) {
    let costs = (0..<table.count).compactMap { row -> (row: Int, costs: [Double])? in
      guard let x = across.cost(row), let y = up.cost(row) else { return nil }
      return (row, [x, y])
    }
    let standing = ParetoFront.indices(of: costs.map(\.costs)).map { costs[$0] }
      .sorted { ($0.costs[0], $0.row) < ($1.costs[0], $1.row) }
    return (standing.map(\.row), ParetoFront.knee(of: standing.map(\.costs)))
  }

  /// The picture of two metrics, by their indices.
  package static func figure(_ table: StudyTable, across: Int, up: Int) -> StudyFigure {
    let (horizontal, vertical) = (table.metrics[across], table.metrics[up])
    let (rows, knee) = front(table, across: horizontal, up: vertical)
    let bend = knee.map { "; the knee is no. \(rows[$0] + 1), \(table.knobWords(rows[$0]))" } ?? ""
    var figure = StudyFigure(
      "pareto-\(horizontal.name)-\(vertical.name)", width: 568, height: 460,
      title: "\(vertical.name) against \(horizontal.name)",
      summary:
        "\(rows.count) of \(table.count) stand: nothing is at least as good in both and better in one\(bend)."
    )
    figure.drawHeading("the line joins what nothing beats in both; the diamond is its knee")
    let frame = Rectangle(x: 84, y: 48, width: 468, height: 358)
    let plot = SquarePlot.plot(horizontal, vertical, frame)
    figure.picture.commands += plot.commands
    SquarePlot.drawLabels(horizontal, vertical, plot, into: &figure)
    let place = SquarePlot.place(horizontal, vertical, plot)
    figure.drawDots(table, at: place)
    let points = rows.compactMap(place)
    var corners: [Point] = []
    for point in points {
      // To the next one's place first, then to its height: between the two nothing was found.
      if let last = corners.last { corners.append(Point(x: point.x, y: last.y)) }
      corners.append(point)
    }
    figure.picture.commands.append(.stroke(PlotPath(corners), PlotStroke(.threshold, width: 1.5)))
    for point in points {
      figure.picture.commands.append(.disc(center: point, radius: 4, .canvas))
      figure.picture.commands.append(.disc(center: point, radius: 3, .threshold))
    }
    figure.drawMarked(table, at: place)
    if let knee, let point = place(rows[knee]) {
      var diamond = PlotPath([
        Point(x: point.x, y: point.y - 9), Point(x: point.x + 9, y: point.y),
        Point(x: point.x, y: point.y + 9), Point(x: point.x - 9, y: point.y),
      ])
      diamond.elements.append(.close)
      figure.picture.commands.append(.stroke(diamond, PlotStroke(.text, width: 1.5)))
    }
    return figure
  }
}
