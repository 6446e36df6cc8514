/// The newest samples of a gesture, in one piece of memory that never grows.
///
/// Samples are numbered from 0 as they come; a number stays a sample's own until the sample is overwritten.
struct SampleRing: Sendable {
  private var slots: [VelocitySample]
  private let mask: Int
  /// The number that the next sample gets.
  private(set) var end = 0

  /// An empty ring.
  ///
  /// - Parameter capacity: a power of two.
  init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0, "not a power of two")
    mask = capacity - 1
    let empty = VelocitySample(time: .zero, location: .zero)
    slots = Array(repeating: empty, count: capacity)
  }

  /// The oldest sample's number; `end` if there is none.
  var start: Int { max(0, end - slots.count) }
  /// Whether there is no sample.
  var isEmpty: Bool { end == 0 }
  /// The newest sample; there must be one.
  var newest: VelocitySample { self[end - 1] }

  /// The sample of that number, which must be in `start..<end`.
  subscript(number: Int) -> VelocitySample { slots[number & mask] }

  /// Takes a sample in; the oldest one makes room if it must.
  mutating func append(_ sample: VelocitySample) {
    slots[end & mask] = sample
    end += 1
  }

  /// Forgets every sample.
  mutating func removeAll() { end = 0 }

  /// Moves every sample.
  mutating func shift(by vector: Vector) {
    for number in start..<end {
      slots[number & mask].location = slots[number & mask].location + vector
    }
  }
}
