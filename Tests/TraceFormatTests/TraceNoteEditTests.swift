import GestureCore
import SimulatorCore
import Testing
import TraceFormat

@Suite("Changing a recording's notes")
struct TraceNoteEditTests {
  private static let header = #"{"format":"caretlab.trace","version":1}"# + "\n"

  private static func note(_ time: Int64, _ text: String) -> TraceNote {
    TraceNote(Instant(microseconds: time), text)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lines: String
    var edit: TraceNoteEdit
    var expected: String
  }

  static let cases = [
    Case(
      testDescription: "behind everything at its time",
      lines: "[0,\"down\",1,2,3]\n[5,\"up\",1,2,3]\n[5,\"scroll\",1]\n[9,\"end\"]\n",
      edit: .insert(note(5, "a \"b\""), at: 0),
      expected:
        "[0,\"down\",1,2,3]\n[5,\"up\",1,2,3]\n[5,\"scroll\",1]\n[5,\"note\",\"a \\\"b\\\"\"]\n[9,\"end\"]\n"
    ),
    Case(
      testDescription: "before everything, between odd lines",
      lines: "\n  [ 5 , \"text\",\"x\"]\r\n\n[9,\"new\",{\"a\":[1.50]}]\n",
      edit: .insert(note(0, "é"), at: 0),
      expected: "\n[0,\"note\",\"é\"]\n  [ 5 , \"text\",\"x\"]\r\n\n[9,\"new\",{\"a\":[1.50]}]\n"),
    Case(
      testDescription: "before the end of the same moment", lines: "[9,\"end\"]",
      edit: .insert(note(9, "z"), at: 0), expected: "[9,\"note\",\"z\"]\n[9,\"end\"]"),
    Case(
      testDescription: "behind a last line without its line feed", lines: "[9,\"text\",\"x\"]",
      edit: .insert(note(9, "z"), at: 0), expected: "[9,\"text\",\"x\"]\n[9,\"note\",\"z\"]\n"),
    Case(
      testDescription: "before a last line that is cut", lines: "[9,\"text\",\"x\"]\n[10,\"te",
      edit: .insert(note(9, "z"), at: 0),
      expected: "[9,\"text\",\"x\"]\n[9,\"note\",\"z\"]\n[10,\"te"),
    Case(
      testDescription: "before another note of its moment, if that is its place",
      lines: "[9,\"note\",\"a\"]\n[9,\"note\",\"b\"]\n[9,\"end\"]\n",
      edit: .insert(note(9, "between"), at: 1),
      expected: "[9,\"note\",\"a\"]\n[9,\"note\",\"between\"]\n[9,\"note\",\"b\"]\n[9,\"end\"]\n"),
    Case(
      testDescription: "only a text changes",
      lines: "[1,\"note\",\"a\"]\n [ 9,  \"n\\u006fte\" , \"\\u0062\" ] \r\n[9,\"end\"]\n",
      edit: .replace(note(9, "b"), at: 1, with: "c\\"),
      expected: "[1,\"note\",\"a\"]\n [ 9,  \"n\\u006fte\" , \"c\\\\\" ] \r\n[9,\"end\"]\n"),
    Case(
      testDescription: "a line goes",
      lines: "[1,\"note\",\"a\"]\n[9,\"note\",\"b\"]\n[9,\"end\"]\n",
      edit: .remove(note(1, "a"), at: 0), expected: "[9,\"note\",\"b\"]\n[9,\"end\"]\n"),
  ]

  @Test("Only the note's own line changes, whatever stands around it", arguments: cases)
  func bytes(_ example: Case) throws {
    let bytes = Array((Self.header + example.lines).utf8)
    let changed = try example.edit.applied(to: bytes, file: "a.jsonl")
    #expect(String(decoding: changed, as: UTF8.self) == Self.header + example.expected)
  }

  @Test("What was read changes as the file does, and back", arguments: cases)
  func trace(_ example: Case) throws {
    let bytes = Array((Self.header + example.lines).utf8)
    let old = try TraceReader.read(bytes, file: "a.jsonl")
    let new = try TraceReader.read(
      example.edit.applied(to: bytes, file: "a.jsonl"), file: "a.jsonl")
    var trace = old
    let applied = trace.apply(example.edit)
    let shift = try #require(applied)
    #expect(trace.events == new.events)
    #expect(trace.unknownEvents.map(\.line) == new.unknownEvents.map(\.line))
    #expect(trace.repairedCancels == new.repairedCancels)
    #expect(trace.notes == new.notes)
    #expect(shift.distance == new.events.count - old.events.count)
    #expect(trace.events.prefix(shift.index) == old.events.prefix(shift.index))
    let undone = trace.apply(example.edit.inverse)
    #expect(undone?.distance == -shift.distance)
    #expect(trace == old)
  }

  @Test("A note stands before lifts that the reader adds")
  func repairedLifts() throws {
    let bytes = Array((Self.header + "[0,\"down\",1,2,3]\n").utf8)
    let edit = TraceNoteEdit.insert(Self.note(0, "a"), at: 0)
    var trace = try TraceReader.read(bytes, file: "a.jsonl")
    let shift = trace.apply(edit)
    #expect(shift?.index == 1 && shift?.distance == 1)
    let read = try TraceReader.read(edit.applied(to: bytes, file: "a.jsonl"), file: "a.jsonl")
    #expect(trace.events == read.events)
    #expect(trace.repairedCancels == 2..<3 && read.repairedCancels == 2..<3)
  }

  @Test(
    "What does not fit is refused, and nothing is changed",
    arguments: [
      (
        TraceNoteEdit.replace(note(9, "b"), at: 0, with: "c"),
        "a.jsonl: its notes have changed meanwhile; open the recording again"
      ),
      (
        .remove(note(1, "a"), at: 1),
        "a.jsonl: its notes have changed meanwhile; open the recording again"
      ),
      (
        .insert(note(10, "a"), at: 1),
        "a.jsonl:3: the recording ends at 9 µs, before the note's 10 µs"
      ),
    ])
  func refused(_ edit: TraceNoteEdit, _ sentence: String) throws {
    let bytes = Array((Self.header + "[1,\"note\",\"a\"]\n[9,\"end\"]\n").utf8)
    var trace = try TraceReader.read(bytes, file: "a.jsonl")
    let shift = trace.apply(edit)
    #expect(shift == nil)
    do throws(TraceError) {
      _ = try edit.applied(to: bytes, file: "a.jsonl")
      Issue.record("it was not refused")
    } catch {
      #expect(error.description == sentence)
    }
  }

  @Test(
    "What is no recording is left alone",
    arguments: ["", "[]", "{\"format\":\"caretlab.trace\",\"version\":1}\n[0,\"no\n[1,\"end\"]\n"])
  func foreign(_ text: String) {
    #expect(throws: TraceError.self) {
      try TraceNoteEdit.insert(Self.note(3, "a"), at: 0).applied(
        to: Array(text.utf8), file: "a.jsonl")
    }
  }
}
