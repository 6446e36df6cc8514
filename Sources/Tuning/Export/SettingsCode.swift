import CursorTechniques
import GestureCore
package import SimulatorCore

/// A technique's settings as code that a keyboard can be built with.
package struct SettingsCode {
  /// The phone whose settings they are.
  let phone: Simulator

  /// The settings of a phone.
  package init(_ phone: Simulator) {
    self.phone = phone
  }

  /// Swift that compiles against the library SwipeCursor: a function that makes a cursor with these settings.
  package var swift: String {
    var lines = [
      "import CursorTechniques", "import GestureCore", "", "/// \(sentence)",
      "func makeSwipeCursor() -> SwipeCursor? {",
    ]
    let sets = changed.compactMap(swiftLine)
    let word = sets.isEmpty ? "let" : "var"
    lines.append(
      "  guard \(word) cursor = SwipeCursor(\"\(phone.technique.id)\") else { return nil }")
    for row in changed {
      guard let line = swiftLine(row) else { continue }
      lines.append("  // \(remark(row))")
      lines.append("  " + line)
    }
    lines += ["  return cursor", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What they are, and for how many callbacks a second they were tried.
  var sentence: String {
    let rate =
      switch phone.deliveryRate {
      case .asRecorded: "a callback for each report of the finger"
      case .hertz(let hertz): "\(hertz) callbacks a second"
      }
    let count = changed.count
    let changes =
      switch count {
      case 0: "its defaults"
      case 1: "one setting changed"
      default: "\(count) settings changed"
      }
    return "The technique \(phone.technique.id), \(changes), tried with \(rate)."
  }

  /// The rows that differ from the technique's defaults, but for the phone's own.
  private var changed: [ParameterSpec] {
    phone.parameterTable.filter { row in
      row.scope != .phone && phone.value(of: row) != row.standard
    }
  }

  private func swiftLine(_ row: ParameterSpec) -> String? {
    guard let value = phone.value(of: row) else { return nil }
    let text =
      switch value {
      case .number(let number): ".number(\(number.shortText))"
      case .flag(let flag): ".flag(\(flag))"
      case .word(let word): ".word(\"\(word)\")"
      }
    switch row.scope {
    case .technique: return "cursor.technique.set(\"\(row.name)\", to: \(text))"
    case .start: return "cursor.technique.setStart(\"\(row.name)\", to: \(text))"
    case .recognizer:
      return "cursor.technique.startRule.recognizer.set(\"\(row.name)\", to: \(text))"
    case .phone: return nil
    }
  }

  /// Unit, default and meaning of a row.
  func remark(_ row: ParameterSpec) -> String {
    let unit = row.unit.isEmpty ? "" : " " + row.unit
    let standard: String
    switch row.standard {
    case .number(let number): standard = "default \(number.shortText)\(unit)"
    case .flag(let flag): standard = "default \(flag)"
    case .word(let word): standard = "default \(word)"
    }
    return "\(row.meaning.prefix(1).uppercased())\(row.meaning.dropFirst()); \(standard)."
  }
}
