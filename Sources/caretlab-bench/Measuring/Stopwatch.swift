import Foundation

/// Time of a piece of work.
enum Stopwatch {
  /// Nanoseconds that the work kept the processor busy, whatever else the machine does; for what is compared with
  /// another program.
  static func processorNanoseconds(_ work: () throws -> Void) rethrows -> Double {
    let before = processorTime
    try work()
    return processorTime - before
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Nanoseconds that the work took, by a clock that nobody sets.
  static func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
    let elapsed = try SuspendingClock().measure(work)
    let (seconds, attoseconds) = elapsed.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
