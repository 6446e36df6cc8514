import Foundation
import Testing

@Suite("replay --lanes")
struct ReplayLanesTests {
  @Test func lanesAreDrawnOfEachFile() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("replay", "--lanes", file, file)
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 38)
    #expect(run.lines[0] == "\(file): velocity-filter, 60")
    #expect(run.lines[18].contains("▼"))
    #expect(run.lines.allSatisfy { $0.count <= 80 || $0.hasPrefix(file) })
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.lines[0...18].elementsEqual(run.lines[19...]))
  }

  @Test func theTechniqueCanBeAnother() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("replay", "--lanes", "--technique", "caretlab", "--delivery", "60", file)
    #expect(run.lines[0] == "\(file): caretlab, 60")
    #expect(run.output.contains("Travel"))
  }

  @Test(arguments: [("120", 120), ("none", 80), ("0", 80), ("2", 40)])
  func theWidthIsTheTerminals(_ columns: String, _ width: Int) throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run(["replay", "--lanes", file], environment: ["COLUMNS": columns])
    let widest = run.lines.dropFirst().map(\.count).max() ?? 0
    #expect(widest <= width && widest > width - 8)
  }

  /// As standard input, and what a shell makes of `<(…)`.
  @Test func whatCanBeReadOnceOnlyIsReadOnce() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(Sample.swipe.utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let run = Run("replay", "--lanes", path)
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.lines.first == "\(path): velocity-filter, 60")
  }

  @Test(arguments: ["--json", "--check", "--update"])
  func theyAreForPeople(_ other: String) {
    let run = Run("replay", "--lanes", other, "x")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--lanes draws for people and does not go with \(other)"))
  }

  @Test func aBrokenFileIsSaid() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", "nothing\n")
    let run = Run("replay", "--lanes", file)
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("a.jsonl"))
  }
}
