/// The samples that Android's estimators look at, the oldest first: the newest one and those before it, until
/// there are 20, one is more than 100 ms older than the newest, or more than 40 ms lie between two neighbours.
///
/// Of samples with the same stamp only the last counts. Source: AOSP's `VelocityTracker.cpp` of 2024: the
/// history's size, the horizon, and the time after which a pointer counts as stopped. Android leaves out reports
/// that it resampled itself; here the history is whatever was delivered.
struct AndroidHistory: Sequence {
  private static let limit = 20
  private static let horizonMicroseconds: Int64 = 100_000
  private static let stoppedMicroseconds: Int64 = 40_000

  private let ring: SampleRing
  private let start: Int

  /// The history that ends with the newest sample of a ring.
  init(endingIn ring: SampleRing) {
    self.ring = ring
    var start = ring.end
    var count = 0
    while start > ring.start, count < Self.limit {
      let time = ring[start - 1].time
      if start < ring.end {
        let isRecent = ring.newest.time - time <= Self.horizonMicroseconds
        let follows = ring[start].time - time <= Self.stoppedMicroseconds
        guard isRecent, follows else { break }
        count += ring[start].time == time ? 0 : 1
      }
      start -= 1
    }
    self.start = start
  }

  func makeIterator() -> Iterator { Iterator(ring: ring, number: start) }

  struct Iterator: IteratorProtocol {
    fileprivate let ring: SampleRing
    fileprivate var number: Int

    mutating func next() -> VelocitySample? {
      while number < ring.end {
        let sample = ring[number]
        number += 1
        if number < ring.end, ring[number].time == sample.time { continue }
        return sample
      }
      return nil
    }
  }
}
