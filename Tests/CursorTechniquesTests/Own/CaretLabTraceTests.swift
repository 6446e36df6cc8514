import CursorTechniques
import GestureCore
import Testing

/// Traces worked by hand: where each mark lies follows from the numbers in the table of parameters.
struct CaretLabTraceTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    /// Milliseconds between samples.
    var every = 50.0
    /// Points from the touch-down; the last one is that of the lift, too.
    let places: [Double]
    let steps: [Int]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(
      id: "slow: marks at 13.25, 25.25, 37.25", places: [5, 10, 15, 20, 25, 30, 35, 40],
      steps: [0, 0, 1, 0, 0, 1, 0, 1]),
    Case(
      id: "back over each mark and 4 pt more",
      places: [6, 13, 20, 26, 30, 25, 23, 21, 15, 12, 9, 3],
      steps: [0, 0, 1, 1, 0, 0, 0, -1, 0, 0, -1, 0]),
    Case(
      id: "forth again over the same marks",
      places: [7, 14, 21, 28, 24, 20, 23, 25.25, 31, 35, 37.25],
      steps: [0, 1, 0, 1, 0, -1, 0, 1, 0, 0, 1]),
    Case(
      id: "through the start: the first mark beyond lies at -9, the next at -21",
      places: [7, 14, 7, 0, -5, -9, -15, -21, -17, -15, -7, -4],
      steps: [0, 1, -1, 0, 0, -1, 0, -1, 0, 1, 0, 1]),
    Case(
      id: "to the left it is the same", places: [-7, -14, -21, -26, -20, -13, -6, 0],
      steps: [0, -1, 0, -1, 1, 0, 1, 0]),
    Case(
      id: "nothing inside the dead zone", places: [6, 13, 6, 0, -6, -13, -13.2, 0],
      steps: [0, 0, 0, 0, 0, 0, 0, 0]),
    Case(
      id: "1500 pt/s: one mark each 4 pt from 13.25 on", every: 1_000 / 60,
      places: [25, 50, 75, 100], steps: [3, 7, 6, 6]),
    Case(
      id: "and slowly back over them", every: 1_000 / 60, places: [25, 50, 49, 47, 45, 43, 41, 39],
      steps: [3, 7, 0, 0, -1, 0, -1, 0]),
    Case(
      id: "675 pt/s: twice as dense", every: 1_000 / 60, places: [11.25, 22.5, 33.75, 45],
      steps: [0, 2, 2, 2]),
    Case(
      id: "a rest is left by 4 pt, and then followed all the way",
      places: [7, 14, 20, 24, 24, 24, 26, 27.9, 28, 28.5],
      steps: [0, 1, 0, 0, 0, 0, 0, 0, 1, 0]),
    Case(
      id: "creeping at 18 pt/s is rest",
      places: [7, 14, 20, 20, 20, 20.9, 21.8, 22.7, 23.6, 24.5, 25.4, 26.3, 27.2, 28.1, 29],
      steps: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
  ])
  func workedByHand(_ test: Case) {
    var touch = [SwipePath.sample(0, .down, 0)]
    for (index, place) in test.places.enumerated() {
      touch.append(SwipePath.sample(Double(index + 1) * test.every / 1_000, .move, place))
    }
    let run = SwipeRun(touch)
    var steps = Array(repeating: 0, count: test.places.count)
    for step in run.steps {
      steps[Int((step.milliseconds / test.every).rounded()) - 1] += step.count
    }
    #expect(steps == test.steps)
  }

  @Test func reasonsSayWhichMarkWasMet() throws {
    var rule = CaretLab()
    func reasons(_ place: Double, at milliseconds: Int64, _ state: PanState = .changed) -> [Reason]
    {
      var list = ReasonList()
      _ = rule.feed(
        PanUpdate(
          state: state, time: Instant(microseconds: milliseconds * 1_000),
          location: Point(x: place, y: 0), origin: .zero, velocity: .zero),
        Situation(down: TouchDown(time: .zero, location: .zero)), into: &list)
      return list.reasons
    }
    #expect(reasons(10, at: 100, .began).isEmpty)
    #expect(rule.gauge == Gauge(value: 10, limit: 13.25, unit: "pt"))
    #expect(
      reasons(15, at: 200) == [
        Reason("way from the touch-down", 15, .reached, 13.25, unit: "pt"),
        Reason("way from the start", 15, .reached, 13.25, unit: "pt"),
      ])
    #expect(rule.gauge == Gauge(value: 1.75, limit: 12, unit: "pt"))
    #expect(reasons(20, at: 300).isEmpty)
    #expect(
      reasons(26, at: 400) == [Reason("way from the start", 26, .reached, 25.25, unit: "pt")])
    #expect(
      reasons(20, at: 500) == [Reason("way back over a mark", 5.25, .above, 4, unit: "pt")])
    // The last 60 ms are a roll of 4 pt, back over the first mark.
    #expect(reasons(12, at: 560).isEmpty)
    #expect(
      reasons(9, at: 600) == [Reason("way back over a mark", 4.25, .above, 4, unit: "pt")])
    #expect(
      reasons(8, at: 620, .ended) == [
        Reason("grip beyond the roll before the lift", 0, .reached, 0, unit: "pt")
      ])
  }
}
