/// Everything that a report shows: the ranked table and what was computed from it.
package struct StudyReport: Sendable {
  /// One recording or trial on which best and default differ.
  package struct Case: Hashable, Sendable {
    /// What it is called, and what each of the two did on it, in words.
    package var title: String
    package var words: String
    /// The lanes of both, in one picture or two.
    package var figures: [StudyFigure]

    /// A recording or trial.
    package init(title: String, words: String, figures: [StudyFigure]) {
      self.title = title
      self.words = words
      self.figures = figures
    }
  }

  /// Where the results come from.
  package var about: StudyAbout
  /// The results, ranked.
  package var table: StudyTable
  /// The metrics that the table shows at once, by name.
  package var keyMetrics: [String]
  /// What each knob tells; nil where there are too few rows.
  package var importance: PermutationImportance?
  /// The objective's intervals, by row, where it was measured again.
  package var intervals: [Int: ClosedRange<Double>] = [:]
  /// The differences to the same technique's default, by row, where both were measured again.
  package var differences: [Int: PairedDifference] = [:]
  /// Why the best is better than the default, a sentence for each metric.
  package var reasons: [String] = []
  /// Where the two differ most.
  package var cases: [Case] = []
  /// The gain of best and default.
  package var gain: StudyFigure?

  /// The seed of the forest, and of what else is drawn for the report.
  package static let seed: UInt64 = 1

  /// A report of a table, without what needs the configurations to be run again.
  package init(_ table: StudyTable, about: StudyAbout, keyMetrics: [String]) {
    self.table = table
    self.about = about
    self.keyMetrics = keyMetrics
    importance = Self.importance(of: table)
  }

  private static func importance(of table: StudyTable) -> PermutationImportance? {
    // Where a technique lacks a knob, its place lies outside of the others'.
    let columns = table.knobs.map { knob in knob.fractions.map { $0 ?? -1 } }
    let chosen =
      table.techniques.count > 1 ? columns + [table.technique.map(Double.init)] : columns
    return PermutationImportance(
      columns: chosen, target: table.objective.values.map { $0 ?? 0 }, seed: seed)
  }

  /// What the importance is of, in its order.
  package var importanceNames: [String] {
    table.knobs.map(\.name) + (table.techniques.count > 1 ? ["technique"] : [])
  }

  /// The knobs' indices, the most telling first.
  package var knobOrder: [Int] {
    guard let importance else { return Array(table.knobs.indices) }
    return ImportanceFigure.order(importance).filter { $0 < table.knobs.count }
  }

  /// A row's difference to its default: measured again where that was done, else by the file's values alone.
  package func difference(_ row: Int) -> PairedDifference? {
    if let difference = differences[row] { return difference }
    guard let reference = table.reference(of: row), let value = table.objective.values[row],
      let other = table.objective.values[reference]
    else { return nil }
    return PairedDifference(value - other)
  }

  /// A row's interval: measured again where that was done, else by the file's standard deviation.
  package func interval(_ row: Int) -> ClosedRange<Double>? {
    if let interval = intervals[row] { return interval }
    guard let half = table.halfWidth[row], let value = table.objective.values[row], half.isFinite,
      half >= 0
    else { return nil }
    return (value - half)...(value + half)
  }

  /// What can be said of a row beside its default.
  package func verdict(_ row: Int) -> PairedDifference.Verdict {
    if table.isDefault[row] { return .own }
    return difference(row)?.verdict(table.objective.better) ?? .unknown
  }

  /// The two knobs whose field is shown first, and the fields of all pairs of the most telling ones.
  package var fields: [(across: Int, up: Int, field: ObjectiveField)] {
    let knobs = knobOrder.prefix(Self.mostFieldKnobs).sorted()
    var fields: [(across: Int, up: Int, field: ObjectiveField)] = []
    for (place, across) in knobs.enumerated() {
      for up in knobs.dropFirst(place + 1) {
        guard
          let field = ObjectiveField(
            across: table.knobs[across], up: table.knobs[up], objective: table.objective)
        else { continue }
        fields.append((across, up, field))
      }
    }
    return fields
  }

  private static let mostFieldKnobs = 6

  /// The two metrics whose front is shown first, by index: what is ranked by and another key metric.
  package var frontPair: (across: Int, up: Int)? {
    let sided = table.metrics.indices.filter { table.metrics[$0].better != .neither }
    guard sided.count > 1 else { return nil }
    let keys = keyMetrics.compactMap { name in sided.first { table.metrics[$0].name == name } }
    let pair = (keys + sided.filter { !keys.contains($0) }).prefix(2)
    return pair.count == 2 ? (pair[0], pair[1]) : nil
  }

  /// The figures that stand in files, in order: those that a page draws by itself, too.
  package var figures: [StudyFigure] {
    var figures = [HistoryFigure.figure(table)]
    figures += knobOrder.map { SliceFigure.figure(table, knob: $0) }
    if table.knobs.count > 0 { figures.append(ParallelFigure.figure(table)) }
    figures += fields.map { FieldFigure.figure(table, $0.field, across: $0.across, up: $0.up) }
    if let frontPair {
      figures.append(FrontFigure.figure(table, across: frontPair.across, up: frontPair.up))
    }
    if let importance {
      figures.append(ImportanceFigure.figure(importance, names: importanceNames))
    }
    if let gain { figures.append(gain) }
    return figures + cases.flatMap(\.figures)
  }
}
