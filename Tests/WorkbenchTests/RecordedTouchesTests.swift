import Foundation
import GestureCore
import SimulatorCore
import Testing
import TextCore
import TraceFormat
import Workbench

/// What fingers did to the text while it was recorded, and what the file gives without a window.
@Suite("Recorded touches on the text")
struct RecordedTouchesTests {
  private let finger = FingerID(1)
  private let other = FingerID(2)

  /// Records what a gesture does to the text, and holds the file's replay to it.
  ///
  /// The window's lines are narrower than the replay's would be, as with other fonts.
  private func expectSameText(
    _ document: SessionStart.Document = .init(before: "the quick brown", after: " fox"),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ gesture: (LiveSession<CellGeometry>) -> Void
  ) throws {
    let folder = try TemporaryFolder()
    let live = try LiveSession(
      start: SessionStart(document: document, delivery: .hertz(60)),
      layout: CellGeometry(screenWidth: 260, viewportHeight: 506))
    try live.startRecording(
      path: folder.path + "/a.jsonl", folder: "", date: testDate,
      header: TraceHeader(stamps: "when they were read", source: .live))
    gesture(live)
    live.stopRecording(at: 9_000_000)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.jsonl"))
    let trace = try TraceReader.read(Array(bytes), file: "a.jsonl")
    var replay = try Replay(
      start: trace.header.session, hasRecordedLayout: trace.usesRecordedLayout)
    for event in trace.events { replay.feed(event) }
    #expect(
      replay.simulator.document.surroundings == live.simulator.document.surroundings,
      sourceLocation: sourceLocation)
  }

  /// A finger that rests on the text's first line until it selects.
  private func pressLong(_ live: LiveSession<CellGeometry>) {
    live.handle(.touch(finger, .down, Point(x: 42, y: 60)), at: 0)
    live.advance(to: 600_000)
  }

  @Test("A finger that selects and lifts within one frame")
  func liftWithinFrame() throws {
    try expectSameText { live in
      pressLong(live)
      live.handle(.touch(finger, .move, Point(x: 120, y: 60)), at: 601_000)
      live.handle(.touch(finger, .up, Point(x: 120, y: 60)), at: 605_000)
    }
  }

  @Test("A key that is typed in the frame in which another finger selects")
  func typingWithinFrame() throws {
    try expectSameText { live in
      pressLong(live)
      live.handle(.touch(other, .down, Point(x: 20, y: 590)), at: 600_500)
      live.handle(.touch(finger, .move, Point(x: 120, y: 60)), at: 601_000)
      live.handle(.touch(other, .up, Point(x: 20, y: 590)), at: 605_000)
      live.handle(.touch(finger, .up, Point(x: 120, y: 60)), at: 800_000)
    }
  }

  @Test("A finger that selects while another one moves in the same frame")
  func twoFingersInOneFrame() throws {
    try expectSameText { live in
      pressLong(live)
      live.handle(.touch(other, .down, Point(x: 20, y: 590)), at: 600_500)
      live.handle(.touch(finger, .move, Point(x: 120, y: 60)), at: 601_000)
      live.handle(.touch(other, .move, Point(x: 90, y: 590)), at: 605_000)
      live.advance(to: 700_000)
      live.handle(.touch(finger, .up, Point(x: 120, y: 60)), at: 800_000)
    }
  }

  @Test("Editing keys in the frame in which a finger selects")
  func editingWithinFrame() throws {
    try expectSameText { live in
      pressLong(live)
      live.handle(.touch(finger, .move, Point(x: 120, y: 60)), at: 601_000)
      live.handle(.key(EditingKey(.backspace)), at: 605_000)
    }
  }

  @Test("A tap on what was selected when the recording began")
  func tapOnSelection() throws {
    // On the second line of 22 cells; a line of 35 cells would end in front of it.
    let document = SessionStart.Document(
      before: "the quick brown fox jumps ", selected: "over", after: " it")
    try expectSameText(document) { live in
      let place = Point(x: 16 + 55, y: CellGeometry.top + 30)
      live.handle(.touch(finger, .down, place), at: 0)
      live.handle(.touch(finger, .up, place), at: 60_000)
    }
  }
}
