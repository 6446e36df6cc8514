package import TraceFormat

extension Corpus {
  /// What keeps a metric from being measured here whatever the settings, in words as in “needs …”; nil where nothing does.
  ///
  /// Where nothing does it may still come to nothing, as a delay of strokes that never step.
  ///
  /// - Parameter search: whether settings are to be compared that no recording was made with: then only trials show a hand that
  ///   reacts to the caret.
  package func obstacle(to metric: Metric, search: Bool) -> String? {
    let need = metric.facts.need
    if case .technique = need {
      return depth == .everything ? nil : "--depth everything"
    }
    if trials != nil, need.isMetByTrials { return nil }
    guard recordings.contains(where: { need.isMet(by: $0.intent) }) else { return need.words }
    switch need {
    case .tapAndMove: return "the command metrics, which tries many dead zones"
    case .trial where search:
      return "trials: recordings tell it only of the very settings that they were made with"
    case .trial, .shownTrial, .move, .swipe, .stroke, .tap, .still, .technique:
      return depth == .steps && !Self.tallied.contains(metric) ? "--depth full" : nil
    }
  }

  /// What steps alone tell of recordings.
  private static let tallied: [Metric] = [
    .travelError, .reversals, .stolenSwipes, .falseActivations,
  ]
}

extension MetricFacts.Need {
  /// Whether trials of a modelled user are part of what meets it.
  package var isMetByTrials: Bool {
    switch self {
    case .trial, .shownTrial, .move, .swipe: true
    case .stroke, .tap, .still, .tapAndMove, .technique: false
    }
  }

  /// Whether a recording with such a label can be part of what meets it.
  package func isMet(by intent: TraceHeader.Intent?) -> Bool {
    switch (self, intent) {
    case (.trial, .move), (.move, .move), (.swipe, .move), (.stroke, .move), (.tapAndMove, .move):
      true
    case (.swipe, nil), (.stroke, nil): true
    case (.tap, .tap), (.still, .tap), (.still, .nothing), (.tapAndMove, .tap): true
    case (.trial, _), (.shownTrial, _), (.move, _), (.swipe, _), (.stroke, _), (.tap, _),
      (.still, _), (.tapAndMove, _), (.technique, _):
      false
    }
  }
}
