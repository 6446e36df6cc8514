package import GestureCore

/// Lines over two axes, on a rectangle of a picture.
package struct Plot: Hashable, Sendable {
  /// Where the data lie; labels of the axes and of the series stand outside.
  package var frame: Rectangle
  /// From left to right.
  package var horizontal: PlotAxis
  /// From bottom to top.
  package var vertical: PlotAxis
  /// Lines; the first is drawn on top of the others.
  package var series: [PlotSeries]
  /// What else is in it.
  package var marks: [PlotMark]
  /// How words beside it are set.
  package var labelStyle: PlotTextStyle

  /// A plot.
  package init(
    frame: Rectangle, horizontal: PlotAxis, vertical: PlotAxis, series: [PlotSeries],
    marks: [PlotMark] = [], labelStyle: PlotTextStyle = .caption
  ) {
    self.frame = frame
    self.horizontal = horizontal
    self.vertical = vertical
    self.series = series
    self.marks = marks
    self.labelStyle = labelStyle
  }

  /// The x of a value of the horizontal axis, also outside of the frame; nil where it has none.
  package func x(of value: Double) -> Double? {
    horizontal.scale.fraction(of: value).map { frame.x + $0 * frame.width }
  }

  /// The y of a value of the vertical axis, also outside of the frame; nil where it has none.
  package func y(of value: Double) -> Double? {
    vertical.scale.fraction(of: value).map { frame.maxY - $0 * frame.height }
  }

  /// The point of a pair of values, also outside of the frame; nil where it has none.
  package func point(of value: PlotValue) -> Point? {
    guard let x = x(of: value.x), let y = y(of: value.y) else { return nil }
    return Point(x: x, y: y)
  }

  /// What to draw, from back to front.
  package var commands: [PlotCommand] {
    var commands: [PlotCommand] = []
    for mark in marks where mark.isBehind { draw(mark, into: &commands) }
    drawAxes(into: &commands)
    for line in series.reversed() { draw(line, into: &commands) }
    for mark in marks where !mark.isBehind { draw(mark, into: &commands) }
    for mark in marks { drawLabel(of: mark, into: &commands) }
    drawEndLabels(into: &commands)
    return commands
  }
}
