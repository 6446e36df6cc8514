import GestureCore
import SimulatorCore
import Testing
import TraceFormat

/// Spellings that the writer does not use and the reader takes.
struct TraceLeniencyTests {
  struct Case: CustomTestStringConvertible {
    var id: String
    var line: String
    var written: String
    var testDescription: String { id }

    init(_ id: String, _ line: String, _ written: String) {
      self.id = id
      self.line = line
      self.written = written
    }
  }

  static let cases = [
    Case("whitespace", " [ 5 ,\t\"down\" , 1 , 2 , 3 ] \r", #"[5,"down",1,2,3]"#),
    Case("exponents", #"[5e2,"down",1e0,2.5E+1,-300e-2]"#, #"[500,"down",1,25,-3]"#),
    Case("needless fractions", #"[5.0,"down",1.0,2.000,3.10]"#, #"[5,"down",1,2,3.1]"#),
    Case("minus zero", #"[-0,"down",-0,-0.0,-0e5]"#, #"[0,"down",0,0,0]"#),
    Case(
      "escapes", #"[5,"text","\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\uDE00"]"#,
      #"[5,"text","\"\\/\b\f\n\r\tAé😀"]"#),
    Case(
      "controls", #"[5,"text","\u0000\u001f\u007f\u2028"]"#,
      "[5,\"text\",\"\\u0000\\u001f\u{7f}\u{2028}\"]"),
    Case("an escaped kind", #"[5,"t\u0065xt","a"]"#, #"[5,"text","a"]"#),
    Case("an escaped touch", #"[5,"d\u006fwn",1,2,3]"#, #"[5,"down",1,2,3]"#),
    Case(
      "a finger below zero", #"[5,"down",-9007199254740992,2,3]"#,
      #"[5,"down",-9007199254740992,2,3]"#),
    Case("shift", #"[5,"key","shift-word-left"]"#, #"[5,"key","shift-word-left"]"#),
    Case(
      "values", #"[5,"set","phone.keyCancel", "never" ]"#,
      #"[5,"set","phone.keyCancel","never"]"#),
    Case("flags", #"[5,"set","signed",true]"#, #"[5,"set","signed",true]"#),
    Case("selection", #"[5,"select",-3,2,"up"]"#, #"[5,"select",-3,2,"up"]"#),
    Case("marked text", #"[5,"mark","ni",2,0]"#, #"[5,"mark","ni",2,0]"#),
    Case("scroll", #"[5,"scroll",-12.75]"#, #"[5,"scroll",-12.75]"#),
    Case("focus", #"[5,"focus", false]"#, #"[5,"focus",false]"#),
    Case("technique", #"[5,"technique","swipe-once"]"#, #"[5,"technique","swipe-once"]"#),
  ]

  @Test(arguments: cases) func reads(_ row: Case) throws {
    let trace = try TraceText.read(TraceText.file([row.line]))
    let line = try #require(TraceText.lines(trace).first)
    // As bytes: composed and decomposed letters would be equal as text.
    #expect(Array(line.utf8) == Array(row.written.utf8))
  }

  @Test func takesByteOrderMarkAndCRLF() throws {
    let example = TraceReaderTests.example
    let windows = "\u{feff}" + example.split(separator: "\n").joined(separator: "\r\n\r\n")
    let trace = try TraceText.read(windows)
    #expect(trace == (try TraceText.read(example)))
  }

  @Test func countsALastLineWithoutNewline() throws {
    let trace = try TraceText.read(TraceText.file([#"[0,"text","a"]"#, #"[5,"end"]"#], end: ""))
    #expect(trace.hasEnd)
    #expect(trace.warnings.isEmpty)
  }

  @Test func fingersGoDownAgain() throws {
    let lines = [
      #"[0,"down",1,2,3]"#, #"[1,"cancel",1,2,3]"#, #"[1,"down",1,4,5]"#, #"[2,"up",1,4,5]"#,
      #"[2,"end"]"#,
    ]
    #expect(TraceText.lines(try TraceText.read(TraceText.file(lines))) == lines)
  }

  @Test func knowsRecordedLayout() throws {
    let select = try TraceText.read(TraceText.file([#"[0,"select",1,1,"down"]"#]))
    #expect(select.usesRecordedLayout)
    let pango = try TraceText.read(#"{"format":"caretlab.trace","version":1,"geometry":"pango"}"#)
    #expect(pango.usesRecordedLayout)
    let live = #"{"format":"caretlab.trace","version":1,"source":{"kind":"live"}"#
    #expect(try TraceText.read(live + #","screen":{"stamps":"x"}}"#).usesRecordedLayout)
    #expect(!(try TraceText.read(live + "}").usesRecordedLayout))
  }
}
