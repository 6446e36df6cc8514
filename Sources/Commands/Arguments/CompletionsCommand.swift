/// `completions`: scripts that complete commands, options and words in a shell.
enum CompletionsCommand {
  static let spec = CommandSpec(
    "completions", operands: "bash|zsh|fish", operandCount: 1...1,
    summary: "print a completion script for a shell", operandWords: ["bash", "zsh", "fish"],
    options: [], run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    switch arguments.operands[0] {
    case "bash": console.print(bash)
    case "zsh":
      console.print("#compdef caretlab\nautoload -U +X bashcompinit && bashcompinit\n" + bash)
    case "fish": console.print(fish)
    default:
      throw .usage(
        "“\(arguments.operands[0])” is no shell that completions can be written for; "
          + "bash, zsh and fish are")
    }
  }

  private static var bash: String {
    var cases: [String] = []
    for command in CommandSpec.all {
      let words = command.options.map(\.name) + ["--help"] + command.operandWords
      var choices: [String] = []
      for option in command.options where !option.choices.isEmpty {
        let list = option.choices.joined(separator: " ")
        choices.append("        \(option.name)) words=\"\(list)\" files=\"\" ;;")
      }
      let files = command.operands.contains("FILE") ? "yes" : ""
      cases.append(
        "    \(command.name))\n      words=\"\(words.joined(separator: " "))\" files=\"\(files)\"")
      if !choices.isEmpty {
        cases.append("      case \"$previous\" in\n\(choices.joined(separator: "\n"))\n      esac")
      }
      cases.append("      ;;")
    }
    let names = CommandSpec.all.map(\.name).joined(separator: " ")
    // Options work without `run`, so an option in the first place means it.
    return """
      _caretlab() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" words="" files="yes"
        case "$command" in -*) command=run ;; esac
        if [ "$COMP_CWORD" -eq 1 ] && [ "$command" != run ]; then
          words="\(names) --help"
        else
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        if [ -n "$files" ]; then
          local IFS=$'\\n'
          COMPREPLY+=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _caretlab caretlab
      """
  }

  private static var fish: String {
    var lines: [String] = []
    for command in CommandSpec.all {
      lines.append(
        "complete -c caretlab -n __fish_use_subcommand -a \(command.name) -d \(command.summary.fishQuoted)"
      )
      for option in command.options {
        var line =
          "complete -c caretlab -n '__fish_seen_subcommand_from \(command.name)' "
          + "\(option.fishName) -d \(option.help.fishQuoted)"
        if option.placeholder != nil { line += " -r" }
        if !option.choices.isEmpty { line += " -a '\(option.choices.joined(separator: " "))'" }
        lines.append(line)
      }
      if !command.operandWords.isEmpty {
        lines.append(
          "complete -c caretlab -n '__fish_seen_subcommand_from \(command.name)' "
            + "-a '\(command.operandWords.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension OptionSpec {
  /// The name as fish takes it: `-l name`, or `-s o` for a single letter.
  fileprivate var fishName: String {
    name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
  }
}

extension String {
  /// The text as one word of fish, apostrophes included.
  fileprivate var fishQuoted: String { "'" + replacing("'", with: "\\'") + "'" }
}
