/// Gives the motions of one batch stamps that are spread evenly over the time in which they came.
///
/// While a frame is drawn motions queue up, and SDL stamps them when they are read. A batch of five motions
/// would seem to have been made within a few microseconds, and the finger to have flown:
/// ```
///   came     |·  ·  ·  ·  ·|·  ·  ·  ·  ·|
///   read               ·····         ·····
///   spread   | ·  ·  ·  ·  | ·  ·  ·  ·  |
/// ```
/// Nothing better is known than that they came after the queue was last seen empty. Each stands in the middle of its
/// share of that time: at the shares' ends they would all seem late, and the first motion that is read in
/// peace after a batch would seem to follow it too fast.
package struct BatchSpreader: Sendable {
  /// When the queue was last seen empty, in microseconds.
  package private(set) var emptyAt: Int64

  /// A spreader whose queue was empty at a time.
  package init(emptyAt: Int64) {
    self.emptyAt = emptyAt
  }

  /// Notes that the queue was empty at a time, as on waking from a sleep that ends with the first event.
  package mutating func queueWasEmpty(at time: Int64) {
    emptyAt = max(emptyAt, time)
  }

  /// The stamps of a batch that was read at a time and left the queue empty.
  package mutating func batch(of count: Int, drainedAt time: Int64) -> Batch {
    let end = max(time, emptyAt)
    defer { emptyAt = end }
    return Batch(start: emptyAt, end: end, count: count)
  }

  /// The stamps of one batch.
  package struct Batch: Hashable, Sendable {
    /// When the queue was empty before it.
    package var start: Int64
    /// When it was read: no stamp is later.
    package var end: Int64
    /// How many there are.
    package var count: Int

    /// The stamp of the one at an index; the end where there is none.
    package func stamp(at index: Int) -> Int64 {
      guard index >= 0, index < count else { return end }
      return start + (end - start) * Int64(2 * index + 1) / Int64(2 * count)
    }
  }
}
