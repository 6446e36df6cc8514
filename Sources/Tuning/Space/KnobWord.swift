package import GestureCore
package import SimulatorCore

/// A knob as it is typed: `NAME=LOW:HIGH`, `NAME=LOW:HIGH:STEP`, `NAME=LOW:HIGH:*FACTOR`, `NAME=LOW:HIGH:log` or
/// `NAME=A,B,C`.
package struct KnobWord: Hashable, Sendable {
  private enum Values: Hashable, Sendable {
    case range(low: Double, high: Double, step: Step)
    case listed([ParameterValue])
  }

  private enum Step: Hashable, Sendable {
    case none
    case by(Double)
    case factor(Double)
    case logarithmic
  }

  /// The parameter's name, qualified or bare.
  package let name: String
  private let word: String
  private let values: Values

  /// Reads a word.
  ///
  /// - Throws: what would be right.
  package init(_ word: String) throws(SpaceError) {
    self.word = word
    guard let sign = word.firstIndex(of: "="), sign != word.startIndex else {
      throw Self.mistake(word)
    }
    name = String(word[..<sign])
    let text = word[word.index(after: sign)...]
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 {
      let listed = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !listed.contains("") else { throw Self.mistake(word) }
      values = .listed(listed.map { ParameterValue(text: $0) })
      return
    }
    guard parts.count <= 3, let low = Self.number(parts[0]), let high = Self.number(parts[1]) else {
      throw Self.mistake(word)
    }
    var step = Step.none
    if parts.count == 3 {
      if parts[2] == "log" {
        step = .logarithmic
      } else if parts[2].hasPrefix("*"), let factor = Self.number(String(parts[2].dropFirst())) {
        step = .factor(factor)
      } else if let by = Self.number(parts[2]) {
        step = .by(by)
      } else {
        throw Self.mistake(word)
      }
    }
    values = .range(low: low, high: high, step: step)
  }

  /// The knob of a parameter; its values are checked by the space that it becomes a part of.
  ///
  /// - Throws: a range of something that has none.
  package func knob(of row: ParameterSpec) throws(SettingError) -> Knob {
    switch (values, row.domain) {
    case (.listed(let list), _):
      return Knob(row: row, scale: .listed(list.map { row.meaning(of: $0) }))
    case (.range(let low, let high, let step), .whole):
      let ends = try wholeEnds(low, high, row)
      switch step {
      case .none: return Knob(row: row, scale: .whole(low: ends.low, high: ends.high, step: 1))
      case .by(let by):
        guard let by = Int(exactly: by) else { throw .unacceptable(row, .number(by)) }
        return Knob(row: row, scale: .whole(low: ends.low, high: ends.high, step: by))
      case .factor(let factor):
        return Knob(
          row: row, scale: .logarithmic(low: low, high: high, factor: factor, isWhole: true))
      case .logarithmic:
        return Knob(
          row: row, scale: .logarithmic(low: low, high: high, factor: nil, isWhole: true))
      }
    case (.range(let low, let high, let step), .real):
      switch step {
      case .none: return Knob(row: row, scale: .real(low: low, high: high, step: nil))
      case .by(let by): return Knob(row: row, scale: .real(low: low, high: high, step: by))
      case .factor(let factor):
        return Knob(
          row: row, scale: .logarithmic(low: low, high: high, factor: factor, isWhole: false))
      case .logarithmic:
        return Knob(
          row: row, scale: .logarithmic(low: low, high: high, factor: nil, isWhole: false))
      }
    case (.range, .choice), (.range, .flag), (.range, .text):
      throw .unacceptable(row, .word(String(word.drop { $0 != "=" }.dropFirst())))
    }
  }

  private func wholeEnds(
    _ low: Double, _ high: Double, _ row: ParameterSpec
  ) throws(SettingError) -> (low: Int, high: Int) {
    guard let least = Int(exactly: low) else { throw .unacceptable(row, .number(low)) }
    guard let greatest = Int(exactly: high) else { throw .unacceptable(row, .number(high)) }
    return (least, greatest)
  }

  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func mistake(_ word: String) -> SpaceError {
    SpaceError(
      "a knob is NAME=LOW:HIGH:STEP, NAME=LOW:HIGH:*FACTOR, NAME=LOW:HIGH:log, NAME=LOW:HIGH or NAME=A,B,C, as in "
        + "deadZone=10:80:10, not “\(word)”")
  }
}
