/// One configuration that was tried, and what came out.
package struct TunerAttempt: Hashable, Sendable {
  /// Why it was tried.
  package enum Origin: String, Hashable, Sendable {
    /// It is the technique as it ships.
    case shipped
    /// It stood in a file of earlier results.
    case known
    /// The search over the whole space asked for it.
    case searched
    /// Polishing the best asked for it.
    case polished
  }

  /// The configuration.
  package var configuration: Configuration
  /// Why it was tried.
  package var origin: Origin
  /// How many trials it was given.
  package var trials: Int
  /// What they came to.
  package var metrics: MetricValues
  /// How good that is.
  package var standing: Objective.Standing
  /// What the search was told; smaller is better.
  package var cost: Double
  /// Whether it came as far as the last rung: only such are compared with one another.
  package var isComplete: Bool
}

extension [TunerAttempt] {
  /// The best that came as far as the last rung, best first.
  package func finalists(_ count: Int) -> [TunerAttempt] {
    enumerated().filter(\.element.isComplete).sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.prefix(Swift.max(0, count)).map(\.element)
  }
}
