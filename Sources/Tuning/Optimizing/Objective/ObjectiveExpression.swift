import Foundation

/// Arithmetic over metrics: what `--minimize` and both sides of `--subject-to` are made of.
///
/// Numbers, metrics by id, `+ − * /`, parentheses, and the functions of `Function`.
package indirect enum ObjectiveExpression: Hashable, Sendable {
  /// What takes one value or two.
  package enum Function: String, CaseIterable, Sendable {
    case absolute = "abs"
    case logarithm = "log"
    case squareRoot = "sqrt"
    case least = "min"
    case greatest = "max"

    /// How many values it takes.
    var valueCount: Int {
      switch self {
      case .absolute, .logarithm, .squareRoot: 1
      case .least, .greatest: 2
      }
    }
  }

  /// What stands between two values.
  package enum Operation: Hashable, Sendable {
    case plus, minus, times, dividedBy
  }

  case number(Double)
  case metric(Metric)
  case negative(ObjectiveExpression)
  case operation(Operation, ObjectiveExpression, ObjectiveExpression)
  case call(Function, [ObjectiveExpression])

  /// Its value; nil where a metric in it was not measured, or where it is no number, as a division by 0.
  package func value(of metrics: MetricValues) -> Double? {
    let value: Double? =
      switch self {
      case .number(let number): number
      case .metric(let metric): metrics[metric].flatMap { $0.count > 0 ? $0.value : nil }
      case .negative(let part): part.value(of: metrics).map { -$0 }
      case .operation(let operation, let left, let right):
        if let left = left.value(of: metrics), let right = right.value(of: metrics) {
          switch operation {
          case .plus: left + right
          case .minus: left - right
          case .times: left * right
          case .dividedBy: left / right
          }
        } else {
          nil
        }
      case .call(let function, let parts): Self.value(of: function, parts, metrics)
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func value(
    of function: Function, _ parts: [ObjectiveExpression], _ metrics: MetricValues
  ) -> Double? {
    let values = parts.compactMap { $0.value(of: metrics) }
    guard values.count == parts.count, let first = values.first, let last = values.last else {
      return nil
    }
    return switch function {
    case .absolute: abs(first)
    case .logarithm: log(first)
    case .squareRoot: first.squareRoot()
    case .least: min(first, last)
    case .greatest: max(first, last)
    }
  }

  /// The metrics in it, each once, in the order in which they are named.
  package var metrics: [Metric] {
    switch self {
    case .number: []
    case .metric(let metric): [metric]
    case .negative(let part): part.metrics
    case .operation(_, let left, let right): Self.once(left.metrics + right.metrics)
    case .call(_, let parts): Self.once(parts.flatMap(\.metrics))
    }
  }

  static func once(_ metrics: [Metric]) -> [Metric] {
    metrics.enumerated().filter { metrics.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}
