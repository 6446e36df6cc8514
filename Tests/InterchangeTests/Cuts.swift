import Foundation

/// Files that were cut, as by a full disk: every so many bytes, all of them in deep runs.
enum Cuts {
  private static let effort =
    ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"].flatMap { Double($0) } ?? 1

  /// The beginnings of a text.
  static func of(_ text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    let step = max(1, Int(11 / max(effort, 0.01)))
    return stride(from: 0, to: bytes.count, by: step).map { Array(bytes[..<$0]) }
  }
}
