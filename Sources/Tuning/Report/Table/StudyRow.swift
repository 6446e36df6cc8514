package import SimulatorCore

/// One evaluated configuration of a study, as it was read.
package struct StudyRow: Hashable, Sendable {
  /// The configuration's hash.
  package var name: String
  /// The technique's id.
  package var technique: String
  /// The parameters that are written out, by qualified or bare name.
  package var parameters: [NamedParameter]
  /// Whether these are the technique's shipped parameters.
  package var isDefault: Bool
  /// A value for each of the study's metrics; nil where it was not measured.
  package var metrics: [Double?]
  /// What is ranked by; nil where it has no value here.
  package var objective: Double?
  /// By how much constraints are broken; 0 where all hold.
  package var violation: Double
  /// Half of the interval that the standard deviation gives for the objective (normal, 95 %); nil where it gives none.
  package var halfWidth: Double?

  /// An evaluated configuration.
  package init(
    name: String, technique: String, parameters: [NamedParameter], isDefault: Bool = false,
    metrics: [Double?], objective: Double?, violation: Double = 0, halfWidth: Double? = nil
  ) {
    self.name = name
    self.technique = technique
    self.parameters = parameters
    self.isDefault = isDefault
    self.metrics = metrics
    self.objective = objective
    self.violation = violation
    self.halfWidth = halfWidth
  }
}
