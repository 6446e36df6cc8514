/// Why a command did not do what it was asked, and the exit code that says so.
enum Failure: Error, Hashable, Sendable {
  /// It was called wrongly: 2.
  case usage(String)
  /// What it looked for was found: a check failed, a file is invalid. 1. The sentence may be empty where
  /// everything has been said.
  case found(String)
  /// There is no such input: 66.
  case noInput(String)
  /// There is no display, or no program that is needed: 69.
  case unavailable(String)
  /// Input or output failed: 74.
  case inputOutput(String)
  /// It was stopped from outside, finished what ran and lost nothing: 128 and the signal's number, as shells say.
  case interrupted(String, signal: Int32)

  /// The program's exit code.
  var exitCode: Int32 {
    switch self {
    case .found: 1
    case .usage: 2
    case .noInput: 66
    case .unavailable: 69
    case .inputOutput: 74
    case .interrupted(_, let signal): 128 + signal
    }
  }

  /// What is wrong and what to do.
  var sentence: String {
    switch self {
    case .found(let sentence), .usage(let sentence), .noInput(let sentence),
      .unavailable(let sentence), .inputOutput(let sentence), .interrupted(let sentence, _):
      sentence
    }
  }
}
