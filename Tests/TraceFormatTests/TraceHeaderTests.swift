import GestureCore
import SimulatorCore
import Testing
import TraceFormat

struct TraceHeaderTests {
  static func header(_ members: String) -> String {
    #"{"format":"caretlab.trace","version":1,\#(members)}"#
  }

  @Test func shortestHeaderMeansDefaults() throws {
    let header = try TraceText.read(TraceText.header).header
    #expect(header == TraceHeader())
    #expect(header.session == SessionStart())
    #expect(header.session.delivery == .asRecorded)
    #expect(header.session.technique == "velocity-filter")
  }

  @Test func readsEveryKey() throws {
    let text = Self.header(
      #""geometry":"pango","created":"2026-11-30T20:41:07Z","note":"n","title":"t","#
        + #""keyboard":"zh-pinyin","delivery":"asRecorded","technique":"fixed-count","#
        + #""parameters":{"b":1,"a":-2.5,"c":"never","d":true},"#
        + #""screen":{"stamps":"spread","scale":2,"width":393,"height":852.5,"pointsPerMillimetre":6},"#
        + #""document":{"after":"c","before":"a","selected":"b"},"intent":{"kind":"none"},"#
        + #""source":{"seed":7,"kind":"synthetic","name":"g"}"#)
    var expected = TraceHeader(
      title: "t", note: "n", created: "2026-11-30T20:41:07Z",
      session: SessionStart(
        screen: Screen(width: 393, height: 852.5, pointsPerMillimetre: 6), keyboard: "zh-pinyin",
        document: .init(before: "a", selected: "b", after: "c"), technique: "fixed-count",
        parameters: [
          NamedParameter("b", .number(1)), NamedParameter("a", .number(-2.5)),
          NamedParameter("c", .word("never")), NamedParameter("d", .flag(true)),
        ], delivery: .asRecorded), scale: 2, stamps: "spread", geometry: .pango,
      source: TraceHeader.Source(kind: "synthetic"))
    expected.source?.details = [
      JSONMember("seed", .whole(7)), JSONMember("name", .string("g")),
    ]
    expected.intent = .nothing
    #expect(try TraceText.read(text).header == expected)
  }

  /// Every object keeps what it does not know, spelled as it was, and rewriting twice changes nothing.
  @Test func keepsUnknownMembers() throws {
    let text = Self.header(
      #""x-id":9007199254740993,"screen":{"notch":{"depth":1.50,"a":[1,-0,1e3,null,true,{}]}},"#
        + #""document":{"language":"en"},"intent":{"kind":"tap","key":"q"},"#
        + #""source":{"kind":"import","assumptions":["60 Hz"],"scale":0.5},"z":{"b":1,"a":2}"#)
    let trace = try TraceText.read(text)
    let once = TraceWriter.bytes(of: trace)
    #expect(
      String(decoding: once, as: UTF8.self)
        == #"{"format":"caretlab.trace","version":1,"screen":{"width":390,"height":844,"pointsPerMillimetre":6.04,"notch":{"depth":1.50,"a":[1,-0,1e3,null,true,{}]}},"keyboard":"en-qwerty","document":{"before":"","selected":"","after":"","language":"en"},"technique":"velocity-filter","parameters":{},"delivery":"asRecorded","source":{"kind":"import","assumptions":["60 Hz"],"scale":0.5},"intent":{"kind":"tap","key":"q"},"x-id":9007199254740993,"z":{"b":1,"a":2}}"#
        + "\n")
    let again = try TraceReader.read(once, file: "a.jsonl")
    #expect(again.header == trace.header)
    #expect(TraceWriter.bytes(of: again) == once)
  }

  @Test func keepsIntentsThatItDoesNotKnow() throws {
    let trace = try TraceText.read(Self.header(#""intent":{"kind":"select","by":3}"#))
    #expect(trace.header.intent == nil)
    #expect(
      trace.warnings.first?.description
        == #"a.jsonl:1:49: warning: intent.kind is "select", not "move", "tap" or "none": not labelled"#
    )
    #expect(
      String(decoding: TraceWriter.bytes(of: trace), as: UTF8.self)
        .contains(#""intent":{"kind":"select","by":3}"#))
  }

  struct Wrong: CustomTestStringConvertible {
    var members: String
    var message: String
    var testDescription: String { members }

    init(_ members: String, _ message: String) {
      self.members = members
      self.message = message
    }
  }

  static let wrong = [
    Wrong(#""title":5"#, "title: expected text in quotes, found 5"),
    Wrong(#""keyboard":null"#, "keyboard: expected text in quotes, found nothing"),
    Wrong(#""screen":[390,844]"#, "screen: expected an object in braces, found an array"),
    Wrong(
      #""screen":{"width":0}"#, "screen.width: expected a number above 0, at most 100000, found 0"),
    Wrong(
      #""screen":{"height":1e999}"#,
      "screen.height: expected a number above 0, at most 100000, found 1e999"),
    Wrong(#""document":"a""#, #"document: expected an object in braces, found "a""#),
    Wrong(#""document":{"before":5}"#, "document.before: expected text in quotes, found 5"),
    Wrong(
      #""parameters":{"a":[]}"#,
      "parameters.a: expected a finite number, a word or true or false, found an array"),
    Wrong(
      #""delivery":0"#,
      #"delivery: expected "asRecorded" or a whole number of callbacks per second from 1 to 1000, found 0"#
    ),
    Wrong(
      #""delivery":59.5"#,
      #"delivery: expected "asRecorded" or a whole number of callbacks per second from 1 to 1000, found 59.5"#
    ),
    Wrong(#""geometry":"uikit""#, #"geometry: expected "cell" or "pango", found "uikit""#),
    Wrong(
      #""intent":{"kind":"move","by":1.5}"#,
      "intent.by: expected a whole number of caret stops, found 1.5"),
    Wrong(#""intent":7"#, "intent: expected an object in braces, found 7"),
    Wrong(#""source":"live""#, #"source: expected an object in braces, found "live""#),
  ]

  @Test(arguments: wrong) func refuses(_ row: Wrong) {
    let column = 40 + row.members.prefix { $0 != ":" }.count + 1
    #expect(
      TraceText.refusal(Self.header(row.members)) == "a.jsonl:1:\(column): \(row.message)")
  }

  @Test func refusesAKeyThatIsThereTwice() {
    #expect(
      TraceText.refusal(Self.header(#""title":"a","title":"b""#))
        == #"a.jsonl:1:60: "title" is there twice"#)
  }

  @Test func validatorFindsEveryWrongValue() {
    let text = Self.header(#""title":5,"delivery":0,"geometry":1"#) + "\n[0,\"up\",1,2,3]\n"
    let findings = TraceValidator.findings(in: Array(text.utf8), file: "a.jsonl")
    #expect(findings.map(\.line) == [1, 1, 1, 2, 2])
    #expect(findings.map(\.severity) == [.error, .error, .error, .error, .warning])
  }
}
