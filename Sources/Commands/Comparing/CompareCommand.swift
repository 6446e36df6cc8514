import CursorTechniques
import Foundation
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// `compare`: the same recordings through several techniques.
enum CompareCommand {
  static let spec = CommandSpec(
    "compare", operands: "FILE|DIR…", operandCount: 1...Int.max,
    summary: "the same recordings through several techniques, in one table",
    options: [
      OptionSpec(
        "--techniques", .choice("all|ID,ID,…", ["all"] + TechniquesCommand.ids),
        help: "which techniques; all without it"),
      OptionSpec(
        "--delivery", .choice("HZ,HZ,…", ["60", "120", "60,120", "asRecorded"]),
        help: "callbacks a second, each 1 to 1000 or asRecorded; each recording's own without it"),
      OptionSpec(
        "--set", .word("NAME=VALUE"), isRepeatable: true,
        help: "set a parameter of every technique that has it; may be repeated"),
      OptionSpec(
        "--start", .choice("MODE", Simulator.StartMode.allCases.map(\.rawValue)),
        help:
          "region and hold taken as satisfied (assumed, without it), the region (region), or as on "
          + "the technique's own keyboard (technique)"),
      OptionSpec("--total", help: "over all recordings together, not one by one"),
      OptionSpec("--json", help: "one object for each row, on a line of its own"),
      OptionSpec("--csv", help: "as comma-separated values"),
      OptionSpec(
        "--jobs", .word("N"), help: "threads; as many as there are processors without it"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    if arguments.isSet("--json"), arguments.isSet("--csv") {
      throw .usage("--json and --csv are two ways to print; give one of them")
    }
    var comparison = try comparison(arguments)
    var failures: [Failure] = []
    for path in try InputFile.expandingDirectories(arguments.operands) {
      do throws(Failure) {
        let trace = try AnyRecording.trace(at: path)
        for warning in trace.warnings { console.warn(warning.description) }
        comparison.recordings.append(Comparison.Recording(name: path, trace))
      } catch {
        console.warn(error.sentence)
        failures.append(error)
      }
    }
    if !comparison.recordings.isEmpty { try print(comparison, arguments, console) }
    // Everything has been said, file by file.
    if let worst = failures.max(by: { $0.exitCode < $1.exitCode }) { throw worst.withoutSentence }
  }

  private static func comparison(_ arguments: Arguments) throws(Failure) -> Comparison {
    var comparison = Comparison(
      recordings: [],
      techniques: try ListArguments.techniques(arguments.value("--techniques") ?? "all"))
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
    try ParameterNames.check(comparison.parameters, techniques: comparison.techniques)
    return comparison
  }

  private static func print(
    _ comparison: Comparison, _ arguments: Arguments, _ console: Console
  ) throws(Failure) {
    let jobs =
      try arguments.value("--jobs").map { text throws(Failure) in try ListArguments.jobs(text) }
      ?? ProcessInfo.processInfo.activeProcessorCount
    let rows: [Comparison.Row]
    do {
      rows = try comparison.run(jobs: jobs)
    } catch {
      throw .found(error.description)
    }
    let report = CompareReport(comparison: comparison, rows: rows)
    let total = arguments.isSet("--total")
    let lines =
      arguments.isSet("--json")
      ? report.json(total: total)
      : arguments.isSet("--csv") ? report.csv(total: total) : report.table(total: total)
    for line in lines { console.print(line) }
  }
}
