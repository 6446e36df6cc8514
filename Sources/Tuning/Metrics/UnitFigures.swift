/// What one unit gave: a recording, a trial, or the technique alone under one made-up finger.
///
/// Kept unit by unit, so that differences between configurations can be taken in pairs and drawn again.
package struct UnitFigures: Hashable, Sendable {
  /// What the metrics of a unit are about.
  package enum Unit: Hashable, Sendable {
    /// A recording, by its index in the corpus.
    case recording(Int)
    /// A trial, by its index.
    case trial(Int)
    /// The technique alone.
    case technique
  }

  /// One figure: what was counted or measured, and over how many occasions.
  package struct Figure: Hashable, Sendable {
    /// Which.
    package var metric: Metric
    /// The sum over the occasions.
    package var sum: Double
    /// How many there were: taps, swipes, or 1.
    package var occasions: Double

    /// What one occasion gave on average.
    package var mean: Double { sum / occasions }
  }

  /// Which unit.
  package var unit: Unit
  /// How far the caret was asked to go, positive forward; 0 where it was asked nothing.
  package var distance: Int
  /// What it gave, in the order in which it was noted.
  package private(set) var figures: [Figure] = []

  /// A unit that gave nothing yet.
  ///
  /// - Parameter room: for how many figures memory is taken at once: a sweep makes millions of units with a few each.
  package init(_ unit: Unit, distance: Int = 0, room: Int = 0) {
    self.unit = unit
    self.distance = distance
    figures.reserveCapacity(room)
  }

  /// Notes a figure: a sum over so many occasions.
  ///
  /// What is not a number, and what had no occasion, was not measured and is not noted.
  ///
  /// - Parameter metric: of which `observed` is itself: times are noted once, as `acquisition`.
  package mutating func note(_ metric: Metric, _ sum: Double, over occasions: Double = 1) {
    guard sum.isFinite, occasions > 0 else { return }
    figures.append(Figure(metric: metric.observed, sum: sum, occasions: occasions))
  }

  /// What it gave for a metric, or for the one that it is observed as; nil where it gave nothing.
  package subscript(metric: Metric) -> Figure? {
    let observed = metric.observed
    return figures.first { $0.metric == observed }
  }
}
