import Foundation
import Testing

/// Measurements of others that are too large, or not free enough, for the repository.
enum DataSet {
  private static let folder = ProcessInfo.processInfo.environment["CARETLAB_DATA"]

  /// Whether there are any.
  static let isThere = folder != nil
  /// What to do where there are none.
  static let advice: Comment =
    "point CARETLAB_DATA at the folder of recordings and data sets to run it"

  /// The rows of a table after its heading, each by the heading's names.
  static func rows(of file: String, separator: Character) throws -> [[String: String]] {
    let text = try String(contentsOfFile: "\(folder ?? "")/\(file)", encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(zip(lines[0], $0)) { first, _ in first } }
  }
}
