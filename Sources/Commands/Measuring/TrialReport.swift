import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// What `trial` prints.
struct TrialReport {
  /// How it is printed.
  enum Form {
    case table
    case json
    case csv

    init(_ arguments: Arguments) throws(Failure) {
      switch (arguments.isSet("--json"), arguments.isSet("--csv")) {
      case (true, true):
        throw .usage("--json and --csv are two ways to print; give one of them")
      case (true, false): self = .json
      case (false, true): self = .csv
      case (false, false): self = .table
      }
    }
  }

  /// One technique and persona.
  struct Row: Sendable {
    var block: TrialStudy.Block
    var summary: TrialBlockSummary
  }

  let study: TrialStudy
  let form: Form
  let printsEach: Bool

  /// What says of every output that nobody was measured.
  static let warning = "a model of users, not people"

  /// What is printed before anything runs.
  var head: [String] {
    switch form {
    case .json: []
    case .csv:
      [(printsEach ? Self.trialColumns : Self.columns).joined(separator: ",")]
    case .table: []
    }
  }

  /// What is printed as soon as a row is there.
  func lines(of row: Row) -> [String] {
    switch form {
    case .json:
      (printsEach ? row.block.trials.map { object(Self.trialColumns, values($0, row)) } : [])
        + [object(Self.columns, values(row))]
    case .csv:
      printsEach
        ? row.block.trials.map { csv(values($0, row)) } : [csv(values(row))]
    case .table: []
    }
  }

  /// What is printed at the end: the table, and how it stands to what is published.
  func foot(_ rows: [Row]) -> [String] {
    switch form {
    case .json, .csv: []
    case .table:
      table(rows) + (printsEach ? [""] + eachTable(rows) : []) + ["", Self.legend, ""]
        + bounds(rows)
    }
  }

  private func object(_ columns: [String], _ values: [JSONValue]) -> String {
    JSONValue.object(zip(columns, values).map { JSONMember($0, $1) }).line
  }

  private func csv(_ values: [JSONValue]) -> String {
    values.map(\.csvField).joined(separator: ",")
  }

  private func table(_ rows: [Row]) -> [String] {
    var table = Table([
      ("technique", .left), ("user", .left), ("reached", .right), ("median s", .right),
      ("95 %", .left), ("p90", .right), ("≤3", .right), ("≥30", .right), ("first lift", .right),
      ("overshot", .right), ("reversals", .right), ("clutches", .right), ("lift errors", .right),
      ("bit/s", .right), ("95 %", .left), ("blind", .right),
    ])
    for row in rows {
      let summary = row.summary
      table.append([
        row.block.technique, row.block.persona, summary.success.percent,
        summary.median.seconds, summary.median.secondsInterval, summary.ninth.seconds,
        summary.nearMedian.map { ($0 / 1000).fixed(2) } ?? "–",
        summary.farMedian.map { ($0 / 1000).fixed(2) } ?? "–",
        summary.exactAtFirstLift.percent, summary.overshot.percent, summary.reversals.fixed(2),
        summary.clutches.fixed(2), summary.liftErrors.fixed(1),
        summary.throughput.map { $0.value.fixed(2) } ?? "–",
        summary.throughput?.interval.map {
          "\($0.lowerBound.fixed(2))–\($0.upperBound.fixed(2))"
        } ?? "",
        summary.blindThroughput.map { $0.fixed(2) } ?? "–",
      ])
    }
    return [title, ""] + table.lines
  }

  private var title: String {
    let rate =
      switch study.start.delivery {
      case .asRecorded: "a callback for each report"
      case .hertz(let hertz): "\(hertz) callbacks a second"
      }
    return
      "\(Self.warning.prefix(1).uppercased() + Self.warning.dropFirst()): seed \(study.seed), \(study.tasks.count) targets each, \(rate), a panel of \(study.panel.reportHertz) Hz"
  }

  private static let legend =
    "times from the first touch-down to the last lift, 10 s where the target was not reached; ≤3, ≥30: medians of near and far "
    + "targets; first lift: exact at the first one; reversals and clutches each trial, lift errors per 100; blind: bit/s "
    + "when the finger lifts once, with effective width; 95 %: how well the model's number is known"

  /// One persona's numbers beside what is published: the average one's, or the first's.
  private func bounds(_ rows: [Row]) -> [String] {
    let persona = rows.first { $0.block.persona == Persona.average.id } ?? rows.first
    guard let id = persona?.block.persona else { return [] }
    let blocks = rows.filter { $0.block.persona == id }.map {
      (technique: $0.block.technique, summary: $0.summary)
    }
    return ["beside what is published, \(id):"]
      + SanityBound.all(blocks).map { "  \($0.verdict.rawValue): \($0.claim): \($0.finding)" }
  }

  private func eachTable(_ rows: [Row]) -> [String] {
    var table = Table([
      ("technique", .left), ("user", .left), ("trial", .right), ("distance", .right),
      ("outcome", .left), ("s", .right), ("overshoot", .right), ("reversals", .right),
      ("touches", .right), ("lift errors", .right),
    ])
    for row in rows {
      for trial in row.block.trials {
        let result = trial.figures.result
        table.append([
          row.block.technique, row.block.persona, String(trial.index),
          trial.task.distance.signed, trial.outcome.rawValue,
          (result.milliseconds / 1000).fixed(2), String(result.overshoot),
          String(result.reversals), String(trial.figures.touches), String(result.liftErrors),
        ])
      }
    }
    return table.lines
  }
}

extension Double {
  /// As a share, without digits after the point.
  fileprivate var percent: String { (self * 100).fixed(0) + " %" }
}

extension Estimate? {
  /// Milliseconds as seconds.
  fileprivate var seconds: String { map { ($0.value / 1000).fixed(2) } ?? "–" }

  fileprivate var secondsInterval: String {
    self?.interval.map {
      "\(($0.lowerBound / 1000).fixed(2))–\(($0.upperBound / 1000).fixed(2))"
    } ?? ""
  }
}
