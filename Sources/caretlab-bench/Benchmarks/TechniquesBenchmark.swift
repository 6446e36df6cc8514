import CursorTechniques
import GestureCore

/// One pan update through each technique, start rule and all, beside the article's filter in the same run.
struct TechniquesBenchmark {
  private let repetitions: Int
  private let updates: [PanUpdate]

  init(_ effort: Effort) {
    repetitions = effort.repetitions
    updates = Self.drags()
  }

  func run() throws -> [BenchmarkResult] {
    guard let standard = TechniqueEntry.entry(id: TechniqueEntry.standardID) else { return [] }
    return try TechniqueEntry.all.map { entry in
      var counts: (Int, Int) = (0, 0)
      let times = Comparison(
        repetitions: repetitions, subject: { counts.0 = moves(of: entry) },
        baseline: { counts.1 = moves(of: standard) })
      guard counts.1 > 0 else {
        throw BrokenBenchmark(explanation: "\(standard.id) never moved the caret")
      }
      return BenchmarkResult(
        name: "technique " + entry.id, value: times.subject.median / Double(updates.count),
        unit: "ns/update", baselineName: standard.id,
        baseline: times.baseline.median / Double(updates.count), aim: .below(60))
    }
  }

  private func moves(of entry: TechniqueEntry) -> Int {
    var technique = entry.makeTechnique()
    technique.assumesHold = true
    var situation = Situation(keyboardFrame: Rectangle(x: 0, y: 553, width: 390, height: 291))
    var count = 0
    for update in updates {
      if update.state == .began {
        situation.down = TouchDown(time: update.time, location: update.origin)
        technique.touchDown(situation)
      }
      if !technique.feed(update, situation).isNone { count += 1 }
    }
    return count
  }

  /// Drags of 100 updates over the home row, at speeds that change as a finger's do, either way.
  private static func drags() -> [PanUpdate] {
    var numbers = NumberStream(seed: 4)
    var updates: [PanUpdate] = []
    var time: Int64 = 0
    for _ in 0..<40 {
      let origin = Point(x: numbers.next(in: 60...330), y: 690)
      var place = origin
      var speed = numbers.next(in: -1_500...1_500)
      for index in 0..<100 {
        time += 8_333
        speed += numbers.next(in: -150...150)
        place.x += speed / 120
        place.y += numbers.next(in: -0.5...0.5)
        let state: PanState = index == 0 ? .began : index == 99 ? .ended : .changed
        updates.append(
          PanUpdate(
            state: state, time: Instant(microseconds: time), location: place, origin: origin,
            velocity: Vector(dx: speed, dy: 0),
            elapsedMicroseconds: state == .ended ? 0 : 8_333))
      }
      time += 300_000
    }
    return updates
  }
}
