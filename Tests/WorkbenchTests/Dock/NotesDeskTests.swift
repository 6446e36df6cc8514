import Foundation
import GestureCore
import SimulatorCore
import Testing
import TextCore
import TraceFormat
import WindowShell
import Workbench

@Suite("Notes of a recording")
struct NotesDeskTests {
  private static let text = swipeText(title: "Swipe 1")
  private static let noted = text.replacing(
    "[112000,\"move\"", with: "[100000,\"note\",\"here it starts\"]\n[112000,\"move\"")

  /// A list of one recording, which is loaded and stands at a tenth of a second.
  private func list(_ folder: borrowing TemporaryFolder) throws -> ListUnderTest {
    let list = try ListUnderTest(folder.path, count: 1)
    try list.test.click("recording.1.jsonl")
    list.desk.playback?.seek(to: Instant(microseconds: 100_000))
    return list
  }

  private func add(_ text: String, _ list: ListUnderTest) {
    if list.desk.popover == nil { list.test.key(.character("n"), .control) }
    list.test.send(.text(text))
    list.test.key(.return)
  }

  @Test("What is typed is said from the moment that is shown on, and no other byte changes")
  func add() throws {
    let folder = try TemporaryFolder()
    let list = try list(folder)
    list.test.key(.character("n"), .control)
    #expect(list.desk.popover?.kind == .notes)
    #expect(list.desk.playback?.isPlaying == false)
    #expect(list.desk.popoverContent?.rows.isEmpty == true)
    list.test.send(.text("here it starts"))
    #expect(list.desk.popoverContent?.rows.map(\.title) == ["Add “here it starts”"])
    #expect(list.desk.popoverContent?.rows.map(\.trailing) == ["0.100 s"])
    let steps = list.desk.playback?.steps
    list.test.key(.return)
    // The list stays open, and shows it.
    #expect(list.desk.popoverContent?.rows.first?.title == "here it starts")
    #expect(list.desk.popoverContent?.rows.first?.sign == .check)
    list.desk.finishEdits()
    #expect(try contents(folder.path + "/1.jsonl") == Self.noted)
    #expect(
      list.desk.playback?.notes == [TraceNote(Instant(microseconds: 100_000), "here it starts")])
    #expect(list.desk.playback?.steps == steps)
    #expect(list.desk.lanesOverlay.notes.map(\.isSpoken) == [true])
  }

  @Test("A second note at the same moment takes the place of the first")
  func sameMoment() throws {
    let folder = try TemporaryFolder()
    let list = try list(folder)
    add("wrong", list)
    add("here it starts", list)
    list.desk.finishEdits()
    #expect(try contents(folder.path + "/1.jsonl") == Self.noted)
  }

  @Test("F8 goes on while notes are typed, and an empty note ends the one before")
  func ended() throws {
    let folder = try TemporaryFolder()
    let list = try list(folder)
    add("here it starts", list)
    list.test.key(.function(8))
    #expect(list.desk.popover?.kind == .notes)
    let rows = list.desk.popoverContent?.rows.map(\.title)
    #expect(
      rows == ["here it starts", "Say nothing from here on", "Undo the last change of a note"])
    list.test.key(.down)
    list.test.key(.return)
    list.desk.finishEdits()
    #expect(
      try contents(folder.path + "/1.jsonl")
        == Self.noted.replacing(
          "[128000,\"move\"", with: "[112000,\"note\",\"\"]\n[128000,\"move\""))
    #expect(list.desk.popoverContent?.rows.map(\.title).contains("Nothing more is said") == true)
  }

  @Test("A note is chosen, typed anew, deleted, and all of it undone, to the byte")
  func changed() throws {
    let folder = try TemporaryFolder()
    let list = try list(folder)
    add("first", list)
    list.desk.playback?.seek(to: Instant(microseconds: 300_000))
    list.test.key(.escape)
    list.test.key(.character("n"), .control)
    list.test.key(.return)
    // The note's own moment is shown, and all of it is selected.
    #expect(list.desk.popover?.kind == .note(0))
    #expect(list.desk.playback?.position == Instant(microseconds: 100_000))
    #expect(list.desk.popover?.query == "first")
    #expect(list.desk.popoverContent?.rows.map(\.isEnabled) == [false, true])
    list.test.key(.return)
    #expect(list.desk.popover?.kind == .note(0))
    list.test.send(.text("here it starts"))
    list.test.key(.return)
    list.desk.finishEdits()
    #expect(try contents(folder.path + "/1.jsonl") == Self.noted)

    list.desk.perform(.recordings(.note(.delete(0))), at: 0)
    list.desk.finishEdits()
    #expect(try contents(folder.path + "/1.jsonl") == Self.text)
    list.desk.perform(.recordings(.note(.undo)), at: 0)
    list.desk.finishEdits()
    #expect(try contents(folder.path + "/1.jsonl") == Self.noted)
    for _ in 0..<3 { list.desk.perform(.recordings(.note(.undo)), at: 0) }
    list.desk.finishEdits()
    #expect(try contents(folder.path + "/1.jsonl") == Self.text)
    #expect(list.desk.playback?.notes.isEmpty == true)
  }

  @Test("A row's menu loads what is not loaded yet, and lets it stand at its start")
  func fromMenu() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    list.test.send(.menuAsked(try list.test.place("recording.2.jsonl")))
    let row = try #require(
      list.desk.popoverContent?.rows.firstIndex { $0.command == .open(.notes) })
    #expect(list.desk.popoverContent?.rows[row].isEnabled == true)
    list.desk.perform(.open(.notes), at: list.test.stamp)
    #expect(list.desk.playback?.fileName == "2.jsonl")
    #expect(list.desk.playback?.position == .zero && list.desk.playback?.isPlaying == false)
    #expect(list.desk.popover?.kind == .notes)
  }

  @Test("Without a recording of ours there is nothing to note")
  func nothing() throws {
    let test = try DeskUnderTest()
    test.key(.character("n"), .control)
    #expect(test.desk.popover == nil)
  }

  @Test("What somebody else has changed meanwhile is not overwritten, and the window says so")
  func foreignChange() throws {
    let folder = try TemporaryFolder()
    let list = try list(folder)
    add("here it starts", list)
    list.desk.finishEdits()
    let other = Self.noted.replacing("here it starts", with: "elsewhere")
    try write(other, to: folder.path + "/1.jsonl")
    list.desk.perform(.recordings(.note(.delete(0))), at: 0)
    #expect(list.desk.playback?.notes.isEmpty == true)
    list.desk.finishEdits()
    #expect(try contents(folder.path + "/1.jsonl") == other)
    #expect(list.desk.playback?.notes.map(\.text) == ["here it starts"])
    #expect(list.desk.recordings.noteChanges.isEmpty)
    #expect(
      list.desk.model.menuBar.remark
        == .warning("1.jsonl: its notes have changed meanwhile; open the recording again"))
  }

  @Test("A title that cannot be written is not shown any longer")
  func refusedTitle() throws {
    let folder = try TemporaryFolder()
    let list = try list(folder)
    try write(Self.text.replacing("caretlab.trace", with: "another"), to: folder.path + "/1.jsonl")
    list.test.key(.function(2))
    list.test.send(.text("new"))
    list.test.key(.return)
    #expect(list.titles == ["new"])
    list.desk.finishEdits()
    #expect(list.titles == ["1.jsonl"])
  }

  @Test("A long text with line breaks is kept whole while nobody changes it")
  func longNote() throws {
    let folder = try TemporaryFolder()
    let list = try list(folder)
    let long = String(repeating: "so it goes\n", count: 60)
    list.desk.perform(.open(.notes), at: 0)
    list.desk.perform(.recordings(.note(.add(long))), at: 0)
    list.desk.perform(.recordings(.note(.open(0))), at: 0)
    #expect(list.desk.popover?.query == long)
    #expect(list.desk.popoverContent?.rows.first?.isEnabled == false)
    list.test.key(.end)
    list.test.send(.text("x"))
    list.test.key(.backspace)
    #expect(list.desk.popover?.query == String(long.dropLast()))
  }

  @Test("What is being recorded keeps its file: title, label, notes and trash wait")
  func whileRecording() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path, count: 1)
    list.test.key(.function(5))
    try list.test.swipe(reports: 4)
    list.desk.readFolder()
    let path = try #require(list.desk.recordingEntries.first { $0.title != "Swipe 1" }?.path)
    list.desk.recordings.current = path
    for command: ToolCommand in [
      .recordings(.rename), .open(.label), .open(.notes), .recordings(.discard),
    ] { list.desk.perform(command, at: list.test.stamp) }
    list.desk.perform(.recordings(.label(.tap)), at: list.test.stamp)
    #expect(list.desk.popover?.kind != .notes)
    #expect(list.desk.recordings.renaming == nil && list.desk.recordings.toast == nil)
    list.test.key(.escape)
    list.test.key(.function(5))
    list.desk.finishEdits()
    let trace = try TraceReader.read(Array(try contents(path).utf8), file: "a")
    #expect(trace.header.intent == nil && trace.hasEnd)
  }

  @Test(
    "With notes put in and taken out, every moment shows what it shows in a file that is read anew")
  func moments() throws {
    let bytes = Array(swipeText(samples: 5_000).utf8)
    var playback = try Playback(
      trace: TraceReader.read(bytes, file: "a"), fileName: "a",
      other: ReplayOptions(technique: "caretlab"))
    var changed = bytes
    let edits: [TraceNoteEdit] = [
      .insert(TraceNote(Instant(microseconds: 20_000_000), "b"), at: 0),
      .insert(TraceNote(Instant(microseconds: 16_000), "a"), at: 0),
      .remove(TraceNote(Instant(microseconds: 20_000_000), "b"), at: 1),
      .insert(TraceNote(Instant(microseconds: 70_000_000), "c"), at: 1),
    ]
    for (number, edit) in edits.enumerated() {
      playback.seek(to: Instant(microseconds: [50_000_000, 16_000, 70_000_000, 0][number]))
      let isDone = playback.edit(edit)
      #expect(isDone)
      changed = try edit.applied(to: changed, file: "a")
      var fresh = try Playback(
        trace: TraceReader.read(changed, file: "a"), fileName: "a",
        other: ReplayOptions(technique: "caretlab"))
      #expect(fresh.trace.events == playback.trace.events)
      for time: Int64 in [60_000_000, 40_000_000, 70_100_000, 0, 80_000_000] {
        playback.seek(to: Instant(microseconds: time))
        fresh.seek(to: Instant(microseconds: time))
        #expect(playback.replay.simulator.document.text == fresh.replay.simulator.document.text)
        #expect(playback.replay.simulator.now == fresh.replay.simulator.now)
        #expect(playback.readings == fresh.readings)
        #expect(playback.fingers == fresh.fingers)
      }
    }
  }
}
