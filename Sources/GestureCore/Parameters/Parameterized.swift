/// Something whose parameters can be read and written by the names of its table.
public protocol Parameterized {
  /// One row for each parameter.
  static var table: [ParameterSpec] { get }

  /// The value in force, by bare name; nil if there is no such parameter.
  func value(of name: String) -> ParameterValue?

  /// Changes a parameter, by bare name, at once and without touching any other state.
  ///
  /// The value must be one that the table's row accepts; one of another kind is ignored.
  mutating func set(_ name: String, to value: ParameterValue)
}

extension ParameterValue {
  /// The number, or `fallback` for words and switches.
  public func number(else fallback: Double) -> Double {
    switch self {
    case .number(let number): number
    case .word, .flag: fallback
    }
  }

  /// The whole number, or `fallback` for anything else.
  public func whole(else fallback: Int) -> Int {
    switch self {
    case .number(let number): Int(exactly: number) ?? fallback
    case .word, .flag: fallback
    }
  }

  /// The word; empty for numbers and switches.
  public var word: String {
    switch self {
    case .word(let word): word
    case .number, .flag: ""
    }
  }
}
