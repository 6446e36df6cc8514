import Foundation
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// The recordings that are published with the program, as a corpus.
enum ShippedRecordings {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Recordings")

  static let all: [Corpus.Recording] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".jsonl") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let trace = try? TraceReader.read([UInt8](data), file: name)
      else { return nil }
      return Corpus.Recording(
        recording: Comparison.Recording(name: name, trace), session: name,
        digest: SHA256.digits(of: [UInt8](data)))
    }
  }()

  /// How many random cases a test takes; `CARETLAB_TEST_EFFORT` scales them.
  static func count(_ usual: Int) -> Int {
    let text = ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"] ?? ""
    return max(1, Int(Double(usual) * (Double(text) ?? 1)))
  }
}
