import CursorTechniques
import GestureCore
import SimulatorCore

extension SettingsCode {
  /// A Kotlin class that holds every number, word and switch of the technique, its start and its recognizer.
  package var kotlin: String {
    var lines = ["/** \(sentence) */", "data class \(className)("]
    for row in rows {
      guard let value = phone.value(of: row) else { continue }
      lines.append("  /** \(Self.comment(row)) */")
      lines.append("  val \(Self.name(row)): \(Self.type(row)) = \(Self.literal(value, row)),")
    }
    lines.append(")")
    return lines.joined(separator: "\n") + "\n"
  }

  /// `velocity-filter` as `VelocityFilterSettings`.
  private var className: String {
    let words = phone.technique.id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isNumber == true ? "Technique" : "") + name + "Settings"
  }

  /// The technique's own rows, those of the start that are made use of, and the recognizer's.
  private var rows: [ParameterSpec] {
    let plain = StartRule(keyCancel: .never)
    return phone.parameterTable.filter { row in
      switch row.scope {
      case .technique: row.name != Technique.startName
      case .start: phone.value(of: row) != plain.value(of: row.name)
      case .recognizer: true
      case .phone: false
      }
    }
  }

  /// The bare name; of the start rule and the recognizer with theirs before it, as names may repeat.
  private static func name(_ row: ParameterSpec) -> String {
    switch row.scope {
    case .technique, .phone: row.name
    case .start, .recognizer:
      row.scope.name + row.name.prefix(1).uppercased() + row.name.dropFirst()
    }
  }

  private static func type(_ row: ParameterSpec) -> String {
    switch row.domain {
    case .whole: "Int"
    case .real: "Double"
    case .flag: "Boolean"
    case .choice, .text: "String"
    }
  }

  private static func literal(_ value: ParameterValue, _ row: ParameterSpec) -> String {
    switch (value, row.domain) {
    case (.number(let number), .real):
      let text = number.shortText
      return text.contains(".") || text.contains("e") ? text : text + ".0"
    case (.number(let number), _): return number.shortText
    case (.flag(let flag), _): return flag ? "true" : "false"
    case (.word(let word), _): return "\"" + word.replacing("$", with: "\\$") + "\""
    }
  }

  /// What the user feels, the unit, and what is allowed.
  private static func comment(_ row: ParameterSpec) -> String {
    let meaning = row.meaning.prefix(1).uppercased() + row.meaning.dropFirst()
    switch row.domain {
    case .whole, .real, .choice: return "\(meaning); \(row.domainDescription)."
    case .flag, .text: return "\(meaning)."
    }
  }
}
