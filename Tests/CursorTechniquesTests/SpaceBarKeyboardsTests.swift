import CursorTechniques
import GestureCore
import Testing

@Suite("Keyboards whose space bar walks an anchor")
struct SpaceBarKeyboardsTests {
  struct Case: CustomTestStringConvertible {
    let technique: String
    let id: String
    let script: String
    let moves: String
    var changes: [(String, ParameterValue)] = []
    var downX = 200.0
    var testDescription: String { "\(technique): \(id)" }
  }

  @Test(arguments: [
    // 60 px are 20 pt, 24 px 8.
    Case(
      technique: "trime", id: "60 px start with a step, 24 px are one each",
      script: "down · right 19.75 · right 0.25 · right 7.75 · right 0.25",
      moves: "0 · +1 · 0 · +1"),
    Case(
      technique: "trime", id: "fast: one at a time", script: "down · right 90 · right 90",
      moves: "+1 · +1"),
    Case(
      technique: "trime", id: "the rest is dropped", script: "down · right 24 · right 4 · right 4",
      moves: "+1 · 0 · +1"),
    Case(
      technique: "trime", id: "back", script: "down · right 24 · left 7.75 · left 0.25 · left 20",
      moves: "+1 · 0 · -1 · -1"),
    Case(
      technique: "trime", id: "two in one frame", script: "down · 16 right 20 · 0 right 8",
      moves: "+1 · +1"),
    Case(
      technique: "trime", id: "up and down are nothing", script: "down · right 20 · below 80",
      moves: "+1 · 0"),
    Case(
      technique: "trime", id: "a step of its own", script: "down · right 20 · right 1 · right 1",
      moves: "+1 · 0 · +1", changes: [("step", .number(6))]),
    // 24 whole pixels are 8 pt, and must be passed.
    Case(
      technique: "fossify", id: "24 px is not more, 25 is",
      script: "down · right 8 · right 0.25 · right 0.25", moves: "0 · 0 · +1"),
    Case(
      technique: "fossify", id: "fast: all, and the rest is dropped",
      script: "down · right 31 · right 8 · right 0.5", moves: "+3 · 0 · +1"),
    Case(
      technique: "fossify", id: "back", script: "down · right 9 · left 8 · left 0.5 · left 17",
      moves: "+1 · 0 · -1 · -2"),
    Case(
      technique: "fossify", id: "two in one frame", script: "down · 16 right 9 · 0 right 9",
      moves: "+1 · +1"),
    Case(
      technique: "wmkeyboard", id: "12 pt are left, then 16 each from there",
      script: "down · 300 right 12 · right 1 · right 15.5 · right 0.5", moves: "0 · 0 · 0 · +1"),
    Case(
      technique: "wmkeyboard", id: "fast: all, and the rest is kept",
      script: "down · 300 right 13 · right 88 · right 8", moves: "0 · +5 · +1"),
    Case(
      technique: "wmkeyboard", id: "back",
      script: "down · 300 right 13 · right 16 · left 15.5 · left 0.5", moves: "0 · +1 · 0 · -1"),
    Case(
      technique: "wmkeyboard", id: "a quick swipe is something else",
      script: "down · 100 right 13 · 300 right 90", moves: "0 · 0"),
    Case(
      technique: "wmkeyboard", id: "no lines", script: "down · 300 below 13 · below 50",
      moves: "0 · 0"),
    Case(
      technique: "wmkeyboard", id: "lines where they are on",
      script: "down · 300 below 13 · below 16 · right 33 above 20",
      moves: "0 · 1 down · +2 1 up", changes: [("lineStep", .number(16))]),
    // More than 20 px, from where the hold ended: 6.67 pt.
    Case(
      technique: "kazuma", id: "from the end of the hold, more than 20 px",
      script: "down · 100 right 5 · 300 right 6.5 · right 0.5", moves: "0 · 0 · +1"),
    Case(
      technique: "kazuma", id: "fast: one at a time", script: "down · 400 right 90 · right 90",
      moves: "+1 · +1"),
    Case(
      technique: "kazuma", id: "the main axis, and both start again",
      script: "down · 400 right 7 below 8 · right 6 · right 1 · right 9 above 9",
      moves: "1 down · 0 · +1 · +1"),
    Case(
      technique: "kazuma", id: "back", script: "down · 400 right 7 · left 6.5 · left 0.5",
      moves: "+1 · 0 · -1"),
    Case(
      technique: "kazuma", id: "no hold for a finger that strayed",
      script: "down · 100 right 9 · 400 right 50", moves: "0 · 0"),
    Case(
      technique: "maliit", id: "more than 8 pt, one at a time",
      script: "down · 800 right 8 · right 0.5 · right 90", moves: "0 · +1 · +1"),
    Case(
      technique: "maliit", id: "more than 32 pt for a line, by an anchor of its own",
      script: "down · 800 below 32 · right 9 · below 0.5 · right 9 above 40",
      moves: "0 · +1 · 1 down · +1 1 up"),
    Case(
      technique: "maliit", id: "back", script: "down · 800 right 9 · left 8 · left 0.5",
      moves: "+1 · 0 · -1"),
    Case(
      technique: "maliit", id: "straying in the hold",
      script: "down · 100 right 60 · 700 right 8.5",
      moves: "0 · +1"),
    // The key's middle is at 195.5.
    Case(
      technique: "gjs-osk", id: "20 pt from the middle of the key",
      script: "down · 750 right 15.5 · right 0.5 · right 20 · right 0.5",
      moves: "0 · +1 · 0 · +1"),
    Case(
      technique: "gjs-osk", id: "the first sample moves far from the middle",
      script: "down · 750 right 0 · right 20", moves: "+1 · 0", downX: 216),
    Case(
      technique: "gjs-osk", id: "and on the other side back",
      script: "down · 750 right 0 · left 20.5", moves: "-1 · -1", downX: 175),
    Case(
      technique: "gjs-osk", id: "fast: one at a time", script: "down · 750 right 100 · right 100",
      moves: "+1 · +1"),
  ])
  func rule(_ test: Case) {
    var keyboard = Keyboard(test.technique) { technique in
      for (name, value) in test.changes { technique.set(name, to: value) }
    }
    keyboard.downPlace.x = test.downX
    #expect(keyboard.run(test.script).map(\.words).joined(separator: " · ") == test.moves)
  }

  @Test func settingsKeepTheirRanges() throws {
    let trime = try #require(TechniqueEntry.entry(id: "trime")).makeTechnique()
    #expect(trime.table.map(\.name) == ["step", "pixelsPerPoint", "start"])
    #expect(trime.table.first?.unit == "px")
    let board = try #require(TechniqueEntry.entry(id: "wmkeyboard")).makeTechnique()
    #expect(board.table.map(\.name) == ["step", "lineStep", "start"])
    #expect(board.table.first?.domain == .real(least: 8, greatest: 32, standard: 16))
  }
}
