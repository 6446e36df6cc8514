internal import Tuning

/// The objective of everything that was tried, in order, as the tab of searches plots it.
package struct TuneHistory: Hashable, Sendable {
  /// How far an attempt came.
  package enum Kind: Hashable, Sendable {
    /// It was given every trial and keeps the constraints.
    case whole
    /// It was given up before its last trial.
    case partial
    /// It breaks a constraint.
    case broken
  }

  /// An attempt whose objective was measured.
  package struct Dot: Hashable, Sendable {
    /// Its number, from 1.
    package var number: Int
    /// The objective.
    package var value: Double
    /// How far it came.
    package var kind: Kind
  }

  /// The attempts.
  package private(set) var dots: [Dot] = []
  /// Where the best so far changed: the best of what was given every trial and keeps the constraints.
  package private(set) var best: [Dot] = []
  /// The objective of A's settings; nil where it has none.
  package private(set) var now: Double?
  /// The objective of the technique as it ships, where A's settings are others.
  package private(set) var shipped: Double?
  /// How many attempts there may be.
  package let count: Int
  /// The values between which the plot lies; nil where nothing was measured. What is worse than most lies beyond.
  package private(set) var range: ClosedRange<Double>?

  /// The history of a search.
  package init(_ progress: TuneProgress, of task: TuneTask) {
    count = max(task.plan.mostConfigurations, progress.attempts.count)
    now = progress.now.flatMap { task.objective.standing(of: $0).value }
    var bestCost = Double.infinity
    for (index, attempt) in progress.attempts.enumerated() {
      guard let value = attempt.standing.value else { continue }
      let kind: Kind =
        !attempt.standing.isAllowed ? .broken : attempt.isComplete ? .whole : .partial
      let dot = Dot(number: index + 1, value: value, kind: kind)
      dots.append(dot)
      if attempt.origin == .shipped, attempt.configuration != task.now { shipped = value }
      if kind == .whole, attempt.cost < bestCost {
        bestCost = attempt.cost
        best.append(dot)
      }
    }
    range = Self.range(
      dots.map(\.value), with: [now, shipped].compactMap { $0 }, task.objective.direction)
  }

  /// The best values and most of the others; a search begins with many that are far off.
  private static func range(
    _ values: [Double], with others: [Double], _ direction: Objective.Direction
  ) -> ClosedRange<Double>? {
    let sorted = values.sorted()
    guard let least = (values + others).min(), let greatest = (values + others).max() else {
      return nil
    }
    var (low, high) = (least, greatest)
    if let typical = sorted.isEmpty ? nil : sorted[sorted.count / 2] {
      switch direction {
      case .minimize:
        high = min(greatest, max(others.max() ?? typical, typical + (typical - least) * 0.5))
      case .maximize:
        low = max(least, min(others.min() ?? typical, typical - (greatest - typical) * 0.5))
      }
    }
    let margin = high > low ? (high - low) * 0.08 : max(high.magnitude * 0.05, 0.5)
    guard (low - margin).isFinite, (high + margin).isFinite else { return nil }
    return (low - margin)...(high + margin)
  }
}
