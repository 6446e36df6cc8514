internal import CSDL2

/// The only clock of the program.
enum MonotonicClock {
  private static let frequency = Int64(clamping: SDL_GetPerformanceFrequency())
  private static let origin = Int64(truncatingIfNeeded: SDL_GetPerformanceCounter())

  /// Microseconds since the first call. Never decreases.
  static func microseconds() -> Int64 {
    let origin = origin
    let ticks = Int64(truncatingIfNeeded: SDL_GetPerformanceCounter()) &- origin
    // Whole seconds apart from the rest, so that the product stays small.
    return ticks / frequency * 1_000_000 + ticks % frequency * 1_000_000 / frequency
  }
}
