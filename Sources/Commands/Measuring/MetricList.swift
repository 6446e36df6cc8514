import TraceFormat
import Tuning

/// Every metric with what there is to know about it.
enum MetricList {
  /// One object a line.
  static var json: [String] { Metric.allCases.map { JSONValue.object(members(of: $0)).line } }

  /// For spreadsheets.
  static var csv: [String] {
    let names = Metric.allCases.first.map { members(of: $0).map(\.name) } ?? []
    return [names.joined(separator: ",")]
      + Metric.allCases.map { metric in
        members(of: metric).map(\.value.csvField).joined(separator: ",")
      }
  }

  /// For people.
  static var table: [String] {
    var table = Table([
      ("", .right), ("metric", .left), ("unit", .left), ("better", .left), ("what it is", .left),
    ])
    for metric in Metric.allCases {
      let facts = metric.facts
      table.append([
        String(facts.number), metric.rawValue, facts.unit, facts.better.word, facts.meaning,
      ])
    }
    return table.lines
      + ["", "Needs:"]
      + MetricFacts.Need.allCases.map { need in
        let ids = Metric.allCases.filter { $0.facts.need == need }.map(\.rawValue)
        return "  " + need.words + ": " + ids.joined(separator: ", ")
      }
  }

  private static func members(of metric: Metric) -> [JSONMember] {
    let facts = metric.facts
    return [
      JSONMember("metric", .string(metric.rawValue)), JSONMember("number", .whole(facts.number)),
      JSONMember("unit", .string(facts.unit)), JSONMember("better", .string(facts.better.word)),
      JSONMember("needs", .string(facts.need.rawValue)),
      JSONMember("meaning", .string(facts.meaning)),
    ]
  }
}

extension MetricFacts.Better {
  /// As it is printed.
  var word: String {
    switch self {
    case .lower: "less"
    case .higher: "more"
    case .nearest(let number): "near " + number.fixed(0)
    case .neither: "–"
    }
  }
}
