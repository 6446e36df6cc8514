import Foundation
import Testing

/// Another tool's own reader, driven by a script in `Readers`.
struct OtherTool: Sendable {
  static let evemu = OtherTool(script: "evemu.py")
  static let libinput = OtherTool(script: "libinput.py")
  static let webdriver = OtherTool(script: "w3c.py")

  let script: String

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Readers")

  /// Whether Python and what the script drives are installed.
  var isThere: Bool { (try? run([]))?.status == 0 }

  /// The lines that the script prints for a text.
  func lines(of text: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "caretlab-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, output, complaint) = try run([file.path])
    #expect(status == 0, "\(script) refuses it: \(complaint)")
    return output.split(separator: "\n").map(String.init)
  }

  private func run(_ arguments: [String]) throws -> (
    status: Int32, output: String, complaint: String
  ) {
    let process = Process()
    // The system's Python is the one that the tools' modules are installed for.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [Self.folder.appending(path: script).path] + arguments
    let folder = FileManager.default.temporaryDirectory
    let complaints = folder.appending(path: "caretlab-\(UUID().uuidString)")
    try Data().write(to: complaints)
    defer { try? FileManager.default.removeItem(at: complaints) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: data, as: UTF8.self),
      (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    )
  }
}
