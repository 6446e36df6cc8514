import SimulatorCore
import TraceFormat
import Tuning

/// The values of `trial` for programs.
extension TrialReport {
  /// Names of a row's values, in order.
  static let columns = [
    "source", "persona", "seed", "technique", "delivery", "panel_hz", "trials", "reached",
    "timed_out", "typed", "success", "acquisition_ms", "acquisition_ms_low",
    "acquisition_ms_high", "acquisition_p90_ms", "acquisition_p90_ms_low",
    "acquisition_p90_ms_high", "near_ms", "far_ms", "first_lift", "overshot", "reversals",
    "clutches", "lift_errors_per_100", "throughput", "throughput_low", "throughput_high",
    "blind_throughput",
  ]

  /// A row's values; null where there is none.
  func values(_ row: Row) -> [JSONValue] {
    let summary = row.summary
    func count(_ outcome: SimulatedTrial.Outcome) -> JSONValue {
      .whole(summary.outcomes[outcome] ?? 0)
    }
    var values: [JSONValue] = [
      .string(Self.warning), .string(row.block.persona), .number(String(study.seed)),
      .string(row.block.technique), JSONValue(study.start.delivery.value),
      .whole(study.panel.reportHertz), .whole(summary.count), count(.reached), count(.timedOut),
      count(.typed),
    ]
    func append(_ number: Double?) { values.append(number.map { .real($0) } ?? .null) }
    append(summary.success)
    for estimate in [summary.median, summary.ninth] {
      append(estimate?.value)
      append(estimate?.interval?.lowerBound)
      append(estimate?.interval?.upperBound)
    }
    append(summary.nearMedian)
    append(summary.farMedian)
    append(summary.exactAtFirstLift)
    append(summary.overshot)
    append(summary.reversals)
    append(summary.clutches)
    append(summary.liftErrors)
    append(summary.throughput?.value)
    append(summary.throughput?.interval?.lowerBound)
    append(summary.throughput?.interval?.upperBound)
    append(summary.blindThroughput)
    return values
  }

  /// Names of a trial's values, in order.
  static let trialColumns = [
    "source", "persona", "seed", "technique", "trial", "distance", "outcome", "milliseconds",
    "total_ms", "first_lift", "overshoot", "overshoots", "reentries", "reversals", "touches",
    "clutch_ms", "caret_path", "finger_mm", "peak_mm_per_s", "dead_mm", "activation_ms",
    "activation_frames", "stolen", "lift_errors", "end_error",
  ]

  /// A trial's values; null where there is none.
  func values(_ trial: SimulatedTrial, _ row: Row) -> [JSONValue] {
    let figures = trial.figures
    let result = figures.result
    return [
      .string(Self.warning), .string(trial.persona), .number(String(trial.seed)),
      .string(row.block.technique), .whole(trial.index), .whole(trial.task.distance),
      .string(trial.outcome.rawValue), .real(result.milliseconds),
      .real(figures.totalMilliseconds), .flag(figures.isExactAtFirstLift),
      .whole(result.overshoot), .whole(figures.overshootRuns), .whole(figures.reentries),
      .whole(result.reversals), .whole(figures.touches), .real(figures.clutchMilliseconds),
      .whole(figures.caretPath), .real(figures.fingerMillimetres),
      .real(figures.peakMillimetresPerSecond),
      figures.strokeStart.map { .real($0.deadMillimetres) } ?? .null,
      figures.strokeStart.map { .real($0.milliseconds) } ?? .null,
      figures.strokeStart.map { .real($0.callbacks) } ?? .null, .whole(figures.stolenTouches),
      .whole(result.liftErrors),
      .whole(figures.endError),
    ]
  }
}
