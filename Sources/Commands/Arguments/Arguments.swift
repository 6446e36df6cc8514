import SimulatorCore

/// A command's options and operands, checked against its spec.
struct Arguments: Sendable {
  private var values: [(name: String, value: String)] = []
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// Whether help was asked for.
  private(set) var asksForHelp = false

  /// Reads words by a command's spec: `--name value`, `--name=value`, `--` ends the options, `-` is an
  /// operand.
  init(_ words: some Sequence<String>, for command: CommandSpec) throws(Failure) {
    var iterator = words.makeIterator()
    var optionsEnded = false
    while let word = iterator.next() {
      if optionsEnded || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else {
        let (name, attached) = Self.split(word)
        let option = try Self.option(named: name, of: command)
        try accept(option, attached: attached, next: { iterator.next() })
      }
    }
    if asksForHelp { return }
    guard command.operandCount.contains(operands.count) else {
      throw .usage(Self.operandSentence(command, given: operands.count))
    }
  }

  private mutating func accept(
    _ option: OptionSpec, attached: String?, next: () -> String?
  ) throws(Failure) {
    if !option.isRepeatable, isSet(option.name) {
      throw .usage("\(option.name) was given twice; it can be given once")
    }
    switch (option.placeholder, attached) {
    case (nil, nil): values.append((option.name, ""))
    case (nil, .some): throw .usage("\(option.name) takes no value")
    case (.some, .some(let value)): values.append((option.name, value))
    case (.some(let placeholder), nil):
      guard let value = next() else {
        throw .usage("\(option.name) needs a value: \(option.name) \(placeholder)")
      }
      values.append((option.name, value))
    }
  }

  private static func split(_ word: String) -> (name: String, attached: String?) {
    guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func option(
    named name: String, of command: CommandSpec
  ) throws(Failure) -> OptionSpec {
    if let option = command.options.first(where: { $0.name == name }) { return option }
    let nearest = NearestNames.nearest(to: name, among: command.options.map(\.name) + ["--help"])
    let hint = nearest.isEmpty ? "" : "; nearest: " + nearest.joined(separator: ", ")
    throw .usage("“\(command.name)” has no option \(name)\(hint)")
  }

  private static func operandSentence(_ command: CommandSpec, given: Int) -> String {
    if given < command.operandCount.lowerBound {
      return "“\(command.name)” needs \(command.operands)"
    }
    return command.operandCount.upperBound == 0
      ? "“\(command.name)” takes no operand"
      : "“\(command.name)” takes at most \(command.operandCount.upperBound) operand"
  }

  /// Whether a switch, or an option with any value, was given.
  func isSet(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// The value of an option; nil where it was not given.
  func value(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// The values of a repeatable option, in order.
  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }
}
