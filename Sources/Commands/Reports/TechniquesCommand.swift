import CursorTechniques
import GestureCore
import SimulatorCore
import TraceFormat

/// `techniques`: the list, or one with its parameters.
enum TechniquesCommand {
  static let ids = TechniqueEntry.all.map(\.id)

  static let spec = CommandSpec(
    "techniques", operands: "[ID]", operandCount: 0...1,
    summary: "list the techniques, or tell all of one", operandWords: ids,
    options: [
      OptionSpec("--json", help: "as a JSON value"),
      OptionSpec("--markdown", help: "every parameter as the README's table"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    if arguments.isSet("--markdown") {
      console.printRaw(ParameterTable.markdown)
      return
    }
    guard let id = arguments.operands.first else {
      if arguments.isSet("--json") {
        let list = TechniqueEntry.all.map { json($0) }
        console.print(JSONValue.array(list).line)
        return
      }
      var table = Table([("technique", .left), ("group", .left), ("what it does", .left)])
      for entry in TechniqueEntry.all {
        table.append([entry.id, entry.group.rawValue, entry.summary])
      }
      for line in table.lines { console.print(line) }
      return
    }
    guard let entry = TechniqueEntry.entry(id: id) else {
      throw .usage(
        SettingError.unknownTechnique(id, nearest: NearestNames.nearest(to: id, among: ids))
          .description)
    }
    if arguments.isSet("--json") {
      console.print(json(entry).line)
    } else {
      describe(entry, console)
    }
  }

  private static func describe(_ entry: TechniqueEntry, _ console: Console) {
    console.print("\(entry.id) (\(entry.group.rawValue))")
    console.print(entry.summary)
    console.print("source: \(entry.source); licence: \(entry.licence)")
    if !entry.notModelled.isEmpty { console.print("not modelled: \(entry.notModelled)") }
    console.print("")
    var table = Table([("parameter", .left), ("default", .right), ("values", .left)])
    let rows = ParameterTable.rows(for: entry)
    for row in rows {
      table.append([row.qualifiedName, row.standard.text, row.domainDescription])
    }
    let lines = table.lines
    console.print(lines[0])
    for (row, line) in zip(rows, lines.dropFirst()) {
      console.print(line)
      console.print("    " + row.meaning)
      console.print("    source: " + row.source)
    }
  }

  private static func json(_ entry: TechniqueEntry) -> JSONValue {
    .object([
      JSONMember("id", .string(entry.id)), JSONMember("group", .string(entry.group.rawValue)),
      JSONMember("summary", .string(entry.summary)), JSONMember("source", .string(entry.source)),
      JSONMember("licence", .string(entry.licence)),
      JSONMember("notModelled", .string(entry.notModelled)),
      JSONMember("parameters", .array(ParameterTable.rows(for: entry).map { json($0) })),
    ])
  }

  private static func json(_ row: ParameterSpec) -> JSONValue {
    var members = [
      JSONMember("name", .string(row.qualifiedName)), JSONMember("unit", .string(row.unit)),
      JSONMember("default", JSONValue(row.standard)),
    ]
    switch row.domain {
    case .whole(let least, let greatest, _):
      members.append(JSONMember("range", .array([.whole(least), .whole(greatest)])))
    case .real(let least, let greatest, _):
      members.append(JSONMember("range", .array([.real(least), .real(greatest)])))
    case .choice(let words, _):
      members.append(JSONMember("choices", .array(words.map { .string($0) })))
    case .flag, .text: break
    }
    members.append(JSONMember("meaning", .string(row.meaning)))
    members.append(JSONMember("source", .string(row.source)))
    return .object(members)
  }
}
