import CursorTechniques
import GestureCore
import SimulatorCore

/// Finds what varies among configurations: parameters that take more than one value, those that are not written out at their defaults.
struct StudyKnobs {
  /// Every technique once.
  var techniques: [String]
  /// Which technique each row has.
  var technique: [Int]
  /// What each row writes out.
  var parameters: [[NamedParameter]]
  /// How they were varied, by qualified name.
  var scales: [String: StudyColumn.Scale]

  /// The knobs as columns, in the order of the techniques' tables; names are bare where that is clear.
  var columns: [StudyColumn] {
    let tables = techniques.map { id in
      (try? Simulator(start: SessionStart(technique: id)))?.parameterTable ?? []
    }
    var names: [String] = []
    for (row, list) in parameters.enumerated() {
      for parameter in list {
        let name = Self.qualified(parameter.name, tables[technique[row]])
        if !names.contains(name) { names.append(name) }
      }
    }
    let specs = names.map { name in
      tables.lazy.compactMap { $0.first { $0.qualifiedName == name } }.first
    }
    let order = names.indices.sorted { left, right in
      (Self.place(names[left], tables), left) < (Self.place(names[right], tables), right)
    }
    let bare = names.map { String($0.split(separator: ".").last ?? "") }
    return order.compactMap { index in
      let values = parameters.indices.map { row -> ParameterValue? in
        let table = tables[technique[row]]
        let written = parameters[row].last { Self.qualified($0.name, table) == names[index] }
        return written?.value ?? table.first { $0.qualifiedName == names[index] }?.standard
      }
      let isBareClear = bare.count { $0 == bare[index] } == 1
      return Self.column(
        isBareClear ? bare[index] : names[index], specs[index], scales[names[index]], values)
    }
  }

  private static func column(
    _ name: String, _ spec: ParameterSpec?, _ scale: StudyColumn.Scale?,
    _ values: [ParameterValue?]
  ) -> StudyColumn? {
    guard Set(values.compactMap { $0 }).count > 1 else { return nil }
    let numbers = values.map { value -> Double? in
      if case .number(let number) = value { number } else { nil }
    }
    let isNumeric = zip(values, numbers).allSatisfy { $0 == nil || $1 != nil }
    let unit = spec?.unit ?? ""
    let meaning = spec?.meaning ?? ""
    if isNumeric {
      let isLogarithmic = scale.map { $0 == .logarithmic } ?? spec?.isLogarithmic ?? false
      let isPositive = numbers.allSatisfy { $0 ?? 1 > 0 }
      return StudyColumn(
        name, unit: unit, meaning: meaning,
        scale: isLogarithmic && isPositive ? .logarithmic : .linear, values: numbers)
    }
    var labels: [String] = []
    if case .choice(let words, _)? = spec?.domain {
      let taken = Set(values.compactMap { $0?.text })
      labels = words.filter(taken.contains)
    }
    for value in values {
      guard let text = value?.text, !labels.contains(text) else { continue }
      labels.append(text)
    }
    return StudyColumn(
      name, unit: unit, meaning: meaning, scale: .list(labels),
      values: values.map { value in
        value.flatMap { labels.firstIndex(of: $0.text) }.map(Double.init)
      })
  }

  private static func qualified(_ name: String, _ table: [ParameterSpec]) -> String {
    table.first { $0.qualifiedName == name || $0.name == name }?.qualifiedName ?? name
  }

  private static func place(_ name: String, _ tables: [[ParameterSpec]]) -> Int {
    tables.lazy.compactMap { $0.firstIndex { $0.qualifiedName == name } }.first ?? Int.max
  }
}
