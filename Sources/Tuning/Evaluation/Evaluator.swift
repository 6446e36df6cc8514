import GestureCore
package import SimulatorCore

/// Measures configurations on a corpus; any number of threads may share one.
///
/// What a configuration comes to depends on it and the corpus alone, not on what was measured before or beside it.
package struct Evaluator: Sendable {
  /// What is measured on.
  package let corpus: Corpus
  let kept: KeptRecordings

  /// Measures on a corpus.
  package init(corpus: Corpus) {
    self.corpus = corpus
    kept = KeptRecordings(corpus)
  }

  /// What a configuration comes to.
  ///
  /// - Parameter jobs: threads at most that share the trials; the result does not depend on them.
  /// - Throws: a setting that cannot be on some recording's phone.
  package func evaluate(
    _ configuration: Configuration, jobs: Int = 1
  ) throws(SettingError) -> Evaluation {
    try evaluation(
      of: configuration, recordings: try recordingUnits(configuration), jobs: jobs)
  }

  /// What each recording gives under a configuration, those that are held out last: the same whatever the trials.
  ///
  /// - Throws: a setting that cannot be on some recording's phone.
  package func recordings(
    under configuration: Configuration
  ) throws(SettingError) -> [UnitFigures] {
    try recordingUnits(configuration)
  }

  /// What a configuration comes to, where its recordings were measured already.
  ///
  /// - Parameter recordings: `recordings(under:)` of this configuration, by an evaluator with the same recordings.
  /// - Throws: a setting that cannot be.
  package func evaluate(
    _ configuration: Configuration, recordings: [UnitFigures], jobs: Int = 1
  ) throws(SettingError) -> Evaluation {
    try evaluation(of: configuration, recordings: recordings, jobs: jobs)
  }

  /// What many configurations come to, each as if it were measured alone; many settings of one filter run side by side.
  package func evaluate(_ configurations: [Configuration]) -> [Result<Evaluation, SettingError>] {
    let batched = batchedUnits(configurations)
    return configurations.indices.map { index in
      Result { () throws(SettingError) in
        guard let units = batched[index] else { return try evaluate(configurations[index]) }
        return try evaluation(of: configurations[index], recordings: units, jobs: 1)
      }
    }
  }

  /// The units of one configuration's recordings, those that are held out last.
  private func recordingUnits(
    _ configuration: Configuration
  ) throws(SettingError) -> [UnitFigures] {
    let recordings = corpus.recordings + corpus.heldOut
    guard !recordings.isEmpty else { return [] }
    guard corpus.depth == .steps else {
      var units: [UnitFigures] = []
      for (index, recording) in recordings.enumerated() {
        units.append(
          try recording.recording.unit(
            index,
            with: configuration.options(delivery: corpus.delivery, startMode: corpus.startMode),
            isAsMade: corpus.isAsMade(recording.recording, configuration)))
      }
      return units
    }
    let technique = try configuration.technique(startMode: corpus.startMode)
    var units: [UnitFigures] = []
    for (index, kept) in try kept.all(for: configuration).enumerated() {
      let tally = StepTally(kept.kept, technique, kept.touches)
      units.append(
        kept.touches.figures(
          of: tally, recording: index, intent: recordings[index].intent))
    }
    return units
  }

  /// The units of the trials, persona by persona: the same tasks and the same noise for every configuration.
  private func trialUnits(
    _ configuration: Configuration, jobs: Int
  ) throws(SettingError) -> [(persona: String, units: [UnitFigures])] {
    guard let trials = corpus.trials else { return [] }
    let phone = try TrialPhone(
      start: SessionStart(
        technique: configuration.technique, parameters: configuration.parameters,
        delivery: trials.delivery))
    let tasks = trials.tasks
    var all: [(persona: String, units: [UnitFigures])] = []
    var number = 0
    for id in trials.personas {
      guard let persona = Persona.persona(id: id) else { continue }
      let first = number
      let made = parallelMap(count: tasks.count, jobs: jobs) { index in
        Result<UnitFigures, SettingError> { () throws(SettingError) in
          let trial = try phone.trial(persona, tasks[index], index: index, seed: trials.seed)
          return UnitFigures(trial: first + index, tasks[index], trial.figures)
        }
      }
      var units: [UnitFigures] = []
      for unit in made { units.append(try unit.get()) }
      number += units.count
      all.append((id, units))
    }
    return all
  }

  /// The technique alone, where that is asked for.
  private func techniqueUnits(
    _ configuration: Configuration
  ) throws(SettingError) -> [UnitFigures] {
    switch corpus.depth {
    case .steps, .full: return []
    case .everything:
      return try TechniqueMeter(
        technique: configuration.technique, parameters: configuration.parameters,
        delivery: corpus.delivery ?? .hertz(60)
      ).units()
    }
  }

  private func evaluation(
    of configuration: Configuration, recordings: [UnitFigures], jobs: Int
  ) throws(SettingError) -> Evaluation {
    let count = corpus.recordings.count
    let trials = try trialUnits(configuration, jobs: jobs)
    let alone = try techniqueUnits(configuration)
    let units = Array(recordings.prefix(count)) + trials.flatMap(\.units) + alone
    let heldOut = Array(recordings.dropFirst(count))
    return Evaluation(
      configuration: configuration, metrics: units.aggregated(), units: units,
      heldOut: heldOut.isEmpty ? nil : heldOut.aggregated(),
      personas: trials.count < 2
        ? []
        : trials.map { persona, units in
          StudyEvaluation.PersonaMetrics(persona: persona, metrics: units.aggregated())
        })
  }
}
