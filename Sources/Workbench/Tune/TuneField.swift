/// A field of the tab of searches that can be typed in.
package enum TuneField: Hashable, Sendable {
  /// An end of a knob's range, by the knob's qualified name.
  case end(String, TuneKnob.End)
  /// What is made small or large.
  case expression
  /// What must hold.
  case conditions
  /// Trials of each persona.
  case trials
  /// Configurations at most.
  case budget
  /// The seed.
  case seed

  /// What scripts call it, behind `tune.`.
  package var name: String {
    switch self {
    case .end(let name, .low): "low.\(name)"
    case .end(let name, .high): "high.\(name)"
    case .expression: "expression"
    case .conditions: "conditions"
    case .trials: "trials"
    case .budget: "budget"
    case .seed: "seed"
    }
  }
}

/// A field while it is typed in.
package struct TuneTyping: Hashable, Sendable {
  /// Which.
  package var field: TuneField
  /// What stands in it.
  package var text: TextField
  /// Why it cannot be taken; nil until it was tried.
  package var refusal: String?
}
