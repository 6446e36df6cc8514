import CursorTechniques
import GestureCore
import SimulatorCore

/// Samples through the whole headless phone (delivery, recognizer, technique, keyboard, text), as `replay`
/// runs them, beside the bare filter over the pan updates that came of them.
struct PipelineBenchmark {
  private let repetitions: Int
  private let events: [InputEvent]

  init(_ effort: Effort) {
    repetitions = effort.repetitions
    events = SyntheticDrags.events(samples: 20_000)
  }

  func run() throws -> [BenchmarkResult] {
    [
      try result("pipeline-60Hz", delivery: .hertz(60)),
      try result("pipeline-as-recorded", delivery: .asRecorded),
    ]
  }

  private func result(_ name: String, delivery: DeliveryRate) throws -> BenchmarkResult {
    let start = SessionStart(document: SyntheticDrags.document, delivery: delivery)
    var updates: [PanUpdate] = []
    try replay(start) { updates += $0.updates.map(\.update) }
    let situation = Situation()
    var steps = 0
    var bareSteps = 0
    let times = try Comparison(
      repetitions: repetitions,
      subject: {
        steps = 0
        try replay(start) { steps += $0.steps.count }
      },
      baseline: {
        var filter = VelocityFilter()
        bareSteps = 0
        for update in updates where !filter.feed(update, situation).isNone { bareSteps += 1 }
      })
    guard steps == bareSteps, steps > 0 else {
      throw BrokenBenchmark(
        explanation: "the phone made \(steps) steps, the bare filter \(bareSteps) of the same drags"
      )
    }
    let sampleCount = Double(events.count)
    return BenchmarkResult(
      name: name, value: times.subject.median / sampleCount, unit: "ns/sample",
      baselineName: "the bare filter over the same drags' updates",
      baseline: times.baseline.median / sampleCount, aim: .below(150))
  }

  /// Runs all drags; effects are read and forgotten after each, as a window does after each frame.
  private func replay(_ start: SessionStart, _ read: (Effects) -> Void) throws {
    var replay = try Replay(start: start, hasRecordedLayout: false)
    for event in events {
      replay.feed(event)
      if event.touch?.phase == .up {
        read(replay.effects)
        replay.forgetEffects()
      }
    }
  }
}
