import GestureCore
import Plots

/// Two columns of a study as the axes of a plot, words included.
enum SquarePlot {
  static func plot(_ horizontal: StudyColumn, _ vertical: StudyColumn, _ frame: Rectangle) -> Plot {
    Plot(
      frame: frame,
      horizontal: PlotAxis(
        horizontal.plotScale(), mostLabels: 7, isLabelled: horizontal.labels.isEmpty),
      vertical: PlotAxis(vertical.plotScale(), mostLabels: 7, isLabelled: vertical.labels.isEmpty),
      series: [])
  }

  /// The axes' names, and the words of lists.
  static func drawLabels(
    _ horizontal: StudyColumn, _ vertical: StudyColumn, _ plot: Plot, into figure: inout StudyFigure
  ) {
    for (place, label) in horizontal.labels.enumerated() {
      guard let x = plot.x(of: Double(place)) else { continue }
      figure.picture.commands.append(
        .text(
          label, at: Point(x: x, y: plot.frame.maxY + 17), PlotTextStyle.caption.anchored(.middle)))
    }
    for (place, label) in vertical.labels.enumerated() {
      guard let y = plot.y(of: Double(place)) else { continue }
      let style = PlotTextStyle.caption.anchored(.end)
      figure.picture.commands.append(
        .text(label, at: Point(x: plot.frame.x - 8, y: y + style.middleToBaseline), style))
    }
    let style = PlotTextStyle(11, weight: 500, ink: .text, anchor: .end)
    figure.picture.commands.append(
      .text(
        title(horizontal) + " →", at: Point(x: plot.frame.maxX, y: plot.frame.maxY + 38), style))
    figure.picture.commands.append(
      .text(
        "↑ " + title(vertical), at: Point(x: 0, y: plot.frame.maxY + 38), style.anchored(.start)))
  }

  private static func title(_ column: StudyColumn) -> String {
    column.unit.isEmpty ? column.name : "\(column.name), \(column.unit)"
  }

  /// Where a row lies; nil where it lacks one of the two.
  static func place(
    _ horizontal: StudyColumn, _ vertical: StudyColumn, _ plot: Plot
  ) -> (Int) -> Point? {
    { row in
      guard let x = horizontal.values[row], let y = vertical.values[row] else { return nil }
      return plot.point(of: PlotValue(x, y)).flatMap {
        plot.frame.containsClosed($0) ? $0 : nil
      }
    }
  }
}
