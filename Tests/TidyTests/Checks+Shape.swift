extension Checks {
  /// The most lines of a file.
  static let lineLimit = 350
  /// Names that say nothing of what a file or folder is for.
  static let emptyNames: Set<String> = [
    "Utils", "Utilities", "Helpers", "Helper", "Common", "Manager", "Misc",
  ]

  /// Files that have grown too long, and names that say nothing.
  static func shape(_ file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    if file.lines.count > lineLimit {
      findings.append(
        Finding(
          path: file.path, line: file.lines.count,
          advice: "\(file.lines.count) lines, the limit is \(lineLimit): split it by concept"))
    }
    let names = file.path.split(whereSeparator: { $0 == "/" || $0 == "." || $0 == "+" })
    for name in names where emptyNames.contains(String(name)) {
      findings.append(
        Finding(path: file.path, line: 1, advice: "“\(name)” says nothing: name the concept"))
    }
    return findings
  }

  /// Untyped `throws`, which makes an existential, in the pure ring.
  static func errors(_ file: SourceFile) -> [Finding] {
    guard file.isSwift, ImportTable.ring.contains(file.target) else { return [] }
    return file.code.enumerated().compactMap { index, code in
      let line = Array(code.utf8)
      guard BannedWord("throws", "").occurs(in: line), !code.contains("throws(") else { return nil }
      return Finding(
        path: file.path, line: index + 1,
        advice:
          "`throws` without a type makes an existential: name the error, as in throws(Violation)")
    }
  }
}
