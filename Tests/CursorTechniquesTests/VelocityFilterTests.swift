import CursorTechniques
import GestureCore
import Testing

struct VelocityFilterTests {
  private func update(
    _ translation: Double, _ velocity: Double, _ state: PanState = .changed, at time: Int64 = 0
  ) -> PanUpdate {
    PanUpdate(
      state: state, time: Instant(microseconds: time), location: .zero,
      translation: Vector(dx: translation, dy: 0), velocity: Vector(dx: velocity, dy: 0))
  }

  private func step(
    _ filter: inout VelocityFilter, _ translation: Double, _ velocity: Double
  ) -> Int {
    guard
      case .characters(let count) = filter.feed(update(translation, velocity), Situation()).distance
    else { return 0 }
    return count
  }

  struct Case: CustomTestStringConvertible {
    let id: String
    /// Translation and velocity of each update.
    let updates: [(Double, Double)]
    let steps: [Int]
    let count: Double
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "the edge of the dead zone is inside", updates: [(70, 5_000)], steps: [0], count: 0),
    Case(id: "beyond it counts", updates: [(70.5, 505)], steps: [0], count: 50),
    Case(id: "either way", updates: [(-71, -505)], steps: [0], count: 50),
    Case(
      id: "exactly the threshold is no step", updates: [(80, 505), (80, 505)], steps: [0, 0],
      count: 100),
    Case(
      id: "above it is one, and the rest is lost", updates: [(80, 505), (80, 505), (80, 5_000)],
      steps: [0, 0, 1], count: 0),
    Case(id: "one step a callback at the most", updates: [(80, 9_999)], steps: [1], count: 0),
    Case(
      id: "velocity is cut to a whole number first", updates: [(80, 19.99)], steps: [0], count: 1),
    Case(
      id: "below the divisor nothing counts", updates: [(80, 9.99), (80, -9.99)], steps: [0, 0],
      count: 0),
    Case(
      id: "the sign is the velocity's, not the sum's", updates: [(80, 1_000), (80, -20)],
      steps: [0, -1], count: 0),
    Case(
      id: "the dead zone closes again on the way back",
      updates: [(80, 505), (60, -900), (80, 505)],
      steps: [0, 0, 0], count: 100),
    Case(
      id: "standing still steps forward where a step is due",
      updates: [(80, 1_000), (80, -0.0), (80, 0)], steps: [0, 0, 0], count: 100),
    Case(
      id: "not a number counts nothing", updates: [(80, .nan), (.nan, 5_000)], steps: [0, 0],
      count: 0),
    Case(
      id: "infinity is one step", updates: [(80, .infinity), (80, -.infinity)], steps: [1, -1],
      count: 0),
  ])
  func rule(_ test: Case) {
    var filter = VelocityFilter()
    let steps = test.updates.map { step(&filter, $0.0, $0.1) }
    #expect(steps == test.steps)
    #expect(filter.count == test.count)
  }

  @Test func aVelocityOfZeroStepsForward() {
    var filter = VelocityFilter()
    #expect(step(&filter, -80, -1_000) == 0)
    filter.threshold = 99
    #expect(step(&filter, -80, 0) == 1)
  }

  @Test func everyStateCounts() {
    for state in [PanState.began, .changed, .ended, .cancelled] {
      var filter = VelocityFilter()
      #expect(filter.feed(update(80, 1_015, state), Situation()) == .characters(1))
    }
  }

  @Test func theCounterOutlivesTheGesture() {
    var filter = VelocityFilter()
    _ = filter.feed(update(80, 905), Situation())
    _ = filter.feed(update(80, 0, .ended), Situation())
    #expect(filter.feed(update(80, 205, .began), Situation()) == .characters(1))
  }

  // a = ⌊v / divisor⌋; a step every ⌊threshold / a⌋ + 1 callbacks.
  @Test func constantSpeedFollowsTheClosedForm() {
    for tens in 1...150 {
      let speed = Double(tens) * 10 + 5
      var filter = VelocityFilter()
      var gaps: [Int] = []
      var since = 0
      for _ in 0..<500 {
        since += 1
        if step(&filter, 100, speed) != 0 {
          gaps.append(since)
          since = 0
        }
      }
      let expected = 100 / tens + 1
      #expect(gaps.allSatisfy { $0 == expected }, "\(speed) pt/s")
      #expect(gaps.count == 500 / expected)
    }
  }

  @Test func mirroredUpdatesMirrorTheSteps() {
    var left = VelocityFilter()
    var right = VelocityFilter()
    var velocity = 17.0
    for _ in 0..<2_000 {
      velocity = (velocity * 1.37 + 11).truncatingRemainder(dividingBy: 3_000) + 0.25
      let a = step(&left, 90, velocity)
      #expect(step(&right, -90, -velocity) == -a)
    }
  }

  @Test func theGaugeReadsTheCounter() {
    var filter = VelocityFilter()
    _ = step(&filter, 80, 433)
    #expect(filter.gauge == Gauge(value: 43, limit: 100, unit: ""))
  }
}
