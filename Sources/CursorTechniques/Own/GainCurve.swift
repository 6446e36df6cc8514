/// How densely marks are laid, by the finger's speed.
///
/// ```
///   marks per point
///   gain/spacing ┤             ╭────────   nothing beyond fastSpeed makes it denser
///                │          ╭──╯
///                │       ╭──╯              a straight line: its mean over a stretch is exact,
///    1/spacing   ┤───────╯                 and no curve was found that users do better with
///                └───────┬─────┬───────▶ points per second
///                    slowSpeed fastSpeed
/// ```
struct GainCurve: Hashable, Sendable {
  /// Points a mark up to `slowSpeed`.
  var spacing = 12.0
  /// So many times as many marks from `fastSpeed` on.
  var gain = 3.0
  /// In points per second.
  var slowSpeed = 150.0
  /// In points per second; a value below `slowSpeed` counts as just above it.
  var fastSpeed = 1200.0

  /// Marks per point, on average over a stretch on which the speed goes evenly from one value to another.
  ///
  /// Being the exact mean, it makes the sum over a path independent of where samples cut it.
  func density(from startSpeed: Double, to endSpeed: Double) -> Double {
    if startSpeed <= slowSpeed, endSpeed <= slowSpeed { return 1 / spacing }
    let start = max(0, startSpeed)
    let end = max(0, endSpeed)
    let change = end - start
    // Nearly equal speeds would divide one rounding error by another.
    let gain =
      change.magnitude < 1e-3
      ? gain(at: (start + end) / 2) : (area(upTo: end) - area(upTo: start)) / change
    return gain / spacing
  }

  private var range: Double { max(1, fastSpeed - slowSpeed) }

  private func gain(at speed: Double) -> Double {
    1 + (gain - 1) * min(1, max(0, (speed - slowSpeed) / range))
  }

  /// The area under the curve from 0 to a speed, in gain × points per second.
  private func area(upTo speed: Double) -> Double {
    let beyond = max(0, speed - slowSpeed)
    let onSlope = min(beyond, range)
    return speed + (gain - 1) * (onSlope * onSlope / (2 * range) + (beyond - onSlope))
  }
}
