import CursorTechniques
import Foundation
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// Prints recordings as lanes: what `--lanes` prints.
struct LanePrinter {
  private let options: ReplayOptions
  private let console: Console

  init(_ options: ReplayOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Prints a recording's name and its lanes.
  func print(_ trace: Trace, _ path: String) throws(Failure) {
    let record: LaneRecord
    do {
      record = try LaneRecord(
        start: trace.header.session, events: trace.events,
        hasRecordedLayout: trace.usesRecordedLayout, options: options)
    } catch {
      throw .found("\(InputFile.name(of: path)): \(error.description)")
    }
    var intent: Int?
    if case .move(let count)? = trace.header.intent { intent = count }
    console.print("\(path): \(record.technique.id), \(record.delivery.value.text)")
    let text = LaneText(
      record, intent: intent, width: Self.width(console.environment),
      usesColors: Self.usesColors(
        console.environment, isTerminal: console.isOfProcess && isatty(STDOUT_FILENO) == 1))
    for line in text.lines { console.print(line) }
  }

  /// The terminal's width: what `COLUMNS` says, or 80.
  static func width(_ environment: [String: String]) -> Int {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// Whether results are coloured: on terminals that can, unless `NO_COLOR` says no.
  static func usesColors(_ environment: [String: String], isTerminal: Bool) -> Bool {
    isTerminal && environment["NO_COLOR"].map(\.isEmpty) ?? true && environment["TERM"] != "dumb"
  }
}
