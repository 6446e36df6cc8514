import CursorTechniques
package import GestureCore
package import SimulatorCore

/// The parameters that a phone with a technique has, as a search sees them: looked up once for many configurations.
package struct TechniqueRows: Hashable, Sendable {
  /// The technique's id.
  package let technique: String
  /// Every parameter in force, in the order of the table.
  package let rows: [ParameterSpec]
  /// Where a name stands in `rows`; a bare name means the first row that has it.
  private let places: [String: Int]

  /// The rows of a technique under a start rule.
  ///
  /// - Parameter start: whose start rule it has; its own without it.
  /// - Throws: where there is no such technique.
  package init(
    technique: String, start: String = TechniqueEntry.ownStart
  ) throws(SettingError) {
    let choice = NamedParameter("technique." + Technique.startName, .word(start))
    let phone = try Simulator(start: SessionStart(technique: technique, parameters: [choice]))
    self.technique = technique
    rows = phone.parameterTable
    var places: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      for name in [row.qualifiedName, row.name] where places[name] == nil { places[name] = index }
    }
    self.places = places
  }

  /// The row that a name means: qualified, or bare and looked up as technique, start, recognizer, phone.
  ///
  /// - Throws: `unknownParameter` with the nearest names.
  package func row(named name: String) throws(SettingError) -> ParameterSpec {
    rows[try place(of: name)]
  }

  /// Where in `rows` the row stands that a name means.
  ///
  /// - Throws: `unknownParameter` with the nearest names.
  package func place(of name: String) throws(SettingError) -> Int {
    if let place = places[name] { return place }
    var names: [String] = []
    for row in rows {
      let candidate = name.contains(".") ? row.qualifiedName : row.name
      if !names.contains(candidate) { names.append(candidate) }
    }
    throw .unknownParameter(name, nearest: NearestNames.nearest(to: name, among: names))
  }
}
