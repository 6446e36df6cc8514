import Foundation
import Plots
import Tuning

/// `report`: what a sweep or a search found, as a page that explains itself, as pictures, or in the terminal.
enum ReportCommand {
  static let spec = CommandSpec(
    "report", operands: "RESULTS-FILE", operandCount: 1...1,
    summary: "explain what a sweep or a search found: a page, pictures, or a summary",
    options: [
      ReportArguments.out, ReportArguments.svg, ReportArguments.theme, ReportArguments.objective,
      ReportArguments.minimize, ReportArguments.maximize, ReportArguments.subjectTo,
      ReportArguments.top, ReportArguments.again, ReportArguments.jobs,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let options = try ReportArguments(arguments)
    let study = try study(at: options.path)
    let objective: Objective
    if let ranking = options.ranking {
      objective = ranking
    } else {
      objective = try standardObjective(study)
    }
    let table = StudyTable(study, by: objective)
    guard table.count > 0 else { throw .found(unmeasured(study, objective, options.path)) }
    let about = StudyAbout(
      study, by: objective, file: InputFile.name(of: options.path), command: options.command)
    var report = StudyReport(table, about: about, keyMetrics: keyMetrics(table, objective))
    report.about.findings += findings(study, objective)
    if let sentence = StudyVerdict.fresh(study, table, objective) {
      report.about.findings.append(sentence)
    }
    if table.unranked > 0 {
      report.about.warnings.append(
        "\(table.unranked) of \(study.evaluations.count) configurations are left out: they failed, or what is ranked by has "
          + "no value there.")
    }
    try StudyRerun(study: study, objective: objective, options: options).run(&report, console)
    try write(report, options, console)
  }

  private static func study(at path: String) throws(Failure) -> Study {
    let bytes = try InputFile.bytes(of: path)
    let file = InputFile.name(of: path)
    do throws(StudyError) {
      let study = try Study(bytes, file: file)
      guard !study.evaluations.isEmpty else {
        throw StudyError("\(file) holds no evaluation yet; let the sweep go on, with --resume")
      }
      return study
    } catch {
      throw .found(error.description)
    }
  }

  /// What is ranked by where nobody said: the first of these that was measured.
  private static func standardObjective(_ study: Study) throws(Failure) -> Objective {
    let candidates: [Metric] =
      [.score, .acquisition, .travelError, .falseActivations, .reversals] + Metric.allCases
    let metric = candidates.first { metric in
      metric.facts.better.side != .neither
        && study.evaluations.contains { $0.metrics[metric] != nil }
    }
    return try objective(metric ?? .acquisition)
  }

  /// A metric, its better side first.
  static func objective(_ metric: Metric) throws(Failure) -> Objective {
    do throws(ObjectiveFault) {
      return try Objective(
        metric.facts.better.side == .more ? .maximize : .minimize, metric.rawValue)
    } catch {
      throw .usage(error.description)
    }
  }

  private static func unmeasured(_ study: Study, _ objective: Objective, _ path: String) -> String {
    let measured = Metric.allCases.filter { metric in
      study.evaluations.contains { $0.metrics[metric] != nil }
    }
    return "\(InputFile.name(of: path)) has no value for \(objective.text) in any of its "
      + "\(study.evaluations.count) evaluations; it has "
      + (measured.isEmpty ? "no metric at all" : measured.map(\.rawValue).joined(separator: ", "))
  }

  /// What the table shows at once: what is ranked by and asked for, then what people ask first.
  private static func keyMetrics(_ table: StudyTable, _ objective: Objective) -> [String] {
    let usual: [Metric] = [
      .acquisition, .success, .travelError, .liftErrors, .reversals, .falseActivations,
      .stolenSwipes,
    ]
    var names = objective.metrics.map(\.rawValue)
    for metric in usual where !names.contains(metric.rawValue) { names.append(metric.rawValue) }
    let there = names.filter { name in table.metrics.contains { $0.name == name } }
    return Array(there.prefix(max(6, objective.metrics.count))) + [
      StudyTable.freshName, StudyTable.heldOutName,
    ]
  }

  /// Pairs of knobs of which only the product matters, where one metric is ranked by.
  private static func findings(_ study: Study, _ objective: Objective) -> [String] {
    guard case .metric(let metric) = objective.expression else { return [] }
    return study.header.space.techniques.flatMap { space in
      Ridge.ridges(in: space, study.evaluations, metric).map { $0.sentence + "." }
    }
  }

  private static func write(
    _ report: StudyReport, _ options: ReportArguments, _ console: Console
  ) throws(Failure) {
    if let out = options.out {
      let text = ReportPage(report).text
      if out == "-" { console.printRaw(text) } else { try OutputFile.write(text, to: out) }
      if out != "-" {
        console.warn(
          "\(out): \(report.table.count) configurations, \(StudyVerdict.headline(report))".plain)
      }
    }
    if let directory = options.pictures {
      try write(report.figures, to: directory, options, console)
    }
    guard options.out == nil, options.pictures == nil else { return }
    for line in StudySummary(report: report, rows: options.rowCount).lines { console.print(line) }
  }

  private static func write(
    _ figures: [StudyFigure], to directory: String, _ options: ReportArguments, _ console: Console
  ) throws(Failure) {
    try OutputDirectory.make(directory)
    for figure in figures {
      let text = SVGWriter.text(of: figure.picture, theme: options.theme, margin: 16)
      try OutputFile.write(text, to: "\(directory)/\(figure.fileName).svg")
    }
    console.warn("\(directory): \(figures.count) pictures")
  }
}

extension MetricFacts.Better {
  /// As columns have it.
  fileprivate var side: StudyColumn.Better { StudyColumn.Better(self) }
}

extension String {
  /// Without the blanks that keep a number and its unit together on pages.
  var plain: String { replacing("\u{A0}", with: " ") }
}
