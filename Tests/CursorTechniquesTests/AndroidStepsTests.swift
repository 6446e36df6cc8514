import CursorTechniques
import GestureCore
import Testing

/// Keyboards that count whole steps on the space bar, at 3 px a point; the finger goes down at 600 px.
struct AndroidStepsTests {
  struct Case: CustomTestStringConvertible {
    let technique: String
    let id: String
    let script: String
    let steps: [Int]
    /// When a letter was typed, in milliseconds before the touch-down.
    var letter: Int64?

    init(_ technique: String, _ id: String, _ script: String, _ steps: [Int], letter: Int64? = nil)
    {
      self.technique = technique
      self.id = id
      self.script = script
      self.steps = steps
      self.letter = letter
    }

    var testDescription: String { technique + ": " + id }
  }

  @Test(arguments: [
    // 600 → 629.7, cut to 629; 630.
    Case("simple-keyboard", "short of a step", "down · 150 right 9.9 · up", [0, 0]),
    Case("simple-keyboard", "exactly a step", "down · 150 right 10 · up", [1, 0]),
    // 600 → 570.6, cut to 570.
    Case("simple-keyboard", "cutting brings the left nearer", "down · 150 left 9.8 · up", [-1, 0]),
    Case(
      "simple-keyboard", "slowly, the rest is kept",
      "down · 150 right 4 · 16 right 4 · 16 right 4 · 16 right 4 · 16 right 4", [0, 0, 1, 0, 1]),
    Case(
      "simple-keyboard", "fast, many at once", "down · 150 right 38 · 16 right 22 · up", [3, 3, 0]),
    Case(
      "simple-keyboard", "a reversal wants a whole step",
      "down · 150 right 15 · 16 left 14 · 16 left 1 · 16 left 9", [1, 0, -1, 0]),
    Case(
      "simple-keyboard", "out and back", "down · 150 right 73 · 16 left 73", [7, -7]),
    Case(
      "simple-keyboard", "two events in a frame, and two at once",
      "down · 150 right 6 · 1 right 6 · 0 right 10 · 0 right 0", [0, 1, 1, 0]),
    Case("simple-keyboard", "up and down do nothing", "down · 150 right 12 above 90", [1]),
    Case(
      "simple-keyboard", "the first 100 ms wait, their way does not",
      "down · 50 right 25 · 50 right 1 · 1 right 0 · 16 right 4", [0, 0, 2, 1]),
    Case("simple-keyboard", "a cancel does nothing", "down · 150 right 9 · 16 cancel", [0, 0]),

    Case(
      "openboard", "the first 200 ms wait", "down · 200 right 25 · 1 right 0", [0, 2]),
    Case("openboard", "then a step each 10 pt", "down · 250 right 10 · 16 left 10", [1, -1]),

    Case("heliboard", "without a letter nothing waits", "down · 1 right 12", [1]),
    Case(
      "heliboard", "after a letter 200 ms wait", "down · 199 right 25 · 1 right 0", [0, 2],
      letter: 150),
    Case(
      "heliboard", "as long as the letter is younger than 500 ms",
      "down · 119 right 25 · 1 right 0", [0, 2], letter: 380),
    Case(
      "heliboard", "up or down first: nothing until the lift",
      "down · below 10 right 9 · 16 right 60 · 16 above 60 · up · down · right 10", [0, 0, 0, 0, 1]),
    Case("heliboard", "45° is across", "down · above 10 right 10", [1]),
    Case(
      "heliboard", "less than a step decides nothing", "down · below 9.9 · 16 right 60", [0, 6]),
    Case(
      "heliboard", "a step across decides", "down · right 10 · 16 below 90 · 16 right 10",
      [1, 0, 1]),

    Case(
      "futo", "a step each 16 pt", "down · 150 right 15.9 · 16 right 0.1 · 16 left 32", [0, 1, -2]),
    Case("futo", "the first 100 ms wait", "down · 100 right 17 · 1 right 0", [0, 1]),

    Case(
      "fcitx5-android", "nothing waits, nothing is cut",
      "down · left 9.9 · 1 left 0.1 · 1 right 25", [0, -1, 2]),
  ])
  func rule(_ test: Case) {
    var keyboard = Keyboard(test.technique)
    if let letter = test.letter {
      keyboard.situation.lastTypedLetter = Instant(microseconds: 1_000_000 - letter * 1_000)
    }
    #expect(keyboard.characters(test.script) == test.steps)
  }

  @Test func aRefusedGestureTypesNothing() {
    var keyboard = Keyboard("heliboard")
    _ = keyboard.run("down · below 10")
    #expect(keyboard.technique.claimsKey)
    _ = keyboard.run("up · down · right 10")
    #expect(!keyboard.technique.claimsKey)
  }

  @Test func upAndDownMayMoveByLines() {
    var keyboard = Keyboard("heliboard") { $0.set("vertical", to: .word("lines")) }
    // One line an event, and the rest beyond whole steps is kept.
    let moves = keyboard.run("down · below 25 · 1 right 40 · 1 below 5 · 1 above 10 · up")
    #expect(
      moves.map(\.distance) == [.lines(1), .lines(0), .lines(1), .lines(-1), .characters(0)])
    #expect(!keyboard.technique.claimsKey)
  }

  @Test func shiftSelectsWhereItIsSo() {
    var futo = Keyboard("futo")
    futo.situation.isShiftHeld = true
    #expect(futo.run("down · 150 right 16") == [CursorMove(.characters(1), selecting: true)])
    var other = Keyboard("fcitx5-android")
    other.situation.isShiftHeld = true
    #expect(other.run("down · right 10") == [CursorMove(.characters(1), tick: true)])
  }

  @Test func ticksMayWantTextToGoThrough() {
    var keyboard = Keyboard("heliboard")
    keyboard.situation.room = Situation.Room(before: 0, after: 1)
    #expect(keyboard.run("down · right 10 · left 10").map(\.tick) == [true, false])
    keyboard.situation.room = Situation.Room(before: 1, after: 0)
    #expect(keyboard.run("right 10 · left 10").map(\.tick) == [false, true])
  }

  @Test func theGaugeIsTheWayFromTheLastMark() {
    var keyboard = Keyboard("heliboard")
    _ = keyboard.run("down · right 14")
    #expect(keyboard.technique.gauge == Gauge(value: 12, limit: 30, unit: "px"))
    _ = keyboard.run("up · down · below 50")
    #expect(keyboard.technique.gauge == Gauge(value: 150, limit: 30, unit: "px"))
  }
}
