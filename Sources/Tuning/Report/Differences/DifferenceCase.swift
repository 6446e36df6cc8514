import GestureCore
package import SimulatorCore
import TraceFormat

/// One recording or trial on which best and default differ, as a report shows it.
package struct DifferenceCase: Sendable {
  /// The metric in which they differ most.
  package var metric: Metric
  /// What was measured on.
  package var corpus: Corpus
  /// The technique of both.
  package var technique: String
  /// The parameters of the best, and of the default.
  package var parameters: (best: [NamedParameter], reference: [NamedParameter])

  /// Cases of two configurations of one technique.
  package init(
    metric: Metric, corpus: Corpus, technique: String,
    parameters: (best: [NamedParameter], reference: [NamedParameter])
  ) {
    self.metric = metric
    self.corpus = corpus
    self.technique = technique
    self.parameters = parameters
  }

  /// A case with words and lanes.
  ///
  /// - Parameters:
  ///   - best: what the best gave.
  ///   - reference: what the default gave on the same.
  ///   - number: the case's number in the report, from 1.
  package func entry(
    best: UnitFigures, reference: UnitFigures, number: Int
  ) -> StudyReport.Case {
    let words = words(best, reference)
    switch best.unit {
    case .recording(let index):
      guard corpus.recordings.indices.contains(index) else {
        return StudyReport.Case(title: "Recording \(index + 1)", words: words, figures: [])
      }
      let recording = corpus.recordings[index]
      var intent: Int?
      if case .move(let count)? = recording.intent { intent = count }
      return StudyReport.Case(
        title: recording.recording.name, words: words,
        figures: DifferenceLanes.figures(
          recording.recording, intent: intent, best: options(parameters.best),
          reference: options(parameters.reference), name: "lanes-\(number)"))
    case .trial(let index): return trial(index, words, number)
    case .technique:
      return StudyReport.Case(title: "The technique alone", words: words, figures: [])
    }
  }

  private func trial(_ index: Int, _ words: String, _ number: Int) -> StudyReport.Case {
    let tasks = corpus.trials?.tasks ?? []
    guard let trials = corpus.trials, !tasks.isEmpty, index >= 0,
      trials.personas.indices.contains(index / tasks.count),
      let persona = Persona.persona(id: trials.personas[index / tasks.count])
    else { return StudyReport.Case(title: "Trial \(index + 1)", words: words, figures: []) }
    let place = index % tasks.count
    let starts = [parameters.best, parameters.reference].map {
      SessionStart(technique: technique, parameters: $0, delivery: trials.delivery)
    }
    return StudyReport.Case(
      title: "Trial \(place + 1) of persona \(persona.id)", words: words,
      figures: DifferenceLanes.figures(
        tasks[place], persona: persona, index: place, seed: trials.seed, starts: starts,
        name: "lanes-\(number)"))
  }

  private func options(_ parameters: [NamedParameter]) -> ReplayOptions {
    ReplayOptions(
      technique: technique, parameters: parameters, delivery: corpus.delivery,
      startMode: corpus.startMode)
  }

  /// What each of the two did, in the metric in which they differ most.
  private func words(_ best: UnitFigures, _ reference: UnitFigures) -> String {
    let values = [best[metric]?.mean, reference[metric]?.mean]
    let column = StudyColumn(metric.rawValue, unit: metric.facts.unit, values: values)
    var text =
      "\(metric.rawValue): best \(column.measure(values[0])), default \(column.measure(values[1]))."
    if best.distance != 0 {
      let way = best.distance > 0 ? "forward" : "back"
      text += " The caret was asked to go \(best.distance.magnitude) \(way)."
    }
    return text
  }
}
