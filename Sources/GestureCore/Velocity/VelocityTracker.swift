/// The velocity of a pan, from its delivered down and move samples.
///
/// It keeps the samples and asks the estimator that is chosen; each estimator is a file of its own beside this
/// one. Whatever the stamps and places, within `TouchLimits`, the velocity is finite, and nothing grows.
public struct VelocityTracker: Sendable {
  /// How long windows may be.
  public static let milliseconds = WindowEstimator.milliseconds
  /// A power of two above what Android looks at, so that some equal stamps do not shorten its history.
  private static let recentCapacity = 64

  /// How the velocity is computed; a change acts at the next sample, on the samples there are.
  public var estimator: VelocityEstimator
  /// The window's length, or the average's time constant, in microseconds; what the window holds at the next
  /// sample is what it would hold had it always been that long.
  public var windowMicroseconds: Int64 {
    didSet { if windowMicroseconds > oldValue { window.rewind() } }
  }
  /// In points per second.
  public private(set) var velocity = Vector.zero
  /// When the last sample came; nil before the first.
  public var latest: Instant? { recent.isEmpty ? nil : recent.newest.time }

  /// The newest samples as they came.
  private var recent = SampleRing(capacity: recentCapacity)
  /// Fewer samples of a longer time.
  private var window = WindowEstimator()

  /// A tracker without samples.
  ///
  /// - Parameters:
  ///   - estimator: how velocity is computed.
  ///   - milliseconds: the window's length, or the average's time constant; within `milliseconds`.
  public init(estimator: VelocityEstimator = .window, milliseconds: Int = 40) {
    self.estimator = estimator
    windowMicroseconds = Int64(milliseconds) * 1_000
  }

  /// Forgets every sample; the velocity is 0.
  public mutating func reset() {
    recent.removeAll()
    window.removeAll()
    velocity = .zero
  }

  /// Moves the whole history, as when a finger joins and the mean jumps: the velocity stays.
  public mutating func shift(by vector: Vector) {
    recent.shift(by: vector)
    window.shift(by: vector)
  }

  /// Takes a delivered down or move sample and brings the velocity up to date.
  public mutating func add(time: Instant, location: Point) {
    let sample = VelocitySample(time: time, location: location)
    recent.append(sample)
    if recent.end > 1, let velocity = velocity(at: sample) { self.velocity = velocity }
    window.add(sample)
  }

  /// What the estimator says; nil where the velocity stays.
  ///
  /// Inlined, as the window's functions are: they run for every sample, and calling them costs as much as they do.
  @inline(__always)
  private mutating func velocity(at sample: VelocitySample) -> Vector? {
    switch estimator {
    case .window: window.velocity(to: sample, over: windowMicroseconds)
    case .lastSegment: LastSegmentEstimator.velocity(of: recent)
    case .exponentialMovingAverage:
      MovingAverageEstimator.velocity(
        of: recent, before: velocity, timeConstantMicroseconds: windowMicroseconds)
    case .leastSquares: LeastSquaresEstimator.velocity(of: recent)
    case .impulse: ImpulseEstimator.velocity(of: recent)
    case .flutterIOS: SegmentWeightsEstimator.flutterIOS.velocity(of: recent)
    case .flutterMacOS: SegmentWeightsEstimator.flutterMacOS.velocity(of: recent)
    }
  }
}
