import CursorTechniques
import GestureCore
import Testing

/// On 390 points at 3 px a point: the first step after 23.4 pt, the slide 35.1 pt later, a step 11.7 pt.
struct SmoothedSpeedStepsTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let script: String
    let steps: [Int]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "short of the swipe's way", script: "down · right 23.3 · up", steps: [0, 0]),
    Case(id: "one step at once", script: "down · right 23.5 · up", steps: [1, 0]),
    Case(id: "either way", script: "down · left 23.5 · up", steps: [-1, 0]),
    Case(id: "|x| + |y| counts", script: "down · right 12.5 below 11 · up", steps: [1, 0]),
    Case(
      id: "45° never starts", script: "down · right 12 above 12 · right 100 · right 100",
      steps: [0, 0, 0]),
    Case(
      id: "the next touch is a new one",
      script: "down · above 30 · up · down · right 24", steps: [0, 0, 1]),
    Case(id: "a long first event is one step", script: "down · right 200", steps: [1]),
    // 35.2 pt = 105.6 px at speed 0.5: 1.50 steps of 35.1 px.
    Case(
      id: "the slide takes as much way and a step more",
      script: "down · right 24 · 16 right 35 · 16 right 0.2", steps: [1, 0, 1]),
    Case(
      id: "only x of that way is applied",
      script: "down · right 24 · 16 right 23 below 13 · 16 right 0", steps: [1, 0, 0]),
    // 0.504 left over; then 6 px at 2.95: 0.504; the speed falls to 2.95 − 0.7 · (2.95 − 1.375) = 1.8475.
    Case(
      id: "the speed starts high, because no time has passed",
      script: "down · right 24 · 16 right 35.2 · 16 right 2 · 16 right 2", steps: [1, 1, 1, 0]),
    // Speeds 2.95, 1.795, 1.449, 1.345, … for 1.3, which 3 px in 10 ms want: 0.504 + 0.252 + 0.153 + 0.124 are
    // a step, and nine more of 0.115 to 0.111 are the next.
    Case(
      id: "slow is near one step a step's way",
      script: "down · right 24 · 10 right 35.2" + String(repeating: " · 10 right 1", count: 20),
      steps: [1, 1] + [0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0]),
    // 60 px in 10 ms want 7, capped at 4: 2.95, then 3.685, then 3.9055.
    Case(
      id: "fast is capped",
      script: "down · right 24 · 16 right 35.2 · 10 right 20 · 10 right 20 · 10 right 20",
      steps: [1, 1, 5, 6, 7]),
    // 0.504 − 5.043, then −0.538 − 6.299.
    Case(
      id: "back again", script: "down · right 24 · 16 right 35.2 · 10 left 20 · 10 left 20",
      steps: [1, 1, -4, -6]),
    Case(
      id: "two events in a millisecond go at full speed",
      script: "down · right 24 · 16 right 35.2 · 0.4 right 4 · 0.2 right 4", steps: [1, 1, 1, 1]),
    Case(
      id: "no way in no time kills the slider until the lift",
      script:
        "down · right 24 · 16 right 35.2 · 0.1 right 0 · 16 right 90 · up · 20 down · right 24",
      steps: [1, 1, 0, 0, 0, 1]),
    Case(
      id: "the lift and a cancel do nothing",
      script: "down · right 24 · 16 right 35.2 · up · down · right 24 · cancel",
      steps: [1, 1, 0, 1, 0]),
  ])
  func rule(_ test: Case) {
    var keyboard = Keyboard("unexpected")
    #expect(keyboard.characters(test.script) == test.steps)
  }

  @Test func lengthsGrowWithTheScreen() {
    var keyboard = Keyboard("unexpected")
    keyboard.situation.keyboardFrame.width = 430
    #expect(keyboard.characters("down · right 25.7") == [0])
    #expect(keyboard.characters("down · right 25.9") == [1])
    keyboard.situation.keyboardFrame = .zero
    #expect(keyboard.characters("down · right 23.5") == [1])
  }

  @Test func settingsAreTaken() {
    var keyboard = Keyboard("unexpected") {
      $0.set("swipe", to: .number(7.5))
      $0.set("step", to: .number(15))
      $0.set("smoothing", to: .number(1))
      $0.set("fastest", to: .number(2))
    }
    // 11.7 pt, then 17.55 pt for 1.5 steps of 17.55 px; from then on twice as fast at the most.
    #expect(
      keyboard.characters("down · right 11.8 · 10 right 17.6 · 10 right 20") == [1, 1, 7])
  }

  @Test func theGaugeTellsTheWayAndThenTheFraction() {
    var keyboard = Keyboard("unexpected")
    _ = keyboard.run("down · right 10")
    #expect(keyboard.technique.gauge.value == 30)
    #expect(keyboard.technique.gauge.limit.rounded() == 70)
    #expect(keyboard.technique.gauge.unit == "px")
    _ = keyboard.run("right 14 · 16 right 35.2")
    let gauge = keyboard.technique.gauge
    #expect((gauge.value - 0.504).magnitude < 0.001)
    #expect(gauge.limit == 1)
    // No number any more.
    _ = keyboard.run("right 0 · 16 right 5")
    #expect(keyboard.technique.gauge.value == 0)
  }

  @Test func reasonsNameWayAndLimit() {
    var technique = Keyboard("unexpected").technique
    var reasons = ReasonList()
    let update = PanUpdate(
      state: .began, time: .zero, location: Point(x: 30, y: 0), translation: Vector(dx: 30, dy: 0),
      velocity: .zero)
    #expect(technique.feed(update, Situation(), into: &reasons) == .characters(1))
    #expect(reasons.reasons.map(\.quantity) == ["way of the swipe"])
    #expect(reasons.reasons.first?.value == 90)
  }

  @Test func aFingerThatJoinsMovesNothing() {
    var technique = Keyboard("unexpected").technique
    func update(_ state: PanState, _ milliseconds: Int64, _ x: Double, origin: Double) -> PanUpdate
    {
      PanUpdate(
        state: state, time: Instant(microseconds: milliseconds * 1_000),
        location: Point(x: x, y: 0),
        origin: Point(x: origin, y: 0), velocity: .zero)
    }
    #expect(
      technique.feed(update(.began, 0, 24, origin: 0), Situation()).distance == .characters(1))
    // The mean of the fingers jumps by 90, and the origin with it.
    #expect(technique.feed(update(.changed, 16, 114, origin: 90), Situation()).isNone)
    #expect(!technique.feed(update(.changed, 32, 154, origin: 90), Situation()).isNone)
  }

  @Test func anyPlaceIsTaken() {
    for x in [Double.nan, .infinity, -.infinity, 1e300, 1e5] {
      var technique = Keyboard("unexpected").technique
      for state in [PanState.began, .changed, .changed, .changed, .ended] {
        let update = PanUpdate(
          state: state, time: .zero, location: Point(x: x, y: 0), origin: .zero, velocity: .zero)
        _ = technique.feed(update, Situation())
        _ = technique.gauge
      }
    }
  }
}
