internal import Foundation
package import GestureCore

/// How a slider's places and values belong together.
package struct SliderScale: Hashable, Sendable {
  /// The value at the left end.
  package var least: Double
  /// The value at the right end.
  package var greatest: Double
  /// The default.
  package var standard: Double
  /// Whether equal ways mean equal factors; `least` is then above 0.
  package var isLogarithmic: Bool
  /// Whether there are only whole values.
  package var isWhole: Bool

  /// A slider's scale.
  package init(
    least: Double, greatest: Double, standard: Double, isLogarithmic: Bool, isWhole: Bool
  ) {
    self.least = least
    self.greatest = greatest
    self.standard = standard
    self.isLogarithmic = isLogarithmic && least > 0
    self.isWhole = isWhole
  }

  /// The scale of a parameter; nil where it is no number.
  package init?(_ spec: ParameterSpec) {
    switch spec.domain {
    case .whole(let least, let greatest, let standard):
      self.init(
        least: Double(least), greatest: Double(greatest), standard: Double(standard),
        isLogarithmic: spec.isLogarithmic, isWhole: true)
    case .real(let least, let greatest, let standard):
      self.init(
        least: least, greatest: greatest, standard: standard, isLogarithmic: spec.isLogarithmic,
        isWhole: false)
    case .choice, .flag, .text: return nil
    }
  }

  /// The scale of the delivery rate, in callbacks per second; the window's default is 60.
  package static let delivery = SliderScale(
    least: Double(DeliveryRate.range.lowerBound), greatest: Double(DeliveryRate.range.upperBound),
    standard: 60, isLogarithmic: true, isWhole: true)

  /// Where a value stands, from 0 at the left end to 1 at the right; values outside stand at the ends.
  package func position(of value: Double) -> Double {
    guard greatest > least, value > least else { return 0 }
    guard value < greatest else { return 1 }
    return isLogarithmic
      ? log(value / least) / log(greatest / least) : (value - least) / (greatest - least)
  }

  /// The value at a place; places outside mean the ends.
  package func value(at position: Double) -> Double {
    // NaN fails the comparison.
    guard position > 0 else { return least }
    guard position < 1 else { return greatest }
    let exact =
      isLogarithmic
      ? least * exp(position * log(greatest / least)) : least + position * (greatest - least)
    return rounded(exact)
  }

  /// The value so many units away, within the range.
  package func value(_ value: Double, steppedBy units: Double) -> Double {
    min(max(rounded(value + units * unit), least), greatest)
  }

  /// What one press of an arrow key changes: 1, or for fractions a round hundredth of the range.
  package var unit: Double {
    guard !isWhole else { return 1 }
    guard greatest > least else { return 1 }
    return pow(10, (log10((greatest - least) / 100)).rounded(.down))
  }

  private func rounded(_ value: Double) -> Double {
    isWhole ? value.rounded() : (value / unit).rounded() * unit
  }
}
