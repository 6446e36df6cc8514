/// A pair of numbers.
package struct PlotValue: Hashable, Sendable {
  /// Along the horizontal axis.
  package var x: Double
  /// Along the vertical axis; NaN where there is nothing, which leaves a gap.
  package var y: Double

  /// A pair of numbers.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A line through values.
package struct PlotSeries: Hashable, Sendable {
  /// How it goes from value to value.
  package enum Shape: Hashable, Sendable {
    /// Straight.
    case straight
    /// Level until the next value, then upright.
    case steps
  }

  /// The values, in order of x.
  package var values: [PlotValue]
  /// How it goes from value to value.
  package var shape: Shape
  /// How the line looks.
  package var stroke: PlotStroke
  /// The radius of a dot at every value, in points; nil for none.
  package var dotRadius: Double?
  /// What is written at its right end; empty for nothing.
  package var label: String

  /// A line through values.
  package init(
    _ values: [PlotValue], shape: Shape = .straight, stroke: PlotStroke, dotRadius: Double? = nil,
    label: String = ""
  ) {
    self.values = values
    self.shape = shape
    self.stroke = stroke
    self.dotRadius = dotRadius
    self.label = label
  }
}
