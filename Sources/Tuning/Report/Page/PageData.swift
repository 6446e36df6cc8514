import Plots
import TraceFormat

/// A report's numbers as JSON, for the page's script; lists have an entry for each row, the best first.
struct PageData {
  let report: StudyReport

  private var table: StudyTable { report.table }

  /// The text of one object.
  var text: String {
    let front = report.frontPair
    let fields = report.fields
    let telling = report.knobOrder.prefix(2).sorted()
    let pair = telling.count == 2 ? telling : [0, 1]
    let best = table.best
    let value = JSONValue.object([
      JSONMember("techniques", .array(table.techniques.map { .string($0) })),
      JSONMember("technique", .array(table.technique.map { .whole($0) })),
      JSONMember("isDefault", .array(table.isDefault.map { .flag($0) })),
      JSONMember("isAllowed", .array(table.isAllowed.map { .flag($0) })),
      JSONMember("best", .whole(best ?? -1)),
      JSONMember("reference", .whole(table.reference(of: best ?? 0) ?? -1)),
      JSONMember("defaults", .array(table.defaults.map { .whole($0) })),
      JSONMember("words", words),
      JSONMember("knobs", .array(table.knobs.map { column($0) })),
      JSONMember("metrics", .array(table.metrics.map { column($0) })),
      JSONMember("objective", column(table.objective)),
      JSONMember("low", ends { report.interval($0)?.lowerBound }),
      JSONMember("high", ends { report.interval($0)?.upperBound }),
      JSONMember("delta", ends { report.difference($0)?.value }),
      JSONMember("deltaLow", ends { report.difference($0)?.interval?.lowerBound }),
      JSONMember("deltaHigh", ends { report.difference($0)?.interval?.upperBound }),
      JSONMember(
        "verdict", .array((0..<table.count).map { .string(report.verdict($0).rawValue) })),
      JSONMember("fields", .array(fields.map { field($0.across, $0.up, $0.field) })),
      JSONMember("pair", .array(pair.map { .whole($0) })),
      JSONMember("front", .array([front?.across ?? 0, front?.up ?? 0].map { .whole($0) })),
    ])
    var bytes: [UInt8] = []
    bytes.appendValue(value)
    return String(decoding: bytes, as: UTF8.self)
  }

  private var words: JSONValue {
    .object([
      JSONMember(
        "delta",
        .string("difference to the same technique with its shipped parameters, on the same trials")),
      JSONMember(
        "parallel", .string("every configuration as a line over an axis for each knob and metric")),
      JSONMember(
        "field",
        .string(
          "Shade: \(table.objective.name), smoothed over configurations nearby, whatever their other knobs."
        )),
    ])
  }

  private func column(_ column: StudyColumn) -> JSONValue {
    let scale =
      switch column.scale {
      case .linear: "linear"
      case .logarithmic: "log"
      case .list: "list"
      }
    // Once, not for each value: it takes a look at all of them.
    let digits = column.digits
    return .object([
      JSONMember("id", .string(column.name)), JSONMember("name", .string(column.name)),
      JSONMember("unit", .string(column.unit)), JSONMember("meaning", .string(column.meaning)),
      JSONMember("scale", .string(scale)),
      JSONMember("better", .string(column.better == .neither ? "none" : column.better.rawValue)),
      JSONMember("isKey", .flag(report.keyMetrics.contains(column.name))),
      JSONMember("labels", .array(column.labels.map { .string($0) })),
      JSONMember("digits", .whole(digits)),
      JSONMember("values", .array(column.values.map { number($0, digits: digits + 3) })),
    ])
  }

  private func ends(_ value: (Int) -> Double?) -> JSONValue {
    let digits = table.objective.digits + 3
    return .array((0..<table.count).map { number(value($0), digits: digits) })
  }

  private func field(_ across: Int, _ up: Int, _ field: ObjectiveField) -> JSONValue {
    let levels = field.values.map { $0.map { String(field.level($0)) } ?? "." }.joined()
    return .object([
      JSONMember("a", .whole(across)), JSONMember("b", .whole(up)),
      JSONMember("size", .whole(ObjectiveField.size)), JSONMember("levels", .string(levels)),
      JSONMember("low", number(field.low, digits: 9)),
      JSONMember("high", number(field.high, digits: 9)),
    ])
  }

  private func number(_ value: Double?, digits: Int) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    return .number(DecimalText.trimmed(value, digits: digits))
  }
}
