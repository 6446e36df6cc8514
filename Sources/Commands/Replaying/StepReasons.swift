import GestureCore
import SimulatorCore
import TraceFormat

/// One line for each move of the caret: what `--explain` prints.
enum StepReasons {
  /// For people.
  static func table(_ outcome: ReplayOutcome) -> [String] {
    var table = Table([
      ("time ms", .right), ("step", .right), ("update", .left), ("translation pt", .right),
      ("velocity pt/s", .right), ("because", .left),
    ])
    for explanation in outcome.explanations {
      let update = explanation.update
      table.append([
        (Double(explanation.time.microseconds) / 1_000).fixed(1), explanation.move.text,
        update?.state.name ?? "none", update.map { $0.translation.dx.fixed(1) } ?? "",
        update.map { $0.velocity.dx.fixed(1) } ?? "",
        sentence(explanation, technique: outcome.technique),
      ])
    }
    return table.lines
  }

  private static func sentence(_ explanation: Explanation, technique: String) -> String {
    guard explanation.update != nil else { return "\(technique)'s own deadline had come" }
    let reasons = explanation.reasons.map(\.text).joined(separator: ", ")
    return "\(technique): \(reasons)"
  }
}

extension Reason {
  /// As in `sum of speeds 105 > 100`.
  var text: String {
    let unitSuffix = unit.isEmpty ? "" : " " + unit
    return "\(quantity) \(value.brief)\(unitSuffix) \(comparison.sign) \(limit.brief)\(unitSuffix)"
  }
}

extension Reason.Comparison {
  fileprivate var sign: String {
    switch self {
    case .above: ">"
    case .reached: "≥"
    case .below: "<"
    }
  }
}

extension Double {
  /// Whole numbers without a fraction, others with two digits.
  fileprivate var brief: String { self == rounded() ? shortText : fixed(2) }
}

extension Explanation {
  /// Times in microseconds; an update that is not there is null.
  var json: JSONValue {
    .object([
      JSONMember("time", .time(time)), JSONMember("move", .string(move.text)),
      JSONMember("state", update.map { .string($0.state.name) } ?? .null),
      JSONMember("translation", update.map { .real($0.translation.dx) } ?? .null),
      JSONMember("velocity", update.map { .real($0.velocity.dx) } ?? .null),
      JSONMember(
        "reasons",
        .array(
          reasons.map { reason in
            .object([
              JSONMember("quantity", .string(reason.quantity)),
              JSONMember("value", .real(reason.value)),
              JSONMember("comparison", .string(reason.comparison.sign)),
              JSONMember("limit", .real(reason.limit)), JSONMember("unit", .string(reason.unit)),
            ])
          })),
    ])
  }
}
