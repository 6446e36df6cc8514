import SimulatorCore
import Testing
import TraceFormat

/// Files that nobody writes on purpose, and some that somebody does.
struct HostileFileTests {
  static let sample = #"""
    {"format":"caretlab.trace","version":1,"parameters":{"a":-1.5},"x":[{"é":null}]}
    [0,"down",1,200,690]
    [8310,"move",1,191.5,690.5]
    [151200,"up",1,98.25,688]
    [400000,"key","backspace"]
    [530000,"set","technique.threshold",120]
    [530000,"down",2,1e1,-0.5]
    [540000,"select",-1,2,"up"]
    [540000,"mark","ｎi👍🏽",0,1]
    [550000,"zoom",{"a":[1,true,null]}]
    [560000,"focus",false]
    [570000,"scroll",-12.5]
    [580000,"technique","swipe-once"]
    [590000,"text","\ud83d\ude00\\\"\u0007"]
    [900000,"up",2,0,0]
    [900000,"end"]

    """#

  @Test func everyCutIsAPrefix() throws {
    let bytes = Array(Self.sample.utf8)
    let whole = try TraceReader.read(bytes, file: "a.jsonl")
    let headerEnd = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    for count in 0..<bytes.count {
      let cut = Array(bytes[..<count])
      guard count >= headerEnd else {
        #expect(TraceText.refusal(cut).contains("no recording in a.jsonl"), "cut at \(count)")
        continue
      }
      let trace = try TraceReader.read(cut, file: "a.jsonl")
      #expect(trace.header == whole.header)
      let read = trace.events.indices.filter { !trace.repairedCancels.contains($0) }
        .map { trace.events[$0] }
      #expect(read == Array(whole.events.prefix(read.count)), "cut at \(count)")
      // The whole recording lacks only its last newline.
      let isWhole = count == bytes.count - 1
      #expect(trace.warnings.count == (isWhole || trace.unknownEvents.isEmpty ? 1 : 2), "\(count)")
    }
  }

  @Test func everyByteMayBeAnything() {
    let bytes = Array(Self.sample.utf8)
    let replacements: [UInt8] = [
      0, 0xff, UInt8(ascii: "7"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "["),
      UInt8(ascii: "\n"), 0x80, 0xed,
    ]
    for index in bytes.indices {
      for replacement in replacements {
        var changed = bytes
        changed[index] = replacement
        checkAgreement(changed, "byte \(index) is \(replacement)")
      }
    }
  }

  @Test func randomBytesAreAnswered() {
    let bytes = Array(Self.sample.utf8)
    let seed: UInt64 = 77
    var random = RandomSource(seed: seed)
    for round in 0..<RandomSource.rounds(2_000) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.remove(at: index)
        default: changed.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
        }
      }
      checkAgreement(changed, "seed \(seed), round \(round)")
    }
  }

  /// The validator lists an error exactly where the reader refuses, and the reader's is its first; what
  /// is read can be written and read again.
  private func checkAgreement(_ bytes: [UInt8], _ what: Comment) {
    let findings = TraceValidator.findings(in: bytes, file: "a.jsonl")
    let first = findings.first { $0.severity == .error }
    do {
      let trace = try TraceReader.read(bytes, file: "a.jsonl")
      #expect(first == nil, what)
      let again = try TraceReader.read(TraceWriter.bytes(of: trace), file: "a.jsonl")
      #expect(again.events == trace.events, what)
      #expect(again.header == trace.header, what)
    } catch {
      #expect(error.finding == first, what)
    }
  }

  struct Hostile: CustomTestStringConvertible {
    var id: String
    var text: String
    var answer: String
    var testDescription: String { id }
  }

  static let hostile = [
    Hostile(
      id: "text of 2 MB",
      text: TraceText.file([#"[0,"text",""# + String(repeating: "x", count: 2_000_000) + #""]"#]),
      answer: "a.jsonl:2:1: the line has 2000013 bytes; a line may have at most 1048576"),
    Hostile(
      id: "title of 2 MB",
      text: TraceHeaderTests.header(#""title":""# + String(repeating: "x", count: 2_000_000)),
      answer: "a.jsonl:1:1: the line has 2000049 bytes; a line may have at most 1048576"),
    Hostile(
      id: "brackets in an event",
      text: TraceText.file([#"[0,"zoom","# + String(repeating: "[", count: 100_000)]),
      answer: "a.jsonl:2:74: arrays and objects are nested deeper than 64 levels"),
    Hostile(
      id: "brackets for an event", text: TraceText.file([String(repeating: "[", count: 100_000)]),
      answer: "a.jsonl:2:2: expected a time in whole microseconds up to 2⁵³, found ["),
    Hostile(
      id: "brackets in a header",
      text: TraceHeaderTests.header(#""a":"# + String(repeating: "[", count: 100_000)),
      answer:
        "a.jsonl:1:107: no recording in a.jsonl: arrays and objects are nested deeper than 64 levels"
    ),
    Hostile(
      id: "braces in a header",
      text: String(repeating: #"{"a":"#, count: 100_000),
      answer:
        "a.jsonl:1:321: no recording in a.jsonl: arrays and objects are nested deeper than 64 levels"
    ),
    Hostile(
      id: "a million digits",
      text: TraceText.file([#"[0,"down",1,"# + String(repeating: "9", count: 1_000_000) + ",0]"]),
      answer: "a.jsonl:2:11: finger 1 lies outside -100000 to 100000 points"),
  ]

  @Test(arguments: hostile) func answers(_ row: Hostile) {
    #expect(TraceText.refusal(row.text) == row.answer)
    let first = TraceValidator.findings(in: Array(row.text.utf8), file: "a.jsonl").first
    #expect(first?.description == row.answer)
  }

  @Test func nestsAsDeepAsTheLimit() throws {
    let value = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
    let trace = try TraceText.read(
      TraceHeaderTests.header(#""a":"# + value) + "\n[0,\"zoom\",\(value)]\n")
    #expect(trace.unknownEvents.count == 1)
  }

  @Test func manyFindingsAreCounted() {
    let text = TraceText.file(Array(repeating: "x", count: 2_500) + [#"[0,"end"]"#])
    let findings = TraceValidator.findings(in: Array(text.utf8), file: "a.jsonl")
    #expect(findings.count == 1_001)
    #expect(
      findings.last?.description == "a.jsonl: and 1500 more findings, 1500 of them errors")
    #expect(findings.last?.severity == .error)
  }
}
