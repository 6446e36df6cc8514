import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// Seeks what nothing else beats in several metrics at once.
struct FrontRun {
  private let arguments: TuneArguments
  private let console: Console

  /// Points in a generation.
  private static let size = 24

  init(_ arguments: TuneArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(Failure) {
    try Measurable.require(arguments.front, of: arguments.corpus, search: true)
    let file = try arguments.output.map { path throws(Failure) in
      try ResultsFile(
        path,
        header: StudyHeader(
          space: arguments.space, design: nil, corpus: arguments.corpus.description),
        origin: StudyOrigin(command: arguments.command), shard: .whole,
        resumes: arguments.resumes, note: console.warn)
    }
    var known: [Configuration: StudyEvaluation] = [:]
    for evaluation in file?.done ?? [] { known[evaluation.configuration] = evaluation }
    let evaluator = Evaluator(corpus: arguments.corpus)
    let space = arguments.technique
    var search = FrontSearch(
      dimension: space.knobs.count, starts: starts(space),
      size: Self.size, seed: arguments.seed)
    var tried: [StudyEvaluation] = []
    var places: Set<Configuration> = []
    let stop = try seek(&search) { configurations throws(Failure) in
      let new = configurations.filter { known[$0] == nil }
      let once = new.enumerated().filter { new.firstIndex(of: $0.element) == $0.offset }
      let sweep = Sweep(once.map(\.element), evaluator: evaluator)
      let measured = measure(sweep)
      try file?.append(measured, in: arguments.space)
      for evaluation in measured { known[evaluation.configuration] = evaluation }
      let all = configurations.compactMap { known[$0] }
      for evaluation in all where places.insert(evaluation.configuration).inserted {
        tried.append(evaluation)
      }
      return all.map(costs)
    }
    console.print(lines(tried), besideResultsAt: arguments.output)
    if let stop {
      try stop.say("\(tried.count) configurations are tried", arguments.output, console)
    }
    try requireMeasured(tried)
  }

  private func measure(_ sweep: Sweep) -> [StudyEvaluation] {
    var sweep = sweep
    return sweep.remaining.isEmpty
      ? [] : sweep.next(sweep.remaining.count, jobs: arguments.limits.jobs)
  }

  private func starts(_ space: TechniqueSpace) -> [[Double]] {
    let configurations = (space.shipped.map { [$0] } ?? []) + arguments.known
    return configurations.map { configuration in
      zip(space.knobs, space.values(of: configuration)).map { $0.unit(of: $1) ?? 0.5 }
    }
  }

  private func costs(_ evaluation: StudyEvaluation) -> [Double] {
    arguments.front.map { metric in
      evaluation.metrics[metric].map { metric.cost($0.value) } ?? .infinity
    }
  }

  private func seek(
    _ search: inout FrontSearch,
    _ measure: ([Configuration]) throws(Failure) -> [[Double]]
  ) throws(Failure) -> SweepRun.Stop? {
    if console.isOfProcess { StopRequest.begin() }
    defer { if console.isOfProcess { StopRequest.end() } }
    let start = ContinuousClock.now
    let most = arguments.plan.mostConfigurations
    var progress = ProgressLine(console, total: most, unit: "configurations")
    defer { progress.end() }
    var asked = 0
    // What cannot be measured at first will not be later.
    while asked < most, asked == 0 || search.population.contains(where: \.isMeasured) {
      if let number = StopRequest.signalNumber { return .signal(number) }
      if (ContinuousClock.now - start) / .seconds(1) >= arguments.limits.seconds ?? .infinity {
        return .limit
      }
      var configurations: [Configuration] = []
      do throws(SettingError) {
        // The last generation is cut where the budget ends; the search need not know any more.
        for point in search.ask().prefix(most - asked) {
          let values = zip(arguments.technique.knobs, point).map { $0.value(at: $1) }
          configurations.append(try arguments.technique.configuration(values))
        }
      } catch {
        throw .found(error.description)
      }
      let costs = try measure(configurations)
      asked += configurations.count
      if costs.count == search.size { search.tell(costs) }
      progress.show(asked)
    }
    return nil
  }

  private func requireMeasured(_ tried: [StudyEvaluation]) throws(Failure) {
    let isMeasured = tried.contains { costs($0).allSatisfy(\.isFinite) }
    guard !isMeasured, !tried.isEmpty else { return }
    let missing = arguments.front.filter { metric in tried.allSatisfy { $0.metrics[metric] == nil }
    }
    let words = missing.map { "\($0.rawValue), which needs \($0.facts.need.words)" }
    throw .found(
      "none of \(tried.count) configurations gives a value for "
        + (words.isEmpty
          ? "all metrics of the front at once" : words.joined(separator: ", and for ")))
  }

  private func lines(_ tried: [StudyEvaluation]) -> [String] {
    let points = tried.map(costs)
    let measurable = points.indices.filter { points[$0].allSatisfy(\.isFinite) }
    guard !measurable.isEmpty else { return [] }
    let front = ParetoFront.indices(of: measurable.map { points[$0] }).map { measurable[$0] }
      .sorted { points[$0].lexicographicallyPrecedes(points[$1]) }
    let knee = ParetoFront.knee(of: front.map { points[$0] })
    if arguments.isJSON {
      return front.map {
        String(decoding: tried[$0].line(in: arguments.space), as: UTF8.self)
      }
    }
    var table = Table(
      arguments.front.map { ($0.rawValue, Table.Alignment.right) } + [
        ("", .left), ("settings", .left),
      ])
    for (place, index) in front.enumerated() {
      let evaluation = tried[index]
      table.append(
        arguments.front.map { evaluation.metrics[$0].map { $0.value.fixed(2) } ?? "–" } + [
          place == knee ? "knee" : "",
          arguments.technique.text(of: evaluation.configuration),
        ])
    }
    var lines = [
      "\(front.count) of \(tried.count) configurations of \(arguments.technique.technique) are beaten by none in "
        + arguments.front.map(\.rawValue).joined(separator: ", "), "",
    ]
    lines += table.lines
    if let trials = arguments.corpus.trials {
      lines += ["", trials.caveat()]
    }
    return lines
  }
}

extension FrontSearch.Member {
  fileprivate var isMeasured: Bool { costs.allSatisfy(\.isFinite) }
}
