import GestureCore
import Plots

/// The objective of every configuration in the order of the file, and the best until then.
package enum HistoryFigure {
  /// The best value up to each place of the file, for rows that keep the constraints; nil before the first.
  package static func runningBest(_ table: StudyTable) -> [(place: Int, value: Double)] {
    let order = table.age.indices.sorted { table.age[$0] < table.age[$1] }
    var steps: [(place: Int, value: Double)] = []
    for row in order where table.isAllowed[row] {
      guard let value = table.objective.values[row] else { continue }
      let isBetter =
        steps.last.map { table.objective.better == .more ? value > $0.value : value < $0.value }
        ?? true
      if isBetter { steps.append((table.age[row] + 1, value)) }
    }
    return steps
  }

  /// The picture.
  package static func figure(_ table: StudyTable) -> StudyFigure {
    let steps = runningBest(table)
    let last = max(1, (table.age.max() ?? 0) + 1)
    let found =
      steps.last.map { "the best was found at \($0.place) of \(last)" } ?? "none is allowed"
    var figure = StudyFigure(
      "history", width: 568, height: 300, title: "History",
      summary: "\(table.objective.name) in the order of the file; \(found).")
    figure.drawHeading(
      "\(table.objective.name) in the order of the file, the line is the best so far")
    let frame = Rectangle(x: 56, y: 52, width: 496, height: 200)
    var marks: [PlotMark] = []
    if let reference = table.reference(of: table.best ?? 0),
      let value = table.objective.values[reference]
    {
      marks.append(
        .level(value, PlotStroke(.ghost, width: 1.4, dash: [5, 3]), label: "", atStart: true))
    }
    let scale = PlotScale.linear(0.5...(Double(last) + 0.5))
    let plot = Plot(
      frame: frame, horizontal: PlotAxis(scale, unit: "configuration", mostLabels: 8),
      vertical: PlotAxis(table.objectiveScale, mostLabels: 6), series: [], marks: marks)
    figure.picture.commands += plot.commands
    let place = { (row: Int) -> Point? in
      guard let value = table.objective.values[row] else { return nil }
      let point = plot.point(of: PlotValue(Double(table.age[row] + 1), value))
      return point.flatMap { frame.containsClosed($0) ? $0 : nil }
    }
    figure.drawDots(table, at: place)
    var line = steps.map { PlotValue(Double($0.place), $0.value) }
    if let end = line.last { line.append(PlotValue(Double(last) + 0.5, end.y)) }
    let series = PlotSeries(line, shape: .steps, stroke: PlotStroke(.accent, width: 2))
    var path = PlotPath()
    for part in plot.lines(of: series) { path.append(part) }
    figure.picture.commands.append(.stroke(path, series.stroke))
    figure.drawMarked(table, at: place)
    return figure
  }
}
