/// How a velocity is computed from delivered samples.
public enum VelocityEstimator: Hashable, Sendable {
  /// From the oldest sample of a sliding window to the newest.
  case window
  /// From the last sample to this one.
  case lastSegment
  /// `lastSegment`, smoothed exponentially.
  case exponentialMovingAverage

  /// The name in files and on the command line.
  public var name: String {
    switch self {
    case .window: "window"
    case .lastSegment: "last-segment"
    case .exponentialMovingAverage: "ema"
    }
  }

  /// Every estimator, the default first.
  public static let all: [VelocityEstimator] = [.window, .lastSegment, .exponentialMovingAverage]
}
