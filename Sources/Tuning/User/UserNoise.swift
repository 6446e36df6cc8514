import GestureCore

/// Everything about a trial's user that chance decides, each from a stream of its own.
///
/// Streams are keyed by seed, persona and trial, never by technique or setting, and the noise of the hand is drawn by the trial's
/// clock: whoever compares two settings compares them under the same noise.
struct UserNoise: Sendable {
  /// What of the speed goes along and across more than was planned, as a factor of the speed.
  private(set) var along = 0.0
  /// See `along`.
  private(set) var across = 0.0
  /// Where tremor has the finger, in points.
  var tremor: Point { Point(x: tremorX.real, y: tremorY.real) }

  /// The time before the first touch-down, in seconds.
  let reactionSeconds: Double
  /// Believed gain by true gain.
  let gainFactor: Double
  /// For the panel's jitter.
  let panel: CounterRandom

  private let persona: Persona
  private var motor: CounterRandom
  private var shaking: CounterRandom
  private var pauses: CounterRandom
  private var rolls: CounterRandom
  private var tremorX = Turning()
  private var tremorY = Turning()
  private let turn: Turning
  private let redrawSteps: Int

  private enum Stream: UInt64 {
    case reaction = 1
    case gain, motor, tremor, pauses, rolls, panel
  }

  init(persona: Persona, seed: UInt64, trial: Int) {
    func stream(_ stream: Stream) -> CounterRandom {
      CounterRandom(
        seed: seed, stream: 0x75E4, persona.stream, UInt64(bitPattern: Int64(trial)),
        stream.rawValue)
    }
    self.persona = persona
    var first = stream(.reaction)
    reactionSeconds = first.nextLogNormal(
      median: persona.reactionSeconds, spread: persona.reactionSpread)
    first = stream(.gain)
    gainFactor = first.nextLogNormal(median: 1, spread: persona.gainSpread)
    motor = stream(.motor)
    shaking = stream(.tremor)
    pauses = stream(.pauses)
    rolls = stream(.rolls)
    panel = stream(.panel)
    turn = Turning(hertz: persona.tremorHertz)
    redrawSteps = max(1, TrialClock.steps(persona.noiseSeconds))
    if persona.tremorMillimetres > 0 {
      tremorX = Turning(real: shaking.nextNormal(), imaginary: shaking.nextNormal())
      tremorY = Turning(real: shaking.nextNormal(), imaginary: shaking.nextNormal())
    }
  }

  /// Goes on by a step of the model's clock.
  ///
  /// Tremor turns with its frequency; with each new noise its amplitude and phase forget a little, so that it is a narrow band of
  /// noise and no pure tone.
  @inline(__always)
  mutating func advance(to step: Int) {
    if step % redrawSteps == 0 { redraw() }
    guard persona.tremorMillimetres > 0 else { return }
    tremorX.turn(by: turn)
    tremorY.turn(by: turn)
  }

  private mutating func redraw() {
    along = persona.speedNoise * motor.nextNormal()
    across = persona.sideNoise * motor.nextNormal()
    guard persona.tremorMillimetres > 0 else { return }
    // Sums of many of these: none needs to be exactly normal.
    tremorX.forget(shaking.nextRoughNormal(), shaking.nextRoughNormal())
    tremorY.forget(shaking.nextRoughNormal(), shaking.nextRoughNormal())
  }

  /// The pause of a clutch in seconds, at least a twentieth.
  mutating func nextPause() -> Double {
    max(0.05, persona.clutchSeconds + persona.clutchSpread * pauses.nextNormal())
  }

  /// How far the finger rolls sideways as it lifts, in millimetres.
  mutating func nextRoll() -> Double { persona.liftMillimetres * rolls.nextNormal() }
}

/// A turning arrow: a sine without sines.
private struct Turning: Sendable {
  var real = 0.0
  var imaginary = 0.0

  init() {}

  init(real: Double, imaginary: Double) {
    self.real = real
    self.imaginary = imaginary
  }

  /// What turns another by a step of the model's clock; frequencies up to 60 Hz, their series to beyond the last bit.
  init(hertz: Double) {
    let angle = 6.283_185_307_179_586 * min(max(hertz, 0), 60) / Double(TrialClock.hertz)
    var (cosine, sine) = (0.0, 0.0)
    var term = 1.0
    for power in 0..<28 {
      switch power % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(power + 1)
    }
    real = cosine
    imaginary = sine
  }

  mutating func turn(by turn: Turning) {
    self = Turning(
      real: real * turn.real - imaginary * turn.imaginary,
      imaginary: real * turn.imaginary + imaginary * turn.real)
  }

  /// Keeps 9 parts of 10 and takes the rest from two fresh numbers; its variance stays 1.
  mutating func forget(_ first: Double, _ second: Double) {
    real = 0.9 * real + 0.435_889_894_354_067_4 * first
    imaginary = 0.9 * imaginary + 0.435_889_894_354_067_4 * second
  }
}
