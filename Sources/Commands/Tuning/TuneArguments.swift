import Foundation
import SimulatorCore
import Tuning

/// What `tune` was asked for.
struct TuneArguments {
  /// The options of spaces that a search takes, too; it makes its own design.
  static let spaceOptions = ["--techniques", "--vary", "--space", "--set"]

  static let specs = [
    OptionSpec(
      "--minimize", .word("EXPRESSION"),
      help: "what to make small: metrics with + - * / ( ) min max abs sqrt log; score without it"),
    OptionSpec("--maximize", .word("EXPRESSION"), help: "what to make large instead"),
    OptionSpec(
      "--subject-to", .word("CONDITION"), isRepeatable: true,
      help: "what must hold, as in \"false_per_1000 <= 1\"; may be repeated"),
    OptionSpec(
      "--pareto", .choice("METRIC,METRIC,…", Metric.allCases.map(\.rawValue)),
      help: "what nothing else beats in these metrics at once, instead of one objective"),
    OptionSpec(
      "--algorithm", .choice("NAME", SearchAlgorithm.allCases.map(\.rawValue)),
      help:
        SearchAlgorithm.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; ")
        + "; direct-l without it, then sbplx from the best"),
    OptionSpec("--max-evals", .word("N"), help: "configurations at most; 200 without it"),
    OptionSpec("--time", .word("SECONDS"), help: "stop after so long"),
    OptionSpec(
      "--rungs", .word("N,N,…"),
      help:
        "trials that a configuration is given at first, and more while it is among the best; "
        + "an eighth, half and all of --trials without it"),
    OptionSpec(
      "--warm-start", .file("RESULTS"),
      help: "try the best of a sweep's or tune's file first"),
    OptionSpec(
      "--finalists", .word("N"),
      help: "how many of the best are measured again on fresh trials; 10 without it"),
    OptionSpec("-o", .file("OUT"), help: "where results are appended, for report: JSON Lines"),
    OptionSpec(
      "--resume", help: "go on with the file that is there: what it holds is not run again"),
    OptionSpec(
      "--serve",
      help:
        "answer on standard output what another optimizer asks on standard input, in JSON, a line each"
    ),
    OptionSpec(
      "--jobs", .word("N"), help: "threads; as many as there are processors without it"),
    OptionSpec("--json", help: "the finalists as objects, each on a line of its own"),
  ]

  let space: KnobSpace
  let technique: TechniqueSpace
  let corpus: Corpus
  let objective: Objective
  /// The metrics of a front; empty where there is one objective.
  let front: [Metric]
  let plan: TunerPlan
  let limits: SweepLimits
  let finalists: Int
  let known: [Configuration]
  let seed: UInt64
  let output: String?
  let resumes: Bool
  let isJSON: Bool
  /// The command in one spelling, as files of results hold it.
  let command: String

  /// Options that change nothing in a line of results.
  private static let partless: Set<String> = [
    "-o", "--resume", "--serve", "--time", "--jobs", "--json",
  ]

  init(_ arguments: Arguments) throws(Failure) {
    seed = try CorpusArguments.seed(arguments)
    space = try SpaceArguments.space(arguments)
    guard let technique = space.techniques.first, space.techniques.count == 1 else {
      throw .usage("tune seeks the best settings of one technique; name one by --techniques ID")
    }
    self.technique = technique
    guard !technique.knobs.isEmpty else {
      throw .usage(
        "\(technique.technique) has no knob to turn here; give --vary NAME=LOW:HIGH")
    }
    objective = try Self.objective(arguments)
    front = try Self.front(arguments)
    corpus = try CorpusArguments.corpus(arguments)
    limits = try SweepLimits(arguments)
    plan = try Self.plan(
      arguments, trials: corpus.trials?.count ?? 1, most: limits.evaluations, seed: seed)
    finalists = try Self.count(arguments, "--finalists", 0...1000) ?? 10
    known = try Self.known(arguments.value("--warm-start"), technique, objective)
    output = arguments.value("-o")
    resumes = arguments.isSet("--resume")
    isJSON = arguments.isSet("--json")
    command = arguments.canonical(TuneCommand.spec, without: Self.partless)
    if resumes, output == nil {
      throw .usage("--resume needs a file of results: give -o OUT")
    }
  }

