/// How a pan recognizer behaves.
public struct PanParameters: Hashable, Sendable, Parameterized {
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

  /// The defaults: a pan recognizer as UIKit has it.
  public init() {}

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .recognizer, "slop", unit: "pt", .real(least: 0, greatest: 50, standard: 10),
      meaning: "how far a finger must move before the pan begins",
      source: "UIPanGestureRecognizer, measured: 10"),
    ParameterSpec(
      .recognizer, "origin", .choice(["down", "threshold"], standard: "down"),
      meaning: "what translation is measured from: the touch-down, or where the slop was crossed",
      source: "UIPanGestureRecognizer: down"),
    ParameterSpec(
      .recognizer, "velocity",
      .choice(VelocityEstimator.all.map { $0.name }, standard: VelocityEstimator.window.name),
      meaning: "how velocity is computed from the delivered samples",
      source: "a guess at UIPanGestureRecognizer, which does not document it"),
    ParameterSpec(
      .recognizer, "velocityMilliseconds", unit: "ms",
      .whole(
        least: VelocityTracker.milliseconds.lowerBound,
        greatest: VelocityTracker.milliseconds.upperBound, standard: 40),
      isLogarithmic: true,
      meaning: "over what time window and ema take velocity: longer is smoother and later",
      source: "a guess at UIPanGestureRecognizer"),
    ParameterSpec(
      .recognizer, "endVelocity", .choice(["keep", "zeroAfter40ms"], standard: "keep"),
      meaning: "the velocity at lift: the last one, or 0 after a rest of more than 40 ms",
      source: "Flutter and Android zero it, UIKit keeps it"),
    ParameterSpec(
      .recognizer, "minimumTouches", .whole(least: 1, greatest: 5, standard: 1),
      meaning: "fingers that must be down before the pan begins",
      source: "UIPanGestureRecognizer"),
    ParameterSpec(
      .recognizer, "maximumTouches",
      .whole(least: 1, greatest: TouchLimits.fingers, standard: TouchLimits.fingers),
      meaning: "fingers that take part in the pan; later ones are ignored",
      source: "UIPanGestureRecognizer, whose own limit is higher than any screen's"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "slop": .number(slop)
    case "origin": .word(origin == .down ? "down" : "threshold")
    case "velocity": .word(velocity.name)
    case "velocityMilliseconds": .number(Double(velocityMilliseconds))
    case "endVelocity": .word(endVelocity == .keep ? "keep" : "zeroAfter40ms")
    case "minimumTouches": .number(Double(minimumTouches))
    case "maximumTouches": .number(Double(maximumTouches))
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "slop": slop = value.number(else: slop)
    case "origin": origin = value.word == "threshold" ? .threshold : .down
    case "velocity":
      velocity = VelocityEstimator.all.first { $0.name == value.word } ?? velocity
    case "velocityMilliseconds": velocityMilliseconds = value.whole(else: velocityMilliseconds)
    case "endVelocity": endVelocity = value.word == "keep" ? .keep : .zeroAfter40ms
    case "minimumTouches": minimumTouches = value.whole(else: minimumTouches)
    case "maximumTouches": maximumTouches = value.whole(else: maximumTouches)
    default: break
    }
  }
}
