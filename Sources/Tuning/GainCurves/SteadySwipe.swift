import GestureCore

/// A finger that goes down, moves to the right at constant speed and never lifts; for a technique that wants
/// several fingers, so many side by side.
///
/// It is reported once for each callback, at the very end of the frame: a display's frame keeps only the newest
/// report, so a faster panel would change nothing.
struct SteadySwipe {
  /// Where the first finger goes down.
  let start: Point
  /// In points per second.
  let speed: Double
  /// Callbacks per second.
  let hertz: Int
  /// How many fingers.
  let fingerCount: Int

  /// When the n-th callback comes; the touch-down is at 0.
  func time(ofCallback number: Int) -> Instant {
    Instant(microseconds: Int64(number) * 1_000_000 / Int64(hertz))
  }

  /// The reports of all fingers at the n-th callback; the 0-th are the touch-downs.
  func samples(atCallback number: Int) -> [TouchSample] {
    let time = time(ofCallback: number)
    let travel = speed * Double(time.microseconds) / 1e6
    return (0..<fingerCount).map { index in
      TouchSample(
        time: time, finger: FingerID(index + 1), phase: number == 0 ? .down : .move,
        location: Point(
          x: start.x + travel + Double(index) * Self.spacing, y: start.y))
    }
  }

  /// Between neighbouring fingers, in points.
  private static let spacing = 60.0
}
