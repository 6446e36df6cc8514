import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// What `sweep` and `merge` say at the end.
struct SweepSummary {
  let study: Study
  let metric: Metric

  /// The metric to rank by where nobody chose one: the first of these that was measured.
  static func standardMetric(_ evaluations: [StudyEvaluation]) -> Metric {
    let candidates: [Metric] = [.score, .acquisition, .travelError, .falseActivations, .reversals]
    return candidates.first { metric in evaluations.contains { $0.metrics[metric] != nil } }
      ?? .travelError
  }

  /// How many of the best are shown.
  private static let shown = 10

  /// For people: the best, the defaults among them, each knob's way, and ridges.
  var lines: [String] {
    let ranking = Ranking(study.evaluations, by: metric)
    guard !ranking.ranked.isEmpty else { return [] }
    let unit = metric.facts.unit.isEmpty ? "" : " (\(metric.facts.unit))"
    var lines = [
      "best by \(metric.rawValue)\(unit): \(metric.facts.meaning)", "",
    ]
    lines += table(ranking)
    if ranking.unranked > 0 {
      lines.append(
        "\(ranking.unranked) more could not be ranked: they failed, or it was not measured")
    }
    lines += slices + ridges
    if let trials = study.header.corpus.trials {
      lines += ["", TrialCorpus.caveat(of: trials)]
    }
    return lines
  }

  /// Says so where nothing could be ranked.
  func requireRanked() throws(Failure) {
    guard !study.evaluations.isEmpty, Ranking(study.evaluations, by: metric).ranked.isEmpty else {
      return
    }
    let reasons = study.evaluations.compactMap { evaluation -> String? in
      if case .failed(let reason) = evaluation.status { reason } else { nil }
    }
    throw .found(
      "none of \(study.evaluations.count) configurations has a value for \(metric.rawValue), which needs "
        + metric.facts.need.words + (reasons.first.map { "; one failed: \($0)" } ?? ""))
  }

  /// For programs: the best, as they stand in the file.
  var json: [String] {
    Ranking(study.evaluations, by: metric).ranked.prefix(Self.shown).map {
      String(decoding: $0.line(in: study.header.space), as: UTF8.self)
    }
  }

  private func table(_ ranking: Ranking) -> [String] {
    let hasHeldOut = ranking.ranked.contains { $0.heldOut != nil }
    var columns: [(title: String, alignment: Table.Alignment)] = [
      ("rank", .right), (metric.rawValue, .right), ("sd", .right), ("n", .right),
    ]
    if hasHeldOut { columns.append(("held out", .right)) }
    columns.append(("configuration", .left))
    var table = Table(columns)
    func append(_ evaluation: StudyEvaluation) {
      guard let value = evaluation.metrics[metric] else { return }
      let configuration = evaluation.configuration
      let rank = ranking.rank(of: configuration).map(String.init) ?? "–"
      let deviation = metric.facts.statistic == .derived ? "–" : value.deviation.fixed(3)
      var cells = [rank, value.value.fixed(3), deviation, String(value.count)]
      if hasHeldOut { cells.append(evaluation.heldOut?[metric].map { $0.value.fixed(3) } ?? "–") }
      cells.append(
        configuration.isDefault ? "\(configuration.technique) as it ships" : short(configuration))
      table.append(cells)
    }
    let best = ranking.ranked.prefix(Self.shown)
    for evaluation in best { append(evaluation) }
    let defaults = ranking.ranked.filter { evaluation in
      evaluation.configuration.isDefault
        && !best.contains { $0.configuration == evaluation.configuration }
    }
    for evaluation in defaults { append(evaluation) }
    return table.lines
  }

  /// A configuration without the scope that most names have.
  private func short(_ configuration: Configuration) -> String {
    let words = configuration.parameters.map { parameter in
      let name = parameter.name
      let bare = name.hasPrefix("technique.") ? String(name.dropFirst("technique.".count)) : name
      return bare + "=" + parameter.value.text
    }
    return ([configuration.technique] + words).joined(separator: " ")
  }

  /// A row of heights for each knob: the median of the metric along it.
  private var slices: [String] {
    var table = Table([
      ("technique", .left), ("knob", .left), ("from", .right), ("median along it", .left),
      ("to", .left), ("best at", .left),
    ])
    var isEmpty = true
    for space in study.header.space.techniques {
      let own = study.evaluations.filter { $0.configuration.technique == space.technique }
      for knob in space.knobs {
        guard let slice = KnobSlice(knob, own, metric), let first = slice.bins.first,
          let last = slice.bins.last,
          let best = slice.bins.min(by: { metric.cost($0.median) < metric.cost($1.median) })
        else { continue }
        isEmpty = false
        let place =
          best.low == best.high ? best.low.text : "\(best.low.text) to \(best.high.text)"
        table.append([
          space.technique, knob.row.name, first.low.text, slice.sparkline, last.high.text, place,
        ])
      }
    }
    return isEmpty ? [] : [""] + table.lines
  }

  private var ridges: [String] {
    let sentences = study.header.space.techniques.flatMap { space in
      Ridge.ridges(in: space, study.evaluations, metric).map(\.sentence)
    }
    return sentences.isEmpty ? [] : [""] + sentences
  }
}
