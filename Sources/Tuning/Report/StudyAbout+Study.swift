import Plots
import SimulatorCore
import TraceFormat

extension StudyAbout {
  /// What a file of results says of itself.
  ///
  /// - Parameters:
  ///   - file: the file's name.
  ///   - command: the command that makes the report.

  package init(
    _ study: Study, by objective: Objective, file: String, command: String
  ) {
    let header = study.header
    let techniques = header.space.techniques.map(\.technique)
    let searched = header.design.map { "sweep (\($0.words))" } ?? "search"
    let names =
      techniques.count > 3
      ? "\(techniques.count) techniques" : techniques.joined(separator: ", ")
    self.init(
      title: "\(names): \(searched) over \(Self.count(study.evaluations.count, "configuration"))")
    user = Self.user(header.corpus.trials)
    facts = [
      Fact("Results", "\(file), format \(StudyHeader.format) \(StudyHeader.version)"),
      Fact("Made by", study.origin.map { "\($0.tool): \($0.command)" } ?? study.writer),
      Fact("Ranked by", Self.words(objective)),
      Fact("Searched", header.design?.words ?? "points chosen one after another by a search"),
    ]
    facts += header.space.techniques.map { space in
      Fact(
        space.technique,
        space.knobs.isEmpty
          ? "as it ships" : space.knobs.map { "\($0.name) \($0.words)" }.joined(separator: "; "))
    }
    facts += Self.facts(header.corpus)
    if let user { facts.append(Fact("Simulated user", user + "; a model, not people")) }
    facts.append(Fact("Report", command))

    if study.brokenBytes > 0 {
      warnings.append(
        "\(file) was cut in the middle of a line: its last \(study.brokenBytes) bytes are left out."
      )
    }
    if study.repeatedLines > 0 {
      warnings.append(
        "\(file) says \(Self.count(study.repeatedLines, "time")) again what stands above: the first line of each configuration counts."
      )
    }
    if study.shard != .whole {
      warnings.append("\(file) is part \(study.shard.text) of a sweep only; merge joins the parts.")
    }
    for case .failed(let reason) in study.evaluations.map(\.status).prefix(1_000) {
      warnings.append("A configuration could not be measured: \(reason)")
      break
    }
  }

  private static func words(_ objective: Objective) -> String {
    let side = objective.direction == .minimize ? "less is better" : "more is better"
    let constraints = objective.constraints.map { "subject to \($0.text)" }
    var words = ["\(objective.text), \(side)"] + constraints
    if case .metric(let metric) = objective.expression { words.append(metric.facts.meaning) }
    return words.joined(separator: "; ")
  }

  private static func user(_ trials: JSONValue?) -> String? {
    guard let trials else { return nil }
    let personas = trials["personas"]?.elements?.compactMap(\.text) ?? []
    var words = [personas.joined(separator: ", ")]
    if case .number(let seed)? = trials["seed"] { words.append("seed \(seed)") }
    if let count = trials["count"]?.wholeNumber {
      words.append("\(count) trials" + (personas.count > 1 ? " each" : ""))
    }
    return words.joined(separator: ", ")
  }

  private static func facts(_ corpus: CorpusDescription) -> [Fact] {
    var facts: [Fact] = []
    func names(_ recordings: [CorpusDescription.Recording]) -> String {
      let shown = recordings.prefix(6).map(\.name).joined(separator: ", ")
      let left = recordings.count - 6
      return "\(recordings.count): \(shown)" + (left > 0 ? " and \(left) more" : "")
    }
    if !corpus.recordings.isEmpty { facts.append(Fact("Recordings", names(corpus.recordings))) }
    if !corpus.heldOut.isEmpty { facts.append(Fact("Held out", names(corpus.heldOut))) }
    if !corpus.recordings.isEmpty {
      var words = [corpus.delivery.map(Self.rate) ?? "callbacks as each recording has them"]
      words.append("start \(corpus.start)")
      words.append("depth \(corpus.depth)")
      facts.append(Fact("Replayed with", words.joined(separator: ", ")))
    }
    return facts
  }

  private static func rate(_ value: JSONValue) -> String {
    value.wholeNumber.map { "\($0) callbacks a second" } ?? "callbacks \(value.text ?? "")"
  }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension Design {
  /// In words, as in `Sobol, 256 points, seed 1`.
  var words: String {
    switch self {
    case .grid: "grid"
    case .drawn(let count, let seed): "random, \(count) points, seed \(seed)"
    case .sobol(let count, let seed): "Sobol, \(count) points, seed \(seed)"
    case .latinHypercube(let count, let seed): "Latin hypercube, \(count) points, seed \(seed)"
    }
  }
}

extension Knob {
  /// What is tried, in words, as in `10 … 80 by 10`.
  fileprivate var words: String {
    func text(_ number: Double) -> String { DecimalText.trimmed(number, digits: 6, minus: "−") }
    switch scale {
    case .whole(let low, let high, let step):
      return "\(low) … \(high)" + (step > 1 ? " by \(step)" : "")
    case .real(let low, let high, let step):
      return "\(text(low)) … \(text(high))" + (step.map { " by \(text($0))" } ?? "")
    case .logarithmic(let low, let high, let factor, _):
      return "\(text(low)) … \(text(high)), logarithmic"
        + (factor.map { ", by factors of \(text($0))" } ?? "")
    case .listed(let values): return values.map(\.text).joined(separator: ", ")
    }
  }
}
