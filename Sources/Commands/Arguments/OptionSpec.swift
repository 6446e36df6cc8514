/// An option of a command: what help, completions and the parser know of it.
struct OptionSpec: Sendable {
  /// What may be completed after it.
  enum Value: Sendable {
    /// It takes none.
    case none
    /// Anything, shown by this word.
    case word(String)
    /// A file, shown by this word.
    case file(String)
    /// One of these, or something else that the word shows.
    case choice(String, [String])
  }

  /// With its dashes: `--set`.
  let name: String
  let value: Value
  let isRepeatable: Bool
  let help: String

  init(_ name: String, _ value: Value = .none, isRepeatable: Bool = false, help: String) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The word that stands for the value in help; nil for a switch.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .word(let word), .file(let word), .choice(let word, _): word
    }
  }

  /// What completions offer.
  var choices: [String] {
    switch value {
    case .none, .word, .file: []
    case .choice(_, let words): words
    }
  }
}
