package import GestureCore
import SimulatorCore

/// A parameter that is varied, and the values that are tried.
package struct Knob: Hashable, Sendable {
  /// Which values lie between its ends, and how densely.
  package enum Scale: Hashable, Sendable {
    /// Whole numbers from `low` to `high`, `step` apart.
    case whole(low: Int, high: Int, step: Int)
    /// Numbers from `low` to `high`; without a step every one of them.
    case real(low: Double, high: Double, step: Double?)
    /// Numbers from `low`, above 0, to `high`, as dense below as above on a logarithmic scale; `factor` apart, or every
    /// one. Whole where the parameter is.
    case logarithmic(low: Double, high: Double, factor: Double?, isWhole: Bool)
    /// These values.
    case listed([ParameterValue])
  }

  /// When a knob is turned at all: another parameter must have one of some values. Otherwise it stays at its default.
  package struct Condition: Hashable, Sendable {
    /// The other parameter's qualified name.
    package var name: String
    /// The values under which the knob is turned.
    package var values: [ParameterValue]

    /// A condition.
    package init(name: String, values: [ParameterValue]) {
      self.name = name
      self.values = values
    }
  }

  /// The parameter.
  package var row: ParameterSpec
  /// The values that are tried.
  package var scale: Scale
  /// When it is turned at all; nil: always.
  package var condition: Condition?

  /// A knob; its ends must be values that the row accepts, which `KnobSpace` checks.
  package init(row: ParameterSpec, scale: Scale, condition: Condition? = nil) {
    self.row = row
    self.scale = scale
    self.condition = condition
  }

  /// The parameter's qualified name.
  package var name: String { row.qualifiedName }

  /// How many values it has; nil where it is continuous.
  package var count: Int? {
    switch scale {
    case .whole(let low, let high, let step): return (high - low) / max(step, 1) + 1
    case .real(let low, let high, let step):
      guard let step else { return low == high ? 1 : nil }
      // What rounding left of the last step still counts as one; the checks have bounded the quotient.
      return Int(((high - low) / step + 1e-9).rounded(.down)) + 1
    case .logarithmic(let low, let high, let factor, _):
      guard let factor else { return low == high ? 1 : nil }
      let octaves = Elementary.log2(high / low) / Elementary.log2(factor)
      return Int((octaves + 1e-9).rounded(.down)) + 1
    case .listed(let values): return values.count
    }
  }

  /// The value of a step, from 0; nil where it is continuous or the step lies beyond.
  package func value(atStep index: Int) -> ParameterValue? {
    guard let count, index >= 0, index < count else { return nil }
    switch scale {
    case .whole(let low, _, let step): return .number(Double(low + index * step))
    case .real(let low, let high, let step):
      let value = low + Double(index) * (step ?? 0)
      return .number(min(high, Self.tidied(value)))
    case .logarithmic(let low, let high, let factor, let isWhole):
      let value = low * Elementary.power(factor ?? 1, Double(index))
      return .number(isWhole ? min(high, value.rounded()) : min(high, Self.tidied(value)))
    case .listed(let values): return values[index]
    }
  }

  /// The value at a place between its ends; every value of a knob with steps has an equal part of the way, and one without
  /// is rounded to a decimal fraction some thousandth of the way apart, which nobody's finger tells from its neighbours.
  ///
  /// - Parameter unit: 0 up to 1; what lies outside counts as the end.
  package func value(at unit: Double) -> ParameterValue {
    let unit = unit >= 0 ? min(unit, 1) : 0
    if let count {
      let step = min(count - 1, Int(unit * Double(count)))
      return value(atStep: step) ?? row.standard
    }
    switch scale {
    case .real(let low, let high, _):
      let value = Self.rounded(low + unit * (high - low), apart: (high - low) / 1000)
      return .number(max(low, min(high, value)))
    case .logarithmic(let low, let high, _, let isWhole):
      if isWhole {
        // Each whole number has the part of the scale that rounds to it.
        let ends = (Elementary.log2(low - 0.5), Elementary.log2(high + 0.5))
        let value = Elementary.exp2(ends.0 + unit * (ends.1 - ends.0)).rounded()
        return .number(max(low, min(high, value)))
      }
      let ends = (Elementary.log2(low), Elementary.log2(high))
      let value = Elementary.exp2(ends.0 + unit * (ends.1 - ends.0))
      return .number(max(low, min(high, Self.rounded(value, apart: value / 1000))))
    case .whole, .listed: return row.standard
    }
  }

  /// Where a value lies between its ends, from 0 to 1: in the middle of its part of the way, for a knob with steps; nil for
  /// a word that is not listed.
  package func unit(of value: ParameterValue) -> Double? {
    if case .listed(let values) = scale {
      return values.firstIndex(of: value).map { (Double($0) + 0.5) / Double(values.count) }
    }
    guard case .number(let number) = value else { return nil }
    let place: Double
    switch scale {
    case .whole(let low, _, let step): place = (number - Double(low)) / Double(max(step, 1))
    case .real(let low, let high, let step):
      place = (number - low) / (step ?? (high > low ? high - low : 1))
    case .logarithmic(let low, let high, let factor, let isWhole):
      if factor == nil, isWhole {
        let ends = (Elementary.log2(low - 0.5), Elementary.log2(high + 0.5))
        return max(0, min(1, (Elementary.log2(max(number, low)) - ends.0) / (ends.1 - ends.0)))
      }
      let span = Elementary.log2(factor ?? (high > low ? high / low : 2))
      place = Elementary.log2(max(number, low) / low) / span
    case .listed: return nil
    }
    guard let count else { return max(0, min(1, place)) }
    return max(0, min(1, (place.rounded() + 0.5) / Double(count)))
  }

  /// A sum of steps without what binary fractions added: 0.30000000000000004 is 0.3.
  private static func tidied(_ number: Double) -> Double {
    guard number.magnitude < 1e6 else { return number }
    return (number * 1e9).rounded() / 1e9
  }

  /// A number on the decimal grid – 1, 0.1, 0.01, … – whose lines are at most so far apart; itself where the grid would be
  /// finer than what a parameter's number can be written with.
  private static func rounded(_ number: Double, apart: Double) -> Double {
    guard apart > 0 else { return number }
    var lines = 1.0
    while lines < 1e9, 1 / lines > apart { lines *= 10 }
    guard number.magnitude < 1e6 else { return number }
    return (number * lines).rounded() / lines
  }
}
