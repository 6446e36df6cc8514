internal import Tuning

/// What a search says of itself in words.
enum TuneVerdict {
  /// What was found, and whether it is a warning.
  static func sentence(
    _ progress: TuneProgress, of task: TuneTask
  ) -> (sentence: String, isWarning: Bool) {
    switch progress.phase {
    case .reading, .searching:
      guard let best = progress.best, progress.attempts.indices.contains(best) else {
        return ("The first are being measured.", false)
      }
      switch progress.attempts[best].standing {
      case .allowed: return ("The best so far. At the end it is measured again.", false)
      case .broken: return (broken(progress.attempts[best].metrics, task) + " so far.", true)
      case .unmeasured: return (unmeasured(task), true)
      }
    case .lookingAgain:
      return ("Whoever wins a search was lucky, too: the best are measured again.", false)
    case .failed(let sentence): return (sentence, true)
    case .done:
      guard let look = progress.looks.first else {
        return ("Nothing was measured to the end: let it try more configurations.", true)
      }
      switch look.fresh {
      case .unmeasured: return (unmeasured(task), true)
      case .broken: return (broken(look.metrics, task) + "; this comes nearest.", true)
      case .allowed: return (comparison(look, progress, task), false)
      }
    }
  }

  private static func unmeasured(_ task: TuneTask) -> String {
    let names = task.objective.metrics.map(\.rawValue).joined(separator: ", ")
    return
      "The objective could not be measured here: of \(names) something needs other recordings, or trials."
  }

  private static func broken(_ metrics: MetricValues, _ task: TuneTask) -> String {
    let broken = task.objective.constraints.filter { ($0.violation(of: metrics) ?? 0) > 0 }
    return "Nothing that was tried keeps \(broken.map(\.text).joined(separator: " and "))"
  }

  /// How the best stands to what A is, on what chose nothing.
  private static func comparison(
    _ look: FreshLook, _ progress: TuneProgress, _ task: TuneTask
  ) -> String {
    let place = task.trials == nil ? "on the recordings" : "on fresh trials"
    let none = "Nothing found is better than what A is now, \(place)."
    guard look.configuration != task.now else { return none }
    guard let now = progress.nowLook, now.fresh.isAllowed, let difference = look.difference else {
      return "This keeps what must hold, and what A is now does not, \(place)."
    }
    let isLess = task.objective.direction == .minimize
    let gain = isLess ? -difference : difference
    guard gain > 0 else { return none }
    let unit = task.objective.expression.unit
    let by = number(gain) + (unit.isEmpty ? "" : " " + unit)
    guard let interval = look.differenceInterval else {
      return "Better than now by \(by), \(place)."
    }
    let (low, high) =
      isLess
      ? (-interval.upperBound, -interval.lowerBound) : (interval.lowerBound, interval.upperBound)
    let range = "95 % interval \(number(low)) to \(number(high))"
    return low > 0
      ? "Better than now by \(by) (\(range)), \(place)."
      : "Better than now by \(by), \(place), which may be chance (\(range))."
  }

  /// Whose times these are.
  static func note(of task: TuneTask, isFinal: Bool) -> String {
    guard let trials = task.trials else {
      return task.paths.count == 1 ? "On one recording." : "On \(task.paths.count) recordings."
    }
    let who = trials.personas.joined(separator: ", ")
    let seed =
      isFinal ? "fresh trials seed \(task.seed &+ 1_000_003)" : "seed \(task.seed)"
    let beside = task.paths.isEmpty ? "" : " Also \(task.paths.count) recordings."
    return "A model, not people: \(who), \(trials.count) trials each, \(seed).\(beside)"
  }

  /// A number with as many places as one looks at, three figures or so, with a true minus.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return "–" }
    let places: Double = value.magnitude >= 99.95 ? 1 : value.magnitude >= 9.995 ? 10 : 100
    return Figures.plain((value * places).rounded() / places)
  }
}
