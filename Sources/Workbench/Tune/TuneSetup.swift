internal import GestureCore
package import SimulatorCore
internal import Tuning

/// What a search is to be, as it is chosen in the tab.
package struct TuneSetup: Hashable, Sendable {
  /// The technique whose settings are sought; empty before it is known.
  package private(set) var technique = ""
  /// Its parameters, in the order of its table.
  package var knobs: [TuneKnob] = []
  /// What is to be made small or large.
  package var goal = TuneGoal.ready[0].goal
  /// Who makes trials, in the order of all personas.
  package private(set) var personas = [Persona.average.id]
  /// How many trials each of them makes with a configuration; 0 for none.
  package private(set) var trials = 128
  /// How many configurations are tried at most.
  package private(set) var budget = 200
  /// Of everything that is drawn by chance.
  package private(set) var seed: UInt64 = 1
  /// Which recordings are measured on, too.
  package var source = TuneSource.none
  /// The start rule that the parameters belong to.
  private var start = ""

  /// The setup of a first search.
  package init() {}

  /// What each number may be.
  package static let trialRange = 0...10_000
  /// How many configurations may be asked for.
  package static let budgetRange = 1...5_000
  /// As large a seed as files hold exactly.
  package static let greatestSeed: UInt64 = 1 << 53

  /// Takes another technique's parameters: those of its step rule are varied, as `tune` varies them without being told; those of the
  /// start rule and the recognizer can be.
  ///
  /// - Throws: where there is no such technique or start rule.
  /// - Returns: whether they are others than before.
  @discardableResult
  package mutating func follow(_ technique: String, start: String) throws(SettingError) -> Bool {
    guard technique != self.technique || start != self.start else { return false }
    let rows = try TechniqueRows(technique: technique, start: start)
    let standard = try TechniqueSpace.standard(of: technique)
    self.technique = technique
    self.start = start
    knobs = rows.rows.compactMap { row in
      guard row.scope != .phone, row.qualifiedName != Self.startName else { return nil }
      return TuneKnob(row, isVaried: standard.knobs.contains { $0.name == row.qualifiedName })
    }
    return true
  }

  /// Varies every parameter of the step rule or, where all of them are varied, nothing.
  package mutating func toggleAll() {
    let own = knobs.indices.filter { knobs[$0].row.scope == .technique }
    let isOn = own.contains { !knobs[$0].isVaried }
    for index in knobs.indices where !isOn || own.contains(index) { knobs[index].isVaried = isOn }
  }

  /// The parameter that chooses the start rule.
  static let startName = "technique.start"

  /// Lets a persona make trials, or not; one always does.
  package mutating func toggle(persona id: String) {
    let chosen = personas.contains(id) ? personas.filter { $0 != id } : personas + [id]
    let ordered = Persona.all.map(\.id).filter(chosen.contains)
    if !ordered.isEmpty { personas = ordered }
  }

  /// Takes a typed number or text.
  ///
  /// - Throws: the sentence that says what would be right; the old value then stays.
  package mutating func set(_ field: TuneField, to text: String) throws(SliderRefusal) {
    switch field {
    case .end(let name, let end):
      guard let index = knobs.firstIndex(where: { $0.name == name }) else { return }
      try knobs[index].set(end, to: text)
    case .expression: goal.expression = text
    case .conditions: goal.conditions = text
    case .trials: trials = try Self.whole(text, Self.trialRange, "Trials go")
    case .budget: budget = try Self.whole(text, Self.budgetRange, "Configurations go")
    case .seed:
      guard let number = UInt64(text), number <= Self.greatestSeed else {
        throw SliderRefusal(sentence: "The seed is a whole number from 0 to \(Self.greatestSeed).")
      }
      seed = number
    }
  }

  private static func whole(
    _ text: String, _ range: ClosedRange<Int>, _ words: String
  ) throws(SliderRefusal) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw SliderRefusal(sentence: "\(words) from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// What stands in a field.
  package func text(of field: TuneField) -> String {
    switch field {
    case .end(let name, let end):
      knobs.first { $0.name == name }.map { Figures.plain($0[end]) } ?? ""
    case .expression: goal.expression
    case .conditions: goal.conditions
    case .trials: String(trials)
    case .budget: String(budget)
    case .seed: String(seed)
    }
  }
}
