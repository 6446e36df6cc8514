import GestureCore
import Testing

struct VelocityTrackerTests {
  private func velocity(
    _ places: [(Int64, Double)], estimator: VelocityEstimator = .window, milliseconds: Int = 40
  ) -> Double {
    var tracker = VelocityTracker(estimator: estimator, milliseconds: milliseconds)
    for (time, x) in places {
      tracker.add(time: Instant(microseconds: time), location: Point(x: x, y: 0))
    }
    return tracker.velocity.dx
  }

  struct Case: CustomTestStringConvertible {
    let id: String
    let places: [(Int64, Double)]
    let expected: Double
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "one sample has none", places: [(0, 5)], expected: 0),
    Case(id: "two samples", places: [(0, 0), (8_000, 4)], expected: 500),
    Case(
      id: "the window reaches back 40 ms, edge included",
      places: [(0, 0), (10_000, 1), (20_000, 2), (50_000, 42)], expected: 1_025),
    Case(
      id: "a sample closer than 2 ms is the end, but is not kept",
      places: [(0, 0), (8_000, 8), (9_000, 10), (16_000, 16)], expected: 1_000),
    Case(
      id: "a pair closer than 2 ms alone keeps the velocity",
      places: [(0, 0), (1_999, 10)], expected: 0),
    Case(id: "2 ms apart is far enough", places: [(0, 0), (2_000, 10)], expected: 5_000),
    Case(
      id: "after a rest the newest sample that is old enough serves",
      places: [(0, 0), (8_000, 8), (200_000, 27.2)], expected: 100),
    Case(
      id: "a too young neighbour does not hide the one before it",
      places: [(0, 0), (100_000, 10), (101_000, 11)], expected: 11 / 0.101),
    Case(
      id: "equal stamps keep the velocity", places: [(0, 0), (8_000, 8), (8_000, 12)],
      expected: 1_500),
  ])
  func window(_ test: Case) {
    #expect(abs(velocity(test.places) - test.expected) < 1e-9)
  }

  @Test func aFastMouseDoesNotStarveTheWindow() {
    let places = (0...100).map { (Int64($0) * 1_000, Double($0) * 0.5) }
    #expect(abs(velocity(places) - 500) < 1e-9)
  }

  @Test func everyWindowLengthHoldsItsSamples() {
    for milliseconds in VelocityTracker.milliseconds {
      // Quadratic: the mean speed over the window tells how long the window was.
      let places = (0...600).map { (Int64($0) * 2_000, Double($0 * $0)) }
      let steps = Double(milliseconds / 2)
      let expected = (2 * 600 - steps) / 0.002
      #expect(abs(velocity(places, milliseconds: milliseconds) - expected) < 1e-6 * expected)
    }
  }

  @Test func lastSegmentAndAverage() {
    let places: [(Int64, Double)] = [(0, 0), (10_000, 10), (20_000, 30), (20_000, 31)]
    #expect(velocity(places, estimator: .lastSegment) == 2_000)
    // 0 → 1000 · 10/50 = 200 → 200 + (2000 − 200) · 10/50
    #expect(abs(velocity(places, estimator: .exponentialMovingAverage) - 560) < 1e-9)
  }

  @Test func resetForgets() {
    var tracker = VelocityTracker()
    tracker.add(time: .zero, location: .zero)
    tracker.add(time: Instant(microseconds: 8_000), location: Point(x: 8, y: 0))
    tracker.reset()
    #expect(tracker.velocity == .zero)
    #expect(tracker.latest == nil)
  }
}
