import Interchange
import Testing

/// Formats that are one JSON value.
struct ObjectFormatTests {
  static let webdriver = """
    {"actions":[{"type":"pointer","id":"f1","parameters":{"pointerType":"touch"},"actions":[
     {"type":"pointerMove","duration":0,"x":310,"y":88},{"type":"pointerDown","button":0},
     {"type":"pointerMove","duration":8,"x":323,"y":88},{"type":"pause","duration":9},
     {"type":"pointerUp","button":0}]}]}
    """

  @Test func movesAreSamplesAtTheirEnds() throws {
    let imported = try Imported(Self.webdriver)
    #expect(imported.recording.format == .webdriver)
    #expect(imported.line == TextFormatTests.milliseconds)
    #expect(imported.recording.scales == [1])
  }

  @Test func aBodyMayBeAListOrStandOnALineOfALog() throws {
    let line = Self.webdriver.replacing("\n", with: "")
    let list = String(line.dropFirst(#"{"actions":"#.count).dropLast())
    #expect(try Imported(list).line == TextFormatTests.milliseconds)
    let log =
      "[HTTP] --> POST /session/1/actions \(line)\n[HTTP] <-- 200\n[HTTP] --> POST \(line)\n"
    #expect(
      try Imported(log).line
        == TextFormatTests.milliseconds + " · 17000 down 0 310,88 · 25000 move 0 323,88 · "
        + "34000 up 0 323,88")
  }

  @Test func pointersGoInLockStep() throws {
    let text = """
      [{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":1,"y":2},{"type":"pointerDown"},
        {"type":"pointerMove","x":5,"y":0,"duration":30,"origin":"pointer"},{"type":"pointerUp"}]},
       {"type":"pointer","id":"b","actions":[{"type":"pointerMove","x":7,"y":8},{"type":"pointerDown"},
        {"type":"pointerMove","x":9,"y":8,"duration":10},{"type":"pause","duration":5},{"type":"pointerCancel"}]},
       {"type":"none","id":"n","actions":[{"type":"pause","duration":100}]}]
      """
    #expect(
      try Imported(text).line
        == "0 down 0 1,2 · 0 down 1 7,8 · 10000 move 1 9,8 · 30000 move 0 6,2 · 30000 up 0 6,2 · "
        + "35000 cancel 1 9,8")
  }

  @Test func whatCannotBeIsNamed() throws {
    let text = """
      {"actions":[{"type":"key","id":"k","actions":[{"type":"keyDown","value":"a"}]},
       {"type":"pointer","id":"p","parameters":{"pointerType":"mouse"},"actions":[{"type":"pointerDown"},
       {"type":"pointerMove","x":1,"y":1,"duration":-5,"origin":{"element-6066":"e"}},{"type":"fly"},
       {"type":"pointerMove"},{"type":"pointerUp"},{"type":"pointerUp"}]}]}
      """
    let imported = try Imported(text)
    #expect(imported.line == "0 down 0 0,0 · 0 move 0 1,1 · 0 up 0 1,1")
    let notes = imported.recording.notes
    for word in ["kind mouse", "0, 0", "relative to an element"] {
      #expect(notes.assumptions.contains { $0.contains(word) }, "\(word)")
    }
    for word in ["no pointer", "from 0 on", "unknown type", "without x and y", "not down"] {
      #expect(notes.repairs.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test func inspectorsGesturesAreInPercentOfTheScreen() throws {
    let text = """
      {"name":"right","description":"a slide","id":"1","date":1,"actions":[{"name":"pointer1","color":"#FF3333","id":"1","ticks":[
       {"id":"1.1","type":"pointerMove","x":10,"y":50.5,"duration":0},{"id":"1.2","type":"pointerDown","button":0},
       {"id":"1.3","type":"pointerMove","x":60,"y":50,"duration":250},{"id":"1.4"},
       {"id":"1.5","type":"pause","duration":50},{"id":"1.6","type":"pointerUp","button":0}]}]}
      """
    let imported = try Imported(text)
    #expect(imported.recording.format == .appiumInspector)
    #expect(imported.line == "0 down 0 39,426.22 · 250000 move 0 234,422 · 300000 up 0 234,422")
    #expect(imported.recording.notes.assumptions.contains { $0.contains("390 × 844") })
    let pixels = try Imported(text.replacing("\"x\":60", with: "\"x\":600"))
    #expect(pixels.line.hasPrefix("0 down 0 10,50.5 · 250000 move 0 600,50"))
  }

  static let path = """
    {"isFromTouch":true,"path":{"coords":[{"targetX":231,"targetY":-4,"t":1000.25},
    {"targetX":240,"targetY":32.5,"t":1016.5}],"segments":[],"wasCancelled":false}}
    """

  @Test func keymanHasTwoLayoutsAndNoLifts() throws {
    let expected = "0 down 0 231,-4 · 16250 move 0 240,32.5 · 16250 up 0 240,32.5"
    for text in [
      #"{"inputs":[\#(Self.path)],"config":{"deviceStyle":"screen4"}}"#,
      #"{"inputs":[{"touchpoints":[\#(Self.path)]}]}"#,
    ] {
      let imported = try Imported(text)
      #expect(imported.recording.format == .keyman)
      #expect(imported.line == expected)
    }
    let two =
      #"{"inputs":[{"touchpoints":[\#(Self.path),\#(Self.path.replacing("1000.25", with: "1010"))]}]}"#
    #expect(
      try Imported(two).line
        == "0 down 0 231,-4 · 9750 down 1 231,-4 · 16250 move 0 240,32.5 · 16250 up 0 240,32.5 · "
        + "16250 move 1 240,32.5 · 16250 up 1 240,32.5")
    let cancelled = #"{"inputs":[\#(Self.path.replacing("false", with: "true"))]}"#
    #expect(try Imported(cancelled).line.hasSuffix("16250 cancel 0 240,32.5"))
  }

  @Test func wrongObjectsAreRefusedWithASentence() {
    for text in [
      "{\"inputs\":[{\"path\":{\"coords\":[{\"targetX\":1}]}}]}", "{\"targetX\":1}",
      "{\"pointerMove\"",
      "{\"actions\":[{\"ticks\":3}]}", "{\"actions\":\"pointerDown\"}", "[1,2,\"pointerDown\"]",
      String(repeating: "[", count: 100_000) + "\"pointerDown\"",
    ] {
      #expect(Imported.refusal(of: text) != nil)
    }
    let ours = "{\"format\":\"caretlab.trace\",\"version\":1}\n[0,\"end\"]\n"
    #expect(Imported.refusal(of: ours)?.contains("already") == true)
  }

  @Test func everyCutIsRead() {
    for text in [Self.webdriver, #"{"inputs":[\#(Self.path)]}"#] {
      for bytes in Cuts.of(text) { _ = try? Imported(bytes: bytes) }
    }
  }
}
