import Foundation
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Workbench

/// A recording's text with a swipe to the right.
func swipeText(title: String? = nil, samples: Int = 30, end: Bool = true) -> String {
  let name = title.map { "\"title\":\"\($0)\"," } ?? ""
  var lines = [
    "{\"format\":\"caretlab.trace\",\"version\":1,\(name)\"document\":{\"before\":\"abcdefghijklmnopqrstuvwxyz\",\"selected\":\"\",\"after\":\"\"},\"intent\":{\"kind\":\"move\",\"by\":8}}",
    "[0,\"down\",1,100,690]",
  ]
  for index in 1...samples { lines.append("[\(index * 16_000),\"move\",1,\(100 + index * 6),690]") }
  let last = samples * 16_000 + 8_000
  lines.append("[\(last),\"up\",1,\(100 + samples * 6),690]")
  if end { lines.append("[\(last + 2_000),\"end\"]") }
  return lines.joined(separator: "\n") + "\n"
}

func write(_ text: String, to path: String) throws {
  try Data(text.utf8).write(to: URL(fileURLWithPath: path))
}

func contents(_ path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}

@Suite("What a list says of recordings")
struct RecordingFolderTests {
  private func desk(_ folder: borrowing TemporaryFolder, reader: RecordingReader = .ofOwnRecordings)
    throws -> Desk
  {
    let test = try DeskUnderTest(recordings: folder.path, reader: reader)
    test.desk.readFolder()
    return test.desk
  }

  @Test("Title, length, fingers, label; the file's name where there is no title; newest first")
  func rows() throws {
    let folder = try TemporaryFolder()
    try write(swipeText(title: "Out"), to: folder.path + "/1.jsonl")
    try write(swipeText(), to: folder.path + "/2.jsonl")
    try write("notes", to: folder.path + "/notes.txt")
    try write("{}", to: folder.path + "/3.expected.json")
    try write(swipeText(), to: folder.path + "/.hidden.jsonl")
    let desk = try desk(folder)
    #expect(desk.recordingEntries.map(\.title) == ["2.jsonl", "Out"])
    desk.perform(.dock(.recordings), at: 0)
    #expect(desk.model.dock.recordingCount == 2)
    guard case .recording(let detail, let picture, .verdict(.unknown)) = desk.recordingRows[1].body
    else {
      Issue.record("\(desk.recordingRows)")
      return
    }
    #expect(detail == "0.49 s,  1 finger,  move +8")
    #expect(picture.strokes.count == 1)
  }

  @Test("What stands beside a recording is held against it")
  func verdicts() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try write(swipeText(), to: folder.path + "/\(name).jsonl") }
    let trace = try TraceReader.read(Array(swipeText().utf8), file: "a")
    let outcome = try PlaybackRun(trace, ReplayOptions()).outcome
    try #require(outcome.net > 0)
    var expectation = ReplayExpectation(
      technique: "velocity-filter", parameters: [], delivery: .asRecorded,
      steps: outcome.steps.map { .init($0.time, $0.count) }, text: outcome.text, unicode: "0")
    try Data(expectation.bytes).write(
      to: URL(fileURLWithPath: folder.path + "/a.expected.json"))
    expectation.steps.append(.init(Instant(microseconds: 1), 2))
    try Data(expectation.bytes).write(
      to: URL(fileURLWithPath: folder.path + "/b.expected.json"))
    let entries = try desk(folder).recordingEntries
    let verdicts = entries.compactMap { entry -> RecordingSummary.Verdict? in
      if case .read(let summary) = entry.content { summary.verdict } else { nil }
    }
    #expect(
      verdicts == [
        .differs("net +\(outcome.net), expected +\(outcome.net + 2)"), .asExpected,
      ])
  }

  @Test("A cut file is warned about in a phrase, a broken one refused with its place")
  func broken() throws {
    let folder = try TemporaryFolder()
    try write(String(swipeText(end: false).dropLast(4)), to: folder.path + "/cut.jsonl")
    try write(
      swipeText().replacing("[160000,", with: "[1,"), to: folder.path + "/back.jsonl")
    try write("rubbish", to: folder.path + "/rubbish.jsonl")
    let entries = try desk(folder).recordingEntries.reversed().map(\.content)
    guard case .refused(let back) = entries[0], case .read(let cut) = entries[1],
      case .refused(let rubbish) = entries[2]
    else {
      Issue.record("\(entries)")
      return
    }
    #expect(back.line == 12)
    #expect(back.hasReadablePart)
    #expect(back.sentence.hasPrefix("Line 12, column 2: "))
    #expect(cut.verdict == .warned("line 33 is cut, 31 events read"))
    #expect(!rubbish.hasReadablePart)
  }

  @Test("Files of other tools are listed with their format's name, whatever they are called")
  func foreign() throws {
    let folder = try TemporaryFolder()
    try write("foreign", to: folder.path + "/phone.log")
    try write("other", to: folder.path + "/other.log")
    let reader = RecordingReader { path throws(RecordingReader.Refusal) in
      guard path.hasSuffix("phone.log"),
        var trace = try? TraceReader.read(Array(swipeText().utf8), file: "x")
      else { throw RecordingReader.Refusal("no") }
      trace.header.source = TraceHeader.Source(
        kind: "import", details: [JSONMember("format", .string("getevent"))])
      return trace
    }
    let desk = try desk(folder, reader: reader)
    #expect(desk.recordingEntries.map(\.title) == ["phone.log"])
    desk.perform(.dock(.recordings), at: 0)
    guard case .recording(_, _, .format("getevent"))? = desk.recordingRows.first?.body else {
      Issue.record("\(desk.recordingRows)")
      return
    }
  }

  @Test("An empty folder is no error, and neither is one that is not there")
  func empty() throws {
    let test = try DeskUnderTest()
    test.desk.readFolder()
    test.desk.perform(.dock(.recordings), at: 0)
    #expect(test.desk.recordingEntries.isEmpty)
    #expect(test.desk.recordingRows.isEmpty)
  }

  @Test("The background finds the same as reading at once, and sees what comes later")
  func background() async throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 {
      try write(swipeText(title: "\(index)"), to: folder.path + "/\(index).jsonl")
    }
    let test = try DeskUnderTest(recordings: folder.path)
    test.desk.perform(.dock(.recordings), at: 0)
    var stamp: Int64 = 0
    func wait(_ isDone: () -> Bool) async throws {
      for _ in 0..<2_000 where !isDone() {
        stamp += 10_000
        test.desk.followFolder(at: stamp)
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(isDone())
    }
    try await wait {
      test.desk.recordingEntries.count == 20
        && test.desk.recordingEntries.allSatisfy { $0.content != .unread }
    }
    let found = test.desk.recordingEntries
    test.desk.readFolder()
    #expect(test.desk.recordingEntries == found)
    try write(swipeText(title: "late"), to: folder.path + "/late.jsonl")
    try await wait { test.desk.recordingEntries.contains { $0.title == "late" } }
  }
}
