import GestureCore

/// The model's time: steps of 1/240 s from the trial's start.
enum TrialClock {
  /// Steps a second.
  static let hertz = 240

  /// When a step is, in whole microseconds; steps lie below a million.
  static func instant(_ step: Int) -> Instant {
    Instant(microseconds: Int64(step) * 1_000_000 / Int64(hertz))
  }

  /// Steps in so many seconds, at least 0 and at most a million.
  static func steps(_ seconds: Double) -> Int {
    Int(min(max((seconds * Double(hertz)).rounded(), 0), 1_000_000))
  }

  /// Seconds in so many steps.
  static func seconds(_ steps: Int) -> Double { Double(steps) / Double(hertz) }
}
