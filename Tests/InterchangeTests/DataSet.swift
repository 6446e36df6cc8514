import Foundation
import Testing

/// Recordings of others that are too large, or not free enough, for the repository.
enum DataSet {
  private static let folder = ProcessInfo.processInfo.environment["CARETLAB_DATA"]

  /// Whether there are any.
  static let isThere = folder != nil
  /// What to do where there are none.
  static let advice: Comment =
    "point CARETLAB_DATA at the folder of recordings and data sets to run it"

  /// The bytes of a file.
  static func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder ?? "")/\(file)")))
  }

  /// The files below a folder, by their paths from it, in order.
  static func files(in path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(folder ?? "")/\(path)")
    return (names?.compactMap { $0 as? String } ?? []).sorted().filter { name in
      !["md", "tsv", "csv", "desc"].contains(URL(fileURLWithPath: name).pathExtension)
        && !name.hasPrefix("licences") && !name.contains("LICENSE")
        && URL(fileURLWithPath: name).pathExtension != ""
    }
  }

  /// Paths of all recordings that differ: some are in several of the sets.
  static let distinctRecordings: [String] = {
    guard isThere else { return [] }
    var known: Set<[UInt8]> = []
    let folders = [
      "recordings", "keyman-gestures", "datasets/evemu-devices", "datasets/monkeyhelper",
    ]
    return folders.flatMap { folder in files(in: folder).map { "\(folder)/\($0)" } }.filter {
      guard let bytes = try? bytes(of: $0) else { return false }
      return known.insert(bytes).inserted
    }
  }()

  /// The rows of a table after its heading, each by the heading's names.
  static func rows(of file: String, separator: Character) throws -> [[String: String]] {
    let text = String(decoding: try bytes(of: file), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(zip(lines[0], $0)) { first, _ in first } }
  }
}
