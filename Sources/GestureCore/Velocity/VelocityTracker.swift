/// The velocity of a pan, from its delivered down and move samples.
public struct VelocityTracker: Sendable {
  private struct Sample: Sendable {
    var time: Instant
    var location: Point
  }

  /// Samples are kept at least this far apart, so that a 1000 Hz mouse cannot fill the window with pairs
  /// whose time difference is mostly rounding.
  private static let spacingMicroseconds: Int64 = 2_000
  /// A power of two above the samples that the longest window can hold.
  private static let capacity = 128
  /// Windows may be this long: capacity × spacing, less the samples at both ends.
  public static let milliseconds = 4...240

  /// How the velocity is computed.
  public var estimator: VelocityEstimator
  /// The window's length, or the time constant of the average, in microseconds.
  public var windowMicroseconds: Int64
  /// In points per second.
  public private(set) var velocity = Vector.zero
  /// When the last sample came; nil before the first.
  public var latest: Instant? { count > 0 ? last.time : nil }

  // A ring of kept samples; `last` is the newest sample, kept or not.
  private var ring: [Sample]
  private var head = 0
  private var count = 0
  private var last: Sample

  /// A tracker without samples.
  public init(estimator: VelocityEstimator = .window, milliseconds: Int = 40) {
    self.estimator = estimator
    windowMicroseconds = Int64(milliseconds) * 1_000
    last = Sample(time: .zero, location: .zero)
    ring = Array(repeating: last, count: Self.capacity)
  }

  /// Forgets every sample; the velocity is 0.
  public mutating func reset() {
    head = 0
    count = 0
    velocity = .zero
  }

  /// Moves the whole history, as when a finger joins and the mean jumps: the velocity stays.
  public mutating func shift(by vector: Vector) {
    for index in 0..<count {
      let slot = (head + index) & (Self.capacity - 1)
      ring[slot].location = ring[slot].location + vector
    }
    last.location = last.location + vector
  }

  /// Takes a delivered down or move sample and brings the velocity up to date.
  public mutating func add(time: Instant, location: Point) {
    let sample = Sample(time: time, location: location)
    defer { last = sample }
    guard count > 0 else {
      keep(sample)
      return
    }
    switch estimator {
    case .window: updateByWindow(sample)
    case .lastSegment: if let segment = segmentVelocity(to: sample) { velocity = segment }
    case .exponentialMovingAverage: updateByAverage(sample)
    }
    if time - newestKept.time >= Self.spacingMicroseconds { keep(sample) }
  }

  private var newestKept: Sample { ring[(head + count - 1) & (Self.capacity - 1)] }

  private mutating func keep(_ sample: Sample) {
    if count == Self.capacity {
      head = (head + 1) & (Self.capacity - 1)
      count -= 1
    }
    ring[(head + count) & (Self.capacity - 1)] = sample
    count += 1
  }

  /// v = (p_n − p_k) / (t_n − t_k), where k is the oldest kept sample inside the window that is at least
  /// 2 ms old, else the newest kept one that is; without either the velocity stays.
  private mutating func updateByWindow(_ sample: Sample) {
    let oldest = sample.time + -windowMicroseconds
    let newest = sample.time + -Self.spacingMicroseconds
    // Time only grows, so what has left the window never comes back; but the last sample old enough
    // stays as the one to fall back on.
    while count >= 2, ring[head].time < oldest {
      let next = ring[(head + 1) & (Self.capacity - 1)]
      guard next.time <= newest else { break }
      head = (head + 1) & (Self.capacity - 1)
      count -= 1
    }
    let start = ring[head]
    guard start.time <= newest else { return }
    velocity = Self.velocity(from: start, to: sample)
  }

  private mutating func updateByAverage(_ sample: Sample) {
    guard let segment = segmentVelocity(to: sample) else { return }
    let step = Double(sample.time - last.time)
    let weight = step / (Double(windowMicroseconds) + step)
    velocity.dx += (segment.dx - velocity.dx) * weight
    velocity.dy += (segment.dy - velocity.dy) * weight
  }

  private func segmentVelocity(to sample: Sample) -> Vector? {
    sample.time > last.time ? Self.velocity(from: last, to: sample) : nil
  }

  private static func velocity(from start: Sample, to end: Sample) -> Vector {
    let seconds = Double(end.time - start.time) / 1e6
    let way = end.location - start.location
    return Vector(dx: way.dx / seconds, dy: way.dy / seconds)
  }
}
