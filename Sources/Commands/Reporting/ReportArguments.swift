import Foundation
import Plots
import Tuning

/// What `report` was asked for, checked.
struct ReportArguments {
  static let minimize = OptionSpec(
    "--minimize", .choice("EXPRESSION", Metric.allCases.map(\.rawValue)),
    help: "rank by this metric, or arithmetic over metrics: the less the better")
  static let maximize = OptionSpec(
    "--maximize", .choice("EXPRESSION", Metric.allCases.map(\.rawValue)),
    help: "rank by this metric, or arithmetic over metrics: the more the better")
  static let objective = OptionSpec(
    "--objective", .choice("METRIC", Metric.allCases.map(\.rawValue)),
    help: "rank by this metric, its better side first")
  static let subjectTo = OptionSpec(
    "--subject-to", .word("CONDITION"), isRepeatable: true,
    help: "what must hold, as in \"false_per_1000 <= 1\"; may be repeated")
  static let out = OptionSpec("-o", .file("FILE"), help: "write the report as one HTML file")
  static let svg = OptionSpec(
    "--svg", .file("DIR"), help: "write every plot as a file of its own into a directory")
  static let theme = OptionSpec(
    "--theme", .choice("dark|light", ["dark", "light"]), help: "with --svg: light without it")
  static let top = OptionSpec(
    "--top", .word("N"), help: "rows of the table in the terminal; 10 without it")
  static let again = OptionSpec(
    "--again", .word("N"),
    help: "run the N best and the defaults again, for intervals; "
      + "\(StudyReport.standardAgain) without it, 0 for none")
  static let jobs = OptionSpec(
    "--jobs", .word("N"), help: "threads; as many as there are processors without it")

  /// The file of results.
  let path: String
  /// What the rows are ranked by; nil where the study's own is taken.
  let ranking: Objective?
  /// The HTML file's path.
  let out: String?
  /// The directory of pictures.
  let pictures: String?
  /// Whether anything is drawn; the summary in the terminal needs no figures.
  var drawsFigures: Bool { out != nil || pictures != nil }
  /// The pictures' colours.
  let theme: PlotTheme
  /// Rows in the terminal.
  let rowCount: Int
  /// The best that are run again.
  let againCount: Int
  /// Threads at most.
  let jobs: Int
  /// The command, as somebody would type it.
  let command: String

  init(_ arguments: Arguments) throws(Failure) {
    ranking = try Self.ranking(arguments)
    out = arguments.value("-o")
    pictures = arguments.value("--svg")
    if arguments.isSet("--theme"), pictures == nil {
      throw .usage("--theme goes with --svg; the page has both themes")
    }
    switch arguments.value("--theme") {
    case nil, "light": theme = .light
    case "dark": theme = .dark
    case let name?: throw .usage("--theme takes dark or light, not “\(name)”")
    }
    let text = arguments.value("--top") ?? "10"
    guard let count = Int(text), (1...1_000).contains(count) else {
      throw .usage("--top takes a whole number of rows from 1 to 1000, not “\(text)”")
    }
    rowCount = count
    let often = arguments.value("--again") ?? String(StudyReport.standardAgain)
    guard let again = Int(often), (0...10_000).contains(again) else {
      throw .usage("--again takes a whole number of configurations from 0 to 10000, not “\(often)”")
    }
    againCount = again
    if let text = arguments.value("--jobs") {
      jobs = try ListArguments.jobs(text)
    } else {
      jobs = ProcessInfo.processInfo.activeProcessorCount
    }
    path = arguments.operands[0]
    command = Self.command(arguments)
    if let out, out != "-" {
      try OutputFile.check(out)
      func place(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
      }
      guard place(out) != place(path) else {
        throw .usage("-o \(out) is the file of results itself; give the report another name")
      }
    }
  }

  /// The command, as somebody would type it; without what has no part in what the report says.
  private static func command(_ arguments: Arguments) -> String {
    var words = ["caretlab", "report", arguments.operands[0]]
    for name in ["--objective", "--minimize", "--maximize", "--subject-to", "--again"] {
      for value in arguments.all(name) {
        words += [name, value.contains(" ") ? "\"\(value)\"" : value]
      }
    }
    return words.joined(separator: " ")
  }

  private static func ranking(_ arguments: Arguments) throws(Failure) -> Objective? {
    let names = ["--minimize", "--maximize", "--objective"].filter { arguments.isSet($0) }
    guard names.count < 2 else {
      throw .usage("\(names.joined(separator: " and ")) are two ways to rank; give one of them")
    }
    let constraints = arguments.all("--subject-to")
    guard let name = names.first, let text = arguments.value(name) else {
      guard constraints.isEmpty else {
        throw .usage("--subject-to goes with --minimize, --maximize or --objective")
      }
      return nil
    }
    var direction = name == "--maximize" ? Objective.Direction.maximize : .minimize
    if name == "--objective", let metric = Metric(rawValue: text), metric.facts.better == .higher {
      direction = .maximize
    }
    do throws(ObjectiveFault) {
      return try Objective(direction, text, subjectTo: constraints)
    } catch {
      throw .usage("\(name): \(error.description)")
    }
  }
}
