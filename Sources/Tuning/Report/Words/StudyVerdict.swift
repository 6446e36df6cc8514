import Plots

/// What came out, in sentences.
package enum StudyVerdict {
  /// The best against the shipped default, in one or two sentences.
  package static func headline(_ report: StudyReport) -> String {
    let table = report.table
    let objective = table.objective
    guard let best = table.best, let value = objective.values[best] else {
      return
        "No configuration keeps every constraint. The first in the table breaks them the least."
    }
    let name = "\(objective.name) is \(objective.measure(value))"
    guard let reference = table.reference(of: best), let other = objective.values[reference] else {
      return
        "\(configuration(table, best)) does best: \(name). The study has no shipped default of "
        + "\(table.techniques[table.technique[best]]) to compare with."
    }
    if table.isDefault[best] || value == other {
      return "Nothing in this study does better than the shipped parameters of "
        + "\(table.techniques[table.technique[best]]): \(name)."
    }
    var sentence = "\(configuration(table, best)) does best: \(name)"
    sentence += ", \(objective.measure(other)) with the shipped parameters"
    if other != 0, (value / other).isFinite, value.sign == other.sign {
      sentence += ", \(percent((value - other) / other))"
    }
    switch report.verdict(best) {
    case .better: sentence += "; chance alone does not explain it."
    case .even, .worse: sentence += "; measured again, chance alone may explain it."
    case .unknown, .own: sentence += "; not measured again, so part of it may be chance."
    }
    return sentence
  }

  /// How the best did on seeds that chose nothing, in a sentence; nil where nothing was measured again.
  package static func fresh(
    _ study: Study, _ table: StudyTable, _ objective: Objective
  ) -> String? {
    let looks = study.freshLooks(by: objective)
    let costs = looks.map { objective.cost(of: $0.fresh) }
    guard let first = looks.indices.min(by: { (costs[$0], $0) < (costs[$1], $1) }),
      let value = looks[first].fresh.value
    else { return nil }
    let look = looks[first]
    let column = table.objective
    func ends(_ range: ClosedRange<Double>?) -> String {
      range.map {
        " (95\u{A0}%: \(column.text($0.lowerBound)) … \(column.text($0.upperBound)))"
      } ?? ""
    }
    let row = (0..<table.count).first {
      table.techniques[table.technique[$0]] == look.configuration.technique
        && table.parameters[$0] == look.configuration.parameters
    }
    let words =
      look.configuration.isDefault
      ? "the shipped parameters do"
      : (row.map { configuration(table, $0) } ?? look.configuration.text) + " does"
    var sentence =
      "Measured again on fresh seeds, \(words) best of \(looks.count): \(objective.text) is "
      + column.measure(value) + ends(look.interval)
    if !look.configuration.isDefault, let difference = look.difference {
      sentence +=
        ", \(difference > 0 ? "+" : "")\(column.text(difference))\(ends(look.differenceInterval)) against the shipped parameters"
    }
    return sentence + "."
  }

  /// A row as it may begin a sentence.
  private static func configuration(_ table: StudyTable, _ row: Int) -> String {
    let words = table.knobWords(row)
    let technique = table.techniques[table.technique[row]]
    if words.isEmpty { return technique }
    return table.techniques.count > 1 ? "\(technique) with \(words)" : "\(words)"
  }

  /// A change in words, as in `18 % less`.
  package static func percent(_ part: Double) -> String {
    let size = DecimalText.fixed(part.magnitude * 100, digits: part.magnitude < 0.0995 ? 1 : 0)
    return size + "\u{A0}% " + (part < 0 ? "less" : "more")
  }

  /// What the importance says and how far it can be trusted.
  package static func importance(_ report: StudyReport) -> String? {
    guard let importance = report.importance else { return nil }
    let share = DecimalText.fixed(importance.predicted * 100, digits: 0, minus: "−")
    var sentence =
      "A forest of \(PermutationImportance.trees) trees (seed \(StudyReport.seed)) learned to predict the objective "
      + "from the knobs; for rows that it did not learn from it explains \(share)\u{A0}% of the variance. "
    if importance.predicted < 0.3 {
      sentence += "That is little: take the bars with care."
    } else {
      sentence +=
        "Shown is how much worse it predicts once a knob is shuffled; knobs that act only together share it."
    }
    return sentence
  }
}
