import GestureCore
import Plots

/// The objective over a plane of two knobs, more ink where it is better, with a dot for each configuration.
package enum FieldFigure {
  /// The picture of two knobs, by their indices; nil where too few configurations have both.
  package static func figure(
    _ table: StudyTable, _ field: ObjectiveField, across: Int, up: Int
  ) -> StudyFigure {
    let (horizontal, vertical) = (table.knobs[across], table.knobs[up])
    var figure = StudyFigure(
      "contour-\(horizontal.name)-\(vertical.name)", width: 568, height: 460,
      title: "\(vertical.name) over \(horizontal.name)",
      summary:
        "\(table.objective.name), smoothed over configurations nearby, whatever their other knobs; "
        + "from \(table.objective.measure(field.low)) to \(table.objective.measure(field.high)).")
    figure.drawHeading(caption(table.objective, field))
    let frame = Rectangle(x: 84, y: 48, width: 468, height: 358)
    let plot = SquarePlot.plot(horizontal, vertical, frame)
    drawCells(table, field, plot, horizontal, vertical, into: &figure)
    figure.picture.commands += plot.commands
    SquarePlot.drawLabels(horizontal, vertical, plot, into: &figure)
    let place = SquarePlot.place(horizontal, vertical, plot)
    figure.drawDots(table, at: place)
    figure.drawMarked(table, at: place)
    return figure
  }

  /// Which values the shades stand for.
  private static func caption(_ objective: StudyColumn, _ field: ObjectiveField) -> String {
    let (low, high) = (objective.measure(field.low), objective.measure(field.high))
    return objective.better == .more
      ? "\(objective.name): most ink at \(high), none at \(low) or less"
      : "\(objective.name): most ink at \(low), none at \(high) or more"
  }

  private static func drawCells(
    _ table: StudyTable, _ field: ObjectiveField, _ plot: Plot, _ horizontal: StudyColumn,
    _ vertical: StudyColumn, into figure: inout StudyFigure
  ) {
    let size = ObjectiveField.size
    guard let left = plot.x(of: horizontal.range.lowerBound),
      let right = plot.x(of: horizontal.range.upperBound),
      let bottom = plot.y(of: vertical.range.lowerBound),
      let top = plot.y(of: vertical.range.upperBound)
    else { return }
    let width = (right - left) / Double(size - 1)
    let height = (bottom - top) / Double(size - 1)
    for level in 0..<ObjectiveField.levels {
      let alpha = ink(level, better: table.objective.better)
      guard alpha > 0 else { continue }
      var path = PlotPath()
      for line in 0..<size {
        var column = 0
        while column < size {
          let start = column
          while column < size, isLevel(field, line * size + column, level) { column += 1 }
          if column > start {
            let x = left + (Double(start) - 0.5) * width
            let cells = Rectangle(
              x: max(plot.frame.x, x), y: bottom - (Double(line) + 0.5) * height,
              width: Double(column - start) * width, height: height)
            path.elements += PlotPath(cells).elements
          }
          column += 1
        }
      }
      figure.picture.commands.append(.fill(path, PlotInk.text.withAlpha(alpha)))
    }
  }

  private static func isLevel(_ field: ObjectiveField, _ cell: Int, _ level: Int) -> Bool {
    field.values[cell].map { field.level($0) == level } ?? false
  }

  /// More where it is better.
  private static func ink(_ level: Int, better: StudyColumn.Better) -> Double {
    let place = better == .more ? level : ObjectiveField.levels - 1 - level
    return 0.036 * Double(place)
  }
}
