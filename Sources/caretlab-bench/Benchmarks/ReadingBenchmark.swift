import CBaseline
import Foundation
import SimulatorCore
import TraceFormat

/// A recording's bytes to events, beside what Foundation makes of the same lines, and beside adding up the
/// bytes.
struct ReadingBenchmark {
  private let repetitions: Int
  private let events: [InputEvent]
  private let bytes: [UInt8]

  init(_ effort: Effort) {
    repetitions = effort.isQuick ? 3 : 7
    events = SyntheticDrags.events(samples: effort.isQuick ? 100_000 : 1_000_000)
    bytes = TraceWriter.bytes(of: Trace(header: TraceHeader(), events: events))
  }

  func run() throws -> [BenchmarkResult] {
    // Foundation is slow; a part of the lines is enough to know its speed.
    let part = bytes[...(bytes.prefix(bytes.count / 20).lastIndex(of: UInt8(ascii: "\n")) ?? 0)]
    var foundationLines = 0
    let besideFoundation = try measure(
      baselineBytes: part.count, name: "reading", baselineName: "Foundation's JSON, line by line",
      aim: .above(80)
    ) {
      foundationLines = 0
      for line in part.split(separator: UInt8(ascii: "\n")) {
        _ = try JSONSerialization.jsonObject(with: Data(line))
        foundationLines += 1
      }
    }
    guard foundationLines > 1 else {
      throw BrokenBenchmark(explanation: "Foundation read \(foundationLines) lines")
    }
    var sum: UInt64 = 0
    let besideSum = try measure(
      baselineBytes: bytes.count, name: "reading-bytes", baselineName: "adding up the bytes in C",
      aim: .none
    ) {
      sum &+= baselineByteSum(bytes, bytes.count)
    }
    guard sum > 0 else { throw BrokenBenchmark(explanation: "the recording has no bytes") }
    return [besideFoundation, besideSum]
  }

  private func measure(
    baselineBytes: Int, name: String, baselineName: String, aim: BenchmarkResult.Aim,
    baseline: () throws -> Void
  ) throws -> BenchmarkResult {
    var eventCount = 0
    let times = try Comparison(
      repetitions: repetitions,
      subject: { eventCount = try TraceReader.read(bytes, file: "benchmark").events.count },
      baseline: baseline)
    guard eventCount == events.count else {
      throw BrokenBenchmark(
        explanation: "\(eventCount) events were read of \(events.count) that were written")
    }
    return BenchmarkResult(
      name: name, value: Double(bytes.count) / times.subject.median * 1e3, unit: "MB/s",
      baselineName: baselineName,
      baseline: Double(baselineBytes) / times.baseline.median * 1e3, aim: aim)
  }
}
