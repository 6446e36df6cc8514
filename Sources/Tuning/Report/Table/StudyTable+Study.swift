extension StudyTable {
  /// The table of a file of results.
  ///
  /// - Parameter objective: what the rows are ranked by.
  package init(_ study: Study, by objective: Objective) {
    let measured = study.evaluations.filter { $0.status == .ok }
    let metrics = Metric.allCases.filter { metric in
      measured.contains { $0.metrics[metric] != nil }
    }
    let hasHeldOut = measured.contains { $0.heldOut != nil }
    var columns: [StudyColumn] = []
    let fresh = study.freshLooks(by: objective)
    if !fresh.isEmpty {
      columns.append(
        StudyColumn(
          Self.freshName, unit: objective.column.unit,
          meaning: "what is ranked by, measured again on fresh seeds that chose nothing",
          better: objective.column.better, values: []))
    }
    // What chose nothing stands first, beside the ranks: it is the one to believe.
    columns += metrics.map { StudyColumn($0) }
    if hasHeldOut {
      columns.append(
        StudyColumn(
          Self.heldOutName, unit: objective.column.unit,
          meaning: "what is ranked by, on recordings that did not choose",
          better: objective.column.better, values: []))
    }
    let personas = measured.first?.personas.map(\.persona) ?? []
    columns += personas.map { persona in
      StudyColumn(
        "\(persona): \(objective.text)", unit: objective.column.unit,
        meaning: "what is ranked by, in the trials of persona \(persona) alone",
        better: objective.column.better, values: [])
    }
    let rows = measured.map { evaluation in
      let standing = objective.standing(of: evaluation.metrics)
      var values: [Double?] = []
      if !fresh.isEmpty {
        values.append(
          fresh.first { $0.configuration == evaluation.configuration }?.fresh.value)
      }
      values += metrics.map { evaluation.metrics[$0]?.value }
      if hasHeldOut { values.append(evaluation.heldOut.flatMap(objective.expression.value)) }
      values += personas.map { persona in
        evaluation.personas.first { $0.persona == persona }
          .flatMap { objective.expression.value(of: $0.metrics) }
      }
      return StudyRow(
        name: evaluation.configuration.hash, technique: evaluation.configuration.technique,
        parameters: evaluation.configuration.parameters,
        isDefault: evaluation.configuration.isDefault, metrics: values, objective: standing.value,
        violation: standing.violation, halfWidth: objective.halfWidth(of: evaluation.metrics))
    }
    var scales: [String: StudyColumn.Scale] = [:]
    for knob in study.header.space.techniques.flatMap(\.knobs) {
      switch knob.scale {
      case .logarithmic: scales[knob.name] = .logarithmic
      case .whole, .real: scales[knob.name] = .linear
      case .listed: break
      }
    }
    self.init(rows, metrics: columns, objective: objective.column, scales: scales)
    unranked += study.evaluations.count - measured.count
  }

  /// What the column of results on fresh seeds is called.
  package static let freshName = "fresh seeds"
  /// What the column of recordings that are held out is called.
  package static let heldOutName = "held out"
}

extension StudyColumn {
  /// A metric's column, without values.
  init(_ metric: Metric) {
    self.init(
      metric.rawValue, unit: metric.facts.unit, meaning: metric.facts.meaning,
      better: Better(metric.facts.better), values: [])
  }
}

extension Objective {
  /// The objective as a column, without values.
  var column: StudyColumn {
    var column = StudyColumn(text, values: [])
    if case .metric(let metric) = expression { column = StudyColumn(metric) }
    column.better = direction == .minimize ? .less : .more
    return column
  }

  /// Half of a 95 % interval by the standard deviation, for a single metric that is a mean or a median (a normal one's: √(π/2) times as wide); nil for
  /// others.
  func halfWidth(of metrics: MetricValues) -> Double? {
    guard case .metric(let metric) = expression, let value = metrics[metric], value.count > 1 else {
      return nil
    }
    let error = 1.96 * value.deviation / Double(value.count).squareRoot()
    return switch metric.facts.statistic {
    case .mean, .pooled: error
    case .median: 1.2533 * error
    case .quantile, .trimmedMean, .greatest, .derived: nil
    }
  }
}

extension Objective.Standing {
  /// By how much constraints are broken.
  var violation: Double {
    switch self {
    case .allowed, .unmeasured: 0
    case .broken(let violation, _): violation
    }
  }
}
