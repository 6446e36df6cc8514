package import SimulatorCore

/// Trials of personas with techniques: every persona has the same tasks and the same noise with each.
package struct TrialStudy: Sendable {
  /// What one persona made of one technique.
  package struct Block: Sendable {
    /// The technique's id.
    package var technique: String
    /// The persona's id.
    package var persona: String
    /// Trials that end when the caret stays on the target.
    package var trials: [SimulatedTrial]
    /// The same tasks, the finger lifting once, as soon as the caret is expected on the target.
    package var blind: [SimulatedTrial]
  }

  /// Who.
  package var personas: [Persona]
  /// What is asked for.
  package var tasks: [TrialTask]
  /// The seed of all noise.
  package var seed: UInt64
  /// Screen, keyboard and rate of callbacks; parameters go to those techniques that have them.
  package var start: SessionStart
  /// The panel.
  package var panel = TouchPanel()
  /// Whether trials keep their events, for recordings.
  package var keepsEvents = false

  /// A study; nothing runs yet.
  package init(personas: [Persona], tasks: [TrialTask], seed: UInt64, start: SessionStart) {
    self.personas = personas
    self.tasks = tasks
    self.seed = seed
    self.start = start
  }

  /// Runs a technique, a block for each persona; the same on any number of threads.
  ///
  /// - Throws: a setting that cannot be, such as a value out of range.
  package func blocks(of technique: String, jobs: Int) throws(SettingError) -> [Block] {
    let phone = try phone(for: technique)
    var blocks: [Block] = []
    for persona in personas { blocks.append(try block(of: persona, on: phone, jobs: jobs)) }
    return blocks
  }

  /// The phone on which a technique's trials are made.
  ///
  /// - Throws: a setting that cannot be, such as a value out of range.
  package func phone(for technique: String) throws(SettingError) -> TrialPhone {
    try TrialPhone(start: try start(of: technique), panel: panel)
  }

  /// Runs a technique with one persona; the same on any number of threads.
  package func block(
    of persona: Persona, on phone: TrialPhone, jobs: Int
  ) throws(SettingError) -> Block {
    let made = parallelMap(count: tasks.count, jobs: jobs) {
      number -> Result<(SimulatedTrial, SimulatedTrial), SettingError> in
      let task = tasks[number]
      return Result { () throws(SettingError) in
        (
          try phone.trial(persona, task, index: number, seed: seed, keepsEvents: keepsEvents),
          try phone.trial(persona, task, index: number, seed: seed, release: .blind)
        )
      }
    }
    var block = Block(
      technique: phone.start.technique, persona: persona.id, trials: [], blind: [])
    for result in made {
      let (trial, blind) = try result.get()
      block.trials.append(trial)
      block.blind.append(blind)
    }
    return block
  }

  /// Where a technique's sessions start: parameters that it does not have are left out.
  package func start(of technique: String) throws(SettingError) -> SessionStart {
    var start = start
    start.technique = technique
    guard !start.parameters.isEmpty else { return start }
    let probe = try Simulator(start: SessionStart(technique: technique))
    start.parameters.removeAll { (try? probe.row(named: $0.name)) == nil }
    return start
  }
}
