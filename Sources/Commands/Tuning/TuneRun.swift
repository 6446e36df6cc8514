#if CARETLAB_NLOPT
  import Foundation
  import SimulatorCore
  import TraceFormat
  import Tuning

  /// Seeks the best of one objective, writes down what is finished, and looks at the best again.
  struct TuneRun: ~Copyable {
    private let arguments: TuneArguments
    private let console: Console

    init(_ arguments: TuneArguments, _ console: Console) {
      self.arguments = arguments
      self.console = console
    }

    consuming func run() throws(Failure) {
      try Measurable.require(
        arguments.objective.metrics, of: arguments.corpus, search: true)
      var record = try TuneRecord(arguments, note: console.warn)
      var tuner = Tuner(
        space: arguments.technique, objective: arguments.objective, plan: arguments.plan,
        known: arguments.known)
      let stop = try seek(&tuner, &record)
      // What was found is looked at again even after a stop: it is what the person waited for.
      let finalists = tuner.finalists(arguments.finalists)
      let before = record.looks
      let unseen = finalists.filter { finalist in
        !before.contains { $0.configuration == finalist.configuration }
      }
      let new = try freshLooks(unseen)
      try record.append(new)
      let looks = finalists.compactMap { finalist in
        (before + new).first { $0.configuration == finalist.configuration }
      }
      let report = TuneReport(
        arguments: arguments, attempts: tuner.attempts, looks: looks)
      console.print(
        arguments.isJSON ? report.json : report.lines, besideResultsAt: arguments.output)
      if let stop {
        try stop.say(
          "\(tuner.attempts.count) configurations are tried", arguments.output, console)
      } else if arguments.resumes, record.written == 0, unseen.isEmpty, let path = arguments.output
      {
        console.warn(
          "\(path) is finished, and nothing new was tried; a greater --max-evals goes on with it"
        )
      }
      try report.requireAllowed()
    }

    private func seek(
      _ tuner: inout Tuner, _ record: inout TuneRecord
    ) throws(Failure) -> SweepRun.Stop? {
      if console.isOfProcess { StopRequest.begin() }
      defer { if console.isOfProcess { StopRequest.end() } }
      var measure = RungEvaluator(
        corpus: arguments.corpus, rungs: arguments.plan.rungs, jobs: arguments.limits.jobs)
      let start = ContinuousClock.now
      var progress = ProgressLine(
        console, total: arguments.plan.mostConfigurations, unit: "configurations")
      defer { progress.end() }
      while true {
        if let number = StopRequest.signalNumber { return .signal(number) }
        if (ContinuousClock.now - start) / .seconds(1) >= arguments.limits.seconds ?? .infinity {
          return .limit
        }
        let before = tuner.attempts.count
        do throws(SettingError) {
          guard let request = try tuner.next() else { return nil }
          if let known = record.known(request) {
            tuner.take(known)
          } else {
            tuner.take(
              try measure.metrics(of: request.configuration, trials: request.trials))
          }
        } catch {
          throw .found(error.description)
        }
        if tuner.attempts.count > before, let attempt = tuner.attempts.last {
          try record.append(attempt)
          progress.show(tuner.attempts.count)
        }
        if tuner.attempts.count == TunerPlan.patience {
          try TuneReport.requireSome(of: tuner.attempts, arguments.objective)
        }
      }
    }

    private func freshLooks(_ finalists: [TunerAttempt]) throws(Failure) -> [FreshLook] {
      guard !finalists.isEmpty else { return [] }
      do throws(SettingError) {
        return try FreshLook.looks(
          at: finalists.map { ($0.configuration, $0.standing.value) },
          shipped: arguments.technique.shipped, objective: arguments.objective,
          evaluator: Evaluator(corpus: arguments.freshCorpus), seed: arguments.seed,
          jobs: arguments.limits.jobs)
      } catch {
        throw .found(error.description)
      }
    }
  }
#endif
