package import GestureCore
internal import SimulatorCore
internal import Tuning

/// What the tab of searches shows before a search: everything that can be chosen.
package struct TuneSetupModel: Hashable, Sendable {
  /// A parameter.
  package struct Row: Hashable, Sendable {
    /// Its qualified name.
    package var name: String
    /// Whose parameter it is.
    package var scope: ParameterSpec.Scope
    /// The name as people read it.
    package var title: String
    /// The unit as printed; may be empty.
    package var unit: String
    /// What the user feels.
    package var meaning: String
    /// Whether the search may turn it.
    package var isVaried: Bool
    /// What A has.
    package var now: String
    /// The ends as they are read; empty for words and switches.
    package var low: String
    package var high: String
    /// The words that are tried where there are no ends.
    package var listed: String
  }

  /// The technique whose settings are sought.
  package var technique: String
  /// Its parameters.
  package var rows: [Row]
  /// What is sought, and what must hold.
  package var goal: TuneGoal
  /// Who makes trials.
  package var personas: String
  /// Which recordings are measured on.
  package var source: String
  /// Trials of each persona, configurations at most, and the seed.
  package var trials: String
  package var budget: String
  package var seed: String
  /// What is wrong with the goal; nil where nothing is.
  package var fault: TuneGoal.Fault?
  /// Why it cannot be started; nil where it can.
  package var obstacle: String?
  /// The field that is typed in.
  package var typing: TuneTyping?

  /// What a setup looks like.
  ///
  /// - Parameter now: A's value of a parameter.
  package init(
    _ setup: TuneSetup, now: (ParameterSpec) -> ParameterValue, source: String,
    refusal: TuneTask.Refusal?, typing: TuneTyping?
  ) {
    technique = setup.technique
    rows = setup.knobs.map { knob in
      Row(
        name: knob.name, scope: knob.row.scope, title: knob.title, unit: knob.row.unit,
        meaning: knob.row.meaning,
        isVaried: knob.isVaried, now: SettingRow.text(of: now(knob.row)),
        low: knob.hasRange ? Figures.plain(knob.low) : "",
        high: knob.hasRange ? Figures.plain(knob.high) : "", listed: knob.listed)
    }
    goal = setup.goal
    personas = setup.trials > 0 ? setup.personas.joined(separator: ", ") : "nobody"
    self.source = source
    trials = setup.text(of: .trials)
    budget = setup.text(of: .budget)
    seed = setup.text(of: .seed)
    switch refusal {
    case .field(let fault): self.fault = fault
    case .setup, nil: break
    }
    obstacle = refusal?.sentence
    self.typing = typing
  }

  /// What stands in a field: what is typed, or else what is taken.
  package func text(of field: TuneField) -> String {
    if let typing, typing.field == field { return typing.text.text }
    switch field {
    case .end(let name, let end):
      let row = rows.first { $0.name == name }
      return (end == .low ? row?.low : row?.high) ?? ""
    case .expression: return goal.expression
    case .conditions: return goal.conditions
    case .trials: return trials
    case .budget: return budget
    case .seed: return seed
    }
  }

  /// What is wrong with a field, in a sentence that stands below it; nil where nothing is.
  package func sentence(below field: TuneField) -> String? {
    if let typing, typing.field == field { return typing.refusal }
    return fault?.field == field ? fault?.sentence : nil
  }
}
