import GestureCore
import SimulatorCore
import TextCore

/// Finds out how a technique turns strokes into characters, as practice teaches it: by smooth strokes without noise.
///
/// Each stroke meets a fresh phone in the middle of a long text; the belief is the same for all personas, who then differ in how
/// well they know it.
struct BeliefProbe {
  let simulator: Simulator
  let geometry: CellGeometry
  let place: TouchPlace

  /// Lengths of the strokes in points, every other one to the left.
  private static let lengths: [Double] = [
    8, 9, 10, 12, 14, 16, 19, 22, 26, 30, 35, 41, 48, 56, 65, 76, 89, 104, 121, 141, 165, 193, 226,
    264,
  ]
  /// Lengths of quick strokes, for techniques that deliberate ones do not move.
  private static let quickLengths: [Double] = [60, 80, 110, 140, 160, 190, 220]
  private static let quickSeconds = 0.16

  /// What strokes teach; `unknown` where nothing moves the caret.
  var belief: Belief {
    let average = Persona.average
    return Belief(
      tried: tried(Self.lengths) {
        average.movementSeconds
          + average.movementSecondsPerBit * Elementary.log2($0 / 16 + 1)
      }) ?? Belief(tried: tried(Self.quickLengths) { _ in Self.quickSeconds }) ?? .unknown
  }

  private func tried(
    _ lengths: [Double], seconds: (Double) -> Double
  ) -> [Belief.Stroke] {
    lengths.enumerated().map { index, length in
      stroke(length, way: index % 2 == 0 ? 1 : -1, seconds: seconds(length))
    }
  }

  /// A stroke to the right or, with −1, to the left.
  private func stroke(_ length: Double, way: Double, seconds: Double) -> Belief.Stroke {
    var simulator = simulator
    var geometry = geometry
    var effects = Effects()
    let points = way * length
    let x = place.start(ofStroke: points, reach: 150)
    var step = 1
    func handle(_ phase: TouchPhase, _ x: Double, _ y: Double) {
      let event = InputEvent(
        TrialClock.instant(step), .touch(FingerID(1), phase, Point(x: x, y: y)))
      simulator.handle(event, layout: &geometry, into: &effects)
    }
    handle(.down, x, place.height)
    step += TrialClock.steps(place.holdSeconds > 0 ? place.holdSeconds + 0.1 : 0)
    var y = place.height
    if place.risePoints > 0 {
      for _ in 0..<12 {
        step += 2
        y -= place.risePoints * 1.5 / 12
        handle(.move, x, y)
      }
    }
    let plan = MinimumJerk(distance: points, seconds: seconds)
    let end = step + TrialClock.steps(seconds)
    let begin = step
    // At every second step, as a panel of 120 Hz reports.
    while step < end {
      step = min(step + 2, end)
      handle(.move, x + plan.place(at: TrialClock.seconds(step - begin)), y)
    }
    step += 24
    simulator.advance(to: TrialClock.instant(step - 1), layout: &geometry, into: &effects)
    let before = effects.steps.reduce(0) { $0 + $1.count }
    handle(.up, x + points, y)
    step += 24
    simulator.advance(to: TrialClock.instant(step), layout: &geometry, into: &effects)
    let characters = effects.steps.reduce(0) { $0 + $1.count }
    // A step the other way is none that could be aimed at.
    return Belief.Stroke(
      points: length, seconds: seconds, characters: way > 0 ? characters : -characters,
      isOfLift: before == 0)
  }
}
