import Foundation
import Testing

/// The script for bash, run by bash.
@Suite("Completions")
struct CompletionsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let expected: [String]
    var testDescription: String { words }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      Case(words: "caretlab repl", expected: ["replay"]),
      Case(words: "caretlab --dev", expected: ["--device"]),
      Case(words: "caretlab --device ip", expected: ["iphone-15", "iphone-se"]),
      Case(words: "caretlab replay --che", expected: ["--check"]),
      Case(words: "caretlab replay --technique keyb", expected: ["keyboardkit"]),
      Case(words: "caretlab keyboards zh", expected: ["zh-pinyin"]),
      Case(words: "caretlab import --from key", expected: ["keyman"]),
      Case(words: "caretlab export --to mini", expected: ["minitouch"]),
      Case(words: "caretlab render --theme l", expected: ["light"]),
      Case(words: "caretlab replay one", expected: ["one file.jsonl"]),
    ])
  func bashCompletes(_ test: Case) throws {
    let folder = try Folder()
    _ = try folder.write("one file.jsonl", "")
    let script = try folder.write("completions.bash", Run("completions", "bash").output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = [
      "-c",
      "source '\(script)'; COMP_WORDS=(\(test.words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
        + "_caretlab; printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output.split(separator: "\n").map(String.init) == test.expected)
  }

  @Test("Every word of fish's script is closed, and single letters are short options")
  func fishIsWellFormed() {
    let lines = Run("completions", "fish").lines
    #expect(lines.contains { $0.contains("import' -s o -d 'where the recording goes") })
    #expect(lines.contains { $0.contains("the phone\\'s screen") })
    for line in lines {
      let quotes = line.replacing("\\'", with: "").count { $0 == "'" }
      #expect(quotes % 2 == 0, "\(line)")
    }
  }
}
