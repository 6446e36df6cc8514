import GestureCore

/// How strokes begin and end.
extension ClosedLoopUser {
  /// The finger goes down where a stroke to the target has room.
  mutating func touchDown() {
    let error = Double(task.target) - Double(seen.caret) - (travel - seen.travel) / belief.gain
    let points: Double
    switch belief.manner {
    case .drag: points = error * belief.gain + (error < 0 ? -1 : 1) * belief.deadPoints
    case .flicks(let length, _): points = error < 0 ? -length : length
    }
    finger = Point(x: place.start(ofStroke: points, reach: reach), y: place.height)
    strokeStart = finger.x
    edge = nil
    speed = 0
    verified = 0
    caretBefore = phone.caret
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
    switch belief.manner {
    case .drag:
      plan(fresh: true)
      phase = .moving
    case .flicks(let points, let seconds):
      let error = Double(task.target) - predictedCaret
      let way = error < 0 ? -points : points
      plan = MinimumJerk(distance: way, seconds: seconds)
      planStep = step
      planPlace = 0
      phase = .flicking(until: step + TrialClock.steps(seconds), way: error < 0 ? -1 : 1)
    }
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
    // The belief counts strokes.
    travelBefore += way
    edge = nil
    let left = Double(task.target) - Double(seen.caret) - (travelBefore - seen.travel)
    phase =
      left.magnitude > 0.5
      ? .away(until: step + TrialClock.steps(noise.nextPause())) : .resting(since: step)
  }

  /// The finger is out of reach: it lifts, and begins again on the other side.
  mutating func clutch() {
    step += 1
    phone.up(step: step)
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

  /// What the stroke has taught is learned, and its way is kept.
  private mutating func endStroke() {
    if let edge {
      belief.learn(
        points: finger.x - edge, characters: phone.caret - caretBefore, rate: persona.learning)
      travelBefore += finger.x - edge
    }
    edge = nil
    speed = 0
  }
}
