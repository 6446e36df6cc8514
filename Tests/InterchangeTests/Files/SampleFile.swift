import Foundation
import Interchange
import Testing

/// A small recording of our own making, in a folder that is named as its format; the fuzzers begin with these.
struct SampleFile: CustomTestStringConvertible, Sendable {
  /// The format's name.
  let format: String
  let name: String

  var testDescription: String { "\(format)/\(name)" }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")

  /// All that this build can read, in order.
  static let all: [SampleFile] = {
    let paths = FileManager.default.enumerator(atPath: folder.path)
    let samples = (paths?.compactMap { $0 as? String } ?? []).sorted().compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      return parts.count == 2 ? SampleFile(format: parts[0], name: parts[1]) : nil
    }
    #if CARETLAB_YAML
      return samples
    #else
      return samples.filter { $0.format != ImportFormat.libinput.rawValue }
    #endif
  }()

  func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Self.folder.appending(path: "\(format)/\(name)")))
  }
}
