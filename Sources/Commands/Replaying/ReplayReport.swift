import GestureCore
import KeyboardCore
import SimulatorCore
import TraceFormat

/// What `replay --json` prints of a recording: keys that are always there, in one order.
enum ReplayReport {
  static func json(file: String, _ outcome: ReplayOutcome, logs: Bool, explains: Bool) -> String {
    var members: [JSONMember] = [
      JSONMember("file", .string(file)),
      JSONMember("technique", .string(outcome.technique)),
      JSONMember(
        "parameters",
        .object(outcome.parameters.map { JSONMember($0.name, JSONValue($0.value)) })),
      JSONMember("delivery", JSONValue(outcome.delivery.value)),
    ]
    members += results(
      steps: outcome.steps, lines: outcome.lines, text: outcome.text,
      keys: outcome.keys.map {
        .array([.time($0.time), .string($0.key), .string($0.insertedText)])
      },
      warnings: outcome.warnings)
    members.append(JSONMember("ticks", .whole(outcome.ticks)))
    if explains {
      members.append(JSONMember("explanations", .array(outcome.explanations.map(\.json))))
    }
    if logs { members.append(JSONMember("updates", .array(outcome.updates.map(\.json)))) }
    return JSONValue.object(members).line
  }

  /// A file that could not be run, with the same keys and an `error`.
  static func json(file: String, error: String) -> String {
    let members =
      [JSONMember("file", .string(file)), JSONMember("error", .string(error))]
      + results(steps: [], lines: [], text: ("", "", ""), keys: [], warnings: [])
    return JSONValue.object(members).line
  }

  private static func results(
    steps: [TimedCount], lines: [TimedCount],
    text: (before: String, selected: String, after: String), keys: [JSONValue], warnings: [String]
  ) -> [JSONMember] {
    [
      JSONMember("steps", .array(steps.map { .array([.time($0.time), .whole($0.count)]) })),
      JSONMember("lines", .array(lines.map { .array([.time($0.time), .whole($0.count)]) })),
      JSONMember("net", .whole(steps.reduce(0) { $0 &+ $1.count })),
      JSONMember(
        "text",
        .object([
          JSONMember("before", .string(text.before)),
          JSONMember("selected", .string(text.selected)),
          JSONMember("after", .string(text.after)),
        ])),
      JSONMember("keys", .array(keys)),
      JSONMember("warnings", .array(warnings.map { .string($0) })),
    ]
  }
}

extension JSONValue {
  /// A parameter's value.
  init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self = .real(number)
    case .word(let word): self = .string(word)
    case .flag(let flag): self = .flag(flag)
    }
  }

  /// A time in microseconds.
  static func time(_ time: Instant) -> JSONValue { .whole(Int(time.microseconds)) }

  /// The value on one line, without a newline.
  var line: String {
    var bytes: [UInt8] = []
    bytes.appendValue(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
