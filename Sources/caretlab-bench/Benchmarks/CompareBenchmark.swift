import CursorTechniques
import GestureCore
import SimulatorCore
import Tuning

/// `compare` of every technique over many short recordings, on two threads beside one, with the same rows.
struct CompareBenchmark {
  private let repetitions: Int
  private let recordings: [Tuning.Comparison.Recording]

  init(_ effort: Effort) {
    repetitions = effort.isQuick ? 1 : 5
    let drags = SyntheticDrags.events(samples: effort.isQuick ? 20_000 : 200_000)
    let length = 200
    recordings = stride(from: 0, to: drags.count - length, by: length).map { start in
      Self.recording(Array(drags[start..<(start + length)]), number: start / length)
    }
  }

  func run() throws -> [BenchmarkResult] {
    let comparison = Tuning.Comparison(
      recordings: recordings, techniques: TechniqueEntry.all.map { $0.id }, rates: [.hertz(60)])
    var rows: ([Tuning.Comparison.Row], [Tuning.Comparison.Row]) = ([], [])
    let times = try Comparison(
      repetitions: repetitions, subject: { rows.0 = try comparison.run(jobs: 2) },
      baseline: { rows.1 = try comparison.run(jobs: 1) })
    guard rows.0 == rows.1 else {
      throw BrokenBenchmark(explanation: "two threads found other rows than one")
    }
    let perThousand = 1_000 / Double(recordings.count)
    return [
      BenchmarkResult(
        name: "compare, \(TechniqueEntry.all.count) techniques on 1,000 recordings of 200 samples",
        value: times.subject.median / 1e9 * perThousand, unit: "s", baselineName: "one thread",
        baseline: times.baseline.median / 1e9 * perThousand, aim: .below(1.5)),
      BenchmarkResult(
        name: "compare, two threads", value: times.baseline.median / times.subject.median,
        unit: "times as fast", baselineName: "one thread", baseline: 1, aim: .above(1.8)),
    ]
  }

  /// A part of a longer recording, with a touch-down in front and a lift at the end.
  private static func recording(
    _ part: [InputEvent], number: Int
  ) -> Tuning.Comparison.Recording {
    let start = part[0].time.microseconds
    var isDown = false
    var events: [InputEvent] = []
    var last: TouchSample?
    for event in part {
      guard let sample = event.touch else { continue }
      let time = Instant(microseconds: sample.time.microseconds - start)
      if !isDown, sample.phase != .down {
        events.append(InputEvent(time, .touch(sample.finger, .down, sample.location)))
        isDown = sample.phase == .move
        last = sample
        continue
      }
      events.append(InputEvent(time, .touch(sample.finger, sample.phase, sample.location)))
      isDown = sample.phase == .down || sample.phase == .move
      last = sample
    }
    if isDown, let last, let time = events.last?.time {
      events.append(InputEvent(time + 8_000, .touch(last.finger, .up, last.location)))
    }
    return Tuning.Comparison.Recording(
      name: String(number),
      start: SessionStart(
        document: SessionStart.Document(
          before: String(repeating: "word ", count: 20),
          after: String(repeating: "word ", count: 20))),
      events: events, hasRecordedLayout: false)
  }
}
