package import Plots

extension StudyColumn {
  /// From its least value to its greatest, widened where they are one.
  package var range: ClosedRange<Double> {
    let labels = labels
    guard labels.isEmpty else { return 0...Double(max(1, labels.count - 1)) }
    let distinct = distinct
    guard let least = distinct.first, let greatest = distinct.last else { return 0...1 }
    guard least == greatest else { return least...greatest }
    let room = least == 0 ? 1 : least.magnitude * 0.05
    return (least - room)...(greatest + room)
  }

  /// Its range as an axis, with a little room at both ends.
  ///
  /// - Parameter room: how much, as a part of the range.
  package func plotScale(room: Double = 0.04) -> PlotScale {
    let range = range
    if scale == .logarithmic, range.lowerBound > 0 {
      let inner = PlotScale.logarithmic(range)
      return .logarithmic(inner.value(at: -room)...inner.value(at: 1 + room))
    }
    let length = range.upperBound - range.lowerBound
    return .linear((range.lowerBound - room * length)...(range.upperBound + room * length))
  }

  /// Where a value lies between the least, 0, and the greatest, 1; nil where it has no place.
  package func fraction(of value: Double) -> Double? {
    if scale == .logarithmic, range.lowerBound > 0 {
      return PlotScale.logarithmic(range).fraction(of: value)
    }
    return PlotScale.linear(range).fraction(of: value)
  }

  /// The fractions of all rows; nil where the row has no value.
  package var fractions: [Double?] {
    let scale: PlotScale =
      scale == .logarithmic && range.lowerBound > 0 ? .logarithmic(range) : .linear(range)
    return values.map { $0.flatMap(scale.fraction) }
  }

  /// Smaller is better, for every column; nil where a row has no value or neither way is better.
  package func cost(_ row: Int) -> Double? {
    guard let value = values[row] else { return nil }
    return switch better {
    case .less: value
    case .more: -value
    case .neither: nil
    }
  }
}
