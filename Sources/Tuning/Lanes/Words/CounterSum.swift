import CursorTechniques
import GestureCore
import Plots
import SimulatorCore

/// The sum behind a step of a rule that counts: what was there, what the callback added, what that made.
struct CounterSum {
  private let step: LaneStep
  private let record: LaneRecord
  private let callback: Int
  /// What the counter held before, with its sign.
  private let before: Double
  /// What it held when the step was due.
  private let sum: Double
  private let limit: Double
  private let rule: Rule

  /// What of the rule the words depend on.
  private struct Rule {
    var divisor: Int?
    var repairs: VelocityFilter.Repairs = []
  }

  /// The sum behind a step; nil where the rule does not count.
  init?(_ step: LaneStep, _ record: LaneRecord) {
    guard let peak = step.peak, let callback = step.callback,
      let update = step.explanation.update
    else { return nil }
    var rule = Rule()
    switch record.technique.rule {
    case .velocityFilter(let filter):
      rule = Rule(divisor: filter.divisor, repairs: filter.repairs)
    case .velocityWeighted(let weighted): rule = Rule(divisor: weighted.divisor)
    case .fixedCount: break
    default: return nil
    }
    self.step = step
    self.record = record
    self.callback = callback
    self.rule = rule
    limit = step.limit
    let startsFromZero = update.state == .began && rule.repairs.contains(.resetOnBegan)
    before = startsFromZero ? 0 : step.valueBefore
    sum = rule.repairs.contains(.signed) && step.isBack ? -peak.magnitude : peak
  }

  private var added: Double { sum - before }

  var terms: [StepExplanation.Term] {
    let isBelow = sum < 0
    return [
      StepExplanation.Term(
        sign: "", figure: LaneNumber.brief(before),
        caption: rule.divisor == nil ? "callbacks" : "counter", ink: .accent),
      StepExplanation.Term(
        sign: added < 0 ? "−" : "+", figure: LaneNumber.brief(added.magnitude),
        caption: addedCaption, ink: .text),
      StepExplanation.Term(
        sign: "=", figure: LaneNumber.brief(sum), caption: "sum", ink: .accent),
      StepExplanation.Term(
        sign: isBelow ? "<" : ">", figure: LaneNumber.brief(isBelow ? -limit : limit),
        caption: "threshold", ink: .text),
    ]
  }

  /// As in `229 ÷ 10`, where that is how it came about.
  private var addedCaption: String {
    guard let divisor = rule.divisor, let speed = step.explanation.update?.velocity.dx.magnitude
    else { return "this one" }
    if rule.repairs.contains(.rateFree) { return "speed × time" }
    let whole = speed.rounded(.towardZero)
    guard (whole / Double(divisor)).rounded(.towardZero) == added.magnitude else {
      return "this callback"
    }
    return "\(LaneNumber.fixed(whole, digits: 0)) ÷ \(divisor)"
  }

  /// What is remarkable about the sum, in a sentence and in a few words.
  var consequence: (String, String) {
    let shares = shares
    let all = LaneNumber.brief(before.magnitude)
    if shares.leftover > 0 {
      let part = LaneNumber.brief(shares.leftover)
      let isAll = part == all
      return (
        "\(isAll ? "All \(all)" : "\(part) of the \(all)") were left by the swipe before.",
        "\(part) of \(all) left by the swipe before"
      )
    }
    if shares.otherWay > 0 {
      let part = LaneNumber.brief(shares.otherWay)
      let isAll = part == all
      return (
        "\(isAll ? "All \(all)" : "\(part) of the \(all)") were counted before the finger turned.",
        "\(part) of \(all) from before the turn"
      )
    }
    switch step.explanation.update?.state {
    case .ended, .cancelled:
      return ("The lift itself counted and made the step.", "made by the lift")
    case .began, .changed, nil: break
    }
    let over = LaneNumber.brief(sum.magnitude - limit.magnitude)
    if rule.repairs.contains(.carryRemainder) {
      let left = LaneNumber.brief(record.callbacks.gauge[callback].magnitude)
      return ("\(left) stay in the counter for the next step.", "\(left) stay for the next step")
    }
    return (
      "The \(over) above the threshold \(over == "1" ? "is" : "are") thrown away.",
      "\(over) thrown away"
    )
  }

  /// How much of what the counter held came from an earlier swipe, and how much while the finger went the other
  /// way.
  private var shares: (leftover: Double, otherWay: Double) {
    let gauge = record.callbacks.gauge
    let velocity = record.callbacks.velocity
    let down = record.gestures.last { $0.down <= step.time }?.down ?? .zero
    var otherWay = 0.0
    var index = callback - 1
    let previous = record.steps.partition { $0.time >= step.time } - 1
    let lastStep = previous >= 0 ? record.steps[previous].callback ?? -1 : -1
    // What a step left in the counter is nobody's; nobody looks so far back.
    while index > lastStep, callback - index < 100_000, velocity.times[index] >= down {
      let gain = gauge[index] - (index > 0 ? gauge[index - 1] : 0)
      if gain > 0, velocity.values[index] * (step.isBack ? -1 : 1) < 0 { otherWay += gain }
      index -= 1
    }
    guard index > lastStep, index >= 0, velocity.times[index] < down else {
      return (0, rule.repairs.contains(.signed) ? 0 : otherWay)
    }
    let isReset = rule.repairs.contains(.resetOnBegan)
    return (isReset ? 0 : gauge[index].magnitude, isReset ? 0 : otherWay)
  }
}
