import Foundation

/// Where a command writes, and what it may know of the machine around it; tests bring their own.
package final class Console: @unchecked Sendable {
  private let write: (String) -> Void
  private let writeBytes: ([UInt8]) -> Void
  private let writeError: (String) -> Void
  private let read: () -> String?
  /// Why results could not be written, in the system's words; nil if they could.
  let outputFailure: () -> String?
  /// Whether it is the process's own, so that a person may watch its progress and stop it.
  let isOfProcess: Bool
  /// The environment's variables.
  package let environment: [String: String]

  /// A console of two sinks; both are called from one thread. Without one for bytes, these are shown as text.
  package init(
    environment: [String: String], output: @escaping (String) -> Void,
    outputBytes: (([UInt8]) -> Void)? = nil,
    error: @escaping (String) -> Void, outputFailure: @escaping () -> String? = { nil },
    input: @escaping () -> String? = { nil }, isOfProcess: Bool = false
  ) {
    self.environment = environment
    self.outputFailure = outputFailure
    self.isOfProcess = isOfProcess
    write = output
    writeBytes = outputBytes ?? { output(String(decoding: $0, as: UTF8.self)) }
    writeError = error
    read = input
  }

  /// The process's own streams.
  package static func standard() -> Console {
    let output = ProcessStream(descriptor: STDOUT_FILENO)
    let error = ProcessStream(descriptor: STDERR_FILENO)
    return Console(
      environment: ProcessInfo.processInfo.environment, output: output.write,
      outputBytes: output.write, error: error.write,
      outputFailure: { output.failure }, input: { readLine() }, isOfProcess: true)
  }

  /// The next line of standard input, without its end; nil where it has ended.
  func nextLine() -> String? { read() }

  /// Results, a line.
  func print(_ line: String) { write(line + "\n") }

  /// A summary for people of results that went to a path: where that is standard output, the two are not to be mixed.
  func print(_ lines: [String], besideResultsAt path: String?) {
    for line in lines {
      if path == "-" { printPassing(line + "\n") } else { print(line) }
    }
  }

  /// Results, as they are.
  func printRaw(_ text: String) { write(text) }

  /// A result that is no text.
  func printRaw(_ bytes: [UInt8]) { writeBytes(bytes) }

  /// What is written over again, such as progress, as it is.
  func printPassing(_ text: String) { writeError(text) }

  /// Warnings and notes, a line.
  func warn(_ line: String) { writeError("caretlab: " + line + "\n") }
}
