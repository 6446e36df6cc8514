/// The texts of `--help`.
enum Help {
  /// What `caretlab --help` prints.
  static var program: String {
    var lines = [
      "caretlab: a simulator for keyboard gestures that move the text cursor.", "",
      "usage: caretlab [run] [options] [FILE]     the window; with FILE, that recording plays",
      "       caretlab COMMAND [options] …", "", "commands:",
    ]
    lines += table(CommandSpec.all.map { ($0.name, $0.summary) })
    lines += [
      "",
      "“caretlab COMMAND --help” tells more of a command, “caretlab --version” which one this is.",
      "", exitCodes,
    ]
    return lines.joined(separator: "\n")
  }

  /// What `caretlab COMMAND --help` prints.
  static func command(_ command: CommandSpec) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var lines = [
      command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".", "",
      "usage: caretlab \(command.name)\(command.options.isEmpty ? "" : " [options]")\(operands)",
    ]
    let rows =
      command.options.map { option in
        (option.name + (option.placeholder.map { " " + $0 } ?? ""), option.help)
      } + [("--help", "this text")]
    lines += ["", "options:"] + table(rows)
    return lines.joined(separator: "\n")
  }

  private static let exitCodes =
    "exit codes: 0 fine · 1 found something · 2 wrong usage · 66 no such input · 69 no display, or no ffmpeg · "
    + "74 input or output failed"

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }
  }
}
