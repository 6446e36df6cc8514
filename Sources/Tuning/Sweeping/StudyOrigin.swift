import TraceFormat

/// What made a file of results: which version of the program, by which command.
package struct StudyOrigin: Hashable, Sendable {
  /// The program with its version, as in `caretlab 0.1.0`: results of two versions are not one study's.
  package var tool: String
  /// The command, as somebody would type it, without what has no part in the results: paths, threads, parts, limits.
  package var command: String

  /// What made a file of results.
  package init(tool: String = StudyOrigin.ownTool, command: String) {
    self.tool = tool
    self.command = command
  }

  /// The version of this program; to be raised when techniques, the modelled user or metrics come to other numbers.
  package static let ownVersion = "0.1.0"
  /// This program with its version.
  package static let ownTool = "caretlab " + ownVersion

  /// As it stands in the first line, in the value of the key `study`.
  var members: [JSONMember] {
    [JSONMember("tool", .string(tool)), JSONMember("command", .string(command))]
  }

  /// From the first line; nil where it says neither.
  init?(json: JSONValue) {
    guard let tool = json["tool"]?.text, let command = json["command"]?.text else { return nil }
    self.init(tool: tool, command: command)
  }
}
