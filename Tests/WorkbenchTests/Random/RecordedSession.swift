import CursorTechniques
import Foundation
import GestureCore
import PangoText
import SimulatorCore
import TextCore
import TraceFormat
import Workbench

/// A window's phone, with what was done to it, and what a recording of that gives without a window.
final class RecordedSession {
  /// What was done.
  enum Call: CustomStringConvertible {
    case handle(InputEvent.Kind, at: Int64)
    case advance(to: Int64)
    case startRecording

    var description: String {
      switch self {
      case .handle(let kind, let stamp): "handle(.\(kind), at: \(stamp))"
      case .advance(let stamp): "advance(to: \(stamp))"
      case .startRecording: "startRecording()"
      }
    }
  }

  let live: LiveSession<PangoGeometry>
  private(set) var calls: [Call] = []
  private(set) var latest: Int64 = 0
  private let folder: RecordingFolder

  /// The folder of one recording.
  private final class RecordingFolder {
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }
  }

  init(_ start: SessionStart) throws {
    folder = try RecordingFolder()
    let region = try Simulator(start: start).textRegion
    let geometry = PangoGeometry(
      viewport: TextViewport(
        x: region.x, y: region.y, width: region.width, height: region.height))
    live = try LiveSession(start: start, layout: geometry)
  }

  private var path: String { folder.folder.path + "/a.jsonl" }

  func handle(_ kind: InputEvent.Kind, at stamp: Int64) {
    calls.append(.handle(kind, at: stamp))
    latest = max(latest, stamp)
    if case .scroll(let distance) = kind { live.layout.scroll += distance }
    live.handle(kind, at: stamp)
  }

  func advance(to stamp: Int64) {
    calls.append(.advance(to: stamp))
    latest = max(latest, stamp)
    live.advance(to: stamp)
  }

  func startRecording() throws {
    calls.append(.startRecording)
    try live.startRecording(
      path: path, folder: "", date: testDate,
      header: TraceHeader(stamps: "when they were read", source: .live))
  }

  func repeatCalls(_ calls: [Call]) throws {
    for call in calls {
      switch call {
      case .handle(let kind, let stamp): handle(kind, at: stamp)
      case .advance(let stamp): advance(to: stamp)
      case .startRecording: try startRecording()
      }
    }
  }

  /// The middle of a handle of what is selected; nil where nothing is.
  func handle(atStart: Bool) -> Point? {
    var layout = live.layout
    return live.simulator.selectionHandles(layout: &layout)?.frame(of: atStart ? .start : .end)
      .center
  }

  /// Ends the recording and replays it without a window: in what the two differ.
  func differences() throws -> [String] {
    guard live.isRecording else { return [] }
    live.stopRecording(at: latest + 1_000_000)
    let trace = try TraceReader.read(
      Array(try Data(contentsOf: URL(fileURLWithPath: path))), file: "a.jsonl")
    var replay = try Replay(
      start: trace.header.session, hasRecordedLayout: trace.usesRecordedLayout)
    for event in trace.events { replay.feed(event) }
    var differences = trace.warnings.map { "\($0)" }
    func compare<Value: Equatable>(_ name: String, _ given: Value, _ wanted: Value) {
      if given != wanted { differences.append("\(name): \(given) instead of \(wanted)") }
    }
    let (given, wanted) = (replay.simulator, live.simulator)
    compare("bytes", Array(given.document.text.utf8), Array(wanted.document.text.utf8))
    compare("selection", given.document.selection, wanted.document.selection)
    compare("marked text", given.document.markedRange, wanted.document.markedRange)
    compare("focus", given.isFocused, wanted.isFocused)
    compare("parameters", given.parametersInForce, wanted.parametersInForce)
    compare("keyboard", given.keyboard, wanted.keyboard)
    compare("last key", given.situation.lastTypedKey, wanted.situation.lastTypedKey)
    compare("gauge", given.technique.gauge, wanted.technique.gauge)
    let counts = replay.effects.steps.map(\.count)
    compare("forward", counts.reduce(0) { $0 + max($1, 0) }, live.readings.forward)
    compare("back", counts.reduce(0) { $0 - min($1, 0) }, live.readings.back)
    compare("undone", undone(given.document), undone(wanted.document))
    return differences
  }

  /// The texts that undoing everything goes through.
  private func undone(_ document: TextDocument) -> [String] {
    var document = document
    var texts: [String] = []
    while document.undo() { texts.append(document.text) }
    return texts
  }
}
