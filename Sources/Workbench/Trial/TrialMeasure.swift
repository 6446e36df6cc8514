package import Tuning

/// One of the results of a block.
package enum TrialMeasure: CaseIterable, Hashable, Sendable {
  /// From the first touch to the lift that left the caret on its target.
  case time
  /// Trials that went beyond it.
  case overshoot
  /// Strokes per trial.
  case strokes
  /// Lifts that took the caret off it.
  case liftErrors
  /// Turns per trial.
  case reversals

  /// What it is called.
  package var title: String {
    switch self {
    case .time: "Median time"
    case .overshoot: "Overshoot"
    case .strokes: "Strokes"
    case .liftErrors: "Lift-off errors"
    case .reversals: "Reversals"
    }
  }

  /// The figure as it is read; a dash where nothing was measured.
  package func figure(_ summary: TrialSummary) -> String {
    switch self {
    case .time: summary.reached == 0 ? "\u{2013}" : number(summary.milliseconds.value) + " s"
    case .overshoot, .strokes, .liftErrors, .reversals:
      summary.count == 0 ? "\u{2013}" : number(estimate(summary).value) + unit
    }
  }

  /// Where the figure lies in 95 of 100 repetitions; a dash where too little was measured.
  package func interval(_ summary: TrialSummary) -> String {
    guard let interval = estimate(summary).interval else { return "\u{2013}" }
    return number(interval.lowerBound) + " to " + number(interval.upperBound) + unit
  }

  private var unit: String {
    switch self {
    case .time: " s"
    case .overshoot: " %"
    case .strokes, .liftErrors, .reversals: ""
    }
  }

  private func estimate(_ summary: TrialSummary) -> TrialSummary.Estimate {
    switch self {
    case .time: summary.milliseconds
    case .overshoot: summary.overshoot
    case .strokes: summary.strokes
    case .liftErrors: summary.liftErrors
    case .reversals: summary.reversals
    }
  }

  private func number(_ value: Double) -> String {
    switch self {
    case .time: Figures.hundredths(value / 1_000)
    case .overshoot: Figures.plain((value * 100).rounded())
    case .strokes, .liftErrors, .reversals: Figures.hundredths(value)
    }
  }
}
