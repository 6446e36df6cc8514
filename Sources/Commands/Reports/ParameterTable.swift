import CursorTechniques
import GestureCore
import SimulatorCore

/// Every parameter, for help and for the README, from the tables in code.
enum ParameterTable {
  /// What can be set while a technique runs: its own, the recognizer's, the phone's.
  static func rows(for entry: TechniqueEntry) -> [ParameterSpec] {
    let technique = entry.makeTechnique()
    return technique.table + technique.startTable + technique.recognizerTable
      + PhoneParameters.table(for: technique)
  }

  /// The README's table: techniques' parameters first, then what all share.
  static var markdown: String {
    var lines = [
      "| parameter | default | values | what it does |", "|---|---|---|---|",
    ]
    for entry in TechniqueEntry.all {
      for row in entry.makeTechnique().table where row.name != Technique.startName {
        lines.append(line(row, name: "`\(row.qualifiedName)` of `\(entry.id)`"))
      }
    }
    lines.append(
      "| `technique.\(Technique.startName)` | \(TechniqueEntry.ownStart) | "
        + "`\(TechniqueEntry.ownStart)`, or a technique's id | whose start rule decides when the swipe "
        + "begins: any step rule runs under any start rule |")
    if let entry = TechniqueEntry.entry(id: TechniqueEntry.standardID) {
      for row in rows(for: entry) where row.scope != .technique {
        lines.append(line(row, name: "`\(row.qualifiedName)`"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ row: ParameterSpec, name: String) -> String {
    "| \(name) | \(row.standard.text) | \(row.domainDescription) | \(row.meaning) |"
  }
}
