import GestureCore

/// A user as an intermittent controller (BUMP; Bye and Neilson 2008) with the phone as what it controls.
///
/// ```
///   away ──reaction, pause──▶ holding ──▶ rising ──▶ moving ──seen on the target──▶ rolling ──▶ resting ──0.5 s──▶ done
///     ▲                       if the technique asks   │ out of reach: clutch                      │ caret elsewhere
///     └───────────────────────────────────────────────┴──────────────────────────────────────────┘
/// ```
///
/// While it moves, each planning unit it *sees* caret and finger as they were a visual loop ago and predicts the caret, *decides*
/// how many characters are left, *plans* the smoothest movement there, and *executes* a planning unit of it with noise. Whoever
/// has to turn round within a stroke has gone too far, and aims shorter. It goes along the text only: a caret that has strayed to
/// another line is brought back character by character.
struct ClosedLoopUser {
  enum Phase: Hashable {
    /// No finger is down until a step.
    case away(until: Int)
    /// The finger is held still until a step.
    case holding(until: Int)
    /// The finger goes up, since a step until another.
    case rising(from: Int, until: Int)
    /// The loop is closed.
    case moving
    /// One stroke without looking, until a step.
    case flicking(until: Int, way: Double)
    /// The lift, since a step until another: the finger rolls so far, in points.
    case rolling(from: Int, until: Int, points: Double)
    /// Lifted at a step; the caret should stay.
    case resting(since: Int)
  }

  let persona: Persona
  let task: TrialTask
  let place: TouchPlace
  let release: ReleaseRule
  /// The reach in points.
  let reach: Double
  let pointsPerMillimetre: Double
  let tremorScale: Double
  let planningSteps: Int
  let delaySteps: Int
  let verifySteps: Int

  var phone: PhoneInHand
  var noise: UserNoise
  let belief: Belief
  /// d̂: points of a stroke that are believed to make no character.
  let deadPoints: Double
  /// Believed gain by the practised one.
  var gainFactor: Double
  /// What turning round within a stroke has taught for the rest of it: 1, and less with every turn.
  var caution = 1.0
  /// The direction of the plan, −1, 0 or 1.
  var direction = 0.0
  /// ĝ of what is being done, in points a character.
  var gain: Double
  var sight: Sight
  var phase: Phase
  /// The step of the model's clock.
  var step = 0
  /// The first touch-down.
  var firstDown: Int?
  /// The last lift.
  var lifted = 0
  /// Where the finger is, without tremor.
  var finger = Point(x: 0, y: 0)
  /// How fast the finger goes sideways, in points a second.
  var speed = 0.0
  /// Where the stroke began.
  var strokeStart = 0.0
  /// Where characters began in it; nil before.
  var edge: Double?
  /// Characters that the finger has gone, as the user believes, all strokes together.
  var travel = 0.0
  /// The same when the stroke began.
  var travelBefore = 0.0
  /// Where the caret was seen when the stroke began, in characters.
  var caretBefore: Int
  var plan = MinimumJerk.rest
  var planStep = 0
  /// Where the plan was a step ago.
  var planPlace = 0.0
  /// What is seen now, as it was a visual loop ago.
  var seen: Sight.Moment
  /// Since how many steps the caret is seen on the target with the finger at rest.
  var verified = 0

  /// Below this the finger counts as resting, in points a second.
  static let restSpeed = 15.0
  /// How long a trial may take from the first touch-down.
  static let limitSeconds = 10.0
  /// How long the caret must stay on the target after the last lift.
  static let staySeconds = 0.5
  /// By what each turn within a stroke shortens the next aims, and how far at most.
  static let cautionPerTurn = 0.7
  /// See `cautionPerTurn`.
  static let leastCaution = 0.3
  /// How long a lift takes.
  static let liftSeconds = 0.04

  init(
    _ persona: Persona, task: TrialTask, belief: Belief, place: TouchPlace, release: ReleaseRule,
    pointsPerMillimetre: Double, noise: UserNoise, phone: PhoneInHand
  ) {
    self.persona = persona
    self.task = task
    self.place = place
    self.release = release
    self.pointsPerMillimetre = pointsPerMillimetre
    self.noise = noise
    self.phone = phone
    self.belief = belief
    switch belief.manner {
    case .drag, .dragOrFlick: gainFactor = noise.gainFactor
    case .flick: gainFactor = 1
    }
    gain = belief.gain(characters: Double(task.distance.magnitude)) * gainFactor
    deadPoints = max(0, belief.deadPoints - (0.5 - persona.aim) * belief.gain(characters: 1))
    reach = persona.reachMillimetres * pointsPerMillimetre
    // The mean length of an arrow whose two parts are normal is √(π/2).
    tremorScale = persona.tremorMillimetres * pointsPerMillimetre / 1.253_314_137_315_500_1
    planningSteps = max(1, TrialClock.steps(persona.planningSeconds))
    delaySteps = max(1, TrialClock.steps(persona.visualSeconds))
    verifySteps = TrialClock.steps(persona.verifySeconds)
    seen = Sight.Moment(caret: task.start, travel: 0)
    sight = Sight(delay: delaySteps, caret: task.start)
    caretBefore = task.start
    phase = .away(until: max(1, TrialClock.steps(noise.reactionSeconds)))
  }

  /// The trial from its start to its end.
  mutating func run() -> (outcome: SimulatedTrial.Outcome, figures: TrialFigures) {
    while true {
      step += 1
      noise.advance(to: step)
      if let outcome = act() {
        return (outcome, phone.end(step: step))
      }
      seen = sight.see(Sight.Moment(caret: phone.caret, travel: travel))
      if phone.isSpoiled { return (.typed, phone.end(step: liftIfDown())) }
      if let firstDown, step - firstDown >= TrialClock.steps(Self.limitSeconds), !isResting {
        return (.timedOut, phone.end(step: liftIfDown()))
      }
    }
  }

  /// Does what the phase asks for; gives the outcome when the trial is over.
  private mutating func act() -> SimulatedTrial.Outcome? {
    switch phase {
    case .away(let end):
      phone.wait(to: step)
      if step >= end { touchDown() }
    case .holding(let end):
      show()
      if step >= end { begin() }
    case .rising(let start, let end):
      rise(from: start, until: end)
    case .moving: move()
    case .flicking(let end, let way): flick(until: end, way: way)
    case .rolling(let start, let end, let points):
      roll(from: start, until: end, points: points)
    case .resting(let since): return rest(since: since)
    }
    return nil
  }

  private var isResting: Bool {
    if case .resting = phase { phone.caret == task.target } else { false }
  }

  /// Shows the finger to the panel, tremor included.
  @inline(__always)
  mutating func show() {
    let tremor = noise.tremor
    phone.finger(
      at: Point(
        x: finger.x + tremorScale * tremor.x, y: finger.y + tremorScale * tremor.y),
      step: step)
  }

  /// The finger leaves the glass where a trial is broken off; gives the step to end at.
  private mutating func liftIfDown() -> Int {
    switch phase {
    case .away, .resting: break
    case .holding, .rising, .moving, .flicking, .rolling:
      step += 1
      phone.up(step: step)
    }
    return step
  }
}
