import SimulatorCore
import Testing
import TraceFormat

@Suite("Changing a header's member")
struct TraceHeaderEditTests {
  private static let rest =
    "\n[0,\"down\",1,200,690]\n\n  [10,\"up\",1,200,690]\r\n[20,\"new\",7]\n[30,\"mo"

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  struct Case: Sendable, CustomTestStringConvertible {
    var header: String
    var title: String?
    var expected: String
    var testDescription: String { header }
  }

  @Test(
    "Only the title's own bytes change, whatever stands around them",
    arguments: [
      Case(
        header: #"{"format":"caretlab.trace","version":1,"title":"old" , "x":[1.50]}"#,
        title: "new",
        expected: #"{"format":"caretlab.trace","version":1,"title":"new" , "x":[1.50]}"#),
      Case(
        header: #"{ "format":"caretlab.trace", "version": 1, "x":{"title":"in"}}"#,
        title: "a \"b\"",
        expected:
          #"{ "format":"caretlab.trace", "version": 1,"title":"a \"b\"", "x":{"title":"in"}}"#),
      Case(
        header: #"{"title" : "old", "format":"caretlab.trace","version":1}"#, title: nil,
        expected: #"{"format":"caretlab.trace","version":1}"#),
      Case(
        header: #"{"format":"caretlab.trace","version":1, "title":"old"}"#, title: nil,
        expected: #"{"format":"caretlab.trace","version":1}"#),
      Case(
        header: #"{"format":"caretlab.trace","version":1}"#, title: nil,
        expected: #"{"format":"caretlab.trace","version":1}"#),
    ])
  func title(_ example: Case) throws {
    let bytes = Array((example.header + Self.rest).utf8)
    let changed = try TraceHeaderEdit.settingTitle(example.title, in: bytes, file: "a.jsonl")
    #expect(text(changed) == example.expected + Self.rest)
  }

  @Test("A label is written as the format has it, and taken away again")
  func intent() throws {
    let bytes = Array((#"{"format":"caretlab.trace","version":1,"title":"t"}"# + Self.rest).utf8)
    let labelled = try TraceHeaderEdit.settingIntent(.move(by: -3), in: bytes, file: "a.jsonl")
    #expect(
      text(labelled).hasPrefix(
        #"{"format":"caretlab.trace","version":1,"title":"t","intent":{"kind":"move","by":-3}}"#))
    let tap = try TraceHeaderEdit.settingIntent(.tap, in: labelled, file: "a.jsonl")
    #expect(text(tap).contains(#""intent":{"kind":"tap"}}"#))
    #expect(try TraceHeaderEdit.settingIntent(nil, in: tap, file: "a.jsonl") == bytes)
  }

  @Test("A byte order mark stays")
  func mark() throws {
    let bytes = [0xef, 0xbb, 0xbf] + Array(#"{"format":"caretlab.trace","version":1}"#.utf8)
    let changed = try TraceHeaderEdit.settingTitle("t", in: bytes, file: "a.jsonl")
    #expect(changed.starts(with: [0xef, 0xbb, 0xbf, UInt8(ascii: "{")]))
    #expect(try TraceReader.read(changed, file: "a.jsonl").header.title == "t")
  }

  @Test(
    "What is no header is left alone",
    arguments: ["", "[]", "{}", "{\"format\":\"other\",\"version\":1}", "{\"format\":", "\u{0}"])
  func refused(_ text: String) {
    #expect(throws: TraceError.self) {
      try TraceHeaderEdit.settingTitle("t", in: Array(text.utf8), file: "a.jsonl")
    }
  }
}
