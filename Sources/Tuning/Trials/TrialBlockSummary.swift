import GestureCore

/// A number that was estimated from trials, and where it lies in 95 of 100 repetitions.
package struct Estimate: Hashable, Sendable {
  /// The number.
  package var value: Double
  /// The interval; nil for fewer than two trials. It tells how well the model's number is known, nothing of people.
  package var interval: ClosedRange<Double>?
}

/// What a block of simulated trials gives together.
///
/// Everything is over all trials: one that did not reach its target counts with the whole time that it had.
package struct TrialBlockSummary: Hashable, Sendable {
  /// Trials.
  package var count: Int
  /// How many of them ended how.
  package var outcomes: [SimulatedTrial.Outcome: Int]
  /// Trials that reached their target, as a share.
  package var success: Double
  /// Median acquisition time, in milliseconds; nil without trials.
  package var median: Estimate?
  /// Its 90 % quantile, in milliseconds.
  package var ninth: Estimate?
  /// Median of targets at up to 3 characters, in milliseconds.
  package var nearMedian: Double?
  /// Median of targets from 30 characters on, in milliseconds.
  package var farMedian: Double?
  /// Trials exact at their first lift, as a share.
  package var exactAtFirstLift: Double
  /// Trials that went beyond the target, as a share.
  package var overshot: Double
  /// Turns of the caret in a trial.
  package var reversals: Double
  /// Clutches in a trial.
  package var clutches: Double
  /// Lifts that took the caret off the target, per 100 trials.
  package var liftErrors: Double
  /// Throughput in bits a second, with the nominal width of one character: the mean over distances of means.
  package var throughput: Estimate?
  /// Throughput with effective width and distance, from trials whose finger lifts once, blind.
  package var blindThroughput: Double?

  /// How often intervals draw again.
  private static let draws = 1_000

  /// Sums up.
  package init(_ block: TrialStudy.Block, seed: UInt64) {
    let trials = block.trials
    count = trials.count
    outcomes = [:]
    for trial in trials { outcomes[trial.outcome, default: 0] += 1 }
    let results = trials.map(\.figures.result)
    let reached = trials.filter { $0.outcome == .reached }
    let times = trials.map(Self.time)
    success = Bootstrap.mean(trials.map { $0.outcome == .reached ? 1 : 0 })
    median = Self.estimate(times, seed, Bootstrap.median)
    ninth = Self.estimate(times, seed) { Bootstrap.quantile($0.sorted(), 0.9) }
    nearMedian = Self.median(of: trials) { $0 <= 3 }
    farMedian = Self.median(of: trials) { $0 >= 30 }
    exactAtFirstLift = Bootstrap.mean(trials.map { $0.figures.isExactAtFirstLift ? 1 : 0 })
    overshot = Bootstrap.mean(results.map { $0.overshoot > 0 ? 1 : 0 })
    reversals = Bootstrap.mean(results.map { Double($0.reversals) })
    clutches = Bootstrap.mean(trials.map { Double($0.figures.clutches) })
    liftErrors = 100 * Bootstrap.mean(results.map { Double($0.liftErrors) })
    throughput = Throughput.nominal(reached, seed: seed, draws: Self.draws)
    blindThroughput = Throughput.effective(block.blind)
  }

  private static func time(_ trial: SimulatedTrial) -> Double {
    let limit = UnitFigures.limitMilliseconds
    return trial.outcome == .reached ? min(trial.figures.result.milliseconds, limit) : limit
  }

  private static func estimate(
    _ values: [Double], _ seed: UInt64, _ statistic: ([Double]) -> Double
  ) -> Estimate? {
    guard !values.isEmpty else { return nil }
    return Estimate(
      value: statistic(values),
      interval: Bootstrap.interval(values, seed: seed, draws: draws, of: statistic))
  }

  private static func median(
    of trials: [SimulatedTrial], where isMeant: (Int) -> Bool
  ) -> Double? {
    let times = trials.filter { isMeant(Int($0.task.distance.magnitude)) }
      .map(time)
    return times.isEmpty ? nil : Bootstrap.median(times)
  }
}
