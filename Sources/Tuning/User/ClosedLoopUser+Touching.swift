import GestureCore

/// How strokes begin and end.
extension ClosedLoopUser {
  /// The finger goes down where a stroke to the target has room.
  mutating func touchDown() {
    let error = Double(task.target) - predictedCaret
    if error.magnitude <= 0.5 {
      // Where the last stroke has brought it, or where it stood anyhow, nothing is left to do.
      phase = .resting(since: step)
      return
    }
    if firstDown != nil, error.magnitude < 2.5, step < lifted + delaySteps + 2 {
      // Nobody touches again for a character or two before they have seen what the last lift did.
      phase = .away(until: lifted + delaySteps + 2)
      return
    }
    caution = 1
    direction = 0
    let points: Double
    if let flick = belief.flick(characters: error.magnitude) {
      points = error < 0 ? -flick.points : flick.points
    } else {
      gain = belief.gain(characters: error.magnitude) * gainFactor
      points = error * gain + (error < 0 ? -deadPoints : deadPoints)
    }
    finger = Point(x: place.start(ofStroke: points, reach: reach), y: place.height)
    strokeStart = finger.x
    edge = nil
    speed = 0
    verified = 0
    caretBefore = phone.caret
    travelBefore = travel
    if firstDown == nil { firstDown = step }
    phone.down(at: finger, step: step)
    if place.holdSeconds > 0 {
      // What a hold gives when it is over is noticed a planning unit later.
      let seconds = place.holdSeconds + persona.planningSeconds
      phase = .holding(until: step + TrialClock.steps(seconds))
    } else {
      begin()
    }
  }

  /// The hold is over, or none is asked.
  mutating func begin() {
    if place.risePoints > 0, finger.y == place.height {
      phase = .rising(from: step, until: step + TrialClock.steps(0.1))
      return
    }
    strokeStart = finger.x
    let error = Double(task.target) - predictedCaret
    guard let flick = belief.flick(characters: error.magnitude) else {
      plan(fresh: true)
      phase = .moving
      return
    }
    let way = error < 0 ? -1.0 : 1
    plan = MinimumJerk(distance: way * flick.points, seconds: flick.seconds)
    planStep = step
    planPlace = 0
    phase = .flicking(until: step + TrialClock.steps(flick.seconds), way: way)
  }

  /// The finger goes up as far as the technique asks, and half as far again.
  mutating func rise(from start: Int, until end: Int) {
    let part = Double(step - start) / Double(max(1, end - start))
    finger.y = place.height - 1.5 * place.risePoints * min(part, 1)
    show()
    if step >= end { begin() }
  }

  /// A stroke that is a character, whatever its length; it is not watched.
  mutating func flick(until end: Int, way: Double) {
    let next = plan.place(at: TrialClock.seconds(step - planStep))
    let moved = (next - planPlace) * (1 + noise.along)
    planPlace = next
    finger.x += moved
    finger.y += moved.magnitude * noise.across
    show()
    guard step >= end else { return }
    step += 1
    phone.up(step: step)
    lifted = step
    // The belief counts strokes.
    travel += way
    edge = nil
    let left = Double(task.target) - Double(seen.caret) - (travel - seen.travel)
    phase =
      left.magnitude > 0.5
      ? .away(until: step + TrialClock.steps(noise.nextPause())) : .resting(since: step)
  }

  /// The finger is out of reach: it lifts, and begins again on the other side.
  mutating func clutch() {
    step += 1
    phone.up(step: step)
    lifted = step
    endStroke()
    phase = .away(until: step + TrialClock.steps(noise.nextPause()))
  }

  /// The finger begins to lift, and rolls a little.
  mutating func liftOff() {
    let points = noise.nextRoll() * pointsPerMillimetre
    phase = .rolling(
      from: step, until: step + TrialClock.steps(Self.liftSeconds), points: points)
  }

  /// A step of the lift.
  mutating func roll(from start: Int, until end: Int, points: Double) {
    finger.x += points / Double(max(1, end - start))
    show()
    guard step >= end else { return }
    step += 1
    phone.up(step: step)
    lifted = step
    endStroke()
    phase = .resting(since: step)
  }

  /// The caret should stay; where it does not, it is seen after a visual loop, and half a reaction later the finger is back.
  mutating func rest(since start: Int) -> SimulatedTrial.Outcome? {
    phone.wait(to: step)
    let stay = TrialClock.steps(Self.staySeconds)
    switch release {
    case .blind: return step - start >= stay ? .released : nil
    case .verified: break
    }
    guard phone.caret == task.target else {
      let seconds = persona.visualSeconds + noise.reactionSeconds / 2
      phase = .away(until: max(step, start) + TrialClock.steps(seconds))
      return nil
    }
    return step - start >= stay ? .reached : nil
  }

  /// What the stroke has taught is learned: the gain moves by a share towards what the stroke has shown.
  private mutating func endStroke() {
    let characters = phone.caret - caretBefore
    let believed = travel - travelBefore
    if persona.learning > 0, characters != 0, believed / Double(characters) > 0 {
      let shown = gainFactor * believed / Double(characters)
      gainFactor = (gainFactor + persona.learning * (shown - gainFactor)).clamped(to: 0.1...10)
    }
    edge = nil
    speed = 0
  }
}
