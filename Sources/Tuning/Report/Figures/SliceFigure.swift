import GestureCore
import Plots

/// The objective over one knob: a dot for each configuration, whatever its other knobs, with the median and the quartiles of bins.
package enum SliceFigure {
  /// The picture of a knob, by its index.
  package static func figure(_ table: StudyTable, knob index: Int) -> StudyFigure {
    let knob = table.knobs[index]
    var figure = StudyFigure(
      "slice-\(knob.name)", width: 360, height: 250, title: knob.name, summary: summary(table, knob)
    )
    figure.drawHeading(caption(table, knob))
    let frame = Rectangle(x: 48, y: 44, width: 300, height: 166)
    let labels = knob.labels
    let plot = Plot(
      frame: frame,
      horizontal: PlotAxis(
        knob.plotScale(room: labels.isEmpty ? 0.04 : 0.25 / Double(max(1, labels.count - 1))),
        unit: knob.unit, mostLabels: labels.isEmpty ? 6 : max(2, labels.count),
        isLabelled: labels.isEmpty),
      vertical: PlotAxis(table.objectiveScale, mostLabels: 5), series: [])
    figure.picture.commands += plot.commands
    for (place, label) in labels.enumerated() {
      guard let x = plot.x(of: Double(place)) else { continue }
      figure.picture.commands.append(
        .text(
          label, at: Point(x: x, y: frame.maxY + 17), PlotTextStyle.caption.anchored(.middle)))
    }
    let quartiles = BinnedQuartiles(pairs(table, knob))
    drawQuartiles(quartiles, plot, isList: !labels.isEmpty, into: &figure)
    let place = { (row: Int) -> Point? in
      guard let x = knob.values[row], let y = table.objective.values[row] else { return nil }
      return plot.point(of: PlotValue(x, y)).flatMap { frame.containsClosed($0) ? $0 : nil }
    }
    figure.drawDots(table, at: place)
    figure.drawMarked(table, at: place)
    return figure
  }

  /// The knob's values with the objective's.
  static func pairs(
    _ table: StudyTable, _ knob: StudyColumn
  ) -> [(place: Double, value: Double)] {
    knob.values.indices.compactMap { row in
      guard let place = knob.values[row], let value = table.objective.values[row] else {
        return nil
      }
      return (place, value)
    }
  }

  private static func drawQuartiles(
    _ quartiles: BinnedQuartiles, _ plot: Plot, isList: Bool, into figure: inout StudyFigure
  ) {
    let bins = quartiles.bins
    let clamped = { (place: Double, value: Double) -> Point? in
      plot.point(of: PlotValue(place, value)).map {
        Point(x: $0.x, y: min(max($0.y, plot.frame.y), plot.frame.maxY))
      }
    }
    if isList || bins.count < 2 {
      // Words have no between: a bar for each.
      for bin in bins {
        guard let low = clamped(bin.place, bin.lower), let high = clamped(bin.place, bin.upper),
          let middle = clamped(bin.place, bin.median)
        else { continue }
        let box = Rectangle(x: low.x - 14, y: high.y, width: 28, height: max(1, low.y - high.y))
        figure.picture.commands.append(.fill(PlotPath(box), PlotInk.text.withAlpha(0.12)))
        figure.picture.commands.append(
          .stroke(
            PlotPath(
              from: Point(x: middle.x - 14, y: middle.y), to: Point(x: middle.x + 14, y: middle.y)),
            PlotStroke(.text, width: 2)))
      }
      return
    }
    var band = PlotPath(
      bins.compactMap { clamped($0.place, $0.lower) }
        + bins.reversed().compactMap { clamped($0.place, $0.upper) })
    band.elements.append(.close)
    figure.picture.commands.append(.fill(band, PlotInk.text.withAlpha(0.12)))
    figure.picture.commands.append(
      .stroke(
        PlotPath(bins.compactMap { clamped($0.place, $0.median) }), PlotStroke(.text, width: 1.8)))
  }

  private static func caption(_ table: StudyTable, _ knob: StudyColumn) -> String {
    var words: [String] = []
    if let best = table.best { words.append("best \(knob.measure(knob.values[best]))") }
    if let reference = table.reference(of: table.best ?? 0) {
      words.append("default \(knob.measure(knob.values[reference]))")
    }
    return words.joined(separator: ", ")
  }

  private static func summary(_ table: StudyTable, _ knob: StudyColumn) -> String {
    let words = caption(table, knob)
    return "\(table.objective.name) over \(knob.name), median and quartiles of bins"
      + (words.isEmpty ? "." : "; \(words).")
  }
}
