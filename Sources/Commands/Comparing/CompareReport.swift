import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// What `compare` prints.
struct CompareReport {
  let comparison: Comparison
  let rows: [Comparison.Row]

  /// One line of any of the three forms.
  private struct Line {
    let file: String?
    let delivery: DeliveryRate?
    let technique: String
    let figures: RunFigures
    let stepsPerCentimetre: [Double?]
  }

  private func lines(total: Bool) -> [Line] {
    if total {
      return comparison.totals(of: rows).map {
        Line(
          file: nil, delivery: $0.delivery, technique: $0.technique, figures: $0.figures,
          stepsPerCentimetre: $0.stepsPerCentimetre)
      }
    }
    return rows.map { row in
      let recording = comparison.recordings[row.recording]
      let scale = recording.start.screen.pointsPerMillimetre
      return Line(
        file: recording.name, delivery: row.delivery, technique: row.technique,
        figures: row.figures,
        stepsPerCentimetre: SpeedBand.allCases.map {
          row.figures.stepsPerCentimetre($0, pointsPerMillimetre: scale)
        })
    }
  }

  /// For people: a table for each recording and rate, under a line that names them.
  func table(total: Bool) -> [String] {
    var printed: [String] = []
    let lines = lines(total: total)
    var start = 0
    while start < lines.count {
      let end = min(lines.count, start + comparison.techniques.count)
      let first = lines[start]
      if start > 0 { printed.append("") }
      let count = comparison.recordings.count
      let name = first.file ?? (count == 1 ? "1 recording" : "\(count) recordings together")
      printed.append("\(name), \(first.delivery.map(\.sentencePart) ?? "each at its own rate")")
      printed += Self.table(lines[start..<end])
      start = end
    }
    let isAssumed = comparison.startMode == .assumed
    return printed + ["", Self.legend + (isAssumed ? Self.assumedLegend : "")]
  }

  private static let legend =
    "slow: below 200 pt/s, fast: from 800; lift: steps in the last 60 ms; rest: steps of a finger that "
    + "stays within 3 pt; typed: keys typed by a touch that moved the caret; lost: touches that did "
    + "neither; –: not in this recording"

  private static let assumedLegend =
    "; regions and holds are taken as satisfied, also for taps: --start technique tells what each does on its "
    + "own keyboard"

  private static func table(_ lines: ArraySlice<Line>) -> [String] {
    var table = Table([
      ("technique", .left), ("net", .right), ("first pt", .right), ("ms", .right),
      ("/cm slow", .right), ("medium", .right), ("fast", .right), ("reversals", .right),
      ("out+back", .right), ("lift", .right), ("rest", .right), ("typed", .right),
      ("lost", .right),
    ])
    for line in lines {
      let figures = line.figures
      let other = figures.otherMoves > 0 ? " +\(figures.otherMoves) others" : ""
      table.append(
        [
          line.technique, figures.net.signed + other,
          figures.firstStep.map { $0.travelPoints.fixed(1) } ?? "–",
          figures.firstStep.map { $0.milliseconds.fixed(0) } ?? "–",
        ]
          + line.stepsPerCentimetre.map { $0.map { $0.fixed(2) } ?? "–" }
          + [
            String(figures.reversals), figures.netOutAndBack.map(\.signed) ?? "–",
            String(figures.liftSteps), String(figures.restSteps),
            String(figures.keysTypedBySwipes), String(figures.keysLost),
          ])
    }
    return table.lines
  }

  private static let columns = [
    "file", "delivery", "technique", "net", "steps", "other_moves", "first_step_pt",
    "first_step_ms", "steps_per_cm_slow", "steps_per_cm_medium", "steps_per_cm_fast", "reversals",
    "net_out_and_back", "lift_steps", "rest_steps", "keys_typed_by_swipes", "keys_lost",
    "haptic_ticks",
  ]

  private static func values(_ line: Line) -> [JSONValue] {
    let figures = line.figures
    var values: [JSONValue] = [
      line.file.map { JSONValue.string($0) } ?? .null,
      line.delivery.map { JSONValue($0.value) } ?? .null,
      .string(line.technique),
    ]
    func append(_ number: Int?) { values.append(number.map { JSONValue.whole($0) } ?? .null) }
    func append(_ number: Double?) { values.append(number.map { JSONValue.real($0) } ?? .null) }
    append(figures.net)
    append(figures.steps)
    append(figures.otherMoves)
    append(figures.firstStep?.travelPoints)
    append(figures.firstStep?.milliseconds)
    for density in line.stepsPerCentimetre { append(density) }
    append(figures.reversals)
    append(figures.netOutAndBack)
    append(figures.liftSteps)
    append(figures.restSteps)
    append(figures.keysTypedBySwipes)
    append(figures.keysLost)
    append(figures.ticks)
    return values
  }

  /// For programs: one object for each row.
  func json(total: Bool) -> [String] {
    lines(total: total).map { line in
      JSONValue.object(zip(Self.columns, Self.values(line)).map { JSONMember($0, $1) }).line
    }
  }

  /// For spreadsheets: a line of names, then one for each row; what is not there is empty.
  func csv(total: Bool) -> [String] {
    [Self.columns.joined(separator: ",")]
      + lines(total: total).map { line in
        Self.values(line).map(\.csvField).joined(separator: ",")
      }
  }
}

extension DeliveryRate {
  /// As in `at 60 callbacks a second`.
  fileprivate var sentencePart: String {
    switch self {
    case .asRecorded: "one callback for each sample"
    case .hertz(let hertz): "at \(hertz) callbacks a second"
    }
  }
}

extension JSONValue {
  /// The value as a field of comma-separated values: quoted where it must be, empty for null.
  var csvField: String {
    switch self {
    case .null: return ""
    case .string(let text):
      guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
      return "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
    case .number, .flag, .array, .object: return line
    }
  }
}
