package import SimulatorCore

/// Measures with as many trials as a search asks for; recordings once for all of a configuration's requests.
package struct RungEvaluator: Sendable {
  private let evaluators: [(trials: Int, evaluator: Evaluator)]
  private let jobs: Int
  private var measured: (configuration: Configuration, recordings: [UnitFigures])?

  /// Measures on a corpus with one of several numbers of trials.
  ///
  /// - Parameter jobs: threads at most that share the trials; the result does not depend on them.
  package init(corpus: Corpus, rungs: [Int], jobs: Int) {
    evaluators = rungs.map { ($0, Evaluator(corpus: corpus.withTrials($0))) }
    self.jobs = jobs
  }

  /// What a configuration comes to; nothing for a number of trials that is none of the rungs.
  ///
  /// - Throws: a setting that cannot be on some recording's phone.
  package mutating func metrics(
    of configuration: Configuration, trials: Int
  ) throws(SettingError) -> MetricValues {
    guard let first = evaluators.first, let found = evaluators.first(where: { $0.trials == trials })
    else { return MetricValues() }
    let recordings: [UnitFigures]
    if let measured, measured.configuration == configuration {
      recordings = measured.recordings
    } else {
      // By the first, so that what it keeps of recordings is kept once.
      recordings = try first.evaluator.recordings(under: configuration)
      measured = (configuration, recordings)
    }
    return try found.evaluator.evaluate(configuration, recordings: recordings, jobs: jobs).metrics
  }
}

extension Corpus {
  /// The corpus with so many trials of each persona; without trials as it is.
  package func withTrials(_ count: Int) -> Corpus {
    var corpus = self
    corpus.trials?.count = count
    return corpus
  }

  /// The corpus with trials that no search with this seed has seen.
  package func withFreshTrials(seed: UInt64) -> Corpus {
    var corpus = self
    corpus.trials?.seed = seed &+ 1_000_003
    return corpus
  }
}

extension TunerPlan {
  /// The rungs where nobody says which: an eighth, half and all of the trials.
  ///
  /// A quarter goes on each time, so every rung costs about as much as the one before.
  package static func standardRungs(trials: Int) -> [Int] {
    trials < 8 ? [max(trials, 1)] : [trials / 8, trials / 2, trials]
  }
}
