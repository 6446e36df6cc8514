/// Undoes the wrap of clocks that count in 32 bits, as those of 49.7 days of milliseconds.
struct TickCounter {
  /// Ticks that may pass at a wrap; a longer way is a step back, or the next finger's list in a table.
  private static let longestStep: Int64 = 1 << 28

  private var last: Int64?
  private var base: Int64 = 0

  /// The ticks as if the clock had more bits, and whether it wrapped here.
  mutating func unwrapped(_ ticks: Int64) -> (ticks: Int64, hasWrapped: Bool) {
    defer { last = ticks }
    guard let last, (0..<1 << 32).contains(last), ticks >= 0,
      last - ticks > (1 << 32) - Self.longestStep
    else {
      return (base + ticks, false)
    }
    base += 1 << 32
    return (base + ticks, true)
  }
}
