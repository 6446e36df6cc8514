import CursorTechniques
import GestureCore
import Testing

struct FinaleTests {
  @Test(arguments: [
    SwipeCase(
      "a step must be exceeded; the way during the hold counts",
      "down 200 on letter · 480 move 205 · 20 move 205 · 8 move 205.5 · 8 move 210.5 · 8 move 211",
      "508 +1, 524 +1"),
    SwipeCase("fast: one a callback", "down 200 · 500 move 300 · 8 move 330", "500 +1, 508 +1"),
    SwipeCase(
      "back from the anchor", "down 200 · 500 move 206 · 8 move 201 · 8 move 200", "500 +1, 516 -1"),
    SwipeCase(
      "a swipe of a key and more during the hold",
      "down 200 · 8 move 240 · 492 move 206 · 8 move 220", ""),
    SwipeCase(
      // Right of 351: 50 ms after it came, then every 50 ms, whatever the finger does there.
      "at the right edge the caret runs",
      "down 300 · 500 move 300 · 8 move 355 · 30 move 380 · 90 wait · 8 move 340",
      "558 +1, 608 +1, 636 -1"),
    SwipeCase(
      "left of 39, too", "down 60 · 500 move 60 · 8 move 38.5 · 110 up", "558 -1, 608 -1"),
    SwipeCase(
      "the edge itself is outside", "down 300 · 500 move 300 · 8 move 351 · 200 wait", "508 +1"),
    SwipeCase(
      "left again before the first",
      "down 300 · 500 move 300 · 8 move 355 · 49 move 350 · 100 wait",
      "557 +1"),
    SwipeCase(
      "from edge to edge", "down 300 · 500 move 300 · 8 move 355 · 60 move 20 · 60 wait",
      "558 +1, 618 -1"),
    SwipeCase(
      "a lift ends it", "down 300 · 500 move 300 · 8 move 355 · 60 up · 200 wait", "558 +1"),
    SwipeCase(
      "no edge", "down 300 · 500 move 300 · 8 move 355 · 200 wait", "508 +1", settings: "edge=0"),
  ])
  func rule(_ test: SwipeCase) {
    #expect(Swipe.moves("finale", test.settings, test.script) == test.moves)
  }

  @Test(arguments: [
    SwipeCase(
      "a long press takes the touch before the first",
      "down 60 · 500 move 60 · 60 move 30 · 300 wait · 8 up · 300 wait", "",
      settings: "start.lostAfter=600"),
    SwipeCase(
      "a lift that the dead zone hides",
      "down 60 · 500 move 60 · 8 move 25 · 60 move 50 · 8 up · 300 wait", "558 -1",
      settings: "start.deadZone=30 start.latches=false"),
  ])
  func nothingRunsWithoutATouch(_ test: SwipeCase) {
    #expect(Swipe.moves("finale", test.settings, test.script) == test.moves)
  }

  @Test func aCaretThatRanForLongStandsUntilTheFingerComesAnew() {
    var swipe = Swipe("finale")
    swipe.run("down 300 · 500 move 300 · 8 move 355 · 86400000 wait")
    #expect(swipe.moves.count == 6_000)
    #expect(swipe.technique.deadline == nil)
    swipe.run("8 move 356 · 100 wait")
    #expect(swipe.moves.count == 6_000)
    swipe.run("8 move 355 · 8 move 350 · 8 move 355 · 50 wait")
    #expect(swipe.moves.count == 6_001)
  }

  @Test func withoutAKeyboardNothingRuns() {
    var swipe = Swipe("finale")
    swipe.situation.keyboardFrame = .zero
    swipe.run("down 300 · 500 move 300 · 8 move 355 · 200 wait")
    #expect(swipe.moves == ["508 +1"])
  }
}
