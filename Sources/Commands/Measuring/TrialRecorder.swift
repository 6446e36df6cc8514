import Foundation
import SimulatorCore
import TraceFormat
import Tuning

/// Writes simulated trials as recordings, labelled with what was asked for and with who made them.
struct TrialRecorder {
  private let folder: String

  /// - Throws: a folder that cannot be made.
  init(_ path: String) throws(Failure) {
    folder = path
    try OutputDirectory.make(path)
  }

  /// Writes a block's trials as `TECHNIQUE-PERSONA-NUMBER.jsonl`.
  func write(
    _ block: TrialStudy.Block, _ study: TrialStudy
  ) throws(Failure) {
    let start: SessionStart
    do {
      start = try study.start(of: block.technique)
    } catch {
      throw .usage(error.description)
    }
    for trial in block.trials {
      let number = String(trial.index)
      let padded = String(repeating: "0", count: max(0, 3 - number.count)) + number
      let name = "\(block.technique)-\(block.persona)-\(padded).jsonl"
      let bytes = TraceWriter.bytes(
        of: Self.trace(of: trial, start: start, panel: study.panel))
      let path = (folder as NSString).appendingPathComponent(name)
      try OutputFile.write(String(decoding: bytes, as: UTF8.self), to: path)
    }
  }

  static func trace(
    of trial: SimulatedTrial, start: SessionStart, panel: TouchPanel
  ) -> Trace {
    let header = TraceHeader(
      title: "\(trial.persona), \(trial.task.distance.signed) characters, a model's trial",
      session: trial.task.session(start),
      source: TraceHeader.Source(
        kind: "synthetic",
        details: [
          JSONMember("generator", .string(TrialReport.warning)),
          JSONMember("persona", .string(trial.persona)),
          JSONMember("seed", .number(String(trial.seed))),
          JSONMember("trial", .whole(trial.index)),
          JSONMember("outcome", .string(trial.outcome.rawValue)),
          JSONMember("sawCaret", .flag(true)),
        ] + panel.details), intent: .move(by: trial.task.distance))
    return Trace(header: header, events: trial.events)
  }
}
