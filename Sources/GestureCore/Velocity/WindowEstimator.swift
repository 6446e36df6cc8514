/// The mean velocity over a sliding window.
///
/// v = (pₙ − pₖ) / (tₙ − tₖ), where k is the oldest kept sample with tₙ − w ≤ tₖ ≤ tₙ − 2 ms; if there is
/// none, the newest kept one that is at least 2 ms old; without either the velocity stays.
///
/// ```
///        tₙ − w                  tₙ − 2 ms   tₙ
///   ·  ·   ┊  ·     ·     ·     ·    ┊   ·   •
///          ┊  k ──────────────────────────── n
/// ```
///
/// Of a moving finger it is the velocity w / 2 ago. A guess at `UIPanGestureRecognizer`, which smooths but does
/// not say how; of what is known of it, its 20 % slower flings are not modelled.
struct WindowEstimator: Sendable {
  /// Samples are kept at least this far apart, and a segment is at least this long, so that a 1000 Hz mouse
  /// cannot fill the window with pairs whose time difference is mostly rounding.
  private static let spacingMicroseconds: Int64 = 2_000
  /// Windows may be this long: the spacings that `capacity` samples span, less some at both ends.
  static let milliseconds = 4...240
  private static let capacity = 128

  private var kept = SampleRing(capacity: capacity)
  /// The number of the sample where the last window began. Time only grows, so what has left the window
  /// does not come back, unless the window grows, too.
  private var start = 0

  /// Forgets every sample.
  mutating func removeAll() {
    kept.removeAll()
    start = 0
  }

  /// Looks for the window's start from the oldest sample on: the window has grown.
  mutating func rewind() { start = 0 }

  /// Moves every sample.
  mutating func shift(by vector: Vector) { kept.shift(by: vector) }

  /// Takes a sample in, unless it is too close to the one before it.
  @inline(__always)
  mutating func add(_ sample: VelocitySample) {
    guard kept.isEmpty || sample.time - kept.newest.time >= Self.spacingMicroseconds else { return }
    kept.append(sample)
  }

  /// The velocity up to a sample that comes after those taken in, or nil where it stays as it was.
  @inline(__always)
  mutating func velocity(to sample: VelocitySample, over windowMicroseconds: Int64) -> Vector? {
    let oldest = sample.time + -windowMicroseconds
    let newest = sample.time + -Self.spacingMicroseconds
    start = max(start, kept.start)
    var first = kept[start]
    while first.time < oldest, start + 1 < kept.end {
      let next = kept[start + 1]
      guard next.time <= newest else { break }
      start += 1
      first = next
    }
    guard first.time <= newest else { return nil }
    return first.velocity(to: sample)
  }
}
