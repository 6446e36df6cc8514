import Foundation

/// Where a command writes, and what it may know of the machine around it; tests bring their own.
package final class Console: @unchecked Sendable {
  private let write: (String) -> Void
  private let writeError: (String) -> Void
  /// The environment's variables.
  package let environment: [String: String]

  /// A console of two sinks; both are called from one thread.
  package init(
    environment: [String: String], output: @escaping (String) -> Void,
    error: @escaping (String) -> Void
  ) {
    self.environment = environment
    write = output
    writeError = error
  }

  /// The process's own streams.
  package static func standard() -> Console {
    Console(
      environment: ProcessInfo.processInfo.environment,
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      error: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Results, a line.
  func print(_ line: String) { write(line + "\n") }

  /// Results, as they are.
  func printRaw(_ text: String) { write(text) }

  /// Warnings and notes, a line.
  func warn(_ line: String) { writeError("caretlab: " + line + "\n") }
}
