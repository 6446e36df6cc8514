import Foundation
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import WindowShell
import Workbench

/// A desk with a folder of three recordings, its list open.
final class ListUnderTest {
  let folder: String
  let test: DeskUnderTest
  var desk: Desk { test.desk }

  init(_ folder: String, count: Int = 3) throws {
    self.folder = folder
    for index in 1...count {
      try write(swipeText(title: "Swipe \(index)"), to: folder + "/\(index).jsonl")
    }
    test = try DeskUnderTest(recordings: folder, trash: folder + "/Trash")
    desk.readFolder()
    desk.perform(.dock(.recordings), at: 0)
  }

  var titles: [String] { desk.recordingEntries.map(\.title) }
  func trashed(_ part: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/Trash/" + part)) ?? [])
      .sorted()
  }
}

@Suite("The list of recordings")
struct RecordingsDeskTests {
  @Test("A click loads, and the row says so")
  func click() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    try list.test.click("recording.2.jsonl")
    #expect(list.desk.playback?.fileName == "2.jsonl")
    let row = try #require(list.desk.recordingRows.first { $0.title == "Swipe 2" })
    #expect(row.isSelected)
    guard case .recording(_, _, .loaded(isPlaying: true)) = row.body else {
      Issue.record("\(row.body)")
      return
    }
  }

  @Test("The second button opens a row's menu where it lies, and the menu acts on that row")
  func contextMenu() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    let before = list.titles
    let point = try list.test.place("recording.2.jsonl")
    list.test.send(.menuAsked(point))
    #expect(list.desk.popover?.kind == .recording)
    #expect(list.desk.popoverContent?.sections.first?.title == "Swipe 2")
    #expect(list.desk.playback == nil)
    let frame = try #require(list.desk.popoverLayout?.frame)
    #expect((frame.x - point.x).magnitude <= 1)
    let rows = try #require(list.desk.popoverContent?.rows)
    for _ in rows
    where list.desk.popover?.selected.map({ rows[$0].command }) != .recordings(.discard) {
      list.test.key(.down)
    }
    list.test.key(.return)
    #expect(list.titles == before.filter { $0 != "Swipe 2" })
  }

  @Test("Tab stops at one row, the arrows go on, Return loads")
  func keyboard() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    var names: [String] = []
    repeat {
      list.test.key(.tab)
      names.append(list.desk.focusedName ?? "")
    } while list.desk.focusedName != nil && names.count < 200
    #expect(names.filter { $0.hasPrefix("recording.") } == ["recording.3.jsonl"])
    while list.desk.focusedName != "recording.3.jsonl" { list.test.key(.tab) }
    list.test.key(.down)
    list.test.key(.down)
    list.test.key(.down)
    #expect(list.desk.focusedName == "recording.1.jsonl")
    list.test.key(.up)
    list.test.key(.return)
    #expect(list.desk.playback?.fileName == "2.jsonl")
  }

  @Test("A double click renames in place: the title changes and no other byte")
  func rename() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    let point = try list.test.place("recording.2.jsonl")
    for _ in 0..<2 {
      list.test.touch(.down, point, after: 100)
      list.test.touch(.up, point, after: 30)
    }
    #expect(list.desk.recordings.renaming?.field.text == "Swipe 2")
    list.test.send(.text("Two “words” back"))
    list.test.key(.return)
    #expect(list.titles == ["Swipe 3", "Two “words” back", "Swipe 1"])
    list.desk.finishEdits()
    #expect(
      try contents(folder.path + "/2.jsonl") == swipeText(title: "Two “words” back"))
    #expect(list.desk.windowTitle.hasPrefix("Two “words” back"))
  }

  @Test("Escape leaves the old title, and typing reaches neither phone nor commands")
  func renamingLeft() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    try list.test.click("recording.1.jsonl")
    list.test.key(.function(2))
    list.test.send(.text("x"))
    list.test.key(.space)
    #expect(list.desk.playback?.isPlaying == true)
    list.test.key(.escape)
    #expect(list.desk.recordings.renaming == nil)
    #expect(list.titles.last == "Swipe 1")
    #expect(list.desk.playback != nil)
  }

  @Test("A label is written into the header and taken from it")
  func label() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    try list.test.click("recording.1.jsonl")
    list.desk.perform(.open(.label), at: 0)
    list.test.send(.text("-3"))
    list.test.key(.return)
    list.desk.finishEdits()
    #expect(
      try contents(folder.path + "/1.jsonl")
        == swipeText(title: "Swipe 1").replacing("\"by\":8", with: "\"by\":-3"))
    #expect(list.desk.playback?.trace.header.intent == .move(by: -3))
    list.desk.perform(.recordings(.label(nil)), at: 0)
    list.desk.finishEdits()
    #expect(try !contents(folder.path + "/1.jsonl").contains("intent"))
    list.desk.perform(.open(.label), at: 0)
    list.test.send(.text("many"))
    #expect(list.desk.popoverContent?.rows.isEmpty == true)
  }

  @Test("Delete moves to the trash with its expectation, without asking, and Undo takes it back")
  func trash() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    let text = try contents(folder.path + "/2.jsonl")
    try write("{}", to: folder.path + "/2.expected.json")
    list.desk.readFolder()
    try list.test.click("recording.2.jsonl")
    list.test.key(.delete)
    #expect(list.titles == ["Swipe 3", "Swipe 1"])
    #expect(list.trashed("files") == ["2.expected.json", "2.jsonl"])
    let info = try contents(folder.path + "/Trash/info/2.jsonl.trashinfo")
    #expect(info.hasPrefix("[Trash Info]\nPath=/"))
    #expect(info.hasSuffix("/2.jsonl\nDeletionDate=2026-11-30T20:41:07\n"))
    try list.test.click("recordings.undo")
    #expect(list.titles == ["Swipe 3", "Swipe 2", "Swipe 1"])
    #expect(try contents(folder.path + "/2.jsonl") == text)
    #expect(try contents(folder.path + "/2.expected.json") == "{}")
    #expect(list.trashed("files").isEmpty && list.trashed("info").isEmpty)
  }

  @Test("The offer to undo goes after four seconds")
  func toast() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    try list.test.click("recording.2.jsonl")
    list.test.key(.delete)
    list.desk.advance(to: list.test.stamp + 3_900_000)
    #expect(list.desk.recordings.toast != nil)
    list.desk.advance(to: list.test.stamp + 4_100_000)
    #expect(list.desk.recordings.toast == nil)
  }

  @Test("Two files of one name lie side by side in the trash")
  func sameName() throws {
    let folder = try TemporaryFolder()
    let trash = TrashFolder(folder.path + "/Trash")
    for text in ["one", "two"] {
      try write(text, to: folder.path + "/a b%.jsonl")
      _ = try trash.discard(folder.path + "/a b%.jsonl", date: testDate)
    }
    #expect(try contents(folder.path + "/Trash/files/a b%.jsonl") == "one")
    #expect(try contents(folder.path + "/Trash/files/2 a b%.jsonl") == "two")
    #expect(
      try contents(folder.path + "/Trash/info/2 a b%.jsonl.trashinfo").contains("/a%20b%25.jsonl\n")
    )
  }

  @Test("The looped stretch becomes a file of its own, and none is overwritten")
  func trim() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    try list.test.click("recording.1.jsonl")
    list.desk.perform(.recordings(.trim), at: 0)
    #expect(list.desk.recordingEntries.count == 3)
    list.desk.playback?.loopRange = Instant(microseconds: 100_000)...Instant(microseconds: 300_000)
    list.desk.perform(.recordings(.trim), at: 0)
    list.desk.perform(.recordings(.trim), at: 0)
    list.desk.readFolder()
    #expect(
      list.desk.recordingEntries.map(\.fileName).sorted()
        == ["1-trimmed-2.jsonl", "1-trimmed.jsonl", "1.jsonl", "2.jsonl", "3.jsonl"])
    let trace = try TraceReader.read(
      Array(try contents(folder.path + "/1-trimmed.jsonl").utf8), file: "t")
    #expect(trace.warnings.isEmpty)
    #expect(trace.events.first?.time == .zero)
    #expect(trace.events.last?.time == Instant(microseconds: 200_000))
    guard case .touch(_, .down, _)? = trace.events.first?.kind else {
      Issue.record("\(trace.events[0])")
      return
    }
  }

  @Test("A broken file shows its line in its place, and plays up to there")
  func broken() throws {
    let folder = try TemporaryFolder()
    try write(
      swipeText(title: "Broken").replacing("[160000,", with: "[1,"), to: folder.path + "/9.jsonl")
    let list = try ListUnderTest(folder.path)
    try list.test.click("recordings.showLine.9.jsonl")
    guard case .fault(let words, isLine: true, _, _)? = list.desk.recordingRows.first?.body else {
      Issue.record("\(list.desk.recordingRows)")
      return
    }
    #expect(words == "12:  [1,\"move\",1,160,690]")
    try list.test.click("recordings.readUpTo.9.jsonl")
    #expect(list.desk.playback?.trace.events.filter { $0.touch != nil }.count == 11)
  }

  @Test("Hundreds of recordings scroll, and only those that are seen are laid out")
  func many() throws {
    let folder = try TemporaryFolder()
    for index in 0..<300 { try write(swipeText(samples: 2), to: folder.path + "/\(index).jsonl") }
    let list = try ListUnderTest(folder.path)
    #expect(list.desk.recordingRows.count < 12)
    let place = try list.test.place("dock.content")
    for _ in 0..<30 {
      list.test.send(.wheel(ShellWheel(location: place, dx: 0, dy: -30)))
    }
    let last = try #require(list.desk.recordingsLayout)
    #expect(last.scroll == last.maximumScroll)
    #expect(last.rows.last?.index == list.desk.recordingEntries.count - 1)
  }

  @Test(
    "A file that is opened brings its own folder; a recording that is made, the folder of recordings"
  )
  func folders() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try write(swipeText(title: "Elsewhere"), to: other.path + "/e.jsonl")
    let list = try ListUnderTest(folder.path)
    list.desk.load(other.path + "/e.jsonl")
    list.desk.readFolder()
    #expect(list.titles == ["Elsewhere"])
    list.test.key(.function(5))
    list.test.key(.function(5))
    list.desk.readFolder()
    #expect(list.titles.count == 4)
  }

  @Test("What is being recorded says so; when it is done it is chosen")
  func recording() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    list.test.key(.function(5))
    list.desk.readFolder()
    #expect(
      list.desk.recordingRows.contains { row in
        if case .recording(_, _, .recording) = row.body { true } else { false }
      })
    list.test.key(.function(5))
    list.desk.readFolder()
    let chosen = try #require(list.desk.recordingRows.first { $0.isSelected })
    #expect(!["Swipe 1", "Swipe 2", "Swipe 3"].contains(chosen.title))
  }

  @Test("Any file can be found by its path, folder by folder")
  func files() throws {
    let folder = try TemporaryFolder()
    let list = try ListUnderTest(folder.path)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/inner", withIntermediateDirectories: true)
    try write(swipeText(title: "Deep"), to: folder.path + "/inner/deep.jsonl")
    list.test.key(.character("o"), .control)
    list.test.send(.text("inn"))
    list.test.key(.return)
    list.test.send(.text("de"))
    #expect(list.desk.popoverContent?.rows.map(\.title) == ["deep.jsonl"])
    list.test.key(.return)
    #expect(list.desk.playback?.fileName == "deep.jsonl")
  }
}
