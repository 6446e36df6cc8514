/// One of a plot's two axes.
package struct PlotAxis: Hashable, Sendable {
  /// How values lie along it.
  package var scale: PlotScale
  /// The unit, written at the axis' end; empty for none.
  package var unit: String
  /// How many labels there may be, at least 1.
  package var mostLabels: Int
  /// Whether the labels are written; the lines at their places are drawn anyway.
  package var isLabelled: Bool
  /// Whether 2000 is written 2k.
  package var shortensThousands: Bool

  /// An axis.
  package init(
    _ scale: PlotScale, unit: String = "", mostLabels: Int, isLabelled: Bool = true,
    shortensThousands: Bool = false
  ) {
    self.scale = scale
    self.unit = unit
    self.mostLabels = mostLabels
    self.isLabelled = isLabelled
    self.shortensThousands = shortensThousands
  }

  /// Its marks.
  package var ticks: [PlotTick] {
    scale.ticks(atMost: mostLabels, shortensThousands: shortensThousands)
  }
}
