extension Persona {
  /// Every persona, from fast and sure to slow and shaky.
  package static let all = [expert, average, novice, tremor]

  /// Knows the technique's gain and moves at the speed of practised flicks.
  package static let expert = Persona(
    id: "expert", summary: "knows the gain; quick and steady"
  ) {
    $0.speedNoise = 0.189
    $0.sideNoise = 0.014
    $0.visualSeconds = 0.16
    $0.reactionSeconds = 0.28
    $0.movementSeconds = Calibration.strokes.movementSeconds
    $0.movementSecondsPerBit = Calibration.strokes.secondsPerBit
    $0.verifySeconds = 0.05
    $0.liftMillimetres = 0.17
    $0.aim = 0.5
  }

  /// The published means; nearly right about the gain.
  package static let average = Persona(
    id: "average", summary: "the published means; nearly right about the gain"
  ) {
    $0.gainSpread = 0.1
    $0.learning = 0.3
  }

  /// Guesses the gain and learns it; slower in everything.
  package static let novice = Persona(
    id: "novice", summary: "guesses the gain and learns it; slow and careful"
  ) {
    $0.speedNoise = 0.301
    $0.sideNoise = 0.080
    $0.visualSeconds = 0.26
    $0.reactionSeconds = 0.50
    $0.movementSeconds = 0.15
    $0.movementSecondsPerBit = 0.16
    $0.verifySeconds = 0.25
    $0.liftMillimetres = 0.50
    $0.gainSpread = 0.3
    $0.learning = 0.3
  }

  /// The average one with a hand that shakes.
  package static let tremor = Persona(
    id: "tremor", summary: "the average one with a hand that shakes"
  ) {
    $0.movementSeconds = 0.13
    $0.movementSecondsPerBit = 0.14
    $0.liftMillimetres = 0.66
    $0.tremorMillimetres = 0.2
    $0.tremorHertz = 7
    $0.gainSpread = 0.1
    $0.learning = 0.3
  }
}
