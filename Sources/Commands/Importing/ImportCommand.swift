import Interchange
import TraceFormat

/// `import`: other tools' recordings become ours.
enum ImportCommand {
  static let spec = CommandSpec(
    "import", operands: "FILE…", operandCount: 1...Int.max,
    summary: "turn other tools' recordings into recordings of this program",
    options: ImportArguments.specs, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let options = try ImportArguments.options(arguments)
    guard let out = arguments.value("-o") else {
      throw .usage("import needs -o OUT: a file, a directory, or - for standard output")
    }
    if out == "-", arguments.isSet("--json") {
      throw .usage("--json and -o - would both write to standard output; give a file to -o")
    }
    var destination = try ImportDestination(out, inputs: arguments.operands)
    var worst: Failure?
    var hasImported = false
    for path in arguments.operands {
      do throws(Failure) {
        let recording = try Self.recording(at: path, options: options)
        let written = try destination.write(
          recording, session: ImportedSession.start(screen: options.screen), of: path, console)
        report(recording, path, written, arguments, console)
        if !hasImported, !arguments.isSet("--json") {
          console.warn("assumed for every file: \(ImportedSession.assumption)")
        }
        hasImported = true
      } catch {
        if worst.map({ $0.exitCode < error.exitCode }) ?? true { worst = error.withoutSentence }
        if arguments.isSet("--json") {
          let members = [
            JSONMember("file", .string(path)), JSONMember("error", .string(error.sentence)),
          ]
          console.print(JSONValue.object(members).line)
        } else {
          console.warn(error.sentence)
        }
      }
    }
    if let worst { throw worst }
  }

  /// A file of another tool.
  static func recording(
    at path: String, options: ImportOptions
  ) throws(Failure) -> ImportedRecording {
    var options = options
    if path != "-" { options.companion = CompanionFile.beside(path) }
    let source = try InputFile.source(of: path)
    do {
      return try Importer.read(source, file: InputFile.name(of: path), options: options)
    } catch {
      throw Failure(error)
    }
  }

  private static func report(
    _ recording: ImportedRecording, _ path: String, _ written: String, _ arguments: Arguments,
    _ console: Console
  ) {
    let name = InputFile.name(of: path)
    if !arguments.isSet("--json") {
      for note in recording.notes.all {
        console.warn("\(name): \(note.kind.word): \(note.description)")
      }
      if recording.notes.omitted > 0 {
        console.warn("\(name): and \(recording.notes.omitted) more were repaired or left out")
      }
    }
    // The recording itself is on standard output.
    guard written != "-" else { return }
    if arguments.isSet("--json") {
      console.print(json(recording, path, written).line)
      return
    }
    let scales = recording.scales.map { $0.fixed(4) }.joined(separator: " × ")
    console.print(
      "\(written): \(recording.format.title) (\(recording.reason)), "
        + counted(recording.contacts, "contact") + ", " + counted(recording.samples, "sample")
        + ", \((Double(recording.duration) / 1e6).fixed(3)) s, \(scales) pt per unit")
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private static func json(
    _ recording: ImportedRecording, _ path: String, _ written: String
  ) -> JSONValue {
    .object([
      JSONMember("file", .string(path)), JSONMember("out", .string(written)),
      JSONMember("format", .string(recording.format.rawValue)),
      JSONMember("detected", .string(recording.reason)),
      JSONMember("device", recording.panel.name.map { .string($0) } ?? .null),
      JSONMember("contacts", .whole(recording.contacts)),
      JSONMember("samples", .whole(recording.samples)),
      JSONMember("cancels", .whole(recording.cancels)),
      JSONMember("duration", .whole(Int(recording.duration))),
      JSONMember("scale", .array(recording.scales.map { .real($0) })),
      JSONMember(
        "assumptions",
        .array((recording.notes.assumptions + [ImportedSession.assumption]).map { .string($0) })),
      JSONMember("repairs", .array(recording.notes.repairs.map { .string($0) })),
    ])
  }
}

extension ImportNotes.Kind {
  /// What stands in front of a note.
  var word: String {
    switch self {
    case .assumption: "assumed"
    case .repair: "repaired"
    case .leftOut: "left out"
    }
  }
}

extension Failure {
  /// A file that could not be imported.
  init(_ error: ImportError) {
    self =
      switch error.cause {
      case .refused, .unknownFormat: .found(error.description)
      case .unreadable: .inputOutput(error.description)
      }
  }
}
