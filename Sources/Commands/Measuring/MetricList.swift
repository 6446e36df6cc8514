import TraceFormat
import Tuning

/// Every metric with what there is to know about it.
enum MetricList {
  /// For people, or one object a line.
  static func lines(asJSON: Bool) -> [String] {
    if asJSON { return Metric.allCases.map { object($0).line } }
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

  private static func object(_ metric: Metric) -> JSONValue {
    let facts = metric.facts
    return .object([
      JSONMember("metric", .string(metric.rawValue)), JSONMember("number", .whole(facts.number)),
      JSONMember("unit", .string(facts.unit)), JSONMember("better", .string(facts.better.word)),
      JSONMember("needs", .string(facts.need.rawValue)),
      JSONMember("meaning", .string(facts.meaning)),
    ])
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
