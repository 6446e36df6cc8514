import Tuning

extension Arguments {
  /// The command in one spelling: options in the order of its help, files by the words that stand for them there.
  ///
  /// - Parameter names: options without a part in what is made.
  func canonical(_ command: CommandSpec, without names: Set<String>) -> String {
    var words = ["caretlab", command.name]
    if !operands.isEmpty { words.append(command.operands) }
    for option in command.options where !names.contains(option.name) {
      for value in all(option.name) {
        words.append(option.name)
        switch option.value {
        case .none: break
        case .file(let word): words.append(word)
        case .word, .choice: words.append(ShellWord.quoted(option.isPath(value) ? "PATH" : value))
        }
      }
    }
    return words.joined(separator: " ")
  }
}

extension OptionSpec {
  /// Whether a value is a path where another kind of value might stand.
  fileprivate func isPath(_ value: String) -> Bool {
    name == "--holdout" && Shard(value) == nil
  }
}
