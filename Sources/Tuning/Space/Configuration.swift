import CursorTechniques
package import GestureCore
package import SimulatorCore

/// A technique with settings, in the one spelling that it has: two that make the same phone are equal.
///
/// Only what differs from the technique's defaults is kept, by qualified names in the order of its table. Settings are no
/// sequence: `technique.start` chooses the start rule first, whatever order they were given in, and of one name given twice
/// the last counts.
package struct Configuration: Hashable, Sendable {
  /// The technique's id.
  package let technique: String
  /// What differs from the technique's defaults, by qualified names, in the order of the table.
  package let parameters: [NamedParameter]

  /// A technique with settings, by qualified or bare names.
  ///
  /// - Throws: a technique or parameter that does not exist, or a value that cannot be.
  package init(technique: String, parameters: [NamedParameter] = []) throws(SettingError) {
    try self.init(rows: try TechniqueRows(technique: technique), parameters: parameters)
  }

  /// The same, for many configurations of one technique.
  ///
  /// - Parameter rows: of the technique under its own start rule.
  package init(rows: TechniqueRows, parameters: [NamedParameter]) throws(SettingError) {
    var rows = rows
    let startName = "technique." + Technique.startName
    let start = parameters.last { $0.name == startName || $0.name == Technique.startName }
    if let start {
      let row = try rows.row(named: startName)
      guard row.accepts(start.value) else { throw .unacceptable(row, start.value) }
      if start.value != row.standard {
        rows = try TechniqueRows(technique: rows.technique, start: start.value.word)
      }
    }
    var values: [(place: Int, value: ParameterValue)] = []
    for parameter in parameters {
      let place = try rows.place(of: parameter.name)
      let row = rows.rows[place]
      let value = row.meaning(of: parameter.value)
      guard row.accepts(value) else { throw .unacceptable(row, value) }
      values.removeAll { $0.place == place }
      // −0 is 0 in files.
      values.append((place, value == .number(0) ? .number(0) : value))
    }
    values.sort { $0.place < $1.place }
    technique = rows.technique
    self.parameters = values.compactMap { place, value in
      let row = rows.rows[place]
      return value == row.standard ? nil : NamedParameter(row.qualifiedName, value)
    }
  }

  /// Whether it is the technique as it ships.
  package var isDefault: Bool { parameters.isEmpty }

  /// The value of a parameter by its qualified name; nil where it is the default's.
  package func value(of qualifiedName: String) -> ParameterValue? {
    parameters.first { $0.name == qualifiedName }?.value
  }

  /// The configuration in one line: `velocity-filter technique.deadZone=40 technique.signed=true`.
  package var text: String {
    ([technique] + parameters.map { $0.name + "=" + $0.value.text }).joined(separator: " ")
  }

  /// Sixteen hexadecimal digits that stand for it in files: the same on every machine and in every run.
  ///
  /// FNV-1a over `text` in UTF-8, and SplitMix64's finalizer over that, as FNV's upper bits hardly move for short texts.
  package var hash: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What is said over a recording to run it so.
  ///
  /// Every parameter of technique, start rule and recognizer is said, so that nothing which the recording itself says or sets
  /// is left; of the phone's, only what differs from its defaults.
  package func options(
    delivery: DeliveryRate? = nil, startMode: Simulator.StartMode = .assumed
  ) -> ReplayOptions {
    ReplayOptions(
      technique: technique, parameters: spelledOut, delivery: delivery, startMode: startMode)
  }

  /// The parameters with those at their defaults.
  private var spelledOut: [NamedParameter] {
    guard var made = TechniqueEntry.entry(id: technique)?.makeTechnique() else { return parameters }
    if let start = value(of: "technique." + Technique.startName) { made.takeStart(of: start.word) }
    // The start rule is chosen first, as choosing it sets all of its parameters.
    let rows = made.table.reversed() + made.startTable + made.recognizerTable
    let inForce = rows.map { row in
      NamedParameter(row.qualifiedName, value(of: row.qualifiedName) ?? row.standard)
    }
    return inForce + parameters.filter { $0.name.hasPrefix("phone.") }
  }
}
