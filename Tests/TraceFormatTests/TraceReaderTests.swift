import GestureCore
import SimulatorCore
import Testing
import TraceFormat

struct TraceReaderTests {
  /// The recording that the format's description shows.
  static let example = #"""
    {"format":"caretlab.trace","version":1,"title":"two words back","screen":{"width":390,"height":844,"pointsPerMillimetre":6.04},"keyboard":"en-qwerty","document":{"before":"the quick brown","selected":"","after":" fox"},"technique":"velocity-filter","parameters":{"technique.deadZone":70,"technique.divisor":10,"technique.threshold":100,"recognizer.slop":10,"phone.keyCancel":"never"},"delivery":60,"source":{"kind":"live"},"intent":{"kind":"move","by":-11}}
    [0,"down",1,200,690]
    [8310,"move",1,191.5,690.5]
    [151200,"up",1,98.25,688]
    [400000,"key","backspace"]
    [520000,"text","é"]
    [530000,"set","technique.threshold",120]
    [900000,"end"]

    """#

  @Test func readsTheExample() throws {
    let trace = try TraceReader.read(Array(Self.example.utf8), file: "swipe.jsonl")
    let header = trace.header
    #expect(header.title == "two words back")
    #expect(header.session.document == .init(before: "the quick brown", after: " fox"))
    #expect(header.session.delivery == .hertz(60))
    #expect(header.session.parameters.first == NamedParameter("technique.deadZone", .number(70)))
    #expect(header.session.parameters.last == NamedParameter("phone.keyCancel", .word("never")))
    #expect(header.source == .live)
    #expect(header.intent == .move(by: -11))
    #expect(trace.warnings.isEmpty)
    #expect(trace.hasEnd)
    #expect(!trace.usesRecordedLayout)
    #expect(
      trace.events == [
        InputEvent(.zero, .touch(FingerID(1), .down, Point(x: 200, y: 690))),
        InputEvent(
          Instant(microseconds: 8310), .touch(FingerID(1), .move, Point(x: 191.5, y: 690.5))),
        InputEvent(
          Instant(microseconds: 151_200), .touch(FingerID(1), .up, Point(x: 98.25, y: 688))),
        InputEvent(Instant(microseconds: 400_000), .key(EditingKey(.backspace))),
        InputEvent(Instant(microseconds: 520_000), .text("é")),
        InputEvent(Instant(microseconds: 530_000), .set("technique.threshold", .number(120))),
        InputEvent(Instant(microseconds: 900_000), .end),
      ])
  }

  @Test func writesTheExample() throws {
    let trace = try TraceReader.read(Array(Self.example.utf8), file: "swipe.jsonl")
    #expect(String(decoding: TraceWriter.bytes(of: trace), as: UTF8.self) == Self.example)
  }
}
