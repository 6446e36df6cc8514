package import GestureCore

extension Plot {
  /// A tenth of a point is half a pixel on the finest screens.
  private static let tolerance = 0.1

  /// The line from value to value within the frame, one for each stretch without gap.
  package func lines(of series: PlotSeries) -> [[Point]] {
    var lines: [[Point]] = []
    var current: [Point] = []
    func end() {
      lines += LineClipping.parts(of: current, within: frame)
      current = []
    }
    for value in series.values {
      guard let point = point(of: value) else {
        end()
        continue
      }
      if case .steps = series.shape, let last = current.last {
        current.append(Point(x: point.x, y: last.y))
      }
      current.append(point)
    }
    end()
    return lines.map { LineSimplifying.simplified($0, tolerance: Self.tolerance) }
  }

  func draw(_ series: PlotSeries, into commands: inout [PlotCommand]) {
    var path = PlotPath()
    for line in lines(of: series) { path.append(line) }
    if !path.elements.isEmpty { commands.append(.stroke(path, series.stroke)) }
    guard let radius = series.dotRadius else { return }
    for value in series.values {
      guard let point = point(of: value), frame.containsClosed(point) else { continue }
      commands.append(.disc(center: point, radius: radius, series.stroke.ink))
    }
  }

  /// Names at the right ends of the lines, moved apart, each tied to its end by a hairline.
  func drawEndLabels(into commands: inout [PlotCommand]) {
    let ends = series.compactMap { line -> (series: PlotSeries, end: Point)? in
      guard !line.label.isEmpty, let end = lines(of: line).last?.last else { return nil }
      return (line, end)
    }
    let style = labelStyle.weighing(500)
    let places = LabelPlacing.places(
      wanted: ends.map(\.end.y), spacing: style.sizePoints * 1.27,
      within: (frame.y + 4)...(frame.maxY - 4))
    for (label, place) in zip(ends, places) {
      let tie = PlotPath([
        Point(x: label.end.x + 3, y: label.end.y),
        Point(x: max(label.end.x, frame.maxX) + 5, y: label.end.y),
        Point(x: frame.maxX + 13, y: place), Point(x: frame.maxX + 16, y: place),
      ])
      commands.append(.stroke(tie, PlotStroke(label.series.stroke.ink.withAlpha(0.55))))
      commands.append(
        .text(
          label.series.label, at: Point(x: frame.maxX + 20, y: place + style.middleToBaseline),
          style.colored(label.series.stroke.ink)))
    }
  }
}
