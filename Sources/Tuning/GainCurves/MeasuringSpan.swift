import GestureCore

/// Which of a steady swipe's callbacks are counted.
struct MeasuringSpan {
  /// The first callback that counts: beyond dead zones, and late enough for velocities that are smoothed.
  let lead: Int
  /// The first callback that is not needed, if the caret stepped often enough.
  private let least: Int
  /// The first callback that is not waited for.
  private let most: Int

  init(speed: Double, hertz: Int, velocityMilliseconds: Int) {
    func callbacks(_ seconds: Double) -> Int { Int((seconds * Double(hertz)).rounded(.up)) }
    let settling = max(0.5, 6 * Double(velocityMilliseconds) / 1_000)
    lead = max(callbacks(max(settling, 300 / speed)), 20)
    least = lead + callbacks(4)
    most = min(lead + max(2_400, callbacks(20)), callbacks(90_000 / speed))
  }

  /// Whether a callback is needed.
  ///
  /// - Parameters:
  ///   - occasions: times at which the caret stepped since the lead.
  ///   - total: steps since the touch-down. A technique may remember no more of them than it is told of room.
  func goesOn(_ callback: Int, occasions: Int, total: Int) -> Bool {
    if total > Situation.Room.limit * 9 / 10, occasions >= 4 { return false }
    return callback <= most && (callback < least || occasions < 12)
  }
}
