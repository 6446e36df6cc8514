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

  /// Lengths of the strokes, each tried both ways, in points.
  private static let lengths: [Double] = [24, 40, 64, 100, 150, 230]
  /// Lengths of quick strokes, for techniques that deliberate ones do not move.
  private static let quickLengths: [Double] = [60, 110, 160, 220]
  private static let quickSeconds = 0.16

  /// What strokes teach; `unknown` where nothing moves the caret.
  var belief: Belief {
    let average = Persona.average
    let deliberate = { (points: Double) in
      average.movementSeconds + average.movementSecondsPerBit * Elementary.log2(points / 16 + 1)
    }
    return Belief(tried: tried(Self.lengths, seconds: deliberate), seconds: deliberate)
      ?? Belief(
        tried: tried(Self.quickLengths) { _ in Self.quickSeconds },
        seconds: { _ in Self.quickSeconds })
      ?? .unknown
  }

  private func tried(
    _ lengths: [Double], seconds: (Double) -> Double
  ) -> [(points: Double, characters: Int)] {
    lengths.flatMap { length in
      [1.0, -1].map { way in
        let characters = stroke(way * length, seconds: seconds(length))
        // A step the other way is none that could be aimed at.
        return (length, max(0, way > 0 ? characters : -characters))
      }
    }
  }

  /// The characters that a stroke moves the caret by, its lift included.
  private func stroke(_ points: Double, seconds: Double) -> Int {
    var simulator = simulator
    var geometry = geometry
    var effects = Effects()
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
    handle(.up, x + points, y)
    step += 24
    simulator.advance(to: TrialClock.instant(step), layout: &geometry, into: &effects)
    return effects.steps.reduce(0) { $0 + $1.count }
  }
}
