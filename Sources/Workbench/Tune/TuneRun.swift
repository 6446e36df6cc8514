internal import Foundation
internal import SimulatorCore
internal import TraceFormat
internal import Tuning

/// Runs a search from its first configuration to the fresh look at the best.
///
/// What comes out depends on the task and the recordings alone: the attempts are those of `tune` with the same options.
package enum TuneRun {
  /// Runs a search; nothing is written and nobody is asked.
  ///
  /// - Parameters:
  ///   - jobs: threads at most; the result does not depend on them.
  ///   - watch: is told how far it is after every attempt, and answers whether to go on.
  package static func run(
    _ task: TuneTask, jobs: Int, watch: (TuneProgress) -> Bool
  ) -> TuneProgress {
    var progress = TuneProgress()
    #if CARETLAB_NLOPT
      do {
        let corpus = task.corpus(try TuneRecordingFile.read(task.paths))
        progress.corpus = corpus.description
        for metric in task.objective.metrics {
          guard let need = corpus.obstacle(to: metric, search: true) else { continue }
          throw TuneRecordingFile.Refusal(sentence: "\(metric.rawValue) needs \(need).")
        }
        var measure = RungEvaluator(corpus: corpus, rungs: task.plan.rungs, jobs: jobs)
        let wasStopped = try seek(task, &measure, &progress, watch)
        progress.phase = .lookingAgain
        _ = watch(progress)
        try lookAgain(task, corpus, jobs, &progress)
        progress.phase = .done(wasStopped: wasStopped)
      } catch let error as SettingError {
        progress.phase = .failed(error.description)
      } catch let error as TuneRecordingFile.Refusal {
        progress.phase = .failed(error.sentence)
      } catch {
        progress.phase = .failed("\(error)")
      }
    #else
      progress.phase = .failed(lackOfLibrary)
    #endif
    _ = watch(progress)
    return progress
  }

  /// What is said where the library that searches is not there.
  package static let lackOfLibrary =
    "This build has no NLopt, which does the searching: install libnlopt-dev and build again."

  #if CARETLAB_NLOPT
    /// Measures until the budget is spent, the search has ended or somebody stops it.
    ///
    /// - Returns: whether it was stopped.
    private static func seek(
      _ task: TuneTask, _ measure: inout RungEvaluator, _ progress: inout TuneProgress,
      _ watch: (TuneProgress) -> Bool
    ) throws(SettingError) -> Bool {
      progress.phase = .searching
      guard watch(progress) else { return true }
      progress.now = try measure.metrics(
        of: task.now, trials: task.plan.rungs.last ?? 1)
      var tuner = Tuner(space: task.technique, objective: task.objective, plan: task.plan)
      while watch(progress) {
        guard let request = try tuner.next() else { return false }
        tuner.take(try measure.metrics(of: request.configuration, trials: request.trials))
        guard tuner.attempts.count > progress.attempts.count else { continue }
        progress.attempts.append(contentsOf: tuner.attempts.dropFirst(progress.attempts.count))
        progress.best = tuner.best
        let isHopeless =
          progress.attempts.count == TunerPlan.patience
          && progress.attempts.allSatisfy { $0.standing == .unmeasured }
        if isHopeless { return true }
      }
      return true
    }

    /// Measures the best, and what A is, on trials that chose nothing.
    private static func lookAgain(
      _ task: TuneTask, _ corpus: Corpus, _ jobs: Int, _ progress: inout TuneProgress
    ) throws(SettingError) {
      let finalists = progress.attempts.finalists(TuneTask.finalists)
      guard !finalists.isEmpty else { return }
      var looks = try FreshLook.looks(
        at: finalists.map { ($0.configuration, $0.standing.value) } + [(task.now, nil)],
        shipped: task.now, objective: task.objective,
        evaluator: Evaluator(corpus: corpus.withFreshTrials(seed: task.seed)), seed: task.seed,
        jobs: jobs)
      progress.nowLook = looks.popLast()
      let costs = looks.map { task.objective.cost(of: $0.fresh) }
      progress.looks = looks.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }.map { looks[$0] }
    }
  #endif
}
