import Foundation
import SimulatorCore
import Tuning

/// The front door: words in, exit code out.
package enum Program {
  /// Runs the program.
  ///
  /// - Parameter arguments: what follows the program's name.
  /// - Returns: the exit code: 0 fine, 1 found something, 2 wrong usage, 66 no such input, 69 no display,
  ///   74 input or output failed.
  package static func run(_ arguments: [String], console: Console) -> Int32 {
    do throws(Failure) {
      try dispatch(arguments, console)
      guard let failure = console.outputFailure() else { return 0 }
      throw .inputOutput("standard output could not be written: \(failure)")
    } catch {
      if !error.sentence.isEmpty { console.warn(error.sentence) }
      return error.exitCode
    }
  }

  /// Runs the program on the process's own words and streams, and ends the process.
  package static func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), console: .standard()))
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws(Failure) {
    guard let first = arguments.first else { return try run(RunCommand.spec, [], console) }
    if first == "--help" || first == "-h" || first == "help" {
      console.print(Help.program)
      return
    }
    if first == "--version" {
      console.print(StudyOrigin.ownTool)
      return
    }
    if let command = CommandSpec.all.first(where: { $0.name == first }) {
      return try run(command, arguments.dropFirst(), console)
    }
    // Options and files work without `run`; a bare word must be a command.
    guard first.hasPrefix("-") || first.contains(".") || first.contains("/") else {
      throw .usage(unknownCommand(first))
    }
    try run(RunCommand.spec, arguments[...], console)
  }

  private static func run(
    _ command: CommandSpec, _ words: ArraySlice<String>, _ console: Console
  ) throws(Failure) {
    let arguments = try Arguments(words, for: command)
    if arguments.asksForHelp {
      console.print(Help.command(command))
      return
    }
    try command.run(arguments, console)
  }

  private static func unknownCommand(_ word: String) -> String {
    let nearest = NearestNames.nearest(to: word, among: CommandSpec.all.map(\.name))
    let hint =
      nearest.isEmpty
      ? "“caretlab --help” lists them" : "nearest: " + nearest.joined(separator: ", ")
    return "“\(word)” is no command; \(hint)"
  }
}
