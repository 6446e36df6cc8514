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
        case .word, .choice: words.append(Self.quoted(option.isPath(value) ? "PATH" : value))
        }
      }
    }
    return words.joined(separator: " ")
  }

  /// As a shell takes it for one word.
  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: Array("-_.,:=/+%@^".utf8).contains(byte)
      }
    }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

extension OptionSpec {
  /// Whether a value is a path where another kind of value might stand.
  fileprivate func isPath(_ value: String) -> Bool {
    name == "--holdout" && Shard(value) == nil
  }
}
