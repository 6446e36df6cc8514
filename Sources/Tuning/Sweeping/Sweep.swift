import SimulatorCore

/// A design under way: which configurations are still to be measured, and the next of them, in order.
///
/// Whoever runs it decides how many at a time, and writes each result down before it asks for more.
package struct Sweep: Sendable {
  /// What is still to be measured, in the design's order.
  package private(set) var remaining: ArraySlice<Configuration>
  private let evaluator: Evaluator

  /// A sweep that goes on where a file of results ends.
  ///
  /// - Parameters:
  ///   - configurations: of this part, in the design's order.
  ///   - done: what was measured already.
  package init(
    _ configurations: [Configuration], done: [StudyEvaluation] = [], evaluator: Evaluator
  ) {
    let found = Set(done.map(\.configuration))
    remaining = configurations.filter { !found.contains($0) }[...]
    self.evaluator = evaluator
  }

  /// Measures the next few.
  ///
  /// - Parameters:
  ///   - count: how many at most.
  ///   - jobs: threads at most; the results don't depend on them.
  package mutating func next(_ count: Int, jobs: Int) -> [StudyEvaluation] {
    let chunk = Array(remaining.prefix(max(1, count)))
    remaining = remaining.dropFirst(chunk.count)
    // A few parts for each thread, so that none waits long, and each large enough to fill lanes.
    let size = max(1, min(512, chunk.count / (max(jobs, 1) * 4)))
    let parts = (chunk.count + size - 1) / size
    let evaluator = evaluator
    let results = parallelMap(count: parts, jobs: jobs) { part in
      let own = Array(chunk[(part * size)..<min(chunk.count, (part + 1) * size)])
      return zip(own, evaluator.evaluate(own)).map { configuration, result in
        switch result {
        case .success(let evaluation): evaluation.line
        case .failure(let error):
          StudyEvaluation(
            configuration: configuration, metrics: MetricValues(),
            status: .failed(error.description))
        }
      }
    }
    return results.flatMap { $0 }
  }
}