  /// The corpus with so many trials.
  func corpus(trials: Int) -> Corpus { corpus.withTrials(trials) }

  /// The corpus with trials that no search has seen.
  var freshCorpus: Corpus { corpus.withFreshTrials(seed: seed) }

  private static func objective(_ arguments: Arguments) throws(Failure) -> Objective {
    if arguments.isSet("--minimize"), arguments.isSet("--maximize") {
      throw .usage("--minimize and --maximize are two objectives; give one of them")
    }
    do throws(ObjectiveFault) {
      let constraints = arguments.all("--subject-to")
      if let text = arguments.value("--maximize") {
        return try Objective(.maximize, text, subjectTo: constraints)
      }
      return try Objective(
        .minimize, arguments.value("--minimize") ?? Metric.score.rawValue, subjectTo: constraints)
    } catch {
      throw .usage(error.description)
    }
  }

  private static func front(_ arguments: Arguments) throws(Failure) -> [Metric] {
    guard let text = arguments.value("--pareto") else { return [] }
    let metrics = try MetricNames.list(text)
    guard metrics.count > 1 else {
      throw .usage("--pareto weighs metrics against each other; name two or more")
    }
    if arguments.isSet("--minimize") || arguments.isSet("--maximize") {
      throw .usage("--pareto has no single objective; leave --minimize and --maximize out")
    }
    return metrics
  }

  private static func plan(
    _ arguments: Arguments, trials: Int, most: Int?, seed: UInt64
  ) throws(Failure) -> TunerPlan {
    var plan = TunerPlan(mostConfigurations: most ?? 200, seed: seed)
    plan.rungs = TunerPlan.standardRungs(trials: trials)
    if let text = arguments.value("--rungs") {
      var rungs: [Int] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let count = Int(part), (1...100_000).contains(count), count > rungs.last ?? 0 else {
          throw .usage("--rungs takes rising numbers of trials, as in 8,32,128, not “\(text)”")
        }
        rungs.append(count)
      }
      guard arguments.isSet("--trials"), rungs.last == trials else {
        throw .usage(
          "--rungs ends at the number that --trials gives, so that every finalist has had as many: give --trials "
            + "\(rungs.last ?? 1)")
      }
      plan.rungs = rungs
    }
    if let text = arguments.value("--algorithm") {
      guard let algorithm = SearchAlgorithm(rawValue: text) else {
        let all = SearchAlgorithm.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--algorithm takes one of \(all), not “\(text)”")
      }
      plan.algorithm = algorithm
    }
    return plan
  }

  private static func count(
    _ arguments: Arguments, _ name: String, _ range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    guard let text = arguments.value(name) else { return nil }
    guard let count = Int(text), range.contains(count) else {
      throw .usage(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”"
      )
    }
    return count
  }

  /// How many of a file's best are tried first.
  private static let knownCount = 10

  private static func known(
    _ path: String?, _ technique: TechniqueSpace, _ objective: Objective
  ) throws(Failure) -> [Configuration] {
    guard let path else { return [] }
    let bytes = try InputFile.bytes(of: path)
    let study: Study
    do throws(StudyError) {
      study = try Study(bytes, file: InputFile.name(of: path))
    } catch {
      throw .found(error.description)
    }
    let own = study.evaluations.filter { $0.configuration.technique == technique.technique }
    guard !own.isEmpty else {
      throw .found("\(path) holds no result of \(technique.technique)")
    }
    let costs = own.map { objective.cost(of: objective.standing(of: $0.metrics)) }
    let order = own.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
    return order.prefix(knownCount).map { own[$0].configuration }
  }
}
