/// How a line is drawn.
package struct PlotStroke: Hashable, Sendable {
  /// The colour's name.
  package var ink: PlotInk
  /// Width in points.
  package var width: Double
  /// Points of line and gap in turn; solid if empty.
  package var dash: [Double]

  /// A solid line of 1 point, unless said otherwise.
  package init(_ ink: PlotInk, width: Double = 1, dash: [Double] = []) {
    self.ink = ink
    self.width = width
    self.dash = dash
  }
}
