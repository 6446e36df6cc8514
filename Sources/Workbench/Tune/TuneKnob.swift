package import GestureCore
internal import SimulatorCore

/// A parameter as the tab of searches lists it: whether it is varied, and between which ends.
package struct TuneKnob: Hashable, Sendable {
  /// One of the two ends of a range.
  package enum End: Hashable, Sendable {
    case low, high
  }

  /// The parameter.
  package let row: ParameterSpec
  /// Whether the search may turn it; otherwise it stays as A has it.
  package var isVaried: Bool
  /// The least value that is tried; nothing for words and switches, of which all are tried.
  package private(set) var low = 0.0
  /// The greatest value that is tried.
  package private(set) var high = 0.0

  /// A parameter over its whole range; nil for a text, of which nobody knows what to try.
  package init?(_ row: ParameterSpec, isVaried: Bool) {
    self.row = row
    self.isVaried = isVaried
    switch row.domain {
    case .whole(let least, let greatest, _): (low, high) = (Double(least), Double(greatest))
    case .real(let least, let greatest, _): (low, high) = (least, greatest)
    case .choice, .flag: break
    case .text: return nil
    }
  }

  /// The parameter's qualified name.
  package var name: String { row.qualifiedName }
  /// The name as people read it.
  package var title: String { SettingRow.title(of: row.name) }

  /// Whether it has ends; words and switches have none.
  package var hasRange: Bool {
    switch row.domain {
    case .whole, .real: true
    case .choice, .flag, .text: false
    }
  }

  /// The words that are tried where there is no range, as in `off, on`.
  package var listed: String {
    switch row.domain {
    case .choice(let words, _): words.joined(separator: ", ")
    case .flag: "off, on"
    case .whole, .real, .text: ""
    }
  }

  /// One of its ends.
  package subscript(end: End) -> Double {
    switch end {
    case .low: low
    case .high: high
    }
  }

  /// Takes a typed end.
  ///
  /// - Throws: the sentence that says what would be right; the old end then stays.
  package mutating func set(_ end: End, to text: String) throws(SliderRefusal) {
    guard let number = Self.number(text), row.accepts(.number(number)) else {
      throw SliderRefusal(sentence: SettingRow(row, value: row.standard).rangeSentence)
    }
    switch end {
    case .low:
      guard number <= high else {
        throw SliderRefusal(
          sentence: "The lower end of \(title) goes up to \(Figures.plain(high)), its upper end.")
      }
      low = number
    case .high:
      guard number >= low else {
        throw SliderRefusal(
          sentence:
            "The upper end of \(title) goes down to \(Figures.plain(low)), its lower end.")
      }
      high = number
    }
  }

  /// A number as people type it; nil for anything else.
  static func number(_ text: String) -> Double? {
    let typed = text.replacing(",", with: ".").replacing("\u{2212}", with: "-")
    guard let number = Double(typed), number.isFinite else { return nil }
    return number
  }

  /// The knob as `tune --vary` takes it, under a name of the parameter.
  package func word(named name: String) -> String {
    switch row.domain {
    case .whole, .real:
      // A scale that is even by ratios can't begin at 0.
      let isLogarithmic = row.isLogarithmic && leastOfDomain > 0
      return "\(name)=\(ParameterValue.number(low).text):\(ParameterValue.number(high).text)"
        + (isLogarithmic ? ":log" : "")
    case .choice(let words, _): return "\(name)=" + words.joined(separator: ",")
    case .flag: return "\(name)=false,true"
    case .text: return name
    }
  }

  private var leastOfDomain: Double {
    switch row.domain {
    case .whole(let least, _, _): Double(least)
    case .real(let least, _, _): least
    case .choice, .flag, .text: 0
    }
  }
}
