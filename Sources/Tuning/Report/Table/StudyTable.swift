import CursorTechniques
import GestureCore
package import SimulatorCore

/// The results of a study, ranked: what figures, pages and summaries are made of.
///
/// Every list has an entry for each row; row 0 is the best.
package struct StudyTable: Hashable, Sendable {
  /// The configurations' hashes.
  package var names: [String] = []
  /// Every technique once, in order of its best row.
  package var techniques: [String] = []
  /// Which technique, as an index into `techniques`.
  package var technique: [Int] = []
  /// The parameters that were written out.
  package var parameters: [[NamedParameter]] = []
  /// Whether these are the technique's shipped parameters.
  package var isDefault: [Bool] = []
  /// Whether every constraint holds.
  package var isAllowed: [Bool] = []
  /// The place in the file, from 0.
  package var age: [Int] = []
  /// Half of the objective's interval by its standard deviation.
  package var halfWidth: [Double?] = []
  /// Parameters that take more than one value.
  package var knobs: [StudyColumn] = []
  /// Metrics that have a value somewhere.
  package var metrics: [StudyColumn] = []
  /// What is ranked by.
  package var objective: StudyColumn
  /// Rows that could not be ranked, because the objective or a constraint has no value there.
  package var unranked = 0

  /// Each technique's row of shipped parameters.
  private var references: [Int?] = []

  /// How many rows there are.
  package var count: Int { names.count }

  /// Ranks rows: those that keep the constraints by the objective, then the others by how much they break them; equal ones in the order of the
  /// file.
  ///
  /// - Parameters:
  ///   - metrics: what each of the rows' metrics is; their values are put in here.
  ///   - objective: what is ranked by; its values are put in here.
  ///   - scales: how knobs were varied, by qualified name; where nothing is said, as their parameters' sliders are.
  package init(
    _ rows: [StudyRow], metrics: [StudyColumn], objective: StudyColumn,
    scales: [String: StudyColumn.Scale] = [:]
  ) {
    self.objective = objective
    let ranked = rows.indices.filter { rows[$0].objective?.isFinite ?? false }
    unranked = rows.count - ranked.count
    let sign = objective.better == .more ? -1.0 : 1.0
    let order = ranked.sorted { left, right in
      let (a, b) = (rows[left], rows[right])
      if a.violation != b.violation { return a.violation < b.violation }
      let (x, y) = (sign * (a.objective ?? 0), sign * (b.objective ?? 0))
      return x != y ? x < y : left < right
    }
    for index in order {
      let row = rows[index]
      let place = techniques.firstIndex(of: row.technique) ?? techniques.count
      if place == techniques.count { techniques.append(row.technique) }
      technique.append(place)
      names.append(row.name)
      parameters.append(row.parameters)
      isDefault.append(row.isDefault)
      isAllowed.append(row.violation == 0)
      age.append(index)
      halfWidth.append(row.halfWidth)
    }
    references = techniques.indices.map { place in
      isDefault.indices.first { isDefault[$0] && technique[$0] == place }
    }
    self.objective.values = order.map { rows[$0].objective }
    for (place, metric) in metrics.enumerated() {
      var column = metric
      column.values = order.map { index in
        let own = rows[index].metrics
        return place < own.count ? own[place].flatMap { $0.isFinite ? $0 : nil } : nil
      }
      if column.values.contains(where: { $0 != nil }) { self.metrics.append(column) }
    }
    knobs =
      StudyKnobs(
        techniques: techniques, technique: technique, parameters: parameters, scales: scales
      ).columns
  }

  /// The best row that keeps the constraints; nil where none does.
  package var best: Int? { isAllowed.first == true ? 0 : nil }

  /// The row of the same technique's shipped parameters; nil where the study has none.
  package func reference(of row: Int) -> Int? {
    technique.indices.contains(row) ? references[technique[row]] : nil
  }

  /// The rows of shipped parameters, best first.
  package var defaults: [Int] { isDefault.indices.filter { isDefault[$0] } }

  /// A row's knobs in words, as in `deadZone 34 pt, divisor 8`.
  package func knobWords(_ row: Int) -> String {
    knobs.filter { $0.values[row] != nil }
      .map { "\($0.name) \($0.measure($0.values[row]))" }.joined(separator: ", ")
  }
}
