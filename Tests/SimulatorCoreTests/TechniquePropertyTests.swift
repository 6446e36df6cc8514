import CursorTechniques
import GestureCore
import Testing

@Suite("Properties of every technique")
struct TechniquePropertyTests {
  private static let ids = TechniqueEntry.all.map(\.id)
  /// Random traces for a technique: 10,000 in deep runs.
  private static let traces = max(1, Int(500 * Effort.factor))

  private func technique(_ id: String) throws -> Technique {
    try #require(TechniqueEntry.entry(id: id)).makeTechnique()
  }

  @Test(arguments: ids)
  func anyTraceIsSurvivedAlikeEachTime(id: String) throws {
    let technique = try technique(id)
    for seed in 1...Self.traces {
      var random = RandomNumbers(seed: UInt64(seed))
      let samples = RandomTouches.samples(&random)
      let assumes = random.below(2) == 0
      let run = TechniqueRun(technique, samples, assumesHold: assumes)
      try #require(run.faults.isEmpty, "seed \(seed): \(run.faults.first ?? "")")
      guard seed % 5 == 0 else { continue }
      try #require(
        TechniqueRun(technique, samples, assumesHold: assumes) == run, "seed \(seed)")
    }
  }

  @Test(arguments: ids)
  func laterIsNothingElse(id: String) throws {
    let technique = try technique(id)
    for seed in 1...max(1, Self.traces / 5) {
      var random = RandomNumbers(seed: UInt64(seed))
      let samples = RandomTouches.samples(&random)
      // Whole milliseconds: some keyboards read their clocks so.
      let later = Int64(1 + random.below(2_000_000)) * 1_000
      var typed = TechniqueRun.situation
      typed.lastTypedLetter = Instant(microseconds: Int64(random.below(1_000_000)))
      typed.lastTypedKey = typed.lastTypedLetter
      var typedLater = typed
      typedLater.lastTypedLetter = typed.lastTypedLetter.map { $0 + later }
      typedLater.lastTypedKey = typedLater.lastTypedLetter
      let assumes = random.below(2) == 0
      let run = TechniqueRun(technique, samples, situation: typed, assumesHold: assumes)
      let runLater = TechniqueRun(
        technique, samples.map { $0.later(by: later) }, situation: typedLater,
        assumesHold: assumes)
      try #require(
        runLater.moves == run.moves.map { .init(time: $0.time + later, move: $0.move) },
        "seed \(seed)")
    }
  }

  /// Techniques whose own rule tells left from right, and where.
  static let asymmetric = [
    "translation-sign": "no translation is a step forward",
    "velocity-sign": "no velocity is a step forward",
    "fixed-count": "no velocity when a step is due is one forward",
    "velocity-weighted": "no velocity when a step is due is one forward",
    "velocity-filter": "no velocity when a step is due is one forward",
    "azookey-bar": "a sample without a way votes left",
    "thumb-key": "a selection that is left without a way across collapses forward",
  ]

  @Test(arguments: ids.filter { asymmetric[$0] == nil })
  func aMirroredTraceMirrorsTheMoves(id: String) throws {
    let technique = try technique(id)
    for seed in 1...max(1, Self.traces / 5) {
      var random = RandomNumbers(seed: UInt64(seed))
      let samples = RandomTouches.samples(&random, fingers: 1)
      let assumes = random.below(2) == 0
      let run = TechniqueRun(technique, samples, assumesHold: assumes)
      let mirrored = TechniqueRun(
        technique, samples.map(\.mirrored), situation: TechniqueRun.situation.mirrored,
        assumesHold: assumes)
      try #require(
        mirrored.moves == run.moves.map { .init(time: $0.time, move: $0.move.mirrored) },
        "seed \(seed)")
    }
  }

  @Test(arguments: ids)
  func numbersThatAreNoneAreNoUpdates(id: String) throws {
    let bad = [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    for seed in 1...max(1, Self.traces / 5) {
      var technique = try technique(id)
      technique.assumesHold = true
      var random = RandomNumbers(seed: UInt64(seed))
      var situation = TechniqueRun.situation
      var time = Instant.zero
      for index in 0..<40 {
        time = time + Int64(random.below(40_000))
        var update = PanUpdate(
          state: index == 0 ? .began : random.below(12) == 0 ? .ended : .changed, time: time,
          location: Point(x: Double(random.below(390)), y: Double(560 + random.below(200))),
          origin: Point(x: 195, y: 750),
          velocity: Vector(dx: Double(random.below(3_000) - 1_500), dy: 0))
        if index == 0 {
          situation.down = TouchDown(time: time, location: update.origin)
          technique.touchDown(situation)
        }
        if random.below(3) == 0 {
          let number = bad[random.below(bad.count)]
          switch random.below(5) {
          case 0: update.location.x = number
          case 1: update.location.y = number
          case 2: update.translation.dx = number
          case 3: update.velocity.dx = number
          default: update.origin.x = number
          }
        }
        _ = technique.feed(update, situation)
        let gauge = technique.gauge
        try #require(!gauge.value.isNaN && !gauge.limit.isNaN, "seed \(seed): \(update)")
      }
    }
  }
}

extension TouchSample {
  fileprivate func later(by microseconds: Int64) -> TouchSample {
    TouchSample(
      time: time + microseconds, finger: finger, phase: phase, location: location)
  }

  fileprivate var mirrored: TouchSample {
    TouchSample(
      time: time, finger: finger, phase: phase,
      location: Point(x: 390 - location.x, y: location.y))
  }
}

extension Situation {
  fileprivate var mirrored: Situation {
    var situation = self
    for index in keys.indices {
      situation.keys[index].frame.x = 390 - keys[index].frame.maxX
    }
    return situation
  }
}
