import Interchange
import SimulatorCore
import TraceFormat

/// `export`: a recording of ours becomes another tool's.
enum ExportCommand {
  static let spec = CommandSpec(
    "export", operands: "FILE", operandCount: 1...1,
    summary:
      "turn a recording of this program into another tool's, and say how import brings it back",
    options: [
      OptionSpec(
        "--to", .choice("FORMAT", ExportFormat.allCases.map(\.rawValue)),
        help: "the format: " + ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")),
      OptionSpec("-o", .file("OUT"), help: "where it goes: a file, - for standard output"),
      OptionSpec("--json", help: "what was written, as one object; for a file only"),
    ], run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let format = try format(arguments)
    guard let out = arguments.value("-o") else {
      throw .usage("export needs -o OUT: a file, or - for standard output")
    }
    let path = arguments.operands[0]
    let writesJSON = arguments.isSet("--json")
    if out == "-", writesJSON {
      throw .usage("--json and -o - would both write to standard output; give a file to -o")
    }
    if out != "-" {
      try OutputFile.check(out)
      guard !ImportDestination.isSameFile(out, path) else {
        throw .usage("\(out) is the file to export; give another OUT")
      }
    }
    let name = InputFile.name(of: path)
    let trace = try InputFile.trace(at: path)
    if !writesJSON { for finding in trace.warnings { console.warn(finding.description) } }
    let exporter: Exporter
    do {
      exporter = try Exporter(trace, to: format)
    } catch {
      throw .found("\(name): \(error.description)")
    }
    if !writesJSON { for note in exporter.notes { console.warn("\(name): \(note)") } }
    let summary = summary(exporter, format, out)
    if out == "-" {
      exporter.write { console.printRaw($0) }
      console.warn(summary)
    } else {
      let file = try PendingFile(out, console)
      try exporter.write { (bytes) throws(Failure) in try file.write(bytes) }
      _ = try file.finish()
      let findings = trace.warnings.map(\.description)
      console.print(
        writesJSON ? json(exporter, format, path, out, warnings: findings).line : summary)
    }
  }

  private static func format(_ arguments: Arguments) throws(Failure) -> ExportFormat {
    let names = ExportFormat.allCases.map(\.rawValue)
    guard let name = arguments.value("--to") else {
      throw .usage("export needs --to FORMAT; there are: " + names.joined(separator: ", "))
    }
    if let format = ExportFormat(rawValue: name) { return format }
    let nearest = NearestNames.nearest(to: name, among: names)
    throw .usage(
      "no format for export is called “\(name)”; "
        + (nearest.isEmpty ? "there are: " : "nearest: ")
        + (nearest.isEmpty ? names : nearest).joined(separator: ", "))
  }

  private static func json(
    _ exporter: Exporter, _ format: ExportFormat, _ path: String, _ out: String,
    warnings: [String]
  ) -> JSONValue {
    .object([
      JSONMember("file", .string(path)), JSONMember("out", .string(out)),
      JSONMember("format", .string(format.rawValue)),
      JSONMember("contacts", .whole(exporter.contacts)),
      JSONMember("samples", .whole(exporter.samples)),
      // Null where places are exact.
      JSONMember("placeStep", format.placeStep.map { .real($0) } ?? .null),
      JSONMember("timeStep", .whole(Int(format.timeStep))),
      JSONMember("notes", .array(exporter.notes.map { .string($0) })),
      JSONMember("warnings", .array(warnings.map { .string($0) })),
      JSONMember("importOptions", .array(exporter.importOptions.map { .string($0) })),
    ])
  }

  private static func summary(
    _ exporter: Exporter, _ format: ExportFormat, _ out: String
  ) -> String {
    let places = format.placeStep.map { "to \(NumberForm.text(of: $0)) pt" } ?? "exact"
    let time = format.timeStep == 1 ? "1 µs" : "\(format.timeStep / 1000) ms"
    return
      "\(out): \(format.title), \(exporter.contacts) contact\(exporter.contacts == 1 ? "" : "s"), "
      + "\(exporter.samples) samples; places \(places), times to \(time) from the first touch; back with: "
      + "import " + exporter.importOptions.joined(separator: " ")
  }
}
