import SimulatorCore
import TraceFormat

/// `validate`: everything that is wrong with recordings.
enum ValidateCommand {
  static let spec = CommandSpec(
    "validate", operands: "FILE|DIR…", operandCount: 1...Int.max,
    summary: "print all findings of recordings; exit 1 if there is an error",
    options: [OptionSpec("--json", help: "one object for each file, on a line of its own")],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    var worst: Failure?
    for path in try InputFile.expandingDirectories(arguments.operands) {
      do throws(Failure) {
        let findings = try findings(in: path)
        let isValid = findings.allSatisfy { $0.severity == .warning }
        report(findings, isValid: isValid, on: path, arguments, console)
        if !isValid, worst == nil { worst = .found("") }
      } catch {
        if worst.map({ $0.exitCode < error.exitCode }) ?? true { worst = error.withoutSentence }
        if arguments.isSet("--json") {
          let members = [
            JSONMember("file", .string(path)), JSONMember("error", .string(error.sentence)),
            JSONMember("valid", .flag(false)), JSONMember("findings", .array([])),
          ]
          console.print(JSONValue.object(members).line)
        } else {
          console.warn(error.sentence)
        }
      }
    }
    if let worst { throw worst }
  }

  private static func findings(in path: String) throws(Failure) -> [Finding] {
    let bytes = try InputFile.bytes(of: path)
    let name = InputFile.name(of: path)
    var findings = TraceValidator.findings(in: bytes, file: name)
    if let first = findings.indices.first(where: { findings[$0].severity == .error }) {
      findings[first].message += InputFile.importHint(for: bytes)
    }
    // What the format allows and the phone does not have.
    if !findings.contains(where: { $0.severity == .error }),
      let trace = try? TraceReader.read(bytes, file: name)
    {
      do {
        let outcome = try ReplayOutcome.run(trace, options: ReplayOptions(), logs: false)
        let known = Set(trace.warnings.map(\.description))
        findings += outcome.warnings.filter { !known.contains($0) }.map {
          Finding(.warning, file: name, message: $0)
        }
      } catch {
        findings += settingErrors(of: trace.header.session, first: error).map {
          Finding(.error, file: name, line: 1, message: $0.description)
        }
      }
    }
    return findings
  }

  /// Everything that a start names and that cannot be, not only what was met first.
  private static func settingErrors(
    of session: SessionStart, first: SettingError
  ) -> [SettingError] {
    var errors = [first]
    for parameter in session.parameters {
      var probe = session
      probe.parameters = [parameter]
      probe.document = SessionStart.Document()
      do throws(SettingError) {
        _ = try Simulator(start: probe)
      } catch {
        if !errors.contains(error) { errors.append(error) }
      }
    }
    return errors
  }

  private static func report(
    _ findings: [Finding], isValid: Bool, on path: String, _ arguments: Arguments,
    _ console: Console
  ) {
    guard arguments.isSet("--json") else {
      for finding in findings { console.print(finding.description) }
      if findings.isEmpty { console.print("\(InputFile.name(of: path)): valid") }
      return
    }
    let list = findings.map { finding -> JSONValue in
      .object([
        JSONMember("severity", .string(finding.severity == .error ? "error" : "warning")),
        JSONMember("line", finding.line.map { .whole($0) } ?? .null),
        JSONMember("column", finding.column.map { .whole($0) } ?? .null),
        JSONMember("message", .string(finding.message)),
      ])
    }
    let members = [
      JSONMember("file", .string(path)), JSONMember("valid", .flag(isValid)),
      JSONMember("findings", .array(list)),
    ]
    console.print(JSONValue.object(members).line)
  }
}
