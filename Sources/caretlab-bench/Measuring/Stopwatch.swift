/// Wall time of a piece of work, by a clock that nobody sets.
enum Stopwatch {
  /// Nanoseconds that the work took.
  static func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
    let elapsed = try SuspendingClock().measure(work)
    let (seconds, attoseconds) = elapsed.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
