import SimulatorCore
import Testing
import TraceFormat

/// The format's table of bad files, row by row.
struct BadFileTests {
  struct Refused: CustomTestStringConvertible {
    var id: String
    var text: String
    var sentence: String
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ sentence: String) {
      self.id = id
      self.text = text
      self.sentence = sentence
    }

    init(_ id: String, lines: [String], _ sentence: String) {
      self.init(id, TraceText.file(lines), sentence)
    }
  }

  static let down = #"[0,"down",1,200,690]"#

  static let refused: [Refused] = [
    Refused("empty", "", "a.jsonl: no recording in a.jsonl: the file is empty"),
    Refused(
      "byte order mark alone", "\u{feff}", "a.jsonl: no recording in a.jsonl: the file is empty"),
    Refused(
      "blank", "\n\n",
      #"a.jsonl:1:1: no recording in a.jsonl: expected a header such as {"format":"caretlab.trace","version":1}, found the end of the line"#
    ),
    Refused(
      "an event for a header", down,
      #"a.jsonl:1:1: no recording in a.jsonl: expected a header such as {"format":"caretlab.trace","version":1}, found ["#
    ),
    Refused(
      "another program's object", #"{"log":{"version":"1.2"}}"#,
      #"a.jsonl:1:1: no recording in a.jsonl: the first line has no "format":"caretlab.trace""#),
    Refused(
      "another format", #"{"format":"har","version":1}"#,
      #"a.jsonl:1:11: no recording in a.jsonl: the first line has no "format":"caretlab.trace""#),
    Refused(
      "a cut header", #"{"format":"caretlab.trace","ver"#,
      #"a.jsonl:1:32: no recording in a.jsonl: expected the closing quote of a string, found the end of the line"#
    ),
    Refused(
      "another version", #"{"format":"caretlab.trace","version":2}"#,
      "a.jsonl:1:38: the recording is of version 2 of caretlab.trace; this program reads version 1"),
    Refused(
      "no version", #"{"format":"caretlab.trace"}"#,
      "a.jsonl:1:11: the recording is of no version of caretlab.trace; this program reads version 1"
    ),
    Refused(
      "no event in the middle", lines: [down, "hello", #"[9,"end"]"#],
      #"a.jsonl:3:1: expected an event such as [0,"down",1,200,690], found hello"#),
    Refused(
      "no event at the end", lines: [#"[0,"end"]"#, "hello"],
      #"a.jsonl:3:1: expected an event such as [0,"down",1,200,690], found hello"#),
    Refused(
      "a cut line in the middle", lines: [down, #"[5,"move",1"#, #"[9,"up",1,0,0]"#],
      #"a.jsonl:3:12: expected "," and x, found the end of the line"#),
    Refused(
      "an empty array", lines: ["[]"],
      "a.jsonl:2:2: expected a time in whole microseconds up to 2⁵³, found ]"),
    Refused(
      "time as text", lines: [#"["0","end"]"#],
      #"a.jsonl:2:2: expected a time in whole microseconds up to 2⁵³, found "0""#),
    Refused(
      "time with a fraction", lines: [#"[0.5,"end"]"#],
      "a.jsonl:2:2: expected a time in whole microseconds up to 2⁵³, found 0.5"),
    Refused(
      "time too late", lines: [#"[9007199254740993,"end"]"#],
      "a.jsonl:2:2: expected a time in whole microseconds up to 2⁵³, found 9007199254740993"),
    Refused(
      "time below zero", lines: [#"[-1,"end"]"#],
      "a.jsonl:2:2: the time -1 µs lies outside 0 to 9007199254740992 µs"),
    Refused(
      "no kind", lines: ["[0]"], #"a.jsonl:2:3: expected "," and the event's kind, found ]"#),
    Refused(
      "kind as number", lines: ["[0,1]"],
      "a.jsonl:2:4: expected the event's kind in quotes, found 1"
    ),
    Refused(
      "time backwards", lines: [#"[8310,"text","a"]"#, #"[8309,"text","b"]"#],
      "a.jsonl:3:2: time runs backwards: 8309 µs after 8310 µs"),
    Refused(
      "time backwards at an unknown kind", lines: [#"[8310,"text","a"]"#, #"[8309,"zoom",2]"#],
      "a.jsonl:3:2: time runs backwards: 8309 µs after 8310 µs"),
    Refused(
      "move of a finger that is up", lines: [down, #"[1,"up",1,0,0]"#, #"[2,"move",1,0,0]"#],
      #"a.jsonl:4:11: "move" of finger 1, which is not down: expected its "down" first"#),
    Refused(
      "up of a finger that is up", lines: [#"[2,"up",7,0,0]"#],
      #"a.jsonl:2:9: "up" of finger 7, which is not down: expected its "down" first"#),
    Refused(
      "down of a finger that is down", lines: [down, down],
      #"a.jsonl:3:11: "down" of finger 1, which is down already: expected its "move", "up" or "cancel""#
    ),
    Refused(
      "NaN", lines: [#"[0,"down",1,NaN,0]"#],
      "a.jsonl:2:13: expected x in points, from -100000 to 100000, found NaN"),
    Refused(
      "infinity", lines: [#"[0,"down",1,0,Infinity]"#],
      "a.jsonl:2:15: expected y in points, from -100000 to 100000, found Infinity"),
    Refused(
      "minus infinity", lines: [#"[0,"down",1,-Infinity,0]"#],
      "a.jsonl:2:13: expected x in points, from -100000 to 100000, found -Infinity"),
    Refused(
      "too large for a number", lines: [#"[0,"down",1,1e999,0]"#],
      "a.jsonl:2:11: finger 1 lies outside -100000 to 100000 points"),
    Refused(
      "too far right", lines: [#"[0,"down",1,100000.5,0]"#],
      "a.jsonl:2:11: finger 1 lies outside -100000 to 100000 points"),
    Refused(
      "too far up", lines: [#"[0,"down",1,0,-100001]"#],
      "a.jsonl:2:11: finger 1 lies outside -100000 to 100000 points"),
    Refused(
      "an event after the end", lines: [#"[0,"end"]"#, #"[1,"text","a"]"#],
      #"a.jsonl:3:2: an event stands after the "end" of line 2: expected nothing there"#),
    Refused(
      "an unknown event after the end", lines: [#"[0,"end"]"#, #"[1,"zoom","a"]"#],
      #"a.jsonl:3:2: an event stands after the "end" of line 2: expected nothing there"#),
    Refused(
      "seventeen fingers", lines: (1...17).map { #"[0,"down",\#($0),0,0]"# },
      #"a.jsonl:18:11: "down" of finger 17 while 16 are down: at most 16 fingers may be down at once"#
    ),
    Refused(
      "a long line",
      lines: [#"[0,"text",""# + String(repeating: "x", count: 1 << 20) + #""]"#],
      "a.jsonl:2:1: the line has 1048589 bytes; a line may have at most 1048576"),
    Refused(
      "a field too few", lines: [#"[0,"down",1,200]"#],
      #"a.jsonl:2:16: expected "," and y, found ]"#),
    Refused(
      "a field too many", lines: [#"[0,"down",1,200,690,5]"#],
      #"a.jsonl:2:20: expected "]" after the last field of "down", found ,"#),
    Refused(
      "a finger with a fraction", lines: [#"[0,"down",1.5,0,0]"#],
      "a.jsonl:2:11: expected a finger's whole number, found 1.5"),
    Refused(
      "text that is none", lines: [#"[0,"text",5]"#],
      "a.jsonl:2:11: expected the text in quotes, found 5"),
    Refused(
      "a key that is none", lines: [#"[0,"key","escape"]"#],
      #"a.jsonl:2:10: expected an editing key such as "backspace", found "escape""#),
    Refused(
      "an affinity that is none", lines: [#"[0,"select",1,1,"left"]"#],
      #"a.jsonl:2:17: expected "up" or "down", found "left""#),
    Refused(
      "a selection below zero", lines: [#"[0,"mark","a",-1,0]"#],
      "a.jsonl:2:15: expected where its selection starts, a whole number of caret stops from 0, found -1"
    ),
    Refused(
      "an endless scroll", lines: [#"[0,"scroll",1e400]"#],
      "a.jsonl:2:13: expected the distance in points, a finite number, found 1e400"),
    Refused(
      "focus that is none", lines: [#"[0,"focus",1]"#],
      "a.jsonl:2:12: expected true or false, found 1"),
    Refused(
      "a value that is none", lines: [#"[0,"set","deadZone",null]"#],
      "a.jsonl:2:21: expected the parameter's value: a finite number, a word or true or false, found null"
    ),
    Refused(
      "something after an event", lines: [#"[0,"end"],"#],
      "a.jsonl:2:10: expected nothing after an event, found ,"),
    Refused(
      "a column counts characters, not bytes", lines: [#"[0,"text","é👍"] x"#],
      "a.jsonl:2:17: expected nothing after an event, found x"),
    Refused(
      "a line break in a string", lines: ["[0,\"text\",\"a\tb\"]"],
      "a.jsonl:2:13: a control character (9) stands in a string: write it as an escape such as \\n or \\u0000"
    ),
    Refused(
      "an escape that is none", lines: [#"[0,"text","a\qb"]"#],
      #"a.jsonl:2:13: expected an escape such as \n or \u0041, found \qb"#),
    Refused(
      "a short escape", lines: [#"[0,"text","\u12"]"#],
      #"a.jsonl:2:12: expected four hexadecimal digits after \u, found \u12"#),
    Refused(
      "zeros in front", lines: [#"[0,"scroll",01]"#],
      "a.jsonl:2:13: expected the distance in points without zeros in front, found 01"),
  ]

  @Test(arguments: refused) func refuses(_ row: Refused) {
    #expect(TraceText.refusal(row.text) == row.sentence)
    let findings = TraceValidator.findings(in: Array(row.text.utf8), file: "a.jsonl")
    #expect(findings.first { $0.severity == .error }?.description == row.sentence)
  }

  @Test func refusesInvalidUTF8() {
    let bytes =
      Array((TraceText.header + "\n[0,\"text\",\"é").utf8) + [0xc3, 0x28] + Array("\"]\n".utf8)
    #expect(TraceText.refusal(bytes) == "a.jsonl:2:13: the bytes of a string are not valid UTF-8")
  }

  struct Repaired: CustomTestStringConvertible {
    var id: String
    var text: String
    var events: [String]
    var cancels: Range<Int> = 0..<0
    var warning: String
    var testDescription: String { id }
  }

  static let repaired: [Repaired] = [
    Repaired(
      id: "no end", text: TraceText.file([#"[5,"text","a"]"#]), events: [#"[5,"text","a"]"#],
      cancels: 1..<1, warning: #"a.jsonl:2: warning: the recording stops without an "end""#),
    Repaired(
      id: "no event", text: TraceText.header, events: [],
      warning: #"a.jsonl:1: warning: the recording stops without an "end""#),
    Repaired(
      id: "no end and no newline, fingers down",
      text: TraceText.file([down, #"[7,"move",1,100.5,690]"#], end: ""),
      events: [down, #"[7,"move",1,100.5,690]"#, #"[7,"cancel",1,100.5,690]"#], cancels: 2..<3,
      warning:
        #"a.jsonl:3: warning: the recording stops without an "end"; finger 1 is still down and cancelled at 7 µs"#
    ),
    Repaired(
      id: "last line cut, fingers down",
      text: TraceText.file([down, #"[3,"down",2,1,2]"#, #"[7,"move",1,10"#], end: ""),
      events: [
        down, #"[3,"down",2,1,2]"#, #"[3,"cancel",1,200,690]"#, #"[3,"cancel",2,1,2]"#,
      ], cancels: 2..<4,
      warning:
        "a.jsonl:4: warning: the last line is cut and left out; fingers 1, 2 are still down and cancelled at 3 µs"
    ),
    Repaired(
      id: "last line cut, then a newline",
      text: TraceText.file([#"[3,"text","a"]"#, #"[7,"text","b"#, "", " "]),
      events: [#"[3,"text","a"]"#], cancels: 1..<1,
      warning: "a.jsonl:3: warning: the last line is cut and left out"),
    Repaired(
      id: "fingers down at the end", text: TraceText.file([down, #"[9,"end"]"#]),
      events: [down, #"[9,"cancel",1,200,690]"#, #"[9,"end"]"#], cancels: 1..<2,
      warning: "a.jsonl:3: warning: finger 1 is still down and cancelled at 9 µs"),
    Repaired(
      id: "lone surrogates",
      text: TraceText.file([#"[0,"text","a\ud83d\ude00\udc00\ud800x\ud800"]"#, #"[9,"end"]"#]),
      events: ["[0,\"text\",\"a😀\u{fffd}\u{fffd}x\u{fffd}\"]", #"[9,"end"]"#], cancels: 1..<1,
      warning:
        "a.jsonl:2:25: warning: half of a surrogate pair stands in a string; it is read as U+FFFD"),
    Repaired(
      id: "unknown kinds",
      text: TraceText.file([
        #"[10,"mvoe",[{"a":null}]]"#, #"[11,"mvoe"]"#, #"[12,"text","a"]"#, #"[12,"end"]"#,
      ]),
      events: [#"[12,"text","a"]"#, #"[12,"end"]"#], cancels: 1..<1,
      warning:
        #"a.jsonl:2:5: warning: "mvoe" is no kind of event that version 1 knows; such events are kept and skipped"#
    ),
  ]

  @Test(arguments: repaired) func repairs(_ row: Repaired) throws {
    let trace = try TraceText.read(row.text)
    #expect(TraceText.lines(trace) == row.events)
    #expect(trace.repairedCancels.count == row.cancels.count)
    if !row.cancels.isEmpty { #expect(trace.repairedCancels == row.cancels) }
    #expect(trace.warnings.map(\.description) == [row.warning])
    #expect(TraceValidator.findings(in: Array(row.text.utf8), file: "a.jsonl") == trace.warnings)
  }
}
