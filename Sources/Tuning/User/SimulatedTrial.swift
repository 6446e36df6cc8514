package import SimulatorCore

/// What the model made of a trial: a model's figures, never a person's.
package struct SimulatedTrial: Hashable, Sendable {
  /// How a trial ended.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The caret stayed on the target.
    case reached
    /// Time was up.
    case timedOut
    /// A touch typed or deleted something: the text is another one.
    case typed
    /// In a blind block: the finger lifted, wherever the caret was.
    case released
  }

  /// Who.
  package var persona: String
  /// What was asked for.
  package var task: TrialTask
  /// The trial's number: with seed and persona the key of its noise.
  package var index: Int
  /// The seed.
  package var seed: UInt64
  /// How it ended.
  package var outcome: Outcome
  /// What was measured.
  package var figures: TrialFigures
  /// Everything that went into the phone, ready for a recording; empty unless it was asked for.
  package var events: [InputEvent]
}

/// When the model's finger lifts.
package enum ReleaseRule: Hashable, Sendable {
  /// When the caret was seen on the target for a while, and again after errors, until it stays there.
  case verified
  /// Once, as soon as the caret is expected on the target: where it then stands is the endpoint whose scatter gives the
  /// effective width (ISO 9241-411).
  case blind
}

/// One trial of a persona: the same seed, persona, task and number meet the same noise with every technique and setting, so
/// that differences are paired.
///
/// Whoever runs many trials of one configuration keeps a `TrialPhone`, which this makes for one.
///
/// - Throws: what the start names that does not exist or cannot be.
package func simulatedTrial(
  persona: Persona, task: TrialTask, seed: UInt64, trial index: Int, start: SessionStart
) throws(SettingError) -> SimulatedTrial {
  try TrialPhone(start: start).trial(persona, task, index: index, seed: seed)
}
