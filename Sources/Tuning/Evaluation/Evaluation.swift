/// What a configuration came to on a corpus.
package struct Evaluation: Sendable {
  /// What was tried.
  package var configuration: Configuration
  /// All units together.
  package var metrics: MetricValues
  /// Unit by unit: the recordings in order, then the trials persona by persona, so that two configurations pair up.
  package var units: [UnitFigures]
  /// The held-out recordings together; nil where none are held out.
  package var heldOut: MetricValues?
  /// The trials of each persona together, where there are several.
  package var personas: [StudyEvaluation.PersonaMetrics]

  /// What a configuration came to.
  package init(
    configuration: Configuration, metrics: MetricValues, units: [UnitFigures],
    heldOut: MetricValues? = nil, personas: [StudyEvaluation.PersonaMetrics] = []
  ) {
    self.configuration = configuration
    self.metrics = metrics
    self.units = units
    self.heldOut = heldOut
    self.personas = personas
  }

  /// Its line in a file of results.
  package var line: StudyEvaluation {
    StudyEvaluation(
      configuration: configuration, metrics: metrics, heldOut: heldOut, personas: personas)
  }
}
