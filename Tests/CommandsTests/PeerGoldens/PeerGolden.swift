import Foundation
import GestureCore
import SimulatorCore
import TextCore
import TraceFormat

/// The moves that a keyboard's own code asked for, and the technique that stands for it.
struct PeerGolden: CustomStringConvertible, Sendable {
  /// The golden file without its ending; also the test's name.
  let name: String
  /// The technique.
  let technique: String
  /// Settings that differ from the technique's defaults, as `name=value`.
  let settings: [String]
  /// What a move by one word is worth where the file counts characters.
  let charactersInWord: Int
  /// A letter that was typed so many microseconds before the touch-down; nil for none.
  let typedBefore: Int64?

  init(
    _ name: String, technique: String? = nil, _ settings: String..., charactersInWord: Int = 0,
    typedBefore: Int64? = nil
  ) {
    self.name = name
    self.technique = technique ?? name
    self.settings = settings
    self.charactersInWord = charactersInWord
    self.typedBefore = typedBefore
  }

  var description: String { name }
}

extension PeerGolden {
  /// Where traces and goldens lie; nil without test data.
  static let folder: String? = {
    guard let data = ProcessInfo.processInfo.environment["CARETLAB_DATA"] else { return nil }
    let folder = data + "/peer-goldens"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  /// Characters moved, by the time stamp that caused it.
  typealias Sums = [Int64: Int]

  /// One line of a golden file.
  private struct Line: Decodable {
    let file: String
    let steps: [[Int64]]
  }

  /// The original's moves, by trace.
  func expected() throws -> [(trace: String, sums: Sums)] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder!)/golden/\(name).jsonl"))
    return try bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let line = try JSONDecoder().decode(Line.self, from: line)
      var sums: Sums = [:]
      for step in line.steps { sums[step[0], default: 0] += Int(step[1]) }
      return (line.file, sums.filter { $0.value != 0 })
    }
  }

  /// The technique's moves on a trace.
  func moves(on trace: String) throws -> Sums {
    let path = "\(Self.folder!)/traces/\(trace)"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let recording = try TraceReader.read([UInt8](bytes), file: trace)
    let parameters = settings.map { setting in
      let pair = setting.split(separator: "=").map(String.init)
      return NamedParameter(pair[0], ParameterValue(text: pair[1]))
    }
    var replay = try Replay(
      start: recording.header.session, hasRecordedLayout: false,
      options: ReplayOptions(
        technique: technique, parameters: parameters, delivery: .asRecorded, startMode: .region))
    for event in preceded(recording.events) { replay.feed(event) }
    var sums: Sums = [:]
    for step in replay.effects.steps {
      sums[step.time.microseconds - delay, default: 0] += step.count
    }
    var caret = 0
    var wasSelecting = false
    for record in replay.effects.updates {
      let time = record.update.time.microseconds - delay
      let way = record.caret.offset - caret
      caret = record.caret.offset
      switch record.move.distance {
      case .words(let count): sums[time, default: 0] += count * charactersInWord
      case .characters(let count) where count != 0:
        // A step out of a selection goes to its end first, which the original asks for as a jump.
        if wasSelecting, !record.move.selecting { sums[time, default: 0] += way - count }
        wasSelecting = record.move.selecting
      case .characters, .lines, .plane, .end, .restore: break
      }
    }
    return sums.filter { $0.value != 0 }
  }

  /// How much later than in the trace its events come: whole milliseconds, which some keyboards count in.
  private var delay: Int64 { typedBefore == nil ? 0 : 1_000_000 }

  /// The trace's events, after the letter that was typed if there was one.
  private func preceded(_ events: [InputEvent]) -> [InputEvent] {
    guard let typedBefore, let first = events.first else { return events }
    let typed = first.time + (delay - typedBefore)
    let letter = Point(x: 20, y: 590)
    return [
      InputEvent(typed + -30_000, .touch(FingerID(1), .down, letter)),
      InputEvent(typed, .touch(FingerID(1), .up, letter)),
    ] + events.map { InputEvent($0.time + delay, $0.kind) }
  }
}
