/// When each picture of a film stands in the recording, and when it is shown.
///
/// Times are whole microseconds, and every one is computed from its own number: nothing adds up.
package struct FrameTimes: Hashable, Sendable {
  /// The first moment of the recording that is shown, in microseconds.
  package let start: Int64
  /// The last one.
  package let end: Int64
  /// Pictures a second.
  package let framesPerSecond: Int
  /// Seconds of the recording in a second of the film.
  package let speed: Double
  /// How long the last moment stays, in microseconds of the film.
  package let hold: Int64

  /// More pictures than these are no film any more: an hour at 60 a second.
  package static let limit = 216_000

  /// A film from one moment of a recording to another.
  ///
  /// - Parameters:
  ///   - framesPerSecond: at least 1.
  ///   - speed: above 0.
  package init(start: Int64, end: Int64, framesPerSecond: Int, speed: Double, hold: Int64) {
    self.start = start
    self.end = max(start, end)
    self.framesPerSecond = max(framesPerSecond, 1)
    self.speed = speed > 0 ? speed : 1
    self.hold = max(hold, 0)
  }

  /// The pictures up to and including the first that shows the end.
  package var movingCount: Int {
    // One more at the end where the last interval is not a whole one.
    let exact = Double(end - start) * Double(framesPerSecond) / (1e6 * speed)
    guard exact < Double(Self.limit) else { return Self.limit + 1 }
    return 1 + Int(exact.rounded(.up))
  }

  /// All pictures; more than `limit` where there are too many to count.
  package var count: Int {
    let held = Double(hold) * Double(framesPerSecond) / 1e6
    guard held < Double(Self.limit) else { return Self.limit + 1 }
    return movingCount + Int(held.rounded(.up))
  }

  /// The moment of the recording that a picture shows.
  package func moment(ofFrame index: Int) -> Int64 {
    let passed = Double(index) * 1e6 * speed / Double(framesPerSecond)
    guard passed < Double(end - start) else { return end }
    return start + Int64(passed.rounded(.down))
  }

  /// How long the recording's end has been shown, in microseconds of the film.
  package func afterEnd(ofFrame index: Int) -> Int64 {
    let shown = Double(index) * 1e6 / Double(framesPerSecond) - Double(end - start) / speed
    return max(Int64(shown.rounded(.down)), 0)
  }

  /// The hundredth of a second at which a picture of a GIF gives way to the next: 3, 7, 10 at 30 a second.
  package func centiseconds(afterFrame index: Int) -> Int {
    // Rounded half up, in whole numbers.
    ((index + 1) * 200 + framesPerSecond) / (2 * framesPerSecond)
  }
}
