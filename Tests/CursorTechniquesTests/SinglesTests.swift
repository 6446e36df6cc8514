import CursorTechniques
import GestureCore
import Testing

@Suite("Keyboards that share their rule with no other")
struct SinglesTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let script: String
    /// What each event after a touch-down gave.
    let moves: String
    var changes: [(String, ParameterValue)] = []
    var downPlace = Point(x: 200, y: 750)
    var room = Situation.Room(before: 100, after: 100)
    var testDescription: String { id }
  }

  private func check(_ technique: String, _ test: Case) {
    var keyboard = Keyboard(technique) { technique in
      for (name, value) in test.changes { technique.set(name, to: value) }
    }
    keyboard.downPlace = test.downPlace
    keyboard.situation.room = test.room
    #expect(keyboard.run(test.script).map(\.words).joined(separator: " · ") == test.moves)
  }

  // Units of 8 pt; more than 16 pt from the last look starts.
  @Test(arguments: [
    Case(id: "16 pt is not more", script: "down · right 16 · right 0.5", moves: "0 · +1"),
    Case(
      id: "slow: by the marks", script: "down · right 17 · right 7 · right 7.5 · right 0.5",
      moves: "+1 · +1 · 0 · +1"),
    Case(
      id: "fast: many, less one at the start", script: "down · right 80 · right 80",
      moves: "+9 · +10"),
    Case(
      id: "back over the same marks",
      script: "down · right 40 · left 1 · left 8 · left 31 · left 8",
      moves: "+4 · -1 · -1 · -3 · -1"),
    Case(
      id: "what goes aslant is counted and lost",
      script: "down · right 40 · right 20 below 20 · right 4", moves: "+4 · 0 · +1"),
    // tan 22.5° = 0.41421.
    Case(
      id: "sideways ends at 22.5°",
      script: "down · right 40 · right 100 below 41 · right 100 below 42", moves: "+4 · +12 · 0"),
    Case(
      id: "a look that is no start moves the next one",
      script: "down · below 17 · right 16 · right 1", moves: "0 · 0 · +1"),
    Case(
      id: "two in one frame", script: "down · 16 right 17 · 0 right 8 · 0 right 0",
      moves: "+1 · +1 · 0"),
    Case(
      id: "each touch anew", script: "down · right 30 · up · down · right 16 · up",
      moves: "+2 · 0 · 0 · 0"),
    Case(
      id: "the shortest distance: units of 3 pt from 6",
      script: "down · right 6 · right 0.5 · right 3",
      moves: "0 · +1 · +1", changes: [("distance", .number(12))]),
  ])
  func florisboard(_ test: Case) { check("florisboard", test) }

  @Test(arguments: [
    Case(id: "from space 70 pt", script: "down · 100 right 70 · 1 right 1", moves: "0 · +1"),
    Case(
      id: "from elsewhere 140 pt", script: "down · 100 right 140 · 1 right 1", moves: "0 · +1",
      downPlace: Point(x: 200, y: 600)),
    Case(id: "slow is none", script: "down · 200 right 71 · 100 right 40", moves: "0 · 0"),
    Case(
      id: "faster and faster: as soon as the mean is", script: "down · 200 right 71 · 10 right 20",
      moves: "0 · +1"),
    Case(id: "380 pt/s is not more", script: "down · 200 right 76 · 0 right 0.1", moves: "0 · +1"),
    Case(
      id: "one for a touch", script: "down · 100 left 80 · 100 left 80 · up", moves: "-1 · 0 · 0"),
    Case(
      id: "there and back: where it was first", script: "down · 100 right 80 · 100 left 160",
      moves: "+1 · 0"),
    Case(id: "as far down as sideways is none", script: "down · 100 right 80 below 80", moves: "0"),
    Case(id: "within a millisecond any speed", script: "down · 0.4 right 71", moves: "+1"),
    Case(
      id: "the next touch again", script: "down · 100 right 80 · up · down · 100 right 80",
      moves: "+1 · 0 · +1"),
    Case(
      id: "other limits", script: "down · 100 right 16 · 100 right 30", moves: "0 · +1",
      changes: [("distance", .number(30)), ("speed", .number(220))]),
  ])
  func anysoftkeyboard(_ test: Case) { check("anysoftkeyboard", test) }

  // 3 px a point; 40 px of trunc(Δ · (1 + |Δ| ÷ 50)) a character.
  @Test(arguments: [
    Case(
      id: "up first, then a pad", script: "down · above 9 · above 1 · right 10", moves: "0 · 0 · +1"
    ),
    Case(
      id: "the rest is kept", script: "down · above 10 · right 10 · right 5 · right 4",
      moves: "0 · +1 · 0 · +1"),
    Case(id: "fast counts for more", script: "down · above 10 · right 50", moves: "0 · +15"),
    Case(
      id: "in two updates it counts for less", script: "down · above 10 · 16 right 5 · 0 right 5",
      moves: "0 · 0 · 0"),
    Case(
      id: "back", script: "down · above 10 · right 10 · left 5 · left 8", moves: "0 · +1 · 0 · -1"),
    Case(
      id: "both axes", script: "down · above 10 · below 10 · right 10 below 10 · above 20",
      moves: "0 · 1 down · +1 1 down · 2 up"),
    Case(
      id: "whole pixels: two of 1.2 are one and one",
      script: "down · above 10 · right 9 · right 0.4 · right 0.4",
      moves: "0 · +1 · 0 · 0"),
    Case(
      id: "fast setting: 10 px", script: "down · above 10 · right 3 · right 3",
      moves: "0 · +1 · +1",
      changes: [("sensitivity", .number(100))]),
    Case(
      id: "sideways first is nothing", script: "down · right 10 · above 40 · right 50",
      moves: "0 · 0 · 0"),
    Case(
      id: "the pad's sums end with the touch",
      script: "down · above 10 · right 8 · up · down · above 10 · right 8",
      moves: "0 · 0 · 0 · 0 · 0"),
  ])
  func touchpad(_ test: Case) { check("heliboard-touchpad", test) }

  // 3 px a point, 50 px a character or line.
  @Test(arguments: [
    Case(
      id: "48 px is none, 51 is one, and one is kept",
      script: "down · right 16 · right 1 · right 16 · right 1", moves: "0 · +1 · 0 · +1"),
    Case(
      id: "exactly 50 px does not start, and is lost",
      script: "down · right 16.6666667 · right 10 · right 7", moves: "0 · 0 · +1"),
    Case(id: "fast: all at once", script: "down · right 100 · right 100", moves: "+6 · +6"),
    Case(
      id: "back", script: "down · right 20 · left 5 · left 15 · left 20", moves: "+1 · 0 · -1 · -1"),
    Case(id: "one line at a time", script: "down · below 17 · below 40", moves: "1 down · 1 down"),
    Case(
      id: "no more than twice as many lines are none, and their bank is emptied",
      script: "down · right 17 below 36 · below 15", moves: "+1 · 0"),
    Case(
      id: "three lines by one character are a line, and the other bank is emptied",
      script: "down · right 33 below 51 · right 1.5", moves: "1 down · 0"),
    Case(
      id: "no line after the text's end", script: "down · below 17 · above 34", moves: "0 · 1 up",
      room: Situation.Room(before: 1, after: 0)),
    Case(
      id: "none before its start", script: "down · above 17 · below 34", moves: "0 · 1 down",
      room: Situation.Room(before: 0, after: 1)),
    Case(
      id: "lines off", script: "down · below 17 · right 17", moves: "0 · +1",
      changes: [("lines", .flag(false))]),
    // The bar's top is at 723, a quarter of its height 13.5.
    Case(
      id: "up from the space bar takes it back",
      script: "down · right 20 · above 40 · above 1 · right 50 · up",
      moves: "+1 · 1 up · back · 0 · 0"),
    Case(
      id: "up at once does nothing", script: "down · above 41 · right 50 · up", moves: "0 · 0 · 0"),
    Case(
      id: "up from another key moves by lines", script: "down · right 20 · above 60",
      moves: "+1 · 1 up", downPlace: Point(x: 20, y: 750)),
    Case(
      id: "a sparser screen is slower", script: "down · right 49 · right 2", moves: "0 · +1",
      changes: [("pixelsPerPoint", .number(1))]),
    Case(
      id: "other pixels", script: "down · right 7 · right 1", moves: "+1 · 0",
      changes: [("step", .number(20)), ("threshold", .number(20))]),
  ])
  func swiftkey(_ test: Case) { check("swiftkey-exi", test) }

  @Test func aFlingWithinAMillisecondHasASpeedThatCanBeWritten() throws {
    var technique = try #require(TechniqueEntry.entry(id: "anysoftkeyboard")).makeTechnique()
    var reasons = ReasonList()
    let down = Point(x: 20, y: 600)
    let update = PanUpdate(
      state: .began, time: Instant(microseconds: 999), location: Point(x: 320, y: 600),
      origin: down, velocity: .zero)
    let situation = Situation(down: TouchDown(time: .zero, location: down))
    #expect(technique.feed(update, situation, into: &reasons).distance == .characters(1))
    #expect(reasons.reasons.first?.value == 300_000)
  }

  @Test func reasonsSayWhatMetWhichLimit() throws {
    for (id, way, quantity) in [
      ("florisboard", 17.0, "way since the last look"), ("anysoftkeyboard", 80, "mean speed"),
      ("swiftkey-exi", 17, "banked way"),
    ] {
      var technique = try #require(TechniqueEntry.entry(id: id)).makeTechnique()
      var reasons = ReasonList()
      let down = Point(x: 200, y: 600)
      let situation = Situation(
        down: TouchDown(
          time: .zero, location: down,
          key: KeyArea(frame: Rectangle(x: 0, y: 590, width: 390, height: 50), role: .space)))
      let update = PanUpdate(
        state: .began, time: Instant(microseconds: 100_000), location: Point(x: 200 + way, y: 600),
        origin: down, velocity: .zero)
      _ = technique.feed(update, situation, into: &reasons)
      let reason = try #require(reasons.reasons.first)
      #expect(reason.quantity == quantity)
      #expect(reason.value >= reason.limit)
    }
  }

  @Test func gaugesTellHowFarTheNextStepIs() {
    for (id, script, gauge) in [
      ("florisboard", "down · right 20 · right 6", Gauge(value: 2, limit: 8, unit: "pt")),
      ("anysoftkeyboard", "down · 500 right 30", Gauge(value: 30, limit: 70, unit: "pt")),
      ("swiftkey-exi", "down · left 20", Gauge(value: -10, limit: 50, unit: "px")),
      ("heliboard-touchpad", "down · above 10 · right 10", Gauge(value: 8, limit: 40, unit: "px")),
    ] {
      var keyboard = Keyboard(id)
      _ = keyboard.run(script)
      #expect(keyboard.technique.gauge == gauge, "\(id)")
    }
  }
}
