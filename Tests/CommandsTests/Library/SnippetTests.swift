import Foundation
import Testing

/// What the README shows of the library compiles as it stands there.
@Suite("The README's keyboard extension")
struct SnippetTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where this build keeps its modules: beside the tests' own program.
  private static let modules = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Modules").path

  private static let compiler: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private func snippet() throws -> String {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "```swift\nimport CursorTechniques"))
    let rest = readme[readme.index(start.lowerBound, offsetBy: 9)...]
    let end = try #require(rest.range(of: "```"))
    return String(rest[..<end.lowerBound])
  }

  @Test func itIsShort() throws {
    let lines = try snippet().split(separator: "\n", omittingEmptySubsequences: true)
    #expect(lines.count < 20)
  }

  @Test(.enabled(if: compiler != nil, "there is no swiftc on the PATH"))
  func itCompiles() throws {
    let folder = try Folder()
    let compiler = try #require(Self.compiler)
    // Objective-C's selectors, without its run-time: checking types needs none.
    let common = [
      "-parse-as-library", "-swift-version", "6", "-I", folder.path, "-I", Self.modules,
      "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
      "-disable-objc-attr-requires-foundation-module",
    ]
    for (name, source) in [("ObjectiveC", StandIns.objectiveC), ("UIKit", StandIns.uiKit)] {
      let file = try folder.write(name + ".swift", source)
      let made = try run(
        compiler,
        common + [
          "-emit-module", "-module-name", name, "-emit-module-path",
          folder.path + "/\(name).swiftmodule", file,
        ])
      #expect(made == "", "the stand-in \(name)")
    }
    let file = try folder.write("Keyboard.swift", try snippet())
    #expect(try run(compiler, common + ["-typecheck", "-warnings-as-errors", file]) == "")
  }

  /// What the compiler says, empty if it is content.
  private func run(_ compiler: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments = arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? String(decoding: said, as: UTF8.self) : "failed: " + String(decoding: said, as: UTF8.self)
  }
}
