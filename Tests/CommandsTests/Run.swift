import Commands
import Foundation
import Testing

/// A run of the program inside the test's process, and what it printed.
struct Run {
  let exitCode: Int32
  let output: String
  let error: String

  init(_ arguments: String..., environment: [String: String] = [:]) {
    self.init(arguments, environment: environment)
  }

  init(_ arguments: [String], environment: [String: String] = [:], input: [String] = []) {
    var output = ""
    var error = ""
    var rest = input[...]
    let console = Console(
      environment: environment, output: { output += $0 }, error: { error += $0 },
      input: { rest.popFirst() })
    exitCode = Program.run(arguments, console: console)
    self.output = output
    self.error = error
  }

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The lines of the output as JSON objects.
  func objects() throws -> [[String: Any]] {
    try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }
}

/// A folder for one test, removed afterwards.
final class Folder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.path + "/caretlab-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func write(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// Short recordings.
enum Sample {
  static let header = #"{"format":"caretlab.trace","version":1}"#

  /// Four steps back and a word typed.
  static let swipe = """
    {"format":"caretlab.trace","version":1,"title":"two words back","document":{"before":"the quick brown","after":" fox"},"delivery":60}
    [0,"down",1,300,690]
    [8310,"move",1,290.5,690.5]
    [28310,"move",1,270.5,690.5]
    [58310,"move",1,230.5,690.5]
    [88310,"move",1,190.5,690.5]
    [108310,"move",1,150.5,690.5]
    [128310,"move",1,120.5,690.5]
    [151200,"up",1,98.25,688]
    [520000,"text","é"]
    [600000,"down",1,20,590]
    [650000,"up",1,20,590]
    [900000,"end"]

    """
}

/// Every technique there is, as the program lists them.
enum Techniques {
  static let ids: [String] = {
    let line = Run("techniques", "--json").output
    let list = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]]
    return (list ?? []).compactMap { $0["id"] as? String }
  }()
}
