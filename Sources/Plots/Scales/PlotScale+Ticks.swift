extension PlotScale {
  /// Marks at round values within the range, in order.
  ///
  /// - Parameters:
  ///   - most: labels that have room, at least 1. A linear axis gets steps of 1, 2 or 5 times a power of ten;
  ///     a logarithmic one the values 1, 2 and 5 of each decade, fewer where there is no room, and where it
  ///     is shorter than a decade the steps of a linear one.
  ///   - shortensThousands: whether 2000 is written 2k.
  package func ticks(atMost most: Int, shortensThousands: Bool = false) -> [PlotTick] {
    let most = max(1, most)
    let range = range
    guard range.lowerBound < range.upperBound else {
      return [
        PlotTick(
          range.lowerBound, label: Self.label(range.lowerBound, digits: 3, shortensThousands))
      ]
    }
    switch self {
    case .linear: return Self.linearTicks(range, most, shortensThousands)
    case .logarithmic:
      for mantissas in [[1.0, 2, 5], [1, 3], [1]] {
        let labelled = Self.decadeValues(range, mantissas: mantissas)
        guard labelled.count <= most else { continue }
        guard labelled.count > 1 else { break }
        return Self.decadeValues(range, mantissas: [1, 2, 3, 4, 5, 6, 7, 8, 9]).map { value in
          let isLabelled = labelled.contains(value)
          return PlotTick(
            value, label: isLabelled ? Self.label(value, digits: 9, shortensThousands) : nil)
        }
      }
      let decades = Self.decadeValues(range, mantissas: [1])
      guard decades.count > 1 else { return Self.linearTicks(range, most, shortensThousands) }
      // Many decades: every second, third, … one is labelled.
      let stride = (decades.count + most - 1) / most
      return decades.enumerated().map { index, value in
        PlotTick(
          value,
          label: index % stride == 0 ? Self.label(value, digits: 9, shortensThousands) : nil)
      }
    }
  }

  private static func linearTicks(
    _ range: ClosedRange<Double>, _ most: Int, _ shortensThousands: Bool
  ) -> [PlotTick] {
    let length = range.upperBound - range.lowerBound
    guard length.isFinite else { return [] }
    var power = 0
    while length / powerOfTen(power) > 10 { power += 1 }
    while length / powerOfTen(power) <= 1 { power -= 1 }
    // The finest of these steps that leaves no more than `most` labels.
    power -= 2
    while true {
      for mantissa in [1.0, 2, 5] {
        let step = Step(mantissa: mantissa, power: power)
        let first = step.index(atOrAfter: range.lowerBound)
        let last = step.index(atOrBefore: range.upperBound)
        guard last - first < Double(most) else { continue }
        guard last >= first else { return [] }
        return stride(from: first, through: last, by: 1).map { index in
          let value = step.value(index)
          return PlotTick(value, label: label(value, digits: max(0, -power), shortensThousands))
        }
      }
      power += 1
    }
  }

  /// Every value of these mantissas in the decades of a range.
  private static func decadeValues(
    _ range: ClosedRange<Double>, mantissas: [Double]
  ) -> [Double] {
    var power = 0
    while powerOfTen(power) > range.lowerBound { power -= 1 }
    while powerOfTen(power + 1) <= range.lowerBound { power += 1 }
    var values: [Double] = []
    while powerOfTen(power) <= range.upperBound {
      values += mantissas.map { Step(mantissa: $0, power: power).value(1) }.filter(range.contains)
      power += 1
    }
    return values
  }

  private static func label(
    _ value: Double, digits: Int, _ shortensThousands: Bool
  ) -> String {
    if shortensThousands, value.magnitude >= 1_000 {
      return DecimalText.trimmed(value / 1_000, digits: 3, minus: "−") + "k"
    }
    return DecimalText.trimmed(value, digits: digits, minus: "−")
  }
}

/// A mantissa times a power of ten whose multiples are the doubles that people write.
private struct Step {
  let mantissa: Double
  let power: Int

  func value(_ index: Double) -> Double {
    // Dividing by a power of ten rounds once; multiplying by a tenth would round twice.
    power < 0 ? index * mantissa / powerOfTen(-power) : index * mantissa * powerOfTen(power)
  }

  func index(atOrAfter bound: Double) -> Double {
    var index = (bound / value(1)).rounded(.down)
    while value(index) < bound { index += 1 }
    return index
  }

  func index(atOrBefore bound: Double) -> Double {
    var index = (bound / value(1)).rounded(.up)
    while value(index) > bound { index -= 1 }
    return index
  }
}

private func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<exponent.magnitude { power *= 10 }
  return exponent < 0 ? 1 / power : power
}
