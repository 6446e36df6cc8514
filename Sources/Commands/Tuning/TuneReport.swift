import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// What `tune` says at the end.
struct TuneReport {
  let arguments: TuneArguments
  let attempts: [TunerAttempt]
  let looks: [FreshLook]

  /// The finalists, the best on fresh trials first.
  private var ranked: [FreshLook] {
    let costs = looks.map { arguments.objective.cost(of: $0.fresh) }
    return looks.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }.map { looks[$0] }
  }

  /// For programs.
  var json: [String] {
    ranked.map { look in
      var bytes: [UInt8] = []
      bytes.appendValue(look.json)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// For people.
  var lines: [String] {
    let complete = attempts.count { $0.isComplete }
    var lines = [
      "\(attempts.count) configurations of \(arguments.technique.technique) tried, \(complete) of them on everything, "
        + "to \(arguments.objective.direction.rawValue) \(arguments.objective.text)"
    ]
    if !arguments.objective.constraints.isEmpty {
      lines.append(
        "subject to " + arguments.objective.constraints.map(\.text).joined(separator: " and "))
    }
    if looks.isEmpty {
      lines.append(
        attempts.isEmpty
          ? "there was no time to try anything"
          : complete > 0
            ? "no finalists were asked for"
            : "none came as far as being measured on everything")
      return lines
    }
    lines.append("")
    lines += table.lines
    if let trials = arguments.corpus.trials {
      lines += [
        "",
        "“sought” chose among noise and flatters; “fresh” is on trials that chose nothing, with its 95 % interval",
        trials.caveat(freshSeed: arguments.freshCorpus.trials?.seed),
      ]
    }
    return lines
  }

  private var table: Table {
    let hasHeldOut = looks.contains { $0.heldOut != nil }
    var columns: [(title: String, alignment: Table.Alignment)] = [
      ("rank", .right), ("sought", .right), ("fresh", .right), ("95 %", .left),
      ("less the shipped", .right), ("95 %", .left),
    ]
    if hasHeldOut { columns.append(("held out", .right)) }
    columns.append(("settings", .left))
    var table = Table(columns)
    for (index, look) in ranked.enumerated() {
      var cells = [
        String(index + 1), Self.text(look.sought),
        Self.text(look.fresh.value) + (look.fresh.isAllowed ? "" : " !"), Self.text(look.interval),
        Self.text(look.difference), Self.text(look.differenceInterval),
      ]
      if hasHeldOut { cells.append(Self.text(look.heldOut)) }
      cells.append(arguments.technique.text(of: look.configuration))
      table.append(cells)
    }
    return table
  }

  private static func text(_ number: Double?) -> String { number.map { $0.fixed(2) } ?? "–" }

  private static func text(_ range: ClosedRange<Double>?) -> String {
    range.map { "\($0.lowerBound.fixed(2)) … \($0.upperBound.fixed(2))" } ?? "–"
  }

  /// Says so where nothing keeps the constraints.
  func requireAllowed() throws(Failure) {
    guard let first = ranked.first ?? nil, !first.fresh.isAllowed else { return }
    switch first.fresh {
    case .allowed: return
    case .unmeasured: throw .found(Self.unmeasured(arguments.objective, [first.metrics]))
    case .broken:
      let broken = arguments.objective.constraints.filter {
        ($0.violation(of: first.metrics) ?? 0) > 0
      }
      throw .found(
        "nothing that was tried keeps \(broken.map(\.text).joined(separator: " and ")); the first line is what comes nearest"
      )
    }
  }

  /// Says so where no configuration gave the objective and its constraints a value.
  static func requireSome(
    of attempts: [TunerAttempt], _ objective: Objective
  ) throws(Failure) {
    guard attempts.allSatisfy({ $0.standing == .unmeasured }) else { return }
    throw .found(
      "none of the first \(attempts.count) configurations gives a value: "
        + unmeasured(objective, attempts.map(\.metrics)))
  }

  /// Why an objective has no value: what was not measured, or arithmetic that gives no number.
  private static func unmeasured(_ objective: Objective, _ results: [MetricValues]) -> String {
    let missing = objective.metrics.filter { metric in results.allSatisfy { $0[metric] == nil } }
    guard missing.isEmpty else {
      let parts = missing.map { "\($0.rawValue), which needs \($0.facts.need.words)" }
      return "nothing here gave " + parts.joined(separator: "; nor ")
    }
    return
      "“\(objective.goal)” comes to no finite number, as where it divides by 0 or takes the root or logarithm of what has none"
  }
}
