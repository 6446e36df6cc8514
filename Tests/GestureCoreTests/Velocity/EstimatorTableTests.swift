import GestureCore
import Testing

/// Every estimator's answer to a few samples, worked by hand.
struct EstimatorTableTests {
  struct Case: CustomTestStringConvertible {
    let estimator: VelocityEstimator
    let id: String
    /// Milliseconds and points.
    let samples: [(Double, Double)]
    let expected: Double
    var testDescription: String { "\(estimator.name): \(id)" }

    init(
      _ estimator: VelocityEstimator, _ id: String, _ samples: [(Double, Double)],
      _ expected: Double
    ) {
      self.estimator = estimator
      self.id = id
      self.samples = samples
      self.expected = expected
    }
  }

  @Test(arguments: [
    // A parabola is met exactly: x = 1 + 2.5 t + 0.5 t² ends with 4.5 a millisecond, (1 + t)² with 6, and
    // (2 − t)² at rest.
    Case(.leastSquares, "one sample has none", [(0, 5)], 0),
    Case(.leastSquares, "two samples are a line", [(0, 0), (8, 4)], 500),
    Case(.leastSquares, "a line", [(0, 0), (10, 5), (20, 10)], 500),
    Case(.leastSquares, "a parabola", [(0, 1), (1, 4), (2, 8)], 4_500),
    Case(.leastSquares, "a steeper parabola", [(0, 1), (1, 4), (2, 9)], 6_000),
    Case(.leastSquares, "the end of a parabola", [(0, 4), (1, 1), (2, 0)], 0),
    // Three points have one parabola, whose slope at the last is s₁₂ + (s₁₂ − s₀₁)·(t₂ − t₁) / (t₂ − t₀); here
    // s₀₁ = 20 / 12.585 ms and s₁₂ = 0.
    Case(
      .leastSquares, "points backwards after a stop", [(0, 273), (12.585, 293), (14.73, 293)],
      -20 / 0.012585 * 2.145 / 14.73),
    Case(
      .leastSquares, "what is older than 100 ms does not count",
      [(0, -500), (30, 0), (65, 35), (100, 70), (130, 100)], 1_000),
    // In milliseconds a = 5,900, b = −594,000, c = 64,120,000, d = 450, e = −35,000: 63/199 a millisecond.
    Case(
      .leastSquares, "what is exactly 100 ms old does", [(0, 0), (40, 0), (80, 0), (100, 10)],
      63_000 / 199.0),
    Case(
      .leastSquares, "a rest of more than 40 ms starts anew", [(0, 0), (40.001, 40), (50, 60)],
      20 / 0.009999),
    Case(.leastSquares, "after it one sample has none", [(0, 0), (10, 10), (50.001, 90)], 0),
    Case(
      .leastSquares, "a rest of 40 ms does not", [(0, 0), (40, 40), (50, 60)],
      2_000 + (2_000 - 1_000) * 10 / 50),
    Case(
      .leastSquares, "of equal stamps the last counts", [(0, 1), (1, 77), (1, 4), (2, 50), (2, 8)],
      4_500),

    // W = 3000²/2 = 4.5e6 after 3 points in a millisecond.
    Case(.impulse, "one sample has none", [(0, 5)], 0),
    Case(.impulse, "two samples are a line", [(0, 0), (8, 4)], 500),
    Case(.impulse, "a line", [(0, 0), (10, 5), (20, 10)], 500),
    // + (4000 − 3000)·4000 = 8.5e6.
    Case(.impulse, "faster", [(0, 1), (1, 4), (2, 8)], 17e6.squareRoot()),
    // + (5000 − 3000)·5000 = 14.5e6.
    Case(.impulse, "much faster", [(0, 1), (1, 4), (2, 9)], 29e6.squareRoot()),
    // −4.5e6 + (−1000 + 3000)·1000 = −2.5e6.
    Case(.impulse, "slower, backwards", [(0, 4), (1, 1), (2, 0)], -(5e6.squareRoot())),
    Case(
      .impulse, "keeps its direction after a stop", [(0, 273), (12.585, 293), (14.73, 293)],
      20 / 0.012585),
    Case(
      .impulse, "of equal stamps the last counts", [(0, 1), (1, 77), (1, 4), (2, 50), (2, 8)],
      17e6.squareRoot()),
    Case(
      .impulse, "a rest of more than 40 ms starts anew", [(0, 0), (40.001, 40), (50, 60)],
      20 / 0.009999),

    Case(.flutterIOS, "one sample has none", [(0, 5)], 0),
    Case(.flutterIOS, "two samples give a twentieth", [(0, 0), (8, 8)], 50),
    Case(.flutterIOS, "three give two fifths", [(0, 0), (8, 8), (16, 16)], 400),
    // 0.6·1000 + 0.35·2000 + 0.05·3000.
    Case(.flutterIOS, "three segments", [(0, 0), (10, 10), (20, 30), (30, 60)], 1_450),
    Case(
      .flutterIOS, "the fourth back is forgotten", [(0, 99), (9, 0), (19, 10), (29, 30), (39, 60)],
      1_450),
    // The newest segment takes no time and counts as 0: 0.6·1000 + 0.35·2000.
    Case(.flutterIOS, "equal stamps are a rest", [(0, 0), (10, 10), (20, 30), (20, 60)], 1_300),
    Case(.flutterMacOS, "two samples give a fifth", [(0, 0), (8, 8)], 200),
    Case(.flutterMacOS, "three give 85 %", [(0, 0), (8, 8), (16, 16)], 850),
    // 0.15·1000 + 0.65·2000 + 0.2·3000.
    Case(.flutterMacOS, "three segments", [(0, 0), (10, 10), (20, 30), (30, 60)], 2_050),
  ])
  func answers(_ test: Case) {
    var tracker = VelocityTracker(estimator: test.estimator)
    for (milliseconds, x) in test.samples {
      tracker.add(
        time: Instant(microseconds: Int64((milliseconds * 1_000).rounded())),
        location: Point(x: x, y: 2 * x))
    }
    #expect(abs(tracker.velocity.dx - test.expected) <= 1e-9 * max(1, abs(test.expected)))
    #expect(abs(tracker.velocity.dy - 2 * test.expected) <= 2e-9 * max(1, abs(test.expected)))
  }
}
