import Foundation
import SimulatorCore
import Tuning

/// `sweep`: many settings of techniques on recordings, one after another.
enum SweepCommand {
  static let spec = CommandSpec(
    "sweep", operands: "FILE…", operandCount: 0...Int.max,
    summary: "many settings of techniques on recordings; results as JSON Lines",
    options: SpaceArguments.specs + CorpusArguments.specs + [
      OptionSpec(
        "-o", .file("OUT"), help: "where results are appended: a file, - for standard output"),
      OptionSpec("--resume", help: "go on with the file that is there"),
      OptionSpec(
        "--objective", .choice("METRIC", Metric.allCases.map(\.rawValue)),
        help: "what the summary ranks by; the results hold every metric"),
      OptionSpec("--max-evals", .word("N"), help: "stop after N configurations"),
      OptionSpec("--time", .word("SECONDS"), help: "stop after so long"),
      OptionSpec(
        "--shard", .word("I/N"), help: "only the I-th of N parts, for several processes or machines"
      ),
      OptionSpec(
        "--jobs", .word("N"), help: "threads; as many as there are processors without it"),
      OptionSpec(
        "--dry-run", help: "say how many configurations there are and how long they will take"),
      OptionSpec("--json", help: "the best as objects, each on a line of its own"),
    ],
    run: run)

  /// Options that change nothing in a line of results.
  private static let partless: Set<String> = [
    "-o", "--resume", "--objective", "--max-evals", "--time", "--shard", "--jobs", "--dry-run",
    "--json",
  ]

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let seed = try CorpusArguments.seed(arguments)
    let space = try SpaceArguments.space(arguments)
    let design = try SpaceArguments.design(arguments, space, seed: seed, note: console.warn)
    let limits = try SweepLimits(arguments)
    let metric = try objective(arguments)
    let all: [Configuration]
    do throws(SpaceError) {
      all = try space.configurations(of: design)
    } catch {
      throw .usage(error.description)
    }
    let corpus = try CorpusArguments.corpus(arguments)
    if let metric { try Measurable.require([metric], of: corpus, search: false) }
    let header = StudyHeader(space: space, design: design, corpus: corpus.description)
    let own = limits.shard.part(of: all)
    let evaluator = Evaluator(corpus: corpus)
    if arguments.isSet("--dry-run") {
      let forecast = SweepForecast(own, evaluator, jobs: limits.jobs)
      console.print(arguments.isSet("--json") ? forecast.json : forecast.line)
      return
    }
    let path = arguments.value("-o")
    let file: ResultsFile?
    if let path {
      file = try ResultsFile(
        path, header: header,
        origin: StudyOrigin(command: arguments.canonical(spec, without: partless)),
        shard: limits.shard, resumes: arguments.isSet("--resume"), note: console.warn)
    } else {
      guard !arguments.isSet("--resume"), limits.shard == .whole else {
        throw .usage("--resume and --shard need a file of results: give -o OUT")
      }
      file = nil
    }
    var study = Study(header: header, shard: limits.shard, evaluations: file?.done ?? [])
    var run = SweepRun(
      sweep: Sweep(own, done: study.evaluations, evaluator: evaluator), limits: limits,
      console: console)
    let stop = try run.run { evaluations throws(Failure) in
      try file?.append(evaluations, in: space)
      study.evaluations += evaluations
    }
    let summary = SweepSummary(
      study: study, metric: metric ?? SweepSummary.standardMetric(study.evaluations))
    let printed = arguments.isSet("--json") ? summary.json : summary.lines
    console.print(printed, besideResultsAt: path)
    if let stop {
      try stop.say(
        "\(study.evaluations.count) of \(own.count) configurations are measured", path, console)
    }
    try summary.requireRanked()
  }

  /// The metric that an option names.
  static func objective(_ arguments: Arguments) throws(Failure) -> Metric? {
    guard let text = arguments.value("--objective") else { return nil }
    return try MetricNames.metric(text)
  }
}
