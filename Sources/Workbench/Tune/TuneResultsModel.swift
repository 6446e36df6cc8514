internal import GestureCore
internal import SimulatorCore
internal import Tuning

/// What the tab of searches shows while one runs, and after it.
package struct TuneResultsModel: Hashable, Sendable {
  /// The objective, or what a condition is about: what A has of it, and what the best has.
  package struct Measure: Hashable, Sendable {
    /// As it was typed.
    package var title: String
    /// The unit as printed; may be empty.
    package var unit: String
    /// A's, and the best one's; a dash where nothing was measured.
    package var now: String
    package var best: String
    /// Whether the best one breaks it.
    package var isBroken: Bool
  }

  /// A parameter that was varied: what A has, and what is best.
  package struct Setting: Hashable, Sendable {
    /// The name as people read it.
    package var title: String
    /// The unit as printed; may be empty.
    package var unit: String
    /// A's, and the best one's.
    package var now: String
    package var best: String
    /// Whether they differ.
    package var isChanged: Bool
  }

  /// The technique that is sought for.
  package var technique: String
  /// `83 of 200 tried, 2 s left`.
  package var status: String
  /// How much of the search is done, 0…1; nil where it has ended.
  package var share: Double?
  /// What was found, in a sentence.
  package var verdict: String
  /// Whether the sentence is a warning.
  package var isWarning: Bool
  /// What counts.
  package var measures: [Measure] = []
  /// What was varied.
  package var settings: [Setting] = []
  /// Everything that was tried.
  package var history: TuneHistory
  /// Whose times these are, on which seeds.
  package var note: String
  /// Whether there is something to give A.
  package var canApply: Bool
  /// Whether there is still something to stop.
  package var canStop: Bool
  /// Whether it goes on.
  package var isRunning: Bool

  /// What a search looks like.
  ///
  /// - Parameter microseconds: how long it has been running.
  package init(_ progress: TuneProgress, of task: TuneTask, microseconds: Int64) {
    technique = task.technique.technique
    isRunning = progress.isRunning
    canStop = progress.isRunning && progress.phase != .lookingAgain
    history = TuneHistory(progress, of: task)
    let count = task.plan.mostConfigurations
    let tried = progress.attempts.count
    switch progress.phase {
    case .reading:
      (status, share) = ("Reading the recordings", 0)
    case .searching:
      status = "\(tried) of \(count) tried" + Self.left(tried, count, microseconds)
      share = Double(tried) / Double(max(count, 1))
    case .lookingAgain:
      (status, share) = ("Measuring the best again, on fresh trials", 1)
    case .done(let wasStopped):
      (status, share) = ("\(tried) of \(count) tried" + (wasStopped ? ", stopped" : ""), nil)
    case .failed: (status, share) = ("Nothing was found", nil)
    }
    let look = progress.looks.first
    let best = look.map { ($0.configuration, $0.metrics) } ?? Self.bestSoFar(progress)
    canApply = !progress.isRunning && look != nil
    (verdict, isWarning) = TuneVerdict.sentence(progress, of: task)
    note = TuneVerdict.note(of: task, isFinal: look != nil)
    let now = look == nil ? progress.now : progress.nowLook?.metrics
    measures = Self.measures(task.objective, now: now, best: best?.1)
    settings = zip(task.technique.knobs, task.technique.values(of: task.now)).map { knob, old in
      let new = best.map { $0.0.value(of: knob.name) ?? knob.row.standard }
      return Setting(
        title: SettingRow.title(of: knob.row.name), unit: knob.row.unit,
        now: Self.text(of: old), best: new.map(Self.text) ?? "–",
        isChanged: new.map { $0 != old } ?? false)
    }
  }

  private static func bestSoFar(_ progress: TuneProgress) -> (Configuration, MetricValues)? {
    guard let best = progress.best, progress.attempts.indices.contains(best) else { return nil }
    return (progress.attempts[best].configuration, progress.attempts[best].metrics)
  }

  /// `, 2 s left`; nothing where it cannot be said yet.
  private static func left(_ tried: Int, _ count: Int, _ microseconds: Int64) -> String {
    guard tried > 0, microseconds > 500_000 else { return "" }
    let left = Double(microseconds) / Double(tried) * Double(count - tried) / 1e6
    guard left < 1e6 else { return "" }
    let seconds = Int(left.rounded(.up))
    return seconds < 120 ? ", \(seconds) s left" : ", \(seconds / 60) min left"
  }

  private static func measures(
    _ objective: Objective, now: MetricValues?, best: MetricValues?
  ) -> [Measure] {
    func text(_ value: Double?) -> String { value.map(TuneVerdict.number) ?? "–" }
    func measure(
      _ title: String, _ expression: ObjectiveExpression, _ isBroken: Bool = false
    ) -> Measure {
      Measure(
        title: title, unit: expression.unit,
        now: text(now.flatMap { expression.value(of: $0) }),
        best: text(best.flatMap { expression.value(of: $0) }), isBroken: isBroken)
    }
    var measures = [measure(objective.text, objective.expression)]
    // What a sum is made of is read beside it.
    if case .metric = objective.expression {
    } else {
      for metric in objective.expression.metrics {
        measures.append(measure(metric.rawValue, .metric(metric)))
      }
    }
    for constraint in objective.constraints {
      let violation = best.flatMap { constraint.violation(of: $0) } ?? 0
      measures.append(measure(constraint.text, constraint.left, violation > 0))
    }
    return measures
  }

  /// A value with as many places as one looks at.
  static func text(of value: ParameterValue) -> String {
    guard case .number(let number) = value else { return SettingRow.text(of: value) }
    return TuneVerdict.number(number)
  }
}

extension ObjectiveExpression {
  /// The unit of a single metric; empty for arithmetic.
  var unit: String {
    if case .metric(let metric) = self { metric.facts.unit } else { "" }
  }
}
