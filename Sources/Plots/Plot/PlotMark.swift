/// What stands in a plot besides its series.
package enum PlotMark: Hashable, Sendable {
  /// A bar from the horizontal axis up to a value, as in a histogram.
  case bar(ClosedRange<Double>, height: Double, PlotInk)
  /// Everything between two values of the horizontal axis.
  case columnBand(ClosedRange<Double>, PlotInk)
  /// Everything between two values of the vertical axis.
  case rowBand(ClosedRange<Double>, PlotInk)
  /// An upright line through the whole plot, with words at its top.
  case upright(Double, PlotStroke, label: String)
  /// A level line through the whole plot, with words on it at one end.
  case level(Double, PlotStroke, label: String, atStart: Bool)
  /// A dot on a line, with a rim of the ground's colour.
  case dot(PlotValue, radius: Double, PlotInk)
  /// A circle on a line, its inside in the ground's colour.
  case ring(PlotValue, radius: Double, PlotStroke)

  /// Whether it lies behind the series.
  var isBehind: Bool {
    switch self {
    case .bar, .columnBand, .rowBand, .upright, .level: true
    case .dot, .ring: false
    }
  }
}
