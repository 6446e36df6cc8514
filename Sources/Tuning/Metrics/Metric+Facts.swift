extension Metric {
  /// What there is to know about it.
  package var facts: MetricFacts {
    switch self {
    case .acquisition:
      MetricFacts(
        1, "ms", .lower, .trial, .median,
        "median time from the first touch-down to the lift that left the caret on the target; a trial "
          + "that failed counts with its whole time")
    case .acquisitionMean:
      MetricFacts(1, "ms", .lower, .trial, .mean, "mean of the times that acquisition_ms is of")
    case .acquisitionNinetieth:
      MetricFacts(
        1, "ms", .lower, .trial, .quantile(0.9), "what nine in ten of those times stay below")
    case .acquisitionTrimmed:
      MetricFacts(
        1, "ms", .lower, .trial, .trimmedMean(0.1),
        "mean of those times without the tenth at each end")
    case .total:
      MetricFacts(
        1, "ms", .lower, .shownTrial, .median,
        "median time from the task's appearance to the lift that left the caret on the target")
    case .success:
      MetricFacts(
        2, "share", .higher, .trial, .mean, "trials that ended on the target within 10 s")
    case .firstLift:
      MetricFacts(
        2, "share", .higher, .trial, .mean, "trials with the caret on the target at the first lift")
    case .travelError:
      MetricFacts(
        2, "characters", .lower, .move, .mean,
        "how far the caret ended from where it was asked to go, either way")
    case .overshoots:
      MetricFacts(
        3, "per trial", .lower, .trial, .mean, "how often the caret ran beyond the target")
    case .overshootGreatest:
      MetricFacts(
        3, "characters", .lower, .trial, .mean, "the farthest it ran beyond, averaged over trials")
    case .reentries:
      MetricFacts(
        4, "per trial", .lower, .trial, .mean, "how often it came back to a target it had left")
    case .reversals:
      MetricFacts(5, "per trial", .lower, .swipe, .mean, "how often the caret turned round")
    case .clutches:
      MetricFacts(6, "per trial", .lower, .move, .mean, "touches beyond the first")
    case .clutchShare:
      MetricFacts(
        6, "share", .lower, .move, .mean,
        "time with no finger down, of first touch-down to last lift")
    case .pathEfficiency:
      MetricFacts(
        7, "share", .higher, .trial, .mean, "the target's distance over all steps, either way")
    case .fingerWay:
      MetricFacts(
        7, "mm/character", .lower, .move, .mean,
        "the finger's way along the text for each character asked for")
    case .peakSpeed:
      MetricFacts(7, "mm/s", .lower, .swipe, .mean, "the finger's greatest speed along the text")
    case .gainSlope:
      MetricFacts(
        8, "", .neither, .technique, .mean,
        "how the gain grows with speed: 0 linear, above 0 accelerating, below 0 saturating")
    case .gainViolations:
      MetricFacts(
        8, "speeds", .lower, .technique, .mean,
        "speeds of a grid at which the steps a second fall, or jump by more than a quarter beyond the "
          + "speed's own rise")
    case .stepVariation:
      MetricFacts(
        9, "", .lower, .technique, .mean,
        "coefficient of variation of the way between steps of a steady finger")
    case .stepBeat:
      MetricFacts(
        9, "", .lower, .technique, .mean,
        "how far that way repeats itself in a longer rhythm: its greatest autocorrelation")
    case .worstGap:
      MetricFacts(
        9, "mm", .lower, .technique, .greatest,
        "the longest way between two steps of a steady finger")
    case .deadTravel:
      MetricFacts(
        10, "mm", .lower, .swipe, .mean, "the finger's way from touch-down to the first step")
    case .deadTravelShare:
      MetricFacts(10, "share", .lower, .swipe, .mean, "that way over the whole stroke's")
    case .activation:
      MetricFacts(10, "ms", .lower, .swipe, .mean, "the time from touch-down to the first step")
    case .activationFrames:
      MetricFacts(
        10, "callbacks", .lower, .swipe, .mean, "callbacks from touch-down to the first step")
    case .stepLatency:
      MetricFacts(
        11, "callbacks", .lower, .stroke, .mean,
        "how many callbacks a step comes after the finger had gone the way for it, were all steps of a "
          + "stroke alike")
    case .liftErrors:
      MetricFacts(
        12, "per 100 trials", .lower, .trial, .pooled(100),
        "lifts that took the caret off the target, in their last 60 ms or at them")
    case .restDrift:
      MetricFacts(
        12, "steps/s", .lower, .technique, .mean,
        "steps while a finger rests after a swipe and only trembles")
    case .falseActivations:
      MetricFacts(
        13, "per 1000 taps", .lower, .still, .pooled(1_000),
        "touches that were to move nothing and moved the caret")
    case .lostTaps:
      MetricFacts(13, "per 1000 taps", .lower, .tap, .pooled(1_000), "taps that typed no character")
    case .stolenSwipes:
      MetricFacts(
        13, "per 100 swipes", .lower, .move, .pooled(100),
        "touches that were to move the caret and moved the caret not at all")
    case .areaUnderCurve:
      MetricFacts(
        13, "", .higher, .tapAndMove, .mean,
        "how well some dead zone of this technique tells swipes from taps: 1 perfectly, 0.5 not at all"
      )
    case .throughput:
      MetricFacts(
        14, "bit/s", .higher, .trial, .derived,
        "log₂(distance + 1) over the mean time, averaged over distances")
    case .rateVariance:
      MetricFacts(
        15, "share", .lower, .technique, .mean,
        "the greatest change of the gain from 60 to 80, 90, 120 or 240 callbacks a second, with one in "
          + "twenty dropped, or with stamps off by up to 2 ms")
    case .directionRatio:
      MetricFacts(
        16, "", .nearest(1), .trial, .derived,
        "median time to targets before the caret over that to targets after it")
    case .speedVariance:
      MetricFacts(
        16, "share", .lower, .technique, .mean,
        "how much more or fewer steps a swipe at 905 pt/s gives than one at 105 pt/s over the same way"
      )
    case .noiseGain:
      MetricFacts(
        16, "steps/pt", .lower, .technique, .mean,
        "steps a second of a resting finger for each point per second of noise in its velocity")
    case .score:
      MetricFacts(
        17, "s", .lower, .trial, .derived,
        "median time + 0.5 s × lift errors a trial + 0.3 s × reversals + 0.05 s × false_per_1000")
    }
  }
}
