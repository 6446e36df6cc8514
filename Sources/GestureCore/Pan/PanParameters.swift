/// How a pan recognizer behaves.
public struct PanParameters: Hashable, Sendable {
  /// What translations are measured from.
  public enum Origin: Hashable, Sendable {
    /// The touch-down point, as `UIPanGestureRecognizer` does.
    case down
    /// The point where the slop was crossed, so that translation starts at 0.
    case threshold
  }

  /// The velocity of the last update.
  public enum EndVelocity: Hashable, Sendable {
    /// The last velocity there was.
    case keep
    /// 0 if more than 40 ms passed since the last down or move.
    case zeroAfter40ms
  }

  /// Points a finger must move before the pan begins.
  public var slop = 10.0
  /// What translations are measured from.
  public var origin = Origin.down
  /// How velocity is computed.
  public var velocity = VelocityEstimator.window
  /// The window's length, or the average's time constant; the other estimators have their own times.
  public var velocityMilliseconds = 40
  /// The velocity of the last update.
  public var endVelocity = EndVelocity.keep
  /// Fingers that must be down before the pan begins.
  public var minimumTouches = 1
  /// Fingers that take part; later ones are ignored.
  public var maximumTouches = TouchLimits.fingers
  /// What becomes of places before the recognizer sees them; keys and text see them as they were. Switched on
  /// under a finger it begins with the next sample; switched off, the pan jumps to where the finger is.
  public var smoothing = Smoothing.none
  /// How the 1€ filter is tuned, where it smooths.
  public var oneEuro = OneEuroFilter.Tuning()

  /// The defaults: a pan recognizer as UIKit has it.
  public init() {}
}
