import GestureCore
import SimulatorCore
import Tuning

/// Studies that nobody ran, whose answers are known.
enum StudySample {
  /// A row of `velocity-filter`.
  static func row(
    _ name: String, deadZone: Double, divisor: Double = 10, objective: Double?,
    violation: Double = 0, isDefault: Bool = false, other: Double? = nil,
    halfWidth: Double? = nil
  ) -> StudyRow {
    StudyRow(
      name: name, technique: "velocity-filter",
      parameters: isDefault
        ? []
        : [
          NamedParameter("technique.deadZone", .number(deadZone)),
          NamedParameter("technique.divisor", .number(divisor)),
        ],
      isDefault: isDefault, metrics: [objective, other], objective: objective,
      violation: violation, halfWidth: halfWidth)
  }

  /// A table of rows, ranked by a time of which less is better.
  static func table(_ rows: [StudyRow], better: StudyColumn.Better = .less) -> StudyTable {
    StudyTable(
      rows,
      metrics: [
        StudyColumn("acquisition_ms", unit: "ms", better: .less, values: []),
        StudyColumn("false_per_1000", better: .less, values: []),
      ], objective: StudyColumn("acquisition_ms", unit: "ms", better: better, values: []))
  }

  /// A grid in which the time is least at a dead zone of 30 and the divisor changes nothing.
  static var valley: StudyTable {
    var rows = [row("default", deadZone: 70, objective: 1_400, isDefault: true, other: 0.1)]
    for zone in stride(from: 10.0, through: 90, by: 10) {
      for divisor in [4.0, 8, 12, 16] where zone != 70 || divisor != 10 {
        let time = 1_000 + 10 * (zone - 30).magnitude
        rows.append(
          row(
            "z\(Int(zone))d\(Int(divisor))", deadZone: zone, divisor: divisor, objective: time,
            other: 1_000 / zone, halfWidth: 25))
      }
    }
    return table(rows)
  }

  static let about = StudyAbout(
    title: "A sweep", user: "average, seed 1, 32 trials",
    facts: [StudyAbout.Fact("command", "caretlab sweep")])
}
