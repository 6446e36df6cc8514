internal import CursorTechniques
package import GestureCore
package import Plots
internal import SimulatorCore

/// Why a step happened, in the words and figures of a callout.
package struct StepExplanation: Hashable, Sendable {
  /// A figure of the sum, with what it is.
  package struct Term: Hashable, Sendable {
    /// What stands before it: `+`, `=`, `>`; empty for the first.
    package var sign: String
    /// The figure.
    package var figure: String
    /// What it is.
    package var caption: String
    /// The figure's colour: what the technique gathered is its own.
    package var ink: PlotInk
  }

  /// As in `Step 7, back`.
  package var title: String
  /// The colour of the title: the step's direction.
  package var ink: PlotInk
  /// As in `callback 43 of 59 at 716.7 ms`.
  package var moment: String
  /// The sum, from left to right; empty where the technique acted on a deadline.
  package var terms: [Term]
  /// What follows, in a sentence.
  package var consequence: String
  /// The same in a few words.
  package var brief: String

  /// The explanation of a step by its index.
  package init(of index: Int, in record: LaneRecord) {
    let step = record.steps[index]
    let number = index + record.forgottenSteps + 1
    title = "Step \(number), \(StepWords.direction(of: step.move))"
    switch step.move.distance {
    case .restore: ink = .text
    case .characters, .words, .lines, .plane, .end: ink = step.isBack ? .back : .forward
    }
    let time = LaneNumber.fixed(Double(step.time.microseconds) / 1_000, digits: 1)
    if let callback = step.callback {
      let first = record.callbacks.forgotten
      moment =
        "callback \(callback + first + 1) of \(record.callbacks.count + first) at \(time) ms"
    } else {
      moment = "at \(time) ms, without a callback"
    }
    if let sum = CounterSum(step, record) {
      terms = sum.terms
      (consequence, brief) = sum.consequence
    } else {
      terms = Self.terms(step.explanation.reasons)
      (consequence, brief) = Self.consequence(step, record)
    }
  }

  /// Quantities and limits as the rule gives them; more than two would not be read.
  private static func terms(_ reasons: [Reason]) -> [Term] {
    reasons.prefix(2).enumerated().flatMap { index, reason in
      let unit = reason.unit.isEmpty ? "" : ", \(reason.unit)"
      return [
        Term(
          sign: index == 0 ? "" : "and", figure: LaneNumber.brief(reason.value),
          caption: reason.quantity + unit, ink: .accent),
        Term(
          sign: reason.comparison.sign, figure: LaneNumber.brief(reason.limit), caption: "limit",
          ink: .text),
      ]
    }
  }

  private static func consequence(_ step: LaneStep, _ record: LaneRecord) -> (String, String) {
    guard let update = step.explanation.update else {
      return (
        "A deadline of \(record.technique.id) had come: no move of the finger led to it.",
        "a deadline had come"
      )
    }
    let way = LaneNumber.fixed(update.translation.dx.magnitude, digits: 1)
    let speed = LaneNumber.fixed(update.velocity.dx.magnitude, digits: 0)
    let gesture = record.gestures.last { $0.down <= step.time }
    let since = gesture.map { (step.time - $0.down) / 1_000 }
    let age = since.map { ", \($0) ms after the touch-down" } ?? ""
    return (
      "The finger was \(way) pt from its start at \(speed) pt/s\(age).", "\(way) pt, \(speed) pt/s"
    )
  }
}

/// The words for a move's direction.
enum StepWords {
  static func direction(of move: CursorMove) -> String {
    switch move.distance {
    case .characters(let count): along(count, "")
    case .words(let count): along(count, count.magnitude == 1 ? " word" : " words")
    case .lines(let count): across(count)
    case .plane(let characters, let lines):
      characters == 0
        ? across(lines)
        : lines == 0 ? along(characters, "") : along(characters, "") + " and " + across(lines)
    case .end(let forward): forward ? "to the text's end" : "to the text's start"
    case .restore: "back to where the swipe began"
    }
  }

  private static func along(_ count: Int, _ unit: String) -> String {
    let way = count < 0 ? "back" : "forward"
    return count.magnitude == 1 && unit.isEmpty ? way : "\(way) by \(count.magnitude)\(unit)"
  }

  private static func across(_ count: Int) -> String {
    let way = count < 0 ? "up" : "down"
    return count.magnitude == 1 ? "\(way) a line" : "\(way) \(count.magnitude) lines"
  }
}

extension Reason.Comparison {
  /// The sign between quantity and limit.
  package var sign: String {
    switch self {
    case .above: ">"
    case .reached: "≥"
    case .below: "<"
    }
  }
}
