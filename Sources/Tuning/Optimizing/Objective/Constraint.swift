/// A condition on metrics, such as `false_per_1000 <= 1`.
package struct Constraint: Hashable, Sendable, CustomStringConvertible {
  /// How its sides compare.
  package enum Relation: Hashable, Sendable {
    case atMost, atLeast
  }

  /// As it was written.
  package let text: String
  /// Its left side.
  package let left: ObjectiveExpression
  /// What must hold between the sides.
  package let relation: Relation
  /// Its right side.
  package let right: ObjectiveExpression

  /// Reads a constraint.
  ///
  /// - Throws: what is wrong with the text, by character.
  package init(parsing text: String) throws(ObjectiveFault) {
    var parser = ObjectiveParser(text)
    (left, relation, right) = try parser.comparison()
    self.text = text
  }

  /// By how much it is broken, in the unit of its sides: 0 where it holds; nil where a side has no value.
  package func violation(of metrics: MetricValues) -> Double? {
    guard let left = left.value(of: metrics), let right = right.value(of: metrics) else {
      return nil
    }
    return switch relation {
    case .atMost: max(0, left - right)
    case .atLeast: max(0, right - left)
    }
  }

  /// The metrics in it, each once.
  package var metrics: [Metric] { ObjectiveExpression.once(left.metrics + right.metrics) }

  package var description: String { text }
}
