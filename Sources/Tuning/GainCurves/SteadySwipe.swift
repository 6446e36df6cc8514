import GestureCore

/// What makes a steady finger's reports less than steady.
enum SwipeDisturbance: Hashable, Sendable {
  /// Nothing.
  case none
  /// So large a part of the callbacks gets no report, at random.
  case dropped(Double)
  /// Stamps are off by up to so many microseconds either way, at random.
  case jitter(Double)
}

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
  /// What is amiss with the reports.
  var disturbance = SwipeDisturbance.none

  /// When the n-th callback comes; the touch-down is at 0.
  func time(ofCallback number: Int) -> Instant {
    Instant(microseconds: Int64(number) * 1_000_000 / Int64(hertz))
  }

  /// How far the finger is from its start at a time, in points.
  func travel(at time: Instant) -> Double { speed * Double(time.microseconds) / 1e6 }

  /// The reports of all fingers at the n-th callback; the 0-th are the touch-downs.
  func samples(atCallback number: Int) -> [TouchSample] {
    guard let time = stamp(ofCallback: number) else { return [] }
    let travel = travel(at: self.time(ofCallback: number))
    return (0..<fingerCount).map { index in
      TouchSample(
        time: time, finger: FingerID(index + 1), phase: number == 0 ? .down : .move,
        location: Point(
          x: start.x + travel + Double(index) * Self.spacing, y: start.y))
    }
  }

  /// What the report of a callback says of its time; nil where it is lost.
  private func stamp(ofCallback number: Int) -> Instant? {
    let time = time(ofCallback: number)
    guard number > 0 else { return time }
    var random = CounterRandom(seed: 0x57EA, stream: UInt64(number))
    switch disturbance {
    case .none: return time
    case .dropped(let share): return random.nextUnit() < share ? nil : time
    case .jitter(let microseconds):
      return time + Int64((microseconds * (2 * random.nextUnit() - 1)).rounded())
    }
  }

  /// Between neighbouring fingers, in points.
  private static let spacing = 60.0
}
