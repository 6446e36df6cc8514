import Foundation
import Testing

struct ReadmeTests {
  private static let readme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("README.md")

  /// `CARETLAB_UPDATE=1` writes the table anew.
  @Test func theTableOfParametersIsTheOneInCode() throws {
    let start = "<!-- parameters: written by `caretlab techniques --markdown` -->\n"
    let end = "<!-- end of parameters -->"
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let head = try #require(text.range(of: start))
    let tail = try #require(text.range(of: end))
    let table = Run("techniques", "--markdown").output
    if ProcessInfo.processInfo.environment["CARETLAB_UPDATE"] == "1" {
      let updated = text[..<head.upperBound] + table + text[tail.lowerBound...]
      try Data(String(updated).utf8).write(to: Self.readme, options: .atomic)
      return
    }
    #expect(
      text[head.upperBound..<tail.lowerBound] == table,
      "CARETLAB_UPDATE=1 swift test --filter ReadmeTests writes it")
  }

  /// A repository is no place for large ones.
  @Test func picturesOfTheReadmeAreThereAndSmall() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let names = text.matches(of: #/!\[[^\]]+\]\((.+?)\)/#).map { String($0.1) }
    #expect(names.count >= 2)
    for name in names {
      let file = Self.readme.deletingLastPathComponent().appendingPathComponent(name)
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize
      #expect(try #require(size, "\(name)") < 600_000, "\(name)")
    }
  }

  @Test func everyCommandIsInTheReadme() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    for command in [
      "replay", "compare", "sweep", "merge", "tune", "trial", "report",
      "curve", "render", "validate", "info", "import", "export",
      "export-parameters", "techniques",
      "keyboards",
      "completions",
    ] {
      #expect(text.contains("| `caretlab \(command)"), "\(command)")
    }
  }
}
