#if CARETLAB_NLOPT
  import SimulatorCore
  import TraceFormat
  import Tuning

  /// What a search writes down as it goes, and what an earlier one has written: nothing is measured twice.
  ///
  /// Configurations that were given every trial stand as in a sweep's file; those that were given up earlier, and the fresh look at the best,
  /// stand on lines of their own, which readers of results pass over.
  struct TuneRecord {
    private let file: ResultsFile?
    private let space: KnobSpace
    private var whole: [String: MetricValues] = [:]
    private var partial: [String: MetricValues] = [:]
    /// What the best of an earlier run with the same objective came to when they were measured again.
    private(set) var looks: [FreshLook] = []
    private let wholeTrials: Int
    /// How many attempts were new to it.
    private(set) var written = 0

    init(_ arguments: TuneArguments, note: (String) -> Void) throws(Failure) {
      space = arguments.space
      wholeTrials = arguments.plan.rungs.last ?? 1
      guard let path = arguments.output else {
        file = nil
        return
      }
      let opened = try ResultsFile(
        path,
        header: StudyHeader(
          space: arguments.space, design: nil, corpus: arguments.corpus.description),
        origin: StudyOrigin(command: arguments.command), shard: .whole, resumes: arguments.resumes,
        note: note)
      for evaluation in opened.done {
        whole[evaluation.configuration.hash] = evaluation.metrics
      }
      for attempt in opened.old?.searchLines.compactMap({ $0["attempt"] }) ?? [] {
        guard let hash = attempt["hash"]?.text, let trials = attempt["trials"]?.wholeNumber,
          let metrics = attempt["metrics"].flatMap(MetricValues.init(json:))
        else { continue }
        partial[Self.key(hash, trials)] = metrics
      }
      looks = opened.old?.freshLooks(by: arguments.objective) ?? []
      looks.removeAll { $0.goal != arguments.objective.goal }
      file = opened
    }

    /// What a request came to in an earlier run.
    func known(_ request: Tuner.Request) -> MetricValues? {
      let hash = request.configuration.hash
      return request.trials == wholeTrials
        ? whole[hash] : partial[Self.key(hash, request.trials)]
    }

    /// Writes down what was tried.
    mutating func append(_ attempt: TunerAttempt) throws(Failure) {
      guard let file else { return }
      let hash = attempt.configuration.hash
      if attempt.isComplete {
        guard whole.updateValue(attempt.metrics, forKey: hash) == nil else { return }
        written += 1
        try file.append(
          [StudyEvaluation(configuration: attempt.configuration, metrics: attempt.metrics)],
          in: space)
      } else {
        let key = Self.key(hash, attempt.trials)
        guard partial.updateValue(attempt.metrics, forKey: key) == nil else { return }
        written += 1
        try file.append(attempt.partialJSON)
      }
    }

    /// Writes down the fresh look at the best.
    func append(_ looks: [FreshLook]) throws(Failure) {
      for look in looks { try file?.append(.object([JSONMember("final", look.json)])) }
    }

    private static func key(_ hash: String, _ trials: Int) -> String { "\(hash)/\(trials)" }
  }
#endif
