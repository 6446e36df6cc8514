import Foundation
import Interchange
import SimulatorCore

/// Other tools' files to touches, beside Python with the library that is usual for each format; by the time that
/// the processor is busy, as the two are separate programs.
struct ImportBenchmark {
  private let repetitions: Int
  private let pythonRuns: Int
  private let events: [InputEvent]

  init(_ effort: Effort) {
    repetitions = effort.isQuick ? 3 : 11
    pythonRuns = effort.isQuick ? 1 : 3
    events = SyntheticDrags.events(samples: effort.isQuick ? 5_000 : 20_000)
  }

  func run() throws -> [BenchmarkResult] {
    try ImportFormat.allCases.compactMap { try result(ForeignFile(events, in: $0)) }
  }

  /// - Returns: nil where there is no Python, or not its library for YAML, or not ours.
  private func result(_ file: ForeignFile) throws -> BenchmarkResult? {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "caretlab-bench-\(ProcessInfo.processInfo.processIdentifier).\(file.format.rawValue)"
    ).path
    try Data(file.bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var options = ImportOptions()
    options.interval = 8_000
    var subject = Samples()
    var baseline = Samples()
    var samples = 0
    for run in 0..<repetitions {
      do {
        let time = try Stopwatch.processorNanoseconds {
          samples = try Importer.read(
            ByteSource(bytes: file.bytes), file: "benchmark", options: options
          ).samples
        }
        subject.add(time)
      } catch let error as ImportError where error.message.contains("libyaml-dev") {
        return nil
      }
      // In turns, so that a machine that slows down slows both.
      guard run % max(1, repetitions / pythonRuns) == 0 else { continue }
      guard let outcome = try Python.importing(path, as: file.format.rawValue) else { return nil }
      guard outcome.touches == samples else {
        throw BrokenBenchmark(
          explanation:
            "of \(file.format.title) Python reads \(outcome.touches) touches, we read \(samples)")
      }
      baseline.add(outcome.seconds * 1e9)
    }
    let size = Double(file.bytes.count) * 1e3
    return BenchmarkResult(
      name: "import-" + file.format.rawValue, value: size / subject.median, unit: "MB/s",
      baselineName: "Python's " + file.format.pythonLibrary, baseline: size / baseline.median,
      aim: file.format.aim)
  }
}

extension ImportFormat {
  /// What Python reads it with.
  fileprivate var pythonLibrary: String {
    switch self {
    case .getevent, .evemu, .reran, .sendevent, .input, .minitouch, .monkey: "split"
    case .evtest, .pythonEvdev: "re"
    case .evdev: "struct"
    case .libinput: "yaml, libyaml's loader"
    case .webdriver, .devtools, .appiumInspector, .keyman: "json"
    case .howWeSwipe, .csv: "csv"
    }
  }

  fileprivate var aim: BenchmarkResult.Aim {
    switch self {
    case .getevent, .evemu: .ratioAtLeast(20)
    case .libinput: .ratioAtLeast(10)
    case .evtest, .pythonEvdev, .evdev, .reran, .sendevent, .input, .minitouch, .monkey, .webdriver,
      .devtools, .appiumInspector, .keyman, .howWeSwipe, .csv:
      .none
    }
  }
}
