import CursorTechniques
import GestureCore
import Testing

/// Keys of 97 points at 3 px a point: slop 24 px, then a dead zone of 258.25 px: together 94.1 pt.
struct DragRateStepsTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let script: String
    let steps: [Int]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "the event that leaves the dead zone", script: "down · right 95", steps: [0]),
    Case(id: "just inside", script: "down · right 94 · 16 right 0", steps: [0, 0]),
    // 30 px in 16 ms · 0.54 = 1.01; 29.4 px = 0.99, and 3 px more 1.09.
    Case(
      id: "pixels since the last step by the last event's time",
      script: "down · right 95 · 16 right 10 · 16 right 9.8 · 16 right 1", steps: [0, 1, 0, 1]),
    Case(
      id: "as much way at twice the rate is worth twice as much",
      script: "down · right 95 · 8 right 5 · 8 right 5", steps: [0, 1, 1]),
    // 180 px in 16 ms: 6.07.
    Case(
      id: "fast: several, and the rest is dropped",
      script: "down · right 95 · 16 right 60 · 16 right 9.8", steps: [0, 6, 0]),
    Case(
      id: "slow: a step when enough has gathered",
      script: "down · right 95" + String(repeating: " · 16 right 2.5", count: 8),
      steps: [0, 0, 0, 0, 1, 0, 0, 0, 1]),
    Case(
      id: "back again", script: "down · right 95 · 16 right 10 · 16 left 10 · 16 left 20",
      steps: [0, 1, -1, -2]),
    Case(
      id: "back before a step was taken undoes the way",
      script: "down · right 95 · 16 right 9 · 16 left 9 · 16 left 10", steps: [0, 0, 0, -1]),
    Case(
      id: "no time gives no move, and the way stays",
      script: "down · right 95 · 0.4 right 20 · 0.2 right 10 · 8 right 0", steps: [0, 0, 0, 6]),
    Case(
      id: "back inside the dead zone it goes on",
      script: "down · right 95 · 16 left 60 · 16 left 20", steps: [0, -6, -2]),
    Case(
      id: "the lift after a slide", script: "down · right 95 · 16 right 10 · up", steps: [0, 1, 0]),
    Case(id: "a short swipe acts at the lift", script: "down · right 50 · up", steps: [0, 1]),
    Case(id: "either way", script: "down · left 30 · left 20 · up", steps: [0, 0, -1]),
    // The slop is taken off: 64 px are 40.
    Case(id: "exactly 40 px is none", script: "down · right 21.333333 · up", steps: [0, 0]),
    Case(id: "more than 40 px is one", script: "down · right 21.5 · up", steps: [0, 1]),
    Case(id: "a tap", script: "down · right 7 · up", steps: [0, 0]),
    Case(id: "a cancelled one", script: "down · right 50 · cancel", steps: [0, 0]),
    Case(
      id: "out and back is no arrow", script: "down · right 60 · left 55 · up", steps: [0, 0, 0]),
    Case(
      id: "each touch has its own dead zone",
      script: "down · right 95 · 16 right 10 · up · down · right 90 · up",
      steps: [0, 1, 0, 0, 1]),
  ])
  func rule(_ test: Case) {
    var keyboard = Keyboard("thumb-key")
    #expect(keyboard.characters(test.script) == test.steps)
  }

  struct Curve: CustomTestStringConvertible {
    let mode: DragCurve
    /// For 30, 60, 90 and 120 px in 16 ms.
    let steps: [Int]
    var testDescription: String { mode.rawValue }
  }

  // 1.875, 3.75, 5.625 and 7.5 px/ms.
  @Test(arguments: [
    Curve(mode: .constant, steps: [0, 1, 1, 1]),
    Curve(mode: .linear, steps: [1, 2, 3, 4]),
    // 0.154 q²: 0.54, 2.17, 4.87, 8.66.
    Curve(mode: .quadratic, steps: [0, 2, 4, 8]),
    // 1.875; then (q − 2)^1.36 + 2: 4.14, 7.76, 12.16.
    Curve(mode: .threshold, steps: [1, 4, 7, 12]),
  ])
  func curves(_ test: Curve) {
    for (index, points) in [10, 20, 30, 40].enumerated() {
      for (word, sign) in [("right", 1), ("left", -1)] {
        var keyboard = Keyboard("thumb-key") { $0.set("mode", to: .word(test.mode.rawValue)) }
        let steps = keyboard.characters("down · \(word) 95 · 16 \(word) \(points)")
        #expect(steps == [0, sign * test.steps[index]])
      }
    }
  }

  @Test func aBandOfSelectionLiesAboveAndBelow() {
    for word in ["above", "below"] {
      let back = word == "above" ? "below" : "above"
      var keyboard = Keyboard("thumb-key")
      // 426 px of 403.75. No event before it: no time, no move.
      let moves = keyboard.run("down · \(word) 150 · 16 right 10 · 16 left 30 · 16 \(back) 20")
      #expect(
        moves == [
          .none, CursorMove(.characters(1), selecting: true, tick: true),
          CursorMove(.characters(-3), selecting: true, tick: true),
          // Leaving it, the caret goes to the end on the drag's side: forward where there is no way left.
          CursorMove(.characters(1), tick: true),
        ])
    }
  }

  @Test func leavingTheBandGoesOnFromTheSelectionsEnd() {
    var keyboard = Keyboard("thumb-key")
    let moves = keyboard.run("down · above 150 · 16 right 30 · 16 below 20 left 20 · 16 left 10")
    // Three are selected; one to leave at their start, two for 60 px in 16 ms.
    #expect(
      moves == [
        .none, CursorMove(.characters(3), selecting: true, tick: true),
        CursorMove(.characters(-3), tick: true), CursorMove(.characters(-1), tick: true),
      ])
  }

  @Test func nothingSelectedIsNothingToLeave() {
    var keyboard = Keyboard("thumb-key")
    keyboard.situation.room = Situation.Room(before: 0, after: 0)
    #expect(keyboard.characters("down · above 150 · 16 right 10 · 16 below 20") == [0, 1, 0])
    #expect(keyboard.characters("up · down · above 150 · 16 below 20") == [0, 0, 0])
  }

  struct Lift: CustomTestStringConvertible {
    let id: String
    let script: String
    let move: CursorMove
    let claims: Bool
    var testDescription: String { id }
  }

  @Test(arguments: [
    Lift(id: "a tap", script: "down · right 5", move: .none, claims: false),
    Lift(id: "too short", script: "down · right 20", move: .none, claims: false),
    Lift(id: "right", script: "down · right 40 below 16", move: .characters(1), claims: true),
    Lift(id: "left", script: "down · left 40 above 16", move: .characters(-1), claims: true),
    Lift(
      id: "lower right", script: "down · right 40 below 17", move: CursorMove(.words(1)),
      claims: true),
    Lift(
      id: "lower left", script: "down · left 17 below 40", move: CursorMove(.words(-1)),
      claims: true),
    Lift(id: "upper right", script: "down · right 40 above 40", move: .none, claims: false),
    Lift(id: "up, to the line's start", script: "down · above 50", move: .none, claims: true),
    Lift(id: "down, to the line's end", script: "down · below 50", move: .none, claims: true),
    Lift(
      id: "up and back", script: "down · above 50 · below 45",
      move: CursorMove(.end(forward: false)),
      claims: true),
    Lift(
      id: "down and back", script: "down · below 50 · above 45",
      move: CursorMove(.end(forward: true)), claims: true),
    Lift(
      id: "up, and on to another side", script: "down · above 90 · below 85 right 60",
      move: CursorMove(.end(forward: false)), claims: true),
    Lift(id: "right and back", script: "down · right 50 · left 45", move: .none, claims: false),
  ])
  func shortSwipes(_ test: Lift) {
    var keyboard = Keyboard("thumb-key") { $0.startRule.haptics = .none }
    #expect(keyboard.run(test.script + " · up").last == test.move)
    #expect(keyboard.technique.claimsKey == test.claims)
    _ = keyboard.run("down")
    #expect(!keyboard.technique.claimsKey)
  }

  @Test func theDeadZoneFollowsTheKeySize() {
    // 0.75 · 64 + 40 / 3 + 8 = 69.3 pt.
    for (points, steps) in [(69.0, [0, 0]), (69.5, [0, 1])] {
      var keyboard = Keyboard("thumb-key") { $0.set("keySize", to: .number(64)) }
      #expect(keyboard.characters("down · right \(points) · 16 right 10") == steps)
    }
    // A quarter of 431 is 107: 101.6 pt.
    for (points, steps) in [(101.5, [0, 0]), (101.7, [0, 1])] {
      var keyboard = Keyboard("thumb-key")
      keyboard.situation.keyboardFrame.width = 431
      #expect(keyboard.characters("down · right \(points) · 16 right 10") == steps)
    }
  }

  @Test func withoutADeadZoneTheSlopIsAllThereIs() {
    var keyboard = Keyboard("thumb-key") { $0.set("deadZone", to: .flag(false)) }
    #expect(keyboard.characters("down · right 9 · 16 right 10 · up") == [0, 1, 0])
    #expect(keyboard.characters("down · right 7 · 16 right 0.5 · up") == [0, 0, 0])
  }

  @Test func theGaugeTellsTheWayAndThenTheCharacters() {
    var keyboard = Keyboard("thumb-key")
    _ = keyboard.run("down · right 58")
    #expect(keyboard.technique.gauge == Gauge(value: 150, limit: 258.25, unit: "px"))
    _ = keyboard.run("right 40 · 16 right 5")
    let gauge = keyboard.technique.gauge
    #expect((gauge.value - 0.506).magnitude < 0.001)
    #expect(gauge.limit == 1)
  }

  @Test func aFingerThatJoinsMovesNothing() {
    var technique = Keyboard("thumb-key").technique
    func update(_ state: PanState, _ milliseconds: Int64, _ x: Double, origin: Double) -> PanUpdate
    {
      PanUpdate(
        state: state, time: Instant(microseconds: milliseconds * 1_000),
        location: Point(x: x, y: 0),
        origin: Point(x: origin, y: 0), velocity: .zero)
    }
    #expect(
      technique.feed(update(.began, 0, 95, origin: 0), Situation()).distance == .characters(0))
    // The mean of the fingers jumps by 90, and the origin with it.
    #expect(technique.feed(update(.changed, 16, 185, origin: 90), Situation()).isNone)
    #expect(!technique.feed(update(.changed, 32, 225, origin: 90), Situation()).isNone)
  }

  @Test func anyPlaceIsTaken() {
    for mode in DragCurve.allCases {
      for x in [Double.nan, .infinity, -.infinity, 1e300, 1e5] {
        var technique = Keyboard("thumb-key") { $0.set("mode", to: .word(mode.rawValue)) }.technique
        for (index, state) in [PanState.began, .changed, .changed, .changed, .ended].enumerated() {
          let update = PanUpdate(
            state: state, time: Instant(microseconds: Int64(index) * 1_000),
            location: Point(x: x, y: x), origin: .zero, velocity: .zero)
          _ = technique.feed(update, Situation())
          _ = technique.gauge
        }
      }
    }
  }
}
