import TraceFormat
import Tuning

/// The personas' numbers, and where each comes from.
enum PersonaReport {
  static func lines(_ personas: [Persona], _ form: TrialReport.Form) -> [String] {
    switch form {
    case .table:
      var table = Table(
        [("number", .left), ("unit", .left)] + personas.map { ($0.id, .right) }
          + [("basis", .left)])
      for row in Persona.table {
        table.append(
          [row.name, row.unit] + personas.map { row.value($0).fixed(3) } + [row.basis])
      }
      return personas.map { "\($0.id): \($0.summary)" } + [""] + table.lines
    case .json:
      return personas.map { persona in
        JSONValue.object(
          [
            JSONMember("persona", .string(persona.id)),
            JSONMember("summary", .string(persona.summary)),
          ] + Persona.table.map { JSONMember($0.name, .real($0.value(persona))) }
        ).line
      }
    case .csv:
      return [(["number", "unit"] + personas.map(\.id) + ["basis"]).joined(separator: ",")]
        + Persona.table.map { row in
          ([JSONValue.string(row.name), .string(row.unit)]
            + personas.map { .real(row.value($0)) } + [.string(row.basis)])
            .map(\.csvField).joined(separator: ",")
        }
    }
  }
}
