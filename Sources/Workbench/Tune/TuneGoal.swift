package import Tuning

/// What a search is to make small or large, and what must hold meanwhile, as it is typed.
package struct TuneGoal: Hashable, Sendable {
  /// Which end is better.
  package var direction = Objective.Direction.minimize
  /// Arithmetic over metrics.
  package var expression: String
  /// Conditions with “and” or semicolons between them; empty for none.
  package var conditions = ""

  /// Why a goal means nothing, and in which of its fields.
  package struct Fault: Error, Hashable, Sendable {
    /// The field.
    package var field: TuneField
    /// What would be right.
    package var sentence: String
  }

  /// A goal by what is typed.
  package init(
    _ direction: Objective.Direction = .minimize, _ expression: String, conditions: String = ""
  ) {
    self.direction = direction
    self.expression = expression
    self.conditions = conditions
  }

  /// The conditions, each by itself.
  package var conditionList: [String] {
    conditions.replacing(" and ", with: ";").split(separator: ";")
      .map { String($0.drop(while: \.isWhitespace)) }
      .map { text in
        let end = text.lastIndex { !$0.isWhitespace }
        return end.map { String(text[...$0]) } ?? ""
      }
      .filter { !$0.isEmpty }
  }

  /// The goal as `tune` takes it, as in `minimize score`.
  package var words: String {
    direction.rawValue + " " + expression
      + (conditionList.isEmpty ? "" : " with " + conditionList.joined(separator: " and "))
  }

  /// What the texts mean.
  ///
  /// - Throws: which of them is wrong, and how.
  package func objective() throws(Fault) -> Objective {
    do throws(ObjectiveFault) {
      _ = try Objective(direction, expression)
    } catch {
      throw Fault(field: .expression, sentence: error.description)
    }
    do throws(ObjectiveFault) {
      return try Objective(direction, expression, subjectTo: conditionList)
    } catch {
      throw Fault(field: .conditions, sentence: error.description)
    }
  }

  /// A goal that many have.
  package struct Ready: Hashable, Sendable {
    /// What it is called.
    package var title: String
    /// The goal.
    package var goal: TuneGoal
  }

  /// Goals to choose from; the first is that of `tune` without options.
  package static let ready = [
    Ready(title: "Best score", goal: TuneGoal(.minimize, Metric.score.rawValue)),
    Ready(
      title: "Shortest time",
      goal: TuneGoal(
        .minimize, Metric.acquisitionMean.rawValue,
        conditions: "\(Metric.success.rawValue) >= 0.95")),
    Ready(
      title: "Shortest time, few false starts",
      goal: TuneGoal(
        .minimize, Metric.acquisitionMean.rawValue,
        conditions: "\(Metric.falseActivations.rawValue) <= 1")),
    Ready(
      title: "Fewest lift errors",
      goal: TuneGoal(
        .minimize, Metric.liftErrors.rawValue,
        conditions: "\(Metric.success.rawValue) >= 0.95")),
    Ready(
      title: "Least overshoot",
      goal: TuneGoal(
        .minimize, Metric.overshoots.rawValue,
        conditions: "\(Metric.success.rawValue) >= 0.95")),
    Ready(title: "Highest throughput", goal: TuneGoal(.maximize, Metric.throughput.rawValue)),
    Ready(
      title: "Least travel error on recordings",
      goal: TuneGoal(.minimize, Metric.travelError.rawValue)),
  ]

  /// What people call it: a ready one's title, or that it is their own.
  package var title: String { Self.ready.first { $0.goal == self }?.title ?? "Your own" }
}
