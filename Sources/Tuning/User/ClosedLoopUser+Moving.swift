import GestureCore

/// The loop itself: see, decide, plan, execute.
extension ClosedLoopUser {
  /// One step of a movement; plans where a planning unit is over.
  mutating func move() {
    if (step - planStep) % planningSteps == 0 { plan(fresh: false) }
    execute()
    if isOutOfReach { return clutch() }
    if isDone { liftOff() }
  }

  /// Carries out a step of the plan, with noise along and across that grows with the speed.
  @inline(__always)
  mutating func execute() {
    let next = plan.place(at: TrialClock.seconds(step - planStep))
    let way = next - planPlace
    planPlace = next
    let moved = way * (1 + noise.along)
    finger.x += moved
    finger.y += way.magnitude * noise.across
    speed = moved * Double(TrialClock.hertz)
    count(moved)
    show()
  }

  /// Believes in characters for what the finger moved, from where it has left what is believed to be dead.
  @inline(__always)
  private mutating func count(_ moved: Double) {
    if edge != nil {
      travel += moved / gain
      return
    }
    let way = finger.x - strokeStart
    guard way.magnitude > deadPoints else { return }
    let edge = strokeStart + (way < 0 ? -deadPoints : deadPoints)
    self.edge = edge
    travel += (finger.x - edge) / gain
  }

  /// Whether the finger leaves its reach; a stroke that began near its end may go on for half of it.
  private var isOutOfReach: Bool {
    let way = finger.x - strokeStart
    guard way.magnitude > reach / 2 else { return false }
    return speed > 0
      ? finger.x > place.middle + reach : speed < 0 && finger.x < place.middle - reach
  }

  /// Sees, decides and plans.
  mutating func plan(fresh: Bool) {
    let error = Double(task.target) - predictedCaret
    let time = TrialClock.seconds(step - planStep)
    let rate = fresh ? 0 : plan.speed(at: time)
    let change = fresh ? 0 : plan.acceleration(at: time)
    planStep = step
    planPlace = 0
    if error.magnitude <= 0.5, rate.magnitude < Self.restSpeed {
      plan = .rest
      return
    }
    noteTurn(error)
    gain = belief.gain(characters: error.magnitude) * gainFactor * caution
    let way = aim(at: error)
    let bits = Elementary.log2(way.magnitude / gain + 1)
    let seconds = max(
      persona.planningSeconds,
      persona.movementSeconds + persona.movementSecondsPerBit * bits)
    plan = MinimumJerk(distance: way, speed: rate, acceleration: change, seconds: seconds)
  }

  /// Without this, somebody who believes in twice the gain would swing about the target for ever.
  private mutating func noteTurn(_ error: Double) {
    guard error.magnitude > 0.5 else { return }
    let next = error < 0 ? -1.0 : 1
    if direction != 0, next != direction {
      caution = max(caution * Self.cautionPerTurn, Self.leastCaution)
    }
    direction = next
  }

  /// Where the caret is expected now: as it was seen, and what the finger has done since.
  var predictedCaret: Double {
    let since = travel - seen.travel
    if speed.magnitude < Self.restSpeed, since.magnitude < 0.35 { return Double(seen.caret) }
    return Double(seen.caret) + since
  }

  /// Points for so many characters, and what is left of the dead points where none of the stroke's have begun.
  ///
  /// An error of half a character or less needs no step: what moves then comes to rest.
  func aim(at error: Double) -> Double {
    let way = error * gain
    guard edge == nil, error.magnitude > 0.5 else { return way }
    let sign = error < 0 ? -1.0 : 1
    return way + sign * max(0, deadPoints - sign * (finger.x - strokeStart))
  }

  /// Whether the finger may lift.
  private var isDone: Bool {
    mutating get {
      guard speed.magnitude < Self.restSpeed else {
        verified = 0
        return false
      }
      switch release {
      case .verified:
        verified = seen.caret == task.target ? verified + 1 : 0
        return verified > verifySteps
      case .blind:
        return (Double(task.target) - predictedCaret).magnitude <= 0.5
      }
    }
  }
}
