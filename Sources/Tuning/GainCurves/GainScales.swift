import Plots

/// The axes of gain curves.
enum GainScales {
  /// The finger's speed.
  static func speed(_ curves: [GainCurve]) -> PlotScale {
    let speeds = curves.flatMap { $0.points.map(\.speed) }
    guard let least = speeds.min(), let greatest = speeds.max(), least < greatest else {
      return .logarithmic(SpeedGrid.range)
    }
    return .logarithmic(least...greatest)
  }

  /// What holds the values of a quantity, as far as they lie within limits: from 0 where they are of one size,
  /// else logarithmic.
  static func values(
    _ quantity: GainQuantity, _ curves: [GainCurve], within limits: ClosedRange<Double>
  ) -> PlotScale {
    let values = curves.flatMap { $0.points.map(quantity.value(of:)) }.filter(limits.contains)
    guard let least = values.min(), let greatest = values.max() else { return .linear(0...1) }
    switch quantity {
    case .pointsPerStep where greatest < least * 12: return .linear(0...(greatest * 1.08))
    case .pointsPerStep, .stepsPerSecond:
      return .logarithmic((least / 1.25)...(greatest * 1.25))
    }
  }
}
