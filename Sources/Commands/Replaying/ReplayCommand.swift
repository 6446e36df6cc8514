import Foundation
import SimulatorCore
import TraceFormat

/// `replay`: recordings headless, as fast as they run.
enum ReplayCommand {
  static let spec = CommandSpec(
    "replay", operands: "FILE|DIR…", operandCount: 1...Int.max,
    summary: "run recordings headless and print what they give",
    options: [
      ReplayArguments.technique, ReplayArguments.preset, ReplayArguments.set,
      ReplayArguments.delivery,
      ReplayArguments.start,
      OptionSpec("--json", help: "one object for each file, on a line of its own"),
      OptionSpec("--log", help: "one line for each pan update"),
      OptionSpec(
        "--explain", help: "for every step: which update, which sum and which rule made it"),
      OptionSpec(
        "--lanes", help: "finger, velocity, counter and caret over time, drawn with braille signs"),
      OptionSpec("--csv", help: "with --log: as comma-separated values"),
      OptionSpec(
        "--check", help: "compare with NAME.expected.json beside each file; takes directories"),
      OptionSpec("--update", help: "write NAME.expected.json beside each file; takes directories"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let options = try ReplayArguments.options(arguments)
    try ReplayArguments.check(options)
    try refuseContradictions(arguments)
    if arguments.isSet("--check") || arguments.isSet("--update") {
      let check = ExpectationCheck(
        options: options, updates: arguments.isSet("--update"),
        printsJSON: arguments.isSet("--json"))
      return try check.run(arguments.operands, console)
    }
    let printsJSON = arguments.isSet("--json")
    let logs = arguments.isSet("--log")
    let explains = arguments.isSet("--explain")
    let lanes = arguments.isSet("--lanes") ? LanePrinter(options, console) : nil
    var failures: [Failure] = []
    var table = Table([
      ("file", .left), ("technique", .left), ("delivery", .right), ("steps", .right),
      ("net", .right), ("keys", .right), ("text around the caret", .left),
    ])
    for path in try InputFile.expandingDirectories(arguments.operands) {
      do throws(Failure) {
        // Once: what comes on standard input comes once only.
        let trace = try AnyRecording.trace(at: path)
        let outcome = try outcome(
          of: trace, path, options: options, logs: logs, explains: explains)
        if printsJSON {
          console.print(ReplayReport.json(file: path, outcome, logs: logs, explains: explains))
          continue
        }
        for warning in outcome.warnings { console.warn(warning.placed(in: path)) }
        if let lanes { try lanes.print(trace, path) }
        if logs {
          let isCSV = arguments.isSet("--csv")
          let lines = isCSV ? UpdateLog.csv(outcome.updates) : UpdateLog.table(outcome.updates)
          for line in lines { console.print(line) }
        }
        if explains {
          for line in StepReasons.table(outcome) { console.print(line) }
        }
        if !logs, !explains, lanes == nil {
          table.append(row(path, outcome))
        }
      } catch {
        failures.append(error)
        if printsJSON {
          console.print(ReplayReport.json(file: path, error: error.sentence))
        } else {
          console.warn(error.sentence)
        }
      }
    }
    if !printsJSON, !logs, !explains, lanes == nil,
      failures.count < arguments.operands.count || arguments.operands.count > 1
    {
      for line in table.lines { console.print(line) }
    }
    // Everything has been said, file by file.
    if let worst = failures.max(by: { $0.exitCode < $1.exitCode }) { throw worst.withoutSentence }
  }

  /// What a file gives.
  private static func outcome(
    of trace: Trace, _ path: String, options: ReplayOptions, logs: Bool, explains: Bool
  ) throws(Failure) -> ReplayOutcome {
    do {
      return try ReplayOutcome.run(trace, options: options, logs: logs, explains: explains)
    } catch {
      throw .found("\(InputFile.name(of: path)): \(error.description)")
    }
  }

  private static func refuseContradictions(_ arguments: Arguments) throws(Failure) {
    if arguments.isSet("--check"), arguments.isSet("--update") {
      throw .usage("--check compares and --update rewrites; give one of them")
    }
    if arguments.isSet("--check") || arguments.isSet("--update"), arguments.operands.contains("-") {
      throw .usage("beside standard input there is no expectation: give the recording's file")
    }
    if arguments.isSet("--csv"), !arguments.isSet("--log") {
      throw .usage("--csv goes with --log")
    }
    if arguments.isSet("--lanes") {
      for other in ["--json", "--check", "--update"] where arguments.isSet(other) {
        throw .usage("--lanes draws for people and does not go with \(other)")
      }
    }
    if arguments.isSet("--explain"), arguments.isSet("--check") || arguments.isSet("--update") {
      throw .usage("--explain goes with neither --check nor --update")
    }
    if arguments.isSet("--log"), arguments.isSet("--check") || arguments.isSet("--update") {
      throw .usage("--log goes with neither --check nor --update")
    }
  }

  private static func row(_ path: String, _ outcome: ReplayOutcome) -> [String] {
    [
      path, outcome.technique, outcome.delivery.value.text, String(outcome.steps.count),
      outcome.net.signed, String(outcome.keys.count), CaretText.around(outcome.text),
    ]
  }
}

extension Failure {
  /// The same exit code, for when its sentence has been printed.
  var withoutSentence: Failure {
    switch self {
    case .usage: .usage("")
    case .found: .found("")
    case .noInput: .noInput("")
    case .unavailable: .unavailable("")
    case .inputOutput: .inputOutput("")
    case .interrupted(_, let signal): .interrupted("", signal: signal)
    }
  }
}

extension String {
  /// A warning with the file in front, unless it already starts with it.
  func placed(in path: String) -> String {
    let name = InputFile.name(of: path)
    return hasPrefix(name + ":") ? self : "\(name): warning: \(self)"
  }
}
