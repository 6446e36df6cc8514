extension PanParameters: Parameterized {
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
    ParameterSpec(
      .recognizer, "smoothing",
      .choice(Smoothing.all.map { $0.name }, standard: Smoothing.none.name),
      meaning: "what steadies the finger's places before the pan sees them",
      source: "one-euro: Casiez, Roussel and Vogel, CHI 2012"),
    ParameterSpec(
      .recognizer, "smoothingMinimumCutoff", unit: "Hz",
      .real(least: 0.1, greatest: 30, standard: standardTuning.minimumCutoffHertz),
      isLogarithmic: true,
      meaning: "one-euro, at rest: lower is steadier and later",
      source: "the authors' reference implementation"),
    ParameterSpec(
      .recognizer, "smoothingBeta", unit: "1/pt",
      .real(least: 0, greatest: 0.1, standard: standardTuning.beta),
      meaning: "one-euro, in motion: Hz of cutoff for each point per second; higher is less late",
      source: "a guess for points; the reference implementation's 0 is late by a sixth of a second"),
    ParameterSpec(
      .recognizer, "smoothingDerivativeCutoff", unit: "Hz",
      .real(least: 0.1, greatest: 30, standard: standardTuning.derivativeCutoffHertz),
      isLogarithmic: true,
      meaning: "one-euro: how soon it notices that the finger has become faster or slower",
      source: "the authors' reference implementation"),
  ]

  private static let standardTuning = OneEuroFilter.Tuning()

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "slop": .number(slop)
    case "origin": .word(origin == .down ? "down" : "threshold")
    case "velocity": .word(velocity.name)
    case "velocityMilliseconds": .number(Double(velocityMilliseconds))
    case "endVelocity": .word(endVelocity == .keep ? "keep" : "zeroAfter40ms")
    case "minimumTouches": .number(Double(minimumTouches))
    case "maximumTouches": .number(Double(maximumTouches))
    case "smoothing": .word(smoothing.name)
    case "smoothingMinimumCutoff": .number(oneEuro.minimumCutoffHertz)
    case "smoothingBeta": .number(oneEuro.beta)
    case "smoothingDerivativeCutoff": .number(oneEuro.derivativeCutoffHertz)
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
    case "smoothing": smoothing = Smoothing.all.first { $0.name == value.word } ?? smoothing
    case "smoothingMinimumCutoff":
      oneEuro.minimumCutoffHertz = value.number(else: oneEuro.minimumCutoffHertz)
    case "smoothingBeta": oneEuro.beta = value.number(else: oneEuro.beta)
    case "smoothingDerivativeCutoff":
      oneEuro.derivativeCutoffHertz = value.number(else: oneEuro.derivativeCutoffHertz)
    default: break
    }
  }
}
