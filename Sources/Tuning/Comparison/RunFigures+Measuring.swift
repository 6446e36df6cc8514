package import GestureCore
import KeyboardCore
package import SimulatorCore

extension RunFigures {
  /// What a phone did with a recording.
  ///
  /// - Parameters:
  ///   - effects: of the whole run, with the pan's events kept.
  ///   - events: the recording.
  ///   - keyFrames: the keys' touch areas on the page that is shown at the start.
  package init(effects: Effects, events: [InputEvent], keyFrames: [Rectangle]) {
    self.init()
    ticks = effects.ticks.count
    countSteps(effects)
    walk(effects)
    countKeys(effects, events, keyFrames)
  }

  private mutating func countSteps(_ effects: Effects) {
    var direction = 0
    for step in effects.steps where step.count != 0 {
      net &+= step.count
      steps &+= Int(min(step.count.magnitude, UInt(Int32.max)))
      let sign = step.count.signum()
      if direction != 0, sign != direction { reversals += 1 }
      direction = sign
    }
    for record in effects.updates {
      switch record.move.distance {
      case .characters, .plane: break
      case .words, .lines, .end, .restore: if !record.move.isNone { otherMoves += 1 }
      }
    }
  }

  /// Goes through the pan's events and the steps that came with them, gesture by gesture.
  private mutating func walk(_ effects: Effects) {
    var gesture: GestureWalk?
    var steps = effects.steps[...]
    for event in effects.panEvents {
      switch event.kind {
      case .touchDown(let down):
        finish(gesture)
        gesture = GestureWalk(down: down)
      case .lifted:
        finish(gesture)
        gesture = nil
      case .update(let update):
        guard gesture != nil else { continue }
        // Deadlines between updates step, too: they belong to the update before.
        while let step = steps.first, step.time < update.time {
          gesture?.take(step, into: &self)
          steps.removeFirst()
        }
        gesture?.move(to: update, into: &self)
        while let step = steps.first, step.time <= update.time {
          gesture?.take(step, into: &self)
          steps.removeFirst()
        }
        if update.state == .ended || update.state == .cancelled {
          gesture?.lift = update.time
          finish(gesture)
          gesture = nil
        }
      }
    }
  }

  private mutating func finish(_ gesture: GestureWalk?) {
    guard let gesture else { return }
    if let lift = gesture.lift {
      for step in gesture.steps where lift - step.time <= 60_000 {
        liftSteps += Int(min(step.count.magnitude, UInt(Int32.max)))
      }
    }
    if gesture.cameBack {
      netOutAndBack = (netOutAndBack ?? 0) &+ gesture.steps.reduce(0) { $0 &+ $1.count }
    }
  }
}

/// A gesture on its way.
private struct GestureWalk {
  let down: TouchDown
  var lift: Instant?
  private(set) var steps: [TimedCount] = []
  private var x: Double
  private var farthest = 0.0
  private var band = SpeedBand.slow
  /// Where the finger came to rest, and when.
  private var rest: (x: Double, since: Instant)
  private var isAtRest = false

  init(down: TouchDown) {
    self.down = down
    x = down.location.x
    rest = (x, down.time)
  }

  /// Whether the finger went out and came back.
  var cameBack: Bool { farthest >= 40 && (x - down.location.x).magnitude <= 5 }

  mutating func move(to update: PanUpdate, into figures: inout RunFigures) {
    let next = update.location.x
    band = SpeedBand(pointsPerSecond: update.velocity.dx)
    figures.bands[band.rawValue].travelPoints += (next - x).magnitude
    x = next
    farthest = max(farthest, (x - down.location.x).magnitude)
    if (x - rest.x).magnitude > 3 { rest = (x, update.time) }
    isAtRest = update.time - rest.since >= 250_000
  }

  mutating func take(_ step: TimedCount, into figures: inout RunFigures) {
    let count = Int(min(step.count.magnitude, UInt(Int32.max)))
    steps.append(step)
    figures.bands[band.rawValue].steps += count
    if isAtRest { figures.restSteps += count }
    if figures.firstStep == nil {
      figures.firstStep = RunFigures.FirstStep(
        travelPoints: (x - down.location.x).magnitude,
        milliseconds: Double(step.time - down.time) / 1_000)
    }
  }
}
