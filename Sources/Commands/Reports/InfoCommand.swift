import GestureCore
import SimulatorCore
import TraceFormat

/// `info`: what a recording holds, without running it.
enum InfoCommand {
  static let spec = CommandSpec(
    "info", operands: "FILE|DIR…", operandCount: 1...Int.max,
    summary: "tell a recording's title, device, duration, fingers, samples, rate, gaps and speeds",
    options: [OptionSpec("--json", help: "one object for each file, on a line of its own")],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    var worst: Failure?
    let paths = try InputFile.expandingDirectories(arguments.operands)
    for (index, path) in paths.enumerated() {
      do throws(Failure) {
        let trace = try trace(at: path)
        let statistics = TouchStatistics(trace.events)
        if arguments.isSet("--json") {
          console.print(json(path, trace, statistics).line)
        } else {
          for warning in trace.warnings { console.warn(warning.description) }
          if index > 0 { console.print("") }
          describe(path, trace, statistics, console)
        }
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

  /// A recording; of another tool's file what was assumed and repaired stands among the rows.
  private static func trace(at path: String) throws(Failure) -> Trace {
    let recording = try AnyRecording(at: path)
    var trace = recording.trace
    if let first = recording.origin.first { trace.warnings = [first] }
    return trace
  }

  private static func describe(
    _ path: String, _ trace: Trace, _ statistics: TouchStatistics, _ console: Console
  ) {
    let header = trace.header
    let screen = header.session.screen
    console.print(InputFile.name(of: path))
    var rows: [(String, String)] = []
    if let title = header.title { rows.append(("title", title)) }
    if let note = header.note { rows.append(("note", note)) }
    if let created = header.created { rows.append(("created", created)) }
    rows.append(("source", header.source?.kind ?? "not said"))
    rows += ImportSource(header.source)?.rows ?? []
    rows.append(
      (
        "screen",
        "\(screen.width.shortText) × \(screen.height.shortText) pt at "
          + "\(screen.pointsPerMillimetre.shortText) pt/mm"
      ))
    rows.append(("keyboard", header.session.keyboard))
    rows.append(("technique", header.session.technique))
    rows.append(("delivery", header.session.delivery.value.text))
    rows.append(("intent", header.intent.text))
    rows.append(
      (
        "duration",
        (Double(statistics.duration) / 1e6).fixed(3) + " s" + (trace.hasEnd ? "" : ", no end")
      ))
    rows.append(
      ("events", statistics.kinds.map { "\($0.count) \($0.name)" }.joined(separator: ", ")))
    if statistics.samples > 0 {
      rows.append(
        (
          "fingers",
          "\(statistics.mostFingers) at once, \(statistics.contacts) touch-down"
            + (statistics.contacts == 1 ? "" : "s")
        ))
      rows.append(("samples", String(statistics.samples)))
    }
    if let interval = statistics.intervals {
      rows.append(
        (
          "rate",
          (1e6 / interval.median).fixed(1) + " Hz (median interval "
            + (interval.median / 1e3).fixed(2) + " ms, longest "
            + (interval.greatest / 1e3).fixed(1)
            + " ms, shortest " + (interval.least / 1e3).fixed(2) + " ms)"
        ))
    }
    rows += ReportTiming(trace.events).rows
    if let speed = statistics.speeds {
      rows.append(
        (
          "speed",
          "median \(speed.median.fixed(0)), 90 % below \(speed.ninetieth.fixed(0)), highest "
            + "\(speed.greatest.fixed(0)) pt/s"
        ))
      rows.append(("", statistics.sparkline + "  40 … 4000 pt/s"))
    }
    let width = rows.map(\.0.count).max() ?? 0
    for (name, value) in rows {
      console.print(
        "  " + name + String(repeating: " ", count: width - name.count + 2)
          + shown(value))
    }
  }

  /// A recording's own words may hold commands to the terminal.
  private static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? "·" : $0 }))
  }

  private static func json(
    _ path: String, _ trace: Trace, _ statistics: TouchStatistics
  ) -> JSONValue {
    let header = trace.header
    let screen = header.session.screen
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    var members = [
      JSONMember("file", .string(path)), JSONMember("title", text(header.title)),
      JSONMember("note", text(header.note)), JSONMember("created", text(header.created)),
      JSONMember("source", text(header.source?.kind)),
      JSONMember(
        "screen",
        .object([
          JSONMember("width", .real(screen.width)), JSONMember("height", .real(screen.height)),
          JSONMember("pointsPerMillimetre", .real(screen.pointsPerMillimetre)),
        ])),
      JSONMember("keyboard", .string(header.session.keyboard)),
      JSONMember("technique", .string(header.session.technique)),
      JSONMember("delivery", JSONValue(header.session.delivery.value)),
      JSONMember("intent", .string(header.intent.text)),
      JSONMember("duration", .whole(Int(statistics.duration))),
      JSONMember("ended", .flag(trace.hasEnd)),
      JSONMember(
        "events",
        .object(statistics.kinds.map { JSONMember($0.name, .whole($0.count)) })),
      JSONMember("fingers", .whole(statistics.mostFingers)),
      JSONMember("contacts", .whole(statistics.contacts)),
      JSONMember("samples", .whole(statistics.samples)),
    ]
    for (name, summary) in [("intervals", statistics.intervals), ("speeds", statistics.speeds)] {
      members.append(JSONMember(name, summary?.json ?? .null))
    }
    members += ReportTiming(trace.events).json
    if let source = ImportSource(header.source) {
      members.append(JSONMember("import", source.json))
    }
    members.append(
      JSONMember("warnings", .array(trace.warnings.map { .string($0.description) })))
    return .object(members)
  }
}

extension Summary {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("least", .real(least)), JSONMember("median", .real(median)),
      JSONMember("ninetieth", .real(ninetieth)), JSONMember("greatest", .real(greatest)),
    ])
  }
}

extension TraceHeader.Intent? {
  /// The intent in a few words.
  fileprivate var text: String {
    switch self {
    case .move(let count)?: "move \(count.signed)"
    case .tap?: "tap"
    case .nothing?: "none"
    case nil: "unlabelled"
    }
  }
}
