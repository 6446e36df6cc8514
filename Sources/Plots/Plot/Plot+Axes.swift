import GestureCore

extension Plot {
  /// Hairlines at labelled marks, ticks between, the axis, and the words below and at the left.
  func drawAxes(into commands: inout [PlotCommand]) {
    var grid = PlotPath()
    var minor = PlotPath()
    var words: [PlotCommand] = []
    for tick in horizontal.ticks {
      guard let x = x(of: tick.value) else { continue }
      guard let label = tick.label else {
        minor.append([Point(x: x, y: frame.maxY), Point(x: x, y: frame.maxY + 3)])
        continue
      }
      grid.append([Point(x: x, y: frame.y), Point(x: x, y: frame.maxY + 5)])
      guard horizontal.isLabelled else { continue }
      words.append(
        .text(
          label, at: Point(x: x, y: frame.maxY + 6 + labelStyle.sizePoints),
          labelStyle.anchored(.middle)))
    }
    for tick in vertical.ticks {
      guard let y = y(of: tick.value) else { continue }
      guard let label = tick.label else { continue }
      grid.append([Point(x: frame.x, y: y), Point(x: frame.maxX, y: y)])
      guard vertical.isLabelled else { continue }
      words.append(
        .text(
          label, at: Point(x: frame.x - 8, y: y + labelStyle.middleToBaseline),
          labelStyle.anchored(.end)))
    }
    commands.append(.stroke(grid, PlotStroke(.line)))
    commands.append(.stroke(minor, PlotStroke(.line)))
    let axis = PlotPath(
      from: Point(x: frame.x, y: frame.maxY), to: Point(x: frame.maxX, y: frame.maxY))
    commands.append(.stroke(axis, PlotStroke(.control)))
    commands += words
    if !horizontal.unit.isEmpty {
      commands.append(
        .text(
          horizontal.unit,
          at: Point(x: frame.maxX, y: frame.maxY + 10 + 2 * labelStyle.sizePoints),
          labelStyle.anchored(.end)))
    }
    if !vertical.unit.isEmpty {
      commands.append(
        .text(vertical.unit, at: Point(x: frame.x - 8, y: frame.y - 8), labelStyle.anchored(.end)))
    }
  }
}
