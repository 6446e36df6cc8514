import Foundation
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// `metrics`: how well techniques serve, in numbers, on recordings and alone.
enum MetricsCommand {
  static let spec = CommandSpec(
    "metrics", operands: "[FILE…]", operandCount: 0...Int.max,
    summary: "how well techniques serve, in numbers: on labelled recordings, and alone",
    options: [
      OptionSpec(
        "--techniques", .choice("all|ID,ID,…", ["all"] + TechniquesCommand.ids),
        help: "which techniques; each recording's own without it"),
      OptionSpec(
        "--metrics", .choice("ID,ID,…", Metric.allCases.map(\.rawValue)),
        help: "which metrics are printed; all that were measured without it"),
      OptionSpec(
        "--delivery", .choice("HZ,HZ,…", ["60", "120", "60,120", "asRecorded"]),
        help: "callbacks a second, each 1 to 1000 or asRecorded; each recording's own without it"),
      OptionSpec(
        "--set", .word("NAME=VALUE"), isRepeatable: true,
        help: "set a parameter of every technique that has it; may be repeated"),
      OptionSpec(
        "--start", .choice("MODE", Simulator.StartMode.allCases.map(\.rawValue)),
        help:
          "region and hold as on the technique's own keyboard (technique, without it), the region "
          + "taken as satisfied (region), or both (assumed)"),
      OptionSpec("--recordings-only", help: "leave out what is measured on the technique alone"),
      OptionSpec("--each", help: "a line for each recording, with --json or --csv"),
      OptionSpec("--list", help: "every metric with its unit, which way is better, and meaning"),
      OptionSpec("--json", help: "one object for each technique and rate, on a line of its own"),
      OptionSpec("--csv", help: "as comma-separated values"),
      OptionSpec(
        "--jobs", .word("N"), help: "threads; as many as there are processors without it"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    if arguments.isSet("--json"), arguments.isSet("--csv") {
      throw .usage("--json and --csv are two ways to print; give one of them")
    }
    let asTable = !arguments.isSet("--json") && !arguments.isSet("--csv")
    if arguments.isSet("--list") {
      let lines =
        arguments.isSet("--json")
        ? MetricList.json : arguments.isSet("--csv") ? MetricList.csv : MetricList.table
      for line in lines { console.print(line) }
      return
    }
    if arguments.isSet("--each"), asTable {
      throw .usage("--each prints a line for each recording; give --json or --csv with it")
    }
    let shown = try metrics(arguments.value("--metrics"))
    var comparison = try comparison(arguments)
    if arguments.operands.isEmpty, comparison.techniques.isEmpty {
      throw .usage("“metrics” needs FILE…, or --techniques to be measured alone")
    }
    var failures: [Failure] = []
    var made = (synthetic: 0, unlabelled: 0)
    for path in try InputFile.expandingDirectories(arguments.operands) {
      do throws(Failure) {
        let trace = try AnyRecording.trace(at: path)
        for warning in trace.warnings { console.warn(warning.description) }
        if trace.header.source?.kind == "synthetic" { made.synthetic += 1 }
        if trace.header.intent == nil { made.unlabelled += 1 }
        comparison.recordings.append(Comparison.Recording(name: path, trace))
      } catch {
        console.warn(error.sentence)
        failures.append(error)
      }
    }
    if comparison.techniques.isEmpty, !comparison.recordings.isEmpty {
      try ParameterNames.check(
        comparison.parameters, techniques: comparison.recordings.map(\.start.technique))
    }
    if !comparison.recordings.isEmpty || arguments.operands.isEmpty {
      let report = MetricsReport(
        measurement: MetricMeasurement(
          comparison, measuresTechnique: !arguments.isSet("--recordings-only")),
        rows: try rows(comparison, arguments), shown: shown, synthetic: made.synthetic,
        unlabelled: made.unlabelled)
      if asTable {
        for line in report.table { console.print(line) }
      } else {
        for note in report.notes { console.warn(note) }
        let each = arguments.isSet("--each")
        let lines = arguments.isSet("--json") ? report.json(each: each) : report.csv(each: each)
        for line in lines { console.print(line) }
      }
    }
    // Everything has been said, file by file.
    if let worst = failures.max(by: { $0.exitCode < $1.exitCode }) { throw worst.withoutSentence }
  }

  private static func rows(
    _ comparison: Comparison, _ arguments: Arguments
  ) throws(Failure) -> [MetricMeasurement.Row] {
    let jobs =
      try arguments.value("--jobs").map { text throws(Failure) in try ListArguments.jobs(text) }
      ?? ProcessInfo.processInfo.activeProcessorCount
    do {
      return try MetricMeasurement(
        comparison, measuresTechnique: !arguments.isSet("--recordings-only")
      ).run(jobs: jobs)
    } catch {
      throw .found(error.description)
    }
  }

  private static func metrics(_ list: String?) throws(Failure) -> [Metric] {
    guard let list else { return Metric.allCases }
    return try MetricNames.list(list)
  }

  private static func comparison(_ arguments: Arguments) throws(Failure) -> Comparison {
    var comparison = Comparison(recordings: [], techniques: [], startMode: .technique)
    if let list = arguments.value("--techniques") {
      comparison.techniques = try ListArguments.techniques(list)
    }
    if let list = arguments.value("--delivery") { comparison.rates = try ListArguments.rates(list) }
    if let text = arguments.value("--start") {
      guard let mode = Simulator.StartMode(rawValue: text) else {
        let modes = Simulator.StartMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--start takes one of \(modes), not “\(text)”")
      }
      comparison.startMode = mode
    }
    for text in arguments.all("--set") {
      comparison.parameters.append(try ReplayArguments.parameter(text))
    }
    if !comparison.techniques.isEmpty {
      try ParameterNames.check(comparison.parameters, techniques: comparison.techniques)
    }
    return comparison
  }
}
