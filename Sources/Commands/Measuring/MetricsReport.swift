import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// What `metrics` prints.
struct MetricsReport {
  let measurement: MetricMeasurement
  let rows: [MetricMeasurement.Row]
  /// The metrics that are printed, where they were measured.
  let shown: [Metric]
  /// How many recordings a generator or a model made.
  let synthetic: Int
  /// How many say nothing of what they were meant to do.
  let unlabelled: Int

  /// What whoever reads the numbers should know.
  var notes: [String] {
    let count = measurement.comparison.recordings.count
    var notes: [String] = []
    if synthetic > 0 {
      notes.append(
        "\(synthetic) of \(count) recordings are synthetic: generators and models, not people")
    }
    if unlabelled > 0 {
      notes.append(
        "\(unlabelled) of \(count) recordings are not labelled: they give only what needs no intent"
      )
    }
    return notes
  }

  /// How many techniques stand side by side.
  private static let columns = 5

  /// For people: a row for each metric, a column for each technique and rate.
  var table: [String] {
    let count = measurement.comparison.recordings.count
    var lines = [
      count == 0
        ? "techniques alone, no recording"
        : count == 1 ? "1 recording" : "\(count) recordings"
    ]
    lines += notes
    let measured = shown.filter { metric in rows.contains { $0.values[metric] != nil } }
    for start in stride(from: 0, to: rows.count, by: Self.columns) {
      lines.append("")
      lines += table(of: rows[start..<min(rows.count, start + Self.columns)], measured)
    }
    for row in rows {
      guard let curve = row.deadZones else { continue }
      if rows.count <= Self.curves || row.technique == rows.first?.technique { lines.append("") }
      lines += self.lines(curve, row)
    }
    let missing = shown.filter { !measured.contains($0) }
    if !missing.isEmpty {
      lines.append("")
      for need in MetricFacts.Need.allCases {
        let ids = missing.filter { $0.facts.need == need }.map(\.rawValue)
        guard !ids.isEmpty else { continue }
        lines.append("not measured, needs \(need.words): " + ids.joined(separator: ", "))
      }
    }
    return lines
  }

  private func table(
    of rows: ArraySlice<MetricMeasurement.Row>, _ measured: [Metric]
  ) -> [String] {
    var table = Table(
      [("metric", .left), ("unit", .left), ("better", .left)] + rows.map { (name($0), .right) })
    for metric in measured {
      table.append(
        [metric.rawValue, metric.facts.unit, metric.facts.better.word]
          + rows.map { row in row.values[metric].map { Self.text($0.value) } ?? "–" })
    }
    return table.lines
  }

  private func name(_ row: MetricMeasurement.Row) -> String {
    measurement.comparison.rates.count > 1
      ? row.technique + ", " + rate(row.delivery) : row.technique
  }

  private func rate(_ rate: DeliveryRate?) -> String {
    switch rate {
    case nil: "own rate"
    case .asRecorded: "as recorded"
    case .hertz(let hertz): "\(hertz) Hz"
    }
  }

  /// Four digits that count, three places at most.
  private static func text(_ number: Double) -> String {
    number.magnitude >= 1_000
      ? number.fixed(0)
      : number.magnitude >= 100
        ? number.fixed(1)
        : number.magnitude >= 10
          ? number.fixed(2) : number.fixed(3)
  }

  /// With more techniques than this, what a dead zone trades is one line for each.
  private static let curves = 3

  /// What a dead zone trades.
  private func lines(_ curve: DeadZoneCurve, _ row: MetricMeasurement.Row) -> [String] {
    var table = Table([
      ("\(curve.parameter), pt", .right), ("false per 1000 taps", .right),
      ("stolen per 100 swipes", .right), ("", .left),
    ])
    let knee = curve.knee
    for point in curve.points {
      table.append([
        point.deadZone.fixed(0), (point.falseShare * 1_000).fixed(1),
        (point.stolenShare * 100).fixed(1), point == knee ? "← least of both" : "",
      ])
    }
    let operating = [Metric.falseActivations, .stolenSwipes].map { metric in
      row.values[metric].map { Self.text($0.value) } ?? "–"
    }
    let summary =
      "\(name(row)): what a dead zone trades, over \(curve.taps) taps and \(curve.swipes) swipes; area "
      + "\(curve.area.fixed(4)); as set: \(operating[0]) per 1000, \(operating[1]) per 100"
    guard rows.count > Self.curves else { return [summary] + table.lines }
    let least = knee.map { "; least of both at \($0.deadZone.fixed(0)) pt" } ?? ""
    return [summary + least]
  }

