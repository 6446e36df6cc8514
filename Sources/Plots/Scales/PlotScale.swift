import GestureCore

/// How values lie along an axis.
package enum PlotScale: Hashable, Sendable {
  /// Equal differences have equal lengths.
  case linear(ClosedRange<Double>)
  /// Equal ratios have equal lengths; the range lies above 0.
  case logarithmic(ClosedRange<Double>)

  /// The values from end to end.
  package var range: ClosedRange<Double> {
    switch self {
    case .linear(let range), .logarithmic(let range): range
    }
  }

  /// Where a value lies: 0 at the range's start, 1 at its end, below or above outside; nil where it cannot
  /// lie anywhere, as 0 on a logarithmic axis.
  package func fraction(of value: Double) -> Double? {
    let fraction: Double
    switch self {
    case .linear(let range):
      fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    case .logarithmic(let range):
      guard value > 0 else { return nil }
      let start = Elementary.log2(range.lowerBound)
      fraction =
        (Elementary.log2(value) - start) / (Elementary.log2(range.upperBound) - start)
    }
    return fraction.isFinite ? fraction : nil
  }

  /// The value at a fraction of the axis' length.
  package func value(at fraction: Double) -> Double {
    switch self {
    case .linear(let range):
      return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    case .logarithmic(let range):
      let start = Elementary.log2(range.lowerBound)
      return Elementary.exp2(start + fraction * (Elementary.log2(range.upperBound) - start))
    }
  }
}
