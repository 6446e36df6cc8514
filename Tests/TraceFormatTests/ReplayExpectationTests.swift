import GestureCore
import SimulatorCore
import Testing
import TraceFormat

struct ReplayExpectationTests {
  static let example = ReplayExpectation(
    technique: "velocity-filter",
    parameters: [
      NamedParameter("technique.deadZone", .number(70)),
      NamedParameter("phone.keyCancel", .word("never")),
    ], delivery: .hertz(60),
    steps: [
      ReplayExpectation.Step(Instant(microseconds: 151_200), -1),
      ReplayExpectation.Step(Instant(microseconds: 184_533), 2),
    ],
    keys: [ReplayExpectation.Key(Instant(microseconds: 52_000), id: "q", text: "q")],
    text: .init(before: "the quick brow\n", after: "nq fox"), unicode: "16.0")

  static let written = #"""
    {
      "technique": "velocity-filter",
      "parameters": {
        "technique.deadZone": 70,
        "phone.keyCancel": "never"
      },
      "delivery": 60,
      "steps": [
        [151200, -1],
        [184533, 2]
      ],
      "lines": [],
      "keys": [
        [52000, "q", "q"]
      ],
      "text": {
        "before": "the quick brow\n",
        "selected": "",
        "after": "nq fox"
      },
      "unicode": "16.0"
    }

    """#

  @Test func writesAndReads() throws {
    #expect(String(decoding: Self.example.bytes, as: UTF8.self) == Self.written)
    #expect(try ReplayExpectation(Array(Self.written.utf8), file: "a") == Self.example)
    #expect(
      ReplayExpectation.path(ofRecording: "Recordings/slow.jsonl")
        == "Recordings/slow.expected.json")
  }

  struct Bad: CustomTestStringConvertible {
    var replaced: String
    var replacement: String
    var sentence: String
    var testDescription: String { sentence }

    init(_ replaced: String, _ replacement: String, _ sentence: String) {
      self.replaced = replaced
      self.replacement = replacement
      self.sentence = sentence
    }
  }

  static let bad = [
    Bad("[184533, 2]", "[184533, 2", #"a.json:12:10: expected "," or "]", found :"#),
    Bad("[184533, 2]", "[184533]", "a.json: steps, entry 2: expected [microseconds, characters]"),
    Bad("\"delivery\": 60,", "", #"a.json: "delivery" is missing"#),
    Bad("\"delivery\": 60,", "\"delivery\": 0,", #"a.json: delivery: expected "asRecorded""#),
    Bad("\"q\"]", "5]", "a.json: keys, entry 1: expected [microseconds, \"id\", \"text\"]"),
    Bad("\"never\"", "null", "a.json: parameters.phone.keyCancel: expected a finite number"),
    Bad("\"selected\"", "\"chosen\"", "a.json: text: expected an object with before, selected and"),
    Bad("}\n", "}\nx", "expected"),
  ]

  @Test(arguments: bad) func refuses(_ row: Bad) {
    let text = Self.written.replacing(row.replaced, with: row.replacement)
    do {
      _ = try ReplayExpectation(Array(text.utf8), file: "a.json")
      Issue.record("read")
    } catch {
      #expect(error.description.contains(row.sentence))
    }
  }

  @Test func everyCutIsRefused() {
    let bytes = Self.example.bytes
    for count in 0..<bytes.count - 2 {
      #expect(throws: TraceError.self) {
        _ = try ReplayExpectation(Array(bytes[..<count]), file: "a.json")
      }
    }
  }

  struct Change: CustomTestStringConvertible {
    var differences: [String]
    var change: @Sendable (inout ReplayExpectation) -> Void
    var testDescription: String { differences.first ?? "nothing" }

    init(_ differences: [String], _ change: @escaping @Sendable (inout ReplayExpectation) -> Void) {
      self.differences = differences
      self.change = change
    }
  }

  static let changes: [Change] = [
    Change([]) { _ in },
    Change([]) { $0.unicode = "15.1" },
    Change(["technique.deadZone: expected 70, got 60"]) {
      $0.parameters[0].value = .number(60)
    },
    // What the expectation does not name may be anything: it came later.
    Change(["phone.keyCancel: expected never, got nothing"]) {
      $0.parameters[1] = NamedParameter("phone.other", .flag(true))
    },
    Change(["step 2: expected +2 at 184533 µs, got -2 at 184533 µs"]) { $0.steps[1].count = -2 },
    Change(["step 2: expected +2 at 184533 µs, got no further one", "steps: expected 2, got 1"]) {
      $0.steps.removeLast()
    },
    Change([
      "line move 1: expected no further one, got +1 at 0 µs", "line moves: expected 0, got 1",
    ]) { $0.lines = [ReplayExpectation.Step(.zero, 1)] },
    Change([
      #"key 1: expected q ("q") at 52000 µs, got w ("w") at 52000 µs"#,
      "the expectation was made with Unicode 16.0, this replay ran with 15.1",
    ]) {
      $0.keys[0] = ReplayExpectation.Key(Instant(microseconds: 52_000), id: "w", text: "w")
      $0.unicode = "15.1"
    },
    Change([
      #"text.before: expected "…e quick brow\u{a}", got "…e quick brow" (they part after 14 scalars)"#
    ]) { $0.text.before = "the quick brow" },
  ]

  @Test(arguments: changes) func tellsDifferences(_ row: Change) {
    var actual = Self.example
    row.change(&actual)
    #expect(Self.example.differences(from: actual) == row.differences)
  }

  @Test func textIsComparedByteForByte() {
    var composed = Self.example
    composed.text.before = "\u{e9}"
    composed.keys[0].text = "\u{e9}"
    var decomposed = composed
    decomposed.text.before = "e\u{301}"
    decomposed.keys[0].text = "e\u{301}"
    #expect(
      composed.differences(from: decomposed) == [
        "key 1: expected q (\"\u{e9}\") at 52000 µs, got q (\"e\u{301}\") at 52000 µs",
        #"text.before: expected "\u{e9}", got "e\u{301}"; they are the same but for their normalization"#,
      ])
    #expect(composed.differences(from: decomposed, comparingText: false).count == 1)
  }

  @Test func refusesAnotherTechniqueOrDelivery() {
    let example = Self.example
    #expect(example.mismatch(technique: "velocity-filter", delivery: .hertz(60)) == nil)
    #expect(
      example.mismatch(technique: "fixed-count", delivery: .hertz(60))
        == "the expectation was made with the technique velocity-filter, and this replay runs "
        + "fixed-count: leave the choice to the recording, or make a new expectation")
    #expect(
      example.mismatch(technique: "velocity-filter", delivery: .asRecorded)
        == "the expectation was made with 60 callbacks per second, and this replay runs with one "
        + "callback per sample: leave the choice to the recording, or make a new expectation")
  }
}
