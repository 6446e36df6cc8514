package import GestureCore

extension ParameterSpec {
  /// The values it takes, in words: `whole numbers from 0 to 200 pt`.
  package var domainDescription: String {
    let unitSuffix = unit.isEmpty ? "" : " " + unit
    switch domain {
    case .whole(let least, let greatest, _):
      return "whole numbers from \(least) to \(greatest)\(unitSuffix)"
    case .real(let least, let greatest, _):
      return "numbers from \(least.shortText) to \(greatest.shortText)\(unitSuffix)"
    case .choice(let words, _): return "one of " + words.joined(separator: ", ")
    case .flag: return "true or false"
    case .text: return "a text of up to \(Self.textLimit) bytes"
    }
  }
}

extension ParameterSpec {
  /// The value that was meant: a text may read as a number or a switch.
  package func meaning(of value: ParameterValue) -> ParameterValue {
    switch domain {
    case .text: .word(value.text)
    case .whole, .real, .choice, .flag: value
    }
  }
}

extension ParameterValue {
  /// The value as it is typed: `70`, `never`, `true`.
  package var text: String {
    switch self {
    case .number(let number): number.shortText
    case .word(let word): word
    case .flag(let flag): flag ? "true" : "false"
    }
  }

  /// The value that a typed word means: a number if it reads as one, a switch if it is `true` or `false`.
  package init(text: String) {
    if let number = Double(text), number.isFinite {
      self = .number(number)
    } else if text == "true" || text == "false" {
      self = .flag(text == "true")
    } else {
      self = .word(text)
    }
  }
}

extension Double {
  /// The shortest text that reads back equal, without a fraction where there is none.
  package var shortText: String {
    if magnitude < 1e15, let whole = Int(exactly: self) { return String(whole) }
    return description
  }
}
