/// A number that says how well a technique serves: what tables, objectives and reports speak of.
///
/// The raw value is its id, the same in options, JSON keys and column names. What each means, its unit and which way is
/// better stand in `facts`, which help, tables and the README read.
package enum Metric: String, Hashable, Sendable, CaseIterable {
  // How long it takes.
  case acquisition = "acquisition_ms"
  case acquisitionMean = "acquisition_mean_ms"
  case acquisitionNinetieth = "acquisition_p90_ms"
  case acquisitionTrimmed = "acquisition_trimmed_ms"
  case total = "total_ms"

  // Whether it succeeds.
  case success
  case firstLift = "first_lift"
  case travelError = "travel_error"

  // The caret's path.
  case overshoots
  case overshootGreatest = "overshoot_max"
  case reentries
  case reversals
  case clutches
  case clutchShare = "clutch_share"
  case pathEfficiency = "path_efficiency"

  // The finger's effort.
  case fingerWay = "finger_mm_per_character"
  case peakSpeed = "peak_mm_per_s"

  // Gain and rhythm under a steady finger.
  case gainSlope = "gain_slope"
  case gainViolations = "gain_violations"
  case stepVariation = "step_cv"
  case stepBeat = "step_beat"
  case worstGap = "worst_gap_mm"

  // The start and the delay.
  case deadTravel = "dead_travel_mm"
  case deadTravelShare = "dead_travel_share"
  case activation = "activation_ms"
  case activationFrames = "activation_frames"
  case stepLatency = "step_latency_frames"

  // What nobody asked for.
  case liftErrors = "lift_errors_per_100"
  case restDrift = "rest_drift"
  case falseActivations = "false_per_1000"
  case lostTaps = "lost_per_1000"
  case stolenSwipes = "stolen_per_100"
  case areaUnderCurve = "roc_auc"

  // Over all.
  case throughput
  case rateVariance = "rate_variance"
  case directionRatio = "direction_ratio"
  case speedVariance = "speed_variance"
  case noiseGain = "noise_gain"
  case score

  /// Its place among all, from 0.
  package var ordinal: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The metric under which a unit keeps its figure: median, mean and quantiles are taken of the same figures.
  package var observed: Metric {
    switch self {
    case .acquisitionMean, .acquisitionNinetieth, .acquisitionTrimmed, .directionRatio, .throughput,
      .score:
      .acquisition
    case .acquisition, .total, .success, .firstLift, .travelError, .overshoots, .overshootGreatest,
      .reentries, .reversals, .clutches, .clutchShare, .pathEfficiency, .fingerWay, .peakSpeed,
      .gainSlope, .gainViolations, .stepVariation, .stepBeat, .worstGap, .deadTravel,
      .deadTravelShare, .activation, .activationFrames, .stepLatency, .liftErrors, .restDrift,
      .falseActivations, .lostTaps, .stolenSwipes, .areaUnderCurve, .rateVariance, .speedVariance,
      .noiseGain:
      self
    }
  }
}
