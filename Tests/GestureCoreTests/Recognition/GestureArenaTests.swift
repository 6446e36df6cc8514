import GestureCore
import Testing

struct GestureArenaTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let script: String
    let expected: String
    var slop = 10.0
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "a tap", script: "down 40,700 · hold 80ms · up", expected: "tap 1"),
    Case(
      id: "a pan", script: "down 40,700 · right 24 in 24ms · up",
      expected: "pan began, pan changed, pan ended"),
    Case(
      id: "a long press", script: "down 40,700 · hold 600ms · right 16 in 16ms · up",
      expected: "press began, press changed, press changed, press ended"),
    Case(
      id: "a long press never becomes a pan",
      script: "down 40,700 · hold 500ms · right 99 in 8ms · up",
      expected: "press began, press changed, press ended"),
    Case(
      id: "a pan that rests never becomes a long press",
      script: "down 40,700 · right 12 in 8ms · hold 900ms · cancel",
      expected: "pan began, pan cancelled"),
    Case(
      id: "at the deadline the long press comes first", script: "down 40,700 · hold 500ms · up",
      expected: "press began, press ended"),
    Case(
      id: "a moment before, the tap", script: "down 40,700 · hold 499ms · up", expected: "tap 1"),
    Case(
      id: "wobbles are no pan", script: "down 40,700 · right 9 in 8ms · left 9 in 8ms · up",
      expected: "tap 1"),
    Case(
      id: "between slop and allowable movement nothing wins",
      script: "down 40,700 · right 12 in 8ms · hold 600ms · up", expected: "", slop: 20),
    Case(
      id: "with slop 0 any move is a pan", script: "down 40,700 · right 0 in 8ms · up",
      expected: "pan began, pan ended", slop: 0),
    Case(id: "a cancel is no tap", script: "down 40,700 · cancel", expected: ""),
    Case(
      id: "taps in a row are counted",
      script: "down 40,700 · up · hold 100ms · down 40,700 · up · hold 400ms · down 40,700 · up",
      expected: "tap 1, tap 2, tap 1"),
    Case(
      id: "a pan breaks the row",
      script: "down 40,700 · up · down 40,700 · right 15 in 8ms · up · down 40,700 · up",
      expected: "tap 1, pan began, pan ended, tap 1"),
    Case(
      id: "so does a long press",
      script: "down 40,700 · up · down 40,700 · hold 600ms · up · down 40,700 · up",
      expected: "tap 1, press began, press ended, tap 1"),
  ])
  func decides(_ test: Case) {
    var arena = GestureArena(slop: test.slop)
    let events = arena.run(TouchScript(test.script).samples)
    #expect(events.map(\.words).joined(separator: ", ") == test.expected)
    #expect(!arena.isOccupied && arena.deadline == nil && arena.winner == nil)
  }

  @Test func aDeadlineThatWasMissedComesBeforeTheSample() {
    var arena = GestureArena(slop: 10)
    var events: [GestureEvent] = []
    arena.feed([sample(0, .down, 100)], region: .everywhere, into: &events)
    #expect(arena.deadline == Instant(microseconds: 500_000))
    arena.feed([sample(900_000, .move, 200)], region: .everywhere, into: &events)
    #expect(events.map(\.words) == ["press began", "press changed"])
    #expect(arena.winner == .longPress)
  }

  @Test func withoutOthersAPanStillWaitsForItsSlop() {
    var arena = GestureArena(longPress: nil, tap: nil)
    var events: [GestureEvent] = []
    arena.feed([sample(0, .down, 100)], region: .everywhere, into: &events)
    arena.feed([sample(900_000, .move, 105)], region: .everywhere, into: &events)
    #expect(events.isEmpty)
    arena.feed([sample(910_000, .move, 110)], region: .everywhere, into: &events)
    #expect(events.map(\.words) == ["pan began"])
  }

  @Test func whatIsCancelledSaysNothingMoreUntilAllAreUp() {
    var arena = GestureArena(slop: 10)
    var events: [GestureEvent] = []
    arena.feed([sample(0, .down, 100)], region: .everywhere, into: &events)
    arena.feed([sample(8_000, .down, 200, finger: 2)], region: .everywhere, into: &events)
    arena.cancel()
    for event in [
      sample(20_000, .move, 150), sample(30_000, .up, 150), sample(40_000, .down, 100),
      sample(900_000, .move, 200), sample(910_000, .up, 200),
      sample(920_000, .move, 300, finger: 2), sample(930_000, .up, 300, finger: 2),
    ] {
      arena.feed([event], region: .everywhere, into: &events)
    }
    #expect(events.isEmpty)
    #expect(arena.run(TouchScript("down 40,700 · up", from: 1_000_000).samples).count == 1)
  }

  @Test func fingersOutsideTheRegionAreNotInTheArena() {
    var arena = GestureArena(slop: 10)
    let keyboard = Rectangle(x: 0, y: 553, width: 390, height: 291)
    let events = arena.run(
      TouchScript("down 40,500 · below 100 in 80ms · hold 600ms · up").samples,
      region: TouchRegion(keyboard))
    #expect(events.isEmpty)
  }
}
