package import CursorTechniques
import GestureCore
package import SimulatorCore

/// A recording's pan under one start rule, recognizer and phone, kept for every setting of a step rule.
struct KeptRecording: Sendable {
  let kept: KeptPan
  let touches: TouchTimes
  /// What the velocity filter is told, where many settings of it can run side by side.
  let filter: FilterInput?

  /// Runs a recording once.
  ///
  /// The step rule's own settings are left at their defaults: what is kept may not depend on which of many settings came first,
  /// and keys that a step takes away would.
  ///
  /// - Parameter configuration: whose start rule, recognizer and phone count.
  init(
    _ recording: Corpus.Recording, _ configuration: Configuration, _ corpus: Corpus
  ) throws(SettingError) {
    let source = recording.recording
    var options = configuration.options(delivery: corpus.delivery, startMode: corpus.startMode)
    options.parameters = configuration.panKey.parameters
    kept = try KeptPan(
      start: source.start, events: source.events, hasRecordedLayout: source.hasRecordedLayout,
      options: options)
    touches = TouchTimes(source.events)
    let technique = try configuration.technique(startMode: corpus.startMode)
    filter =
      FilterSetting(technique) == nil
      ? nil : FilterInput(kept, technique, touches)
  }
}

extension Configuration {
  /// The technique with its settings and nothing gathered.
  ///
  /// - Throws: where there is no such technique.
  package func technique(startMode: Simulator.StartMode) throws(SettingError) -> Technique {
    guard let entry = TechniqueEntry.entry(id: technique) else {
      throw .unknownTechnique(technique, nearest: [])
    }
    var made = entry.makeTechnique()
    for parameter in parameters {
      if let name = parameter.bareName(in: "technique.") {
        made.set(name, to: parameter.value)
      } else if let name = parameter.bareName(in: "start.") {
        made.setStart(name, to: parameter.value)
      }
    }
    made.assumesHold = startMode == .assumed
    return made
  }

  /// What of the configuration decides a recording's pan: everything but the step rule's own settings.
  var panKey: PanKey {
    PanKey(
      technique: technique,
      parameters: parameters.filter { parameter in
        parameter.bareName(in: "technique.").map { $0 == Technique.startName } ?? true
      })
  }
}

/// Configurations with the same key meet the same pans.
struct PanKey: Hashable, Sendable {
  let technique: String
  let parameters: [NamedParameter]
}

extension NamedParameter {
  /// The name without its scope; nil where it has another.
  fileprivate func bareName(in scope: String) -> String? {
    name.hasPrefix(scope) ? String(name.dropFirst(scope.count)) : nil
  }
}
