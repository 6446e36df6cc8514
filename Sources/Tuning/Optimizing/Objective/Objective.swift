/// What is to be made small or large, and what must hold meanwhile.
package struct Objective: Hashable, Sendable {
  /// Which end is better.
  package enum Direction: String, Hashable, Sendable {
    case minimize, maximize
  }

  /// As it was written.
  package let text: String
  /// The number that counts.
  package let expression: ObjectiveExpression
  /// Which end of it is better.
  package let direction: Direction
  /// What must hold.
  package let constraints: [Constraint]

  /// Reads an objective.
  ///
  /// - Throws: what is wrong with one of the texts, by character.
  package init(
    _ direction: Direction, _ text: String, subjectTo constraints: [String] = []
  ) throws(ObjectiveFault) {
    self.direction = direction
    self.text = text
    var parser = ObjectiveParser(text)
    expression = try parser.whole()
    var parsed: [Constraint] = []
    for text in constraints { parsed.append(try Constraint(parsing: text)) }
    self.constraints = parsed
  }

  /// Every metric that it needs, each once.
  package var metrics: [Metric] {
    ObjectiveExpression.once(expression.metrics + constraints.flatMap(\.metrics))
  }

  /// What is sought, in words: `minimize acquisition_ms subject to success >= 0.95`.
  package var goal: String {
    let conditions = constraints.map(\.text).joined(separator: " and ")
    return "\(direction.rawValue) \(text)" + (conditions.isEmpty ? "" : " subject to " + conditions)
  }

  /// How good a result is.
  package func standing(of metrics: MetricValues) -> Standing {
    guard let value = expression.value(of: metrics) else { return .unmeasured }
    var violation = 0.0
    for constraint in constraints {
      guard let part = constraint.violation(of: metrics) else { return .unmeasured }
      violation += part
    }
    return violation > 0
      ? .broken(violation: violation, value: value) : .allowed(value: value)
  }

  /// What the minimum is sought of: smaller is better, and whatever breaks a constraint is worse than all that does not (Deb 2000).
  ///
  /// Searches want one finite number; the steps between the three kinds are far above any metric's own range.
  package func cost(of standing: Standing) -> Double {
    let edge = 1e9
    return switch standing {
    case .allowed(let value): min(max(direction == .minimize ? value : -value, -edge), edge)
    case .broken(let violation, _): 2 * edge + min(violation, edge)
    case .unmeasured: 4 * edge
    }
  }

  /// Where a result stands.
  package enum Standing: Hashable, Sendable {
    /// Every constraint holds.
    case allowed(value: Double)
    /// Some don't; by how much together, and what the value would be.
    case broken(violation: Double, value: Double)
    /// The objective or a constraint has no value here.
    case unmeasured

    /// The objective's value, where there is one.
    package var value: Double? {
      switch self {
      case .allowed(let value), .broken(_, let value): value
      case .unmeasured: nil
      }
    }

    /// Whether every constraint holds.
    package var isAllowed: Bool {
      switch self {
      case .allowed: true
      case .broken, .unmeasured: false
      }
    }
  }
}
