import GestureCore
import SimulatorCore
package import TraceFormat

/// One configuration's line in a file of results.
package struct StudyEvaluation: Hashable, Sendable {
  /// How an evaluation ended.
  package enum Status: Hashable, Sendable {
    /// It was measured.
    case ok
    /// It could not be, and why.
    case failed(String)
  }

  /// What was measured with one of several personas.
  package struct PersonaMetrics: Hashable, Sendable {
    /// The persona's id.
    package var persona: String
    /// What its trials came to.
    package var metrics: MetricValues

    /// What was measured with a persona.
    package init(persona: String, metrics: MetricValues) {
      self.persona = persona
      self.metrics = metrics
    }
  }

  /// What was tried.
  package var configuration: Configuration
  /// What it came to.
  package var metrics: MetricValues
  /// What it came to on recordings that choose nothing; nil where none are held out.
  package var heldOut: MetricValues?
  /// What it came to with each persona, where there are several.
  package var personas: [PersonaMetrics]
  /// How it ended.
  package var status: Status

  /// One configuration's results.
  package init(
    configuration: Configuration, metrics: MetricValues, heldOut: MetricValues? = nil,
    personas: [PersonaMetrics] = [], status: Status = .ok
  ) {
    self.configuration = configuration
    self.metrics = metrics
    self.heldOut = heldOut
    self.personas = personas
    self.status = status
  }

  /// The line, without its end.
  ///
  /// - Parameter space: whose knobs are written out even where they are at their defaults, so that every line of a technique
  ///   has the same columns.
  package func line(in space: KnobSpace) -> [UInt8] {
    var parameters = configuration.parameters
    for knob in space[configuration.technique]?.knobs ?? []
    where configuration.value(of: knob.name) == nil {
      parameters.append(NamedParameter(knob.name, knob.row.standard))
    }
    var members = [
      JSONMember("hash", .string(configuration.hash)),
      JSONMember("technique", .string(configuration.technique)),
      JSONMember(
        "parameters",
        .object(parameters.map { JSONMember($0.name, $0.value.json) })),
      JSONMember("default", .flag(configuration.isDefault)),
      JSONMember("metrics", metrics.json),
    ]
    if let heldOut { members.append(JSONMember("holdout", heldOut.json)) }
    if !personas.isEmpty {
      members.append(
        JSONMember(
          "personas", .object(personas.map { JSONMember($0.persona, $0.metrics.json) })))
    }
    switch status {
    case .ok: members.append(JSONMember("status", .string("ok")))
    case .failed(let reason): members.append(JSONMember("status", .string(reason)))
    }
    var bytes: [UInt8] = []
    bytes.appendValue(.object(members))
    return bytes
  }

  /// From a line; nil where it is a line of another kind, such as a search's own.
  ///
  /// - Parameter space: of the study, whose techniques need not be looked up again.
  /// - Throws: what is wrong with it.
  package init?(json: JSONValue, in space: KnobSpace? = nil) throws(StudyError) {
    guard let hash = json["hash"]?.text else { return nil }
    guard let technique = json["technique"]?.text,
      let members = json["parameters"]?.members,
      let metrics = json["metrics"].flatMap(MetricValues.init(json:))
    else { throw StudyError("expected technique, parameters and metrics") }
    var parameters: [NamedParameter] = []
    for member in members {
      guard let value = ParameterValue(json: member.value) else {
        throw StudyError("parameters.\(member.name): expected a number, a word or true or false")
      }
      parameters.append(NamedParameter(member.name, value))
    }
    do throws(SettingError) {
      if let rows = space?[technique]?.rows {
        configuration = try Configuration(rows: rows, parameters: parameters)
      } else {
        configuration = try Configuration(technique: technique, parameters: parameters)
      }
    } catch {
      throw StudyError(error.description)
    }
    guard configuration.hash == hash else {
      throw StudyError(
        "the hash \(hash) is not that of the configuration, which has \(configuration.hash)")
    }
    self.metrics = metrics
    heldOut = json["holdout"].flatMap(MetricValues.init(json:))
    personas = (json["personas"]?.members ?? []).compactMap { member in
      MetricValues(json: member.value).map { PersonaMetrics(persona: member.name, metrics: $0) }
    }
    let status = json["status"]?.text ?? "ok"
    self.status = status == "ok" ? .ok : .failed(status)
  }
}
