import GestureCore
import SimulatorCore
import TraceFormat

/// One line for each pan update: what `--log` prints.
enum UpdateLog {
  static let columns = [
    "time_us", "state", "translation_x_pt", "translation_y_pt", "velocity_x_pt_s",
    "velocity_y_pt_s",
    "gauge", "limit", "step", "caret", "ticks",
  ]

  /// For people.
  static func table(_ updates: [ReplayOutcome.LoggedUpdate]) -> [String] {
    var table = Table([
      ("time ms", .right), ("state", .left), ("translation pt", .right), ("velocity pt/s", .right),
      ("counter", .right), ("step", .right), ("caret", .right), ("ticks", .right),
    ])
    for logged in updates {
      let update = logged.record.update
      table.append([
        (Double(update.time.microseconds) / 1_000).fixed(1), update.state.name,
        update.translation.dx.fixed(1) + "," + update.translation.dy.fixed(1).leftPadded(to: 6),
        update.velocity.dx.fixed(1) + "," + update.velocity.dy.fixed(1).leftPadded(to: 8),
        logged.record.gauge.value.shortText + "/" + logged.record.gauge.limit.shortText,
        logged.record.move.text, String(logged.caretStop), String(logged.ticks),
      ])
    }
    return table.lines
  }

  /// For programs.
  static func csv(_ updates: [ReplayOutcome.LoggedUpdate]) -> [String] {
    [columns.joined(separator: ",")]
      + updates.map { logged in
        let update = logged.record.update
        let numbers = [
          update.translation.dx, update.translation.dy, update.velocity.dx, update.velocity.dy,
          logged.record.gauge.value, logged.record.gauge.limit,
        ]
        return
          ([String(update.time.microseconds), update.state.name] + numbers.map(\.shortText) + [
            logged.record.move.text, String(logged.caretStop), String(logged.ticks),
          ]).joined(separator: ",")
      }
  }
}

extension ReplayOutcome.LoggedUpdate {
  /// The update as an array in the order of `UpdateLog.columns`.
  var json: JSONValue {
    let update = record.update
    return .array([
      .time(update.time), .string(update.state.name), .real(update.translation.dx),
      .real(update.translation.dy), .real(update.velocity.dx), .real(update.velocity.dy),
      .real(record.gauge.value), .real(record.gauge.limit), .string(record.move.text),
      .whole(caretStop), .whole(ticks),
    ])
  }
}

extension PanState {
  /// The word in logs.
  var name: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension CursorMove {
  /// What was asked for, briefly: `+1`, `-2 lines`; empty for nothing.
  var text: String {
    switch distance {
    case .characters(0): ""
    case .characters(let count): count.signed
    case .words(let count): count.signed + " words"
    case .lines(let count): count.signed + " lines"
    case .plane(let count, let lines): count.signed + ", " + lines.signed + " lines"
    case .end(let forward): forward ? "end" : "start"
    case .restore: "restore"
    }
  }
}

extension String {
  /// The text with blanks in front, at least `width` characters wide.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
