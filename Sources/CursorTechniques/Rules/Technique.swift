public import GestureCore

/// A way to turn swipes into caret moves: a start rule and a step rule with its state.
///
/// One case for each family of step rules. Adding a technique is one file with its rule, one case here and
/// one row of `TechniqueEntry.all`.
public struct Technique: Sendable {
  /// The step rules there are.
  public enum Rule: Sendable {
    /// The article's last stage.
    case velocityFilter(VelocityFilter)
  }

  /// The name in files and on the command line.
  public let id: String
  /// When it starts.
  public var startRule: StartRule
  /// What it does then, with its state.
  public var rule: Rule

  /// A technique with its parameters at their defaults and nothing gathered.
  public init(id: String, startRule: StartRule, rule: Rule) {
    self.id = id
    self.startRule = startRule
    self.rule = rule
  }

  /// Takes an update and says what to do with the caret.
  public mutating func feed(_ update: PanUpdate, _ situation: Situation) -> CursorMove {
    switch rule {
    case .velocityFilter(var filter):
      let move = filter.feed(update, situation)
      rule = .velocityFilter(filter)
      return move
    }
  }

  /// When the rule wants to act without an update.
  public var deadline: Instant? { visit(DeadlineReader()) }

  /// Acts on a deadline that has come.
  public mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove {
    visit(Advancer(time: time, situation: situation))
  }

  /// How near the next step is.
  public var gauge: Gauge { visit(GaugeReader()) }
  /// One row for each parameter of the step rule.
  public var table: [ParameterSpec] { visit(TableReader()) }

  /// The value of a parameter in force, by bare name.
  public func value(of name: String) -> ParameterValue? { visit(ValueReader(name: name)) }

  /// Changes a parameter at once; what the rule has gathered stays.
  public mutating func set(_ name: String, to value: ParameterValue) {
    visit(Setter(name: name, value: value))
  }
}

extension Technique {
  /// Reads from whatever rule there is.
  private func visit<V: RuleReader>(_ visitor: V) -> V.Answer {
    switch rule {
    case .velocityFilter(let filter): visitor.read(filter)
    }
  }

  /// Changes whatever rule there is.
  private mutating func visit<V: RuleChanger>(_ visitor: V) -> V.Answer {
    switch rule {
    case .velocityFilter(var filter):
      let answer = visitor.change(&filter)
      rule = .velocityFilter(filter)
      return answer
    }
  }
}

private protocol RuleReader {
  associatedtype Answer
  func read<R: StepRule>(_ rule: R) -> Answer
}

private protocol RuleChanger {
  associatedtype Answer
  func change<R: StepRule>(_ rule: inout R) -> Answer
}

private struct DeadlineReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> Instant? { rule.deadline }
}

private struct GaugeReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> Gauge { rule.gauge }
}

private struct TableReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> [ParameterSpec] { R.table }
}

private struct ValueReader: RuleReader {
  let name: String
  func read<R: StepRule>(_ rule: R) -> ParameterValue? { rule.value(of: name) }
}

private struct Advancer: RuleChanger {
  let time: Instant
  let situation: Situation
  func change<R: StepRule>(_ rule: inout R) -> CursorMove { rule.advance(to: time, situation) }
}

private struct Setter: RuleChanger {
  let name: String
  let value: ParameterValue
  func change<R: StepRule>(_ rule: inout R) { rule.set(name, to: value) }
}
