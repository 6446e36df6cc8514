import CBaseline
import CursorTechniques
import GestureCore

/// The article's filter in Swift, bare and behind the technique's dispatch, beside the same loop in C.
struct FilterBenchmark {
  private let repetitions: Int
  private let passes = 400
  private let updates: [PanUpdate]
  private let baselineUpdates: [BaselineUpdate]

  init(_ effort: Effort) {
    repetitions = effort.repetitions
    // Small enough to stay in the second-level cache: the filter is measured, not the memory.
    updates = Self.wanderingUpdates(count: 1_024)
    baselineUpdates = updates.map { update in
      BaselineUpdate(
        state: 1, microseconds: update.time.microseconds, x: update.location.x,
        y: update.location.y, translationX: update.translation.dx,
        translationY: update.translation.dy, velocityX: update.velocity.dx,
        velocityY: update.velocity.dy)
    }
  }

  func run() throws -> [BenchmarkResult] {
    let situation = Situation()
    return [
      try result("filter") { () -> (Int, Int) in
        var filter = Self.freshFilter()
        return count { filter.feed($0, situation) }
      },
      try result("filter-dispatched", aim: .none) { () -> (Int, Int) in
        var technique = Self.freshTechnique()
        return count { technique.feed($0, situation) }
      },
    ]
  }

  // Not inlined: where the compiler sees the divisor, it turns the division into a multiplication, which
  // it can do neither in the phone nor in C.

  @inline(never)
  private static func freshFilter() -> VelocityFilter { VelocityFilter() }

  @inline(never)
  private static func freshTechnique() -> Technique {
    let start = StartRule(keyCancel: .never)
    return Technique(id: "bench", startRule: start, rule: .velocityFilter(freshFilter()))
  }

  /// Steps forward and backward over all updates, several times.
  @inline(__always)
  private func count(_ feed: (PanUpdate) -> CursorMove) -> (Int, Int) {
    var forward = 0
    var backward = 0
    for _ in 0..<passes {
      for update in updates {
        guard case .characters(let step) = feed(update).distance else { continue }
        if step > 0 { forward += step }
        if step < 0 { backward -= step }
      }
    }
    return (forward, backward)
  }

  private func result(
    _ name: String, aim: BenchmarkResult.Aim = .ratioAtMost(1.3), _ subject: () -> (Int, Int)
  ) throws -> BenchmarkResult {
    var steps = (0, 0)
    var baselineSteps = BaselineSteps()
    let times = Comparison(
      repetitions: repetitions, subject: { steps = subject() },
      baseline: {
        var filter = BaselineFilter(deadZone: 70, divisor: 10, threshold: 100, count: 0)
        baselineSteps = BaselineSteps()
        for _ in 0..<passes {
          let more = baselineFilterRun(&filter, baselineUpdates, baselineUpdates.count)
          baselineSteps.forward += more.forward
          baselineSteps.backward += more.backward
        }
      })
    guard steps.0 == baselineSteps.forward, steps.1 == baselineSteps.backward, steps.0 > 0 else {
      throw BrokenBenchmark(
        explanation: "Swift stepped \(steps.0) forward and \(steps.1) back, C "
          + "\(baselineSteps.forward) and \(baselineSteps.backward), over the same updates")
    }
    let updateCount = Double(passes * updates.count)
    return BenchmarkResult(
      name: name, value: times.subject.median / updateCount, unit: "ns/update",
      baselineName: "the same loop in C", baseline: times.baseline.median / updateCount, aim: aim)
  }

  /// Translations inside and outside the dead zone, speeds either way.
  private static func wanderingUpdates(count: Int) -> [PanUpdate] {
    var numbers = NumberStream(seed: 2)
    return (0..<count).map { index in
      let translation = numbers.next(in: -200...200)
      return PanUpdate(
        state: .changed, time: Instant(microseconds: Int64(index) * 16_667),
        location: Point(x: 200 + translation, y: 690), translation: Vector(dx: translation, dy: 0),
        velocity: Vector(dx: numbers.next(in: -1_500...1_500), dy: 0))
    }
  }
}
