import GestureCore

/// The finger's speeds at which gains are measured, in points per second.
///
/// Never whole multiples of 10: there, velocities that were divided and multiplied come out as 399.99999, and
/// techniques that cut off fractions fall to the next lower number.
package enum SpeedGrid {
  /// From a finger that creeps to one that flies.
  package static let range = 25.0...4_000

  /// So many speeds, at least 2, at equal ratios over the whole range, to hundredths.
  package static func fine(count: Int) -> [Double] {
    values(count: count).map { speed in
      let hundredths = (speed * 100).rounded()
      let isTen = hundredths.truncatingRemainder(dividingBy: 1_000) == 0
      return (isTen ? hundredths - 1 : hundredths) / 100
    }
  }

  /// About so many speeds, at least 2, at nearly equal ratios over the whole range: all end in 5.
  package static func coarse(count: Int) -> [Double] {
    var speeds: [Double] = []
    for speed in values(count: count) {
      let rounded = min((speed / 10).rounded(.down) * 10 + 5, range.upperBound - 5)
      if speeds.last != rounded { speeds.append(rounded) }
    }
    return speeds
  }

  private static func values(count: Int) -> [Double] {
    let start = Elementary.log2(range.lowerBound)
    let length = Elementary.log2(range.upperBound) - start
    let last = max(1, count - 1)
    return (0...last).map { Elementary.exp2(start + length * Double($0) / Double(last)) }
  }
}
