import Foundation

/// A file under Sources, as checks read it.
struct SourceFile {
  /// The path from the package's root, as in `Sources/GestureCore/Time/Instant.swift`.
  var path: String
  /// Its lines as they are.
  var lines: [String]
  /// Its lines with comments and the insides of strings blanked, so that words in them are not taken for code.
  var code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    code = CodeScanner.code(of: text)
  }

  /// The target whose folder it lies in.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// Whether it is Swift.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The package's root.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every text file under Sources, in order of path.
  static let all: [SourceFile] = {
    let kinds: Set<String> = ["swift", "c", "h", "cpp", "hpp", "cc", "modulemap"]
    let names = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    let paths = (names?.compactMap { $0 as? String } ?? []).sorted()
    return paths.compactMap { name in
      guard kinds.contains(URL(fileURLWithPath: name).pathExtension) else { return nil }
      let path = "Sources/" + name
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        return nil
      }
      return SourceFile(path: path, text: text)
    }
  }()
}
