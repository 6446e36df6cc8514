/// One row of a parameter table: everything that help, sliders, files and searches need to know.
public struct ParameterSpec: Hashable, Sendable {
  /// Whose parameter it is; the first part of its qualified name.
  public enum Scope: Hashable, Sendable {
    /// The step rule of the technique that is chosen.
    case technique
    /// The start rule before it.
    case start
    /// The recognizer before it.
    case recognizer
    /// The phone around it.
    case phone

    /// The prefix in files and on the command line.
    public var name: String {
      switch self {
      case .technique: "technique"
      case .start: "start"
      case .recognizer: "recognizer"
      case .phone: "phone"
      }
    }
  }

  /// What values it takes.
  public enum Domain: Hashable, Sendable {
    /// Whole numbers from `least` to `greatest`.
    case whole(least: Int, greatest: Int, standard: Int)
    /// Any number from `least` to `greatest`.
    case real(least: Double, greatest: Double, standard: Double)
    /// One of some words.
    case choice([String], standard: String)
    /// On or off.
    case flag(standard: Bool)
    /// Any text of up to `ParameterSpec.textLimit` UTF-8 bytes.
    case text(standard: String)
  }

  /// How long a text may be, in UTF-8 bytes.
  public static let textLimit = 200

  /// Whose parameter it is.
  public var scope: Scope
  /// The bare name, in camel case.
  public var name: String
  /// The unit as printed; empty for pure numbers, words and switches.
  public var unit: String
  /// What values it takes.
  public var domain: Domain
  /// Whether a slider should be logarithmic.
  public var isLogarithmic: Bool
  /// What the user feels.
  public var meaning: String
  /// Where the default comes from.
  public var source: String

  /// A row of a parameter table.
  public init(
    _ scope: Scope, _ name: String, unit: String = "", _ domain: Domain,
    isLogarithmic: Bool = false, meaning: String, source: String
  ) {
    self.scope = scope
    self.name = name
    self.unit = unit
    self.domain = domain
    self.isLogarithmic = isLogarithmic
    self.meaning = meaning
    self.source = source
  }

  /// The name with its scope, as in `technique.deadZone`.
  public var qualifiedName: String { scope.name + "." + name }

  /// The default.
  public var standard: ParameterValue {
    switch domain {
    case .whole(_, _, let standard): .number(Double(standard))
    case .real(_, _, let standard): .number(standard)
    case .choice(_, let standard): .word(standard)
    case .flag(let standard): .flag(standard)
    case .text(let standard): .word(standard)
    }
  }

  /// The same row with another default: a technique's own. A value of another kind changes nothing.
  public func withStandard(_ value: ParameterValue?) -> ParameterSpec {
    var row = self
    switch (domain, value) {
    case (.whole(let least, let greatest, let standard), .number):
      row.domain = .whole(
        least: least, greatest: greatest, standard: value?.whole(else: standard) ?? standard)
    case (.real(let least, let greatest, _), .number(let number)):
      row.domain = .real(least: least, greatest: greatest, standard: number)
    case (.choice(let words, _), .word(let word)): row.domain = .choice(words, standard: word)
    case (.flag, .flag(let flag)): row.domain = .flag(standard: flag)
    case (.text, .word(let word)): row.domain = .text(standard: word)
    case (.whole, _), (.real, _), (.choice, _), (.flag, _), (.text, _): break
    }
    return row
  }

  /// Whether the value has the right kind and lies in the range.
  public func accepts(_ value: ParameterValue) -> Bool {
    switch (domain, value) {
    case (.whole(let least, let greatest, _), .number(let number)):
      number >= Double(least) && number <= Double(greatest) && number == number.rounded(.towardZero)
    case (.real(let least, let greatest, _), .number(let number)):
      number >= least && number <= greatest
    case (.choice(let words, _), .word(let word)): words.contains(word)
    case (.flag, .flag): true
    case (.text, .word(let word)): word.utf8.count <= Self.textLimit
    case (.whole, _), (.real, _), (.choice, _), (.flag, _), (.text, _): false
    }
  }
}
