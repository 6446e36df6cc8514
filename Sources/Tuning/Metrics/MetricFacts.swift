/// What there is to know about a metric.
package struct MetricFacts: Hashable, Sendable {
  /// Which way is better.
  package enum Better: Hashable, Sendable {
    /// Less is better.
    case lower
    /// More is better.
    case higher
    /// The nearer to a number the better.
    case nearest(Double)
    /// A matter of taste.
    case neither
  }

  /// What it takes to measure it.
  package enum Need: String, Hashable, Sendable, CaseIterable {
    /// A trial, or a recording labelled move that is replayed just as it was made: the hand reacted to this caret.
    case trial
    /// A trial of which the moment is known at which the task was shown.
    case shownTrial
    /// A trial, or a recording labelled move.
    case move
    /// A trial, or a recording that is not labelled tap or none.
    case swipe
    /// A recording that is not labelled tap or none.
    case stroke
    /// A recording labelled tap.
    case tap
    /// A recording labelled tap or none.
    case still
    /// Recordings labelled tap and recordings labelled move.
    case tapAndMove
    /// The technique alone, under made-up fingers.
    case technique

    /// In words, as in “needs …”.
    package var words: String {
      switch self {
      case .trial: "trials, or recordings labelled move with the technique they were made with"
      case .shownTrial: "trials"
      case .move: "trials, or recordings labelled move"
      case .swipe: "trials, or recordings not labelled tap or none"
      case .stroke: "recordings not labelled tap or none"
      case .tap: "recordings labelled tap"
      case .still: "recordings labelled tap or none"
      case .tapAndMove: "recordings labelled tap and recordings labelled move"
      case .technique: "nothing: measured on the technique alone"
      }
    }
  }

  /// How the figures of many units become one number.
  package enum Statistic: Hashable, Sendable {
    /// The mean of the units' figures.
    case mean
    /// Their median.
    case median
    /// A quantile of them, from 0 to 1.
    case quantile(Double)
    /// The mean without so large a part at each end.
    case trimmedMean(Double)
    /// The greatest.
    case greatest
    /// All events over all occasions, times a number.
    case pooled(Double)
    /// Computed from other metrics.
    case derived
  }

  /// Its number in the list of definitions, 1 to 17.
  package var number: Int
  /// In which unit it is; empty for bare counts and ratios.
  package var unit: String
  /// Which way is better.
  package var better: Better
  /// What it takes to measure it.
  package var need: Need
  /// How units become one number.
  package var statistic: Statistic
  /// What it means, in one sentence without its full stop.
  package var meaning: String

  init(
    _ number: Int, _ unit: String, _ better: Better, _ need: Need, _ statistic: Statistic,
    _ meaning: String
  ) {
    self.number = number
    self.unit = unit
    self.better = better
    self.need = need
    self.statistic = statistic
    self.meaning = meaning
  }
}
