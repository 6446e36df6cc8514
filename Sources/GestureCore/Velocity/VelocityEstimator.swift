/// How a velocity is computed from delivered samples.
///
/// All of them read the same history, so that one can take over from another in the middle of a gesture.
public enum VelocityEstimator: Hashable, Sendable {
  /// From the oldest sample of a sliding window to the newest.
  case window
  /// From the last sample to this one.
  case lastSegment
  /// `lastSegment`, smoothed exponentially.
  case exponentialMovingAverage
  /// The slope of a parabola through the last 100 ms, as Android has it.
  case leastSquares
  /// From the work that was done on the finger, as Android has it.
  case impulse
  /// Three segments, the oldest counting most, as Flutter imitates iOS.
  case flutterIOS
  /// Three segments, the middle one counting most, as Flutter imitates macOS.
  case flutterMacOS

  /// The name in files and on the command line.
  public var name: String {
    switch self {
    case .window: "window"
    case .lastSegment: "last-segment"
    case .exponentialMovingAverage: "ema"
    case .leastSquares: "lsq2"
    case .impulse: "impulse"
    case .flutterIOS: "flutter-ios"
    case .flutterMacOS: "flutter-macos"
    }
  }

  /// Every estimator, the default first.
  public static let all: [VelocityEstimator] = [
    .window, .lastSegment, .exponentialMovingAverage, .leastSquares, .impulse, .flutterIOS,
    .flutterMacOS,
  ]
}
