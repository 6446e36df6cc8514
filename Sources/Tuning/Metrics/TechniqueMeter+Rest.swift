import GestureCore
import SimulatorCore
import TraceFormat

extension TechniqueMeter {
  /// How long a finger rests, in seconds, and how often it does.
  private static let restSeconds = 10.0
  private static let restCount = 4
  /// The noise of places whose gain is measured: a deviation in points.
  private static let noise = 0.3

  /// A finger that swiped and now rests: once as tremor and a panel make it, once under bare noise.
  func restUnits() throws(SettingError) -> [UnitFigures] {
    var recipe = TouchRecipe(.rest)
    recipe.restSeconds = Self.restSeconds
    let corpus = try SyntheticCorpus(recipe, seed: 1)
    var units: [UnitFigures] = []
    for index in 0..<Self.restCount {
      let trembling = corpus.trace(index)
      var unit = UnitFigures(.technique)
      unit.note(.restDrift, try stepsPerSecond(trembling.events))
      let noisy = Self.noisyRest(index, hertz: hertz)
      unit.note(.noiseGain, try stepsPerSecond(noisy.events) / noisy.speed)
      units.append(unit)
    }
    return units
  }

  /// Steps a second, from a moment after the finger came to rest to where it lifts.
  private func stepsPerSecond(_ events: [InputEvent]) throws(SettingError) -> Double {
    var replay = try restPhone()
    for event in events where event.kind != .end { replay.feed(event) }
    let settled = Instant(microseconds: 1_000_000)
    guard let lift = events.last(where: { $0.touch != nil })?.time else { return 0 }
    // What a lift itself does is a lift's error.
    let end = lift + -60_000
    let steps = replay.effects.steps.reduce(0.0) { sum, step in
      step.time > settled && step.time < end ? sum + Double(step.count.magnitude) : sum
    }
    return steps / (Double(end - settled) / 1e6)
  }

  private func restPhone() throws(SettingError) -> Replay {
    var start = TouchRecipe.standardSession
    start.delivery = .hertz(hertz)
    start.technique = technique
    start.parameters = GainMeasurement.noEdge + parameters
    start.document = GainMeasurement.document
    return try Replay(
      start: start, hasRecordedLayout: true, options: ReplayOptions(startMode: .assumed))
  }

  /// A finger that goes 150 pt and then stays but for noise, reported at every callback, and the deviation of its speed from
  /// report to report, in points per second.
  private static func noisyRest(_ index: Int, hertz: Int) -> (events: [InputEvent], speed: Double) {
    var random = CounterRandom(seed: 1, stream: 0x4E5, UInt64(truncatingIfNeeded: index))
    var events: [InputEvent] = []
    var squares = 0.0
    var count = 0.0
    var last = 0.0
    let callbacks = Int(restSeconds) * hertz
    for callback in 0...callbacks {
      let seconds = Double(callback) / Double(hertz)
      let way = 150 * StrokeProfile.slide.progress(at: seconds / 0.5)
      let x = 100 + way + (seconds > 0.5 ? noise * random.nextNormal() : 0)
      if seconds > 1 {
        let speed = (x - last) * Double(hertz)
        squares += speed * speed
        count += 1
      }
      last = x
      let time = Instant(microseconds: Int64(callback) * 1_000_000 / Int64(hertz))
      let phase: TouchPhase =
        callback == 0 ? .down : callback == callbacks ? .up : .move
      events.append(InputEvent(time, .touch(FingerID(1), phase, Point(x: x, y: 690))))
    }
    return (events, (squares / max(1, count)).squareRoot())
  }
}