  /// For programs: one object for each technique and rate, or for each of its recordings.
  func json(each: Bool) -> [String] {
    rows.flatMap { row -> [String] in
      let head = [
        JSONMember("technique", .string(row.technique)),
        JSONMember("delivery", row.delivery.map { JSONValue($0.value) } ?? .null),
      ]
      if each {
        return ownUnits(row).map { name, values in
          JSONValue.object(
            head + [JSONMember("file", .string(name)), JSONMember("metrics", object(values))]
          ).line
        }
      }
      var members =
        head + [
          JSONMember("recordings", .whole(row.recordings)),
          JSONMember("synthetic", .whole(synthetic)), JSONMember("unlabelled", .whole(unlabelled)),
          JSONMember("metrics", object(row.values)),
        ]
      let parts = ScoreWeights.standard.parts(of: row.values)
      if row.values[.score] != nil {
        members.append(
          JSONMember(
            "score_parts",
            .object(parts.map { JSONMember($0.metric.rawValue, .real($0.seconds)) })))
      }
      if let curve = row.deadZones { members.append(JSONMember("dead_zones", object(curve))) }
      return [JSONValue.object(members).line]
    }
  }

  private func object(_ values: MetricValues) -> JSONValue {
    var chosen = MetricValues()
    for metric in shown { chosen[metric] = values[metric] }
    return chosen.json
  }

  private func object(_ curve: DeadZoneCurve) -> JSONValue {
    .object([
      JSONMember("parameter", .string(curve.parameter)), JSONMember("area", .real(curve.area)),
      JSONMember("taps", .whole(curve.taps)), JSONMember("swipes", .whole(curve.swipes)),
      JSONMember(
        "points",
        .array(
          curve.points.map {
            .array([
              .real($0.deadZone), .real($0.falseShare * 1_000), .real($0.stolenShare * 100),
            ])
          })),
    ])
  }

  /// Each recording's name with what it gave by itself.
  private func ownUnits(_ row: MetricMeasurement.Row) -> [(name: String, values: MetricValues)] {
    let own =
      measurement.comparison.techniques.isEmpty
      ? measurement.comparison.recordings.filter { $0.start.technique == row.technique }
      : measurement.comparison.recordings
    return row.units.compactMap { unit in
      guard case .recording(let index) = unit.unit, own.indices.contains(index) else { return nil }
      return (own[index].name, [unit].aggregated())
    }
  }

  /// For spreadsheets: a line for each metric of each technique and rate, or of each recording.
  func csv(each: Bool) -> [String] {
    let names =
      ["technique", "delivery"] + (each ? ["file"] : [])
      + ["metric", "number", "unit", "better", "value", "sd", "n"]
    var lines = [names.joined(separator: ",")]
    for row in rows {
      let head: [JSONValue] = [
        .string(row.technique), row.delivery.map { JSONValue($0.value) } ?? .null,
      ]
      let parts =
        each
        ? ownUnits(row).map { (head + [.string($0.name)], $0.values) } : [(head, row.values)]
      for (head, values) in parts {
        for metric in shown {
          guard let value = values[metric] else { continue }
          let facts = metric.facts
          let fields: [JSONValue] = [
            .string(metric.rawValue), .whole(facts.number), .string(facts.unit),
            .string(facts.better.word), .real(value.value), .real(value.deviation),
            .whole(value.count),
          ]
          lines.append((head + fields).map(\.csvField).joined(separator: ","))
        }
      }
    }
    return lines
  }
}
