/// What published studies say of caret positioning, which no headline number of the model may contradict.
package struct SanityBound: Hashable, Sendable {
  /// How a number stands to its bound.
  package enum Verdict: String, Hashable, Sendable {
    /// Within.
    case holds
    /// Outside.
    case broken
    /// Nothing among the trials tells.
    case unknown
  }

  /// What is bounded, and by what.
  package var claim: String
  /// What was found.
  package var finding: String
  /// Whether that is within.
  package var verdict: Verdict

  /// A technique with at least this share of targets reached counts as competent.
  package static let competentSuccess = 0.95

  /// Looks at one persona's blocks, a technique each.
  package static func all(
    _ blocks: [(technique: String, summary: TrialBlockSummary)]
  ) -> [SanityBound] {
    let competent = blocks.filter { $0.summary.success >= competentSuccess }
    let medians = competent.compactMap { $0.summary.median?.value }
    return [
      range(
        "acquisition of 1 to 3 characters takes 0.8 to 1.5 s, touch-down to last lift",
        competent.compactMap(\.summary.nearMedian).map { $0 / 1000 }, 0.8...1.5, "s"),
      range(
        "acquisition of 30 and more takes 1.5 to 4 s",
        competent.compactMap(\.summary.farMedian).map { $0 / 1000 }, 1.5...4, "s"),
      wholeTask(medians),
      SanityBound(
        claim: "a rate-control stick loses at long distances and ties at short ones",
        finding: "no technique here is such a stick", verdict: .unknown),
      spread(medians),
      range(
        "throughput is 1.5 to 3 bit/s, below a tapping finger's 6.95",
        competent.compactMap { $0.summary.throughput?.value }, 1.5...3, "bit/s"),
    ]
  }

  private static func range(
    _ claim: String, _ values: [Double], _ bound: ClosedRange<Double>, _ unit: String
  ) -> SanityBound {
    guard let least = values.min(), let greatest = values.max() else {
      return SanityBound(claim: claim, finding: "no competent technique", verdict: .unknown)
    }
    let median = Bootstrap.median(values)
    return SanityBound(
      claim: claim,
      finding: "median technique \(median.hundredths) \(unit), all "
        + "\(least.hundredths) to \(greatest.hundredths)",
      verdict: bound.contains(median) ? .holds : .broken)
  }

  /// The keystroke-level model's mental operator and homing, in seconds.
  private static let mentalAndHoming = 1.35 + 0.4

  private static func wholeTask(_ medians: [Double]) -> SanityBound {
    let claim =
      "with thinking (1.35 s) and homing (0.4 s) it stays below 5.5 s, what mending a wrong "
      + "correction takes"
    guard !medians.isEmpty else {
      return SanityBound(claim: claim, finding: "no competent technique", verdict: .unknown)
    }
    let whole = Bootstrap.median(medians) / 1000 + mentalAndHoming
    return SanityBound(
      claim: claim, finding: "median technique \(whole.hundredths) s",
      verdict: whole < 5.5 ? .holds : .broken)
  }

  private static func spread(_ medians: [Double]) -> SanityBound {
    let claim = "competent techniques differ by 10 to 45 %, not threefold"
    guard medians.count > 1 else {
      return SanityBound(
        claim: claim, finding: "fewer than two competent techniques", verdict: .unknown)
    }
    let sorted = medians.sorted()
    let low = Bootstrap.quantile(sorted, 0.25)
    let high = Bootstrap.quantile(sorted, 0.75)
    let ratio = low > 0 ? (sorted.last ?? 0) / (sorted.first ?? 1) : 0
    let quarters = low > 0 ? 100 * (high / low - 1) : 0
    return SanityBound(
      claim: claim,
      finding: "\(quarters.hundredths) % between the quartiles, \(ratio.hundredths)-fold in all",
      verdict: ratio < 3 && (10...45).contains(quarters) ? .holds : .broken)
  }
}

extension Double {
  /// With two digits after the point, rounded; for numbers below a billion.
  fileprivate var hundredths: String {
    guard magnitude < 1e9 else { return description }
    let whole = Int((magnitude * 100).rounded())
    let rest = whole % 100
    return (self < 0 ? "-" : "") + "\(whole / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
