import Tuning

/// `merge`: the parts of a sweep that ran in several processes or on several machines, as one file.
enum MergeCommand {
  static let spec = CommandSpec(
    "merge", operands: "PART…", operandCount: 1...Int.max,
    summary: "joins the parts of a sweep into the file that one run would have written",
    options: [
      OptionSpec("-o", .file("OUT"), help: "where it goes: a file, - for standard output"),
      OptionSpec(
        "--objective", .choice("METRIC", Metric.allCases.map(\.rawValue)),
        help: "what the summary ranks by"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    guard let out = arguments.value("-o") else {
      throw .usage("“merge” needs a place for the result: -o OUT")
    }
    let metric = try SweepCommand.objective(arguments)
    var parts: [(file: String, study: Study)] = []
    for path in arguments.operands {
      let bytes = try InputFile.bytes(of: path)
      do throws(StudyError) {
        parts.append((path, try Study(bytes, file: InputFile.name(of: path))))
      } catch {
        throw .found(error.description)
      }
    }
    let study: Study
    do throws(StudyError) {
      study = try Study.merged(parts)
    } catch {
      throw .found(error.description)
    }
    let file = try PendingFile(out, console)
    try file.write(study.bytes)
    _ = try file.finish()
    let summary = SweepSummary(
      study: study, metric: metric ?? SweepSummary.standardMetric(study.evaluations))
    console.print(summary.lines, besideResultsAt: out)
    try summary.requireRanked()
  }
}
