import GestureCore

/// Where the finger was in the last moments, along x.
///
/// Its answers hardly depend on how often it was sampled: between samples the finger is taken to have moved
/// evenly, and a finger that was found faster afterwards to have set off late.
struct FingerPath: Hashable, Sendable {
  /// One sample that was kept.
  struct Sample: Hashable, Sendable {
    var time: Instant
    var place: Double
    /// Characters from the start of the gesture, after this sample.
    var count: Int
    /// Points per microsecond since the sample before, as if it had been made evenly.
    var pace = 0.0
  }

  /// Samples are kept at least this far apart, so that the ring spans twice the longest window.
  private static let spacingMicroseconds: Int64 = 4_000
  /// A finger that moves is sampled more often than this.
  private static let restMicroseconds: Int64 = 60_000
  /// A power of two: 256 ms of kept samples.
  private static let capacity = 64

  private var ring: [Sample] = []
  private var head = 0
  private var keptCount = 0
  /// Kept samples, and the newest if it was not kept.
  private var sampleCount = 0
  /// The last sample at or before the time that was asked for last: the next question is about a later one.
  private var hint = 0
  private var newest = Sample(time: .zero, place: 0, count: 0)
  /// When the first sample was taken.
  private(set) var start = Instant.zero

  /// Microseconds since the first sample.
  var age: Int64 { newest.time - start }
  /// Whether no gesture runs.
  var isEmpty: Bool { keptCount == 0 }

  /// Forgets everything.
  mutating func clear() { keptCount = 0 }

  /// Starts with the touch-down.
  mutating func begin(at time: Instant, place: Double) {
    if ring.isEmpty { ring = Array(repeating: newest, count: Self.capacity) }
    head = 0
    keptCount = 0
    hint = 0
    start = time
    newest = Sample(time: time, place: place, count: 0)
    keep(newest)
  }

  /// Takes the newest sample.
  mutating func add(_ time: Instant, place: Double) {
    let last = self[keptCount - 1]
    let elapsed = time - last.time
    newest.time = time
    newest.place = place
    newest.pace = elapsed > 0 ? (place - last.place) / Double(elapsed) : 0
    sampleCount = elapsed > 0 ? keptCount + 1 : keptCount
  }

  /// Says what the caret did at the newest sample, and keeps it if it is far enough from the last one.
  mutating func note(count: Int) {
    newest.count = count
    if newest.time - self[keptCount - 1].time >= Self.spacingMicroseconds { keep(newest) }
  }

  /// Points per second over the last microseconds, or since the start.
  mutating func speed(over microseconds: Int64) -> Double {
    let since = max(start, newest.time + -microseconds)
    let elapsed = newest.time - since
    guard elapsed > 0 else { return 0 }
    hint = lastIndex(atOrBefore: since, from: hint)
    return (newest.place - place(at: since, after: hint)) * 1e6 / Double(elapsed)
  }

  /// Where the finger was.
  ///
  /// Between samples A and B, followed by C: evenly from A to B; but if it went on faster from B to C, it stood
  /// at A and then came at that speed. That is what a finger does that was held and then swept away, and what
  /// a phone that delivers 30 times a second hides. Where there is no C yet, only a long gap tells of a rest.
  func place(at time: Instant) -> Double {
    place(at: time, after: lastIndex(atOrBefore: time, from: hint))
  }

  @inline(__always)
  private func place(at time: Instant, after index: Int) -> Double {
    let a = self[index]
    guard a.time < time, index + 1 < sampleCount else { return a.place }
    let b = self[index + 1]
    let way = b.place - a.place
    var pace = b.pace
    if index + 2 < sampleCount {
      let next = self[index + 2].pace
      if next * way > 0, next.magnitude > pace.magnitude { pace = next }
    } else if b.time - a.time > Self.restMicroseconds {
      pace = way / Double(Self.restMicroseconds)
    }
    let left = Double(b.time - time) * pace
    return left.magnitude >= way.magnitude ? a.place : b.place - left
  }

  /// The newest sample.
  var lastSample: Sample { newest }

  /// The last sample at or before a time, and the one after it; nil if the path is younger.
  func samples(around time: Instant) -> (before: Sample, after: Sample)? {
    guard self[0].time <= time else { return nil }
    let index = lastIndex(atOrBefore: time, from: hint)
    return (self[index], self[min(index + 1, sampleCount - 1)])
  }

  /// Kept samples by age, oldest first, then the newest if it was not kept.
  @inline(__always)
  private subscript(index: Int) -> Sample {
    index < keptCount ? ring[(head + index) & (Self.capacity - 1)] : newest
  }

  /// 0 if all are later.
  @inline(__always)
  private func lastIndex(atOrBefore time: Instant, from hint: Int) -> Int {
    var index = min(hint, keptCount - 1)
    while index > 0, self[index].time > time { index -= 1 }
    while index + 1 < sampleCount, self[index + 1].time <= time { index += 1 }
    return index
  }

  private mutating func keep(_ sample: Sample) {
    if keptCount == Self.capacity {
      head = (head + 1) & (Self.capacity - 1)
      keptCount -= 1
      hint = max(0, hint - 1)
    }
    ring[(head + keptCount) & (Self.capacity - 1)] = sample
    keptCount += 1
    sampleCount = keptCount
  }
}
