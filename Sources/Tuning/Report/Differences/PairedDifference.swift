/// By how much one configuration differs from another on the same trials or recordings.
package struct PairedDifference: Hashable, Sendable {
  /// What can be said of it.
  package enum Verdict: String, Hashable, Sendable {
    /// The whole interval lies on the better side.
    case better
    /// The whole interval lies on the worse side.
    case worse
    /// The interval holds 0.
    case even
    /// There is no interval.
    case unknown
    /// It is the configuration that others are compared with.
    case own
  }

  /// The first one's value less the other's.
  package var value: Double
  /// What holds it in 95 of 100 repetitions; nil where it was not measured.
  package var interval: ClosedRange<Double>?

  /// A difference.
  package init(_ value: Double, interval: ClosedRange<Double>? = nil) {
    self.value = value
    self.interval = interval
  }

  /// What can be said of it.
  package func verdict(_ better: StudyColumn.Better) -> Verdict {
    guard let interval else { return .unknown }
    guard interval.lowerBound > 0 || interval.upperBound < 0 else { return .even }
    return switch better {
    case .less: interval.upperBound < 0 ? .better : .worse
    case .more: interval.lowerBound > 0 ? .better : .worse
    case .neither: .unknown
    }
  }
}
