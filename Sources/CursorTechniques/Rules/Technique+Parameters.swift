public import GestureCore

extension Technique {
  /// Name of the parameter that chooses whose start rule is taken.
  public static let startName = "start"

  /// One row for each parameter of the step rule, with this technique's defaults and ranges, and one that
  /// chooses the start rule.
  public var table: [ParameterSpec] {
    let entry = TechniqueEntry.entry(id: id)
    let rows = rule.table.compactMap { row -> ParameterSpec? in
      if let entry, entry.leftOut.contains(row.name) { return nil }
      let own = entry?.ownRows.first { $0.name == row.name } ?? row
      return own.withStandard(entry?.rule.value(of: row.name))
    }
    let choice = ParameterSpec(
      .technique, Self.startName,
      .choice(
        [TechniqueEntry.ownStart] + TechniqueEntry.all.map { $0.id },
        standard: TechniqueEntry.ownStart),
      meaning: "whose start rule decides when the swipe begins: its own, or another technique's",
      source: "any step rule runs under any start rule")
    return rows + [choice]
  }

  /// One row for each parameter of the start rule, with the defaults of the technique it is taken from.
  public var startTable: [ParameterSpec] {
    let source = startID == TechniqueEntry.ownStart ? id : startID
    let start = TechniqueEntry.entry(id: source)?.start ?? startRule
    return StartRule.table.map { $0.withStandard(start.value(of: $0.name)) }
  }

  /// One row for each parameter of the recognizer, with the defaults of the technique it is taken from.
  public var recognizerTable: [ParameterSpec] {
    let source = startID == TechniqueEntry.ownStart ? id : startID
    let recognizer = TechniqueEntry.entry(id: source)?.start.recognizer ?? startRule.recognizer
    return PanParameters.table.map { $0.withStandard(recognizer.value(of: $0.name)) }
  }

  /// The value of a parameter of the step rule in force, by bare name.
  public func value(of name: String) -> ParameterValue? {
    name == Self.startName ? .word(startID) : rule.value(of: name)
  }

  /// Changes a parameter of the step rule at once; what the rule has gathered stays.
  public mutating func set(_ name: String, to value: ParameterValue) {
    if name == Self.startName {
      takeStart(of: value.word)
    } else {
      rule.set(name, to: value)
    }
  }
}
