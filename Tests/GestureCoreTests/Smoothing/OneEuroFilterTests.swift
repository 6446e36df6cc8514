import GestureCore
import Testing

struct OneEuroFilterTests {
  private static func tuning(
    _ minimumCutoff: Double, beta: Double, derivativeCutoff: Double = 1
  ) -> OneEuroFilter.Tuning {
    var tuning = OneEuroFilter.Tuning()
    tuning.minimumCutoffHertz = minimumCutoff
    tuning.beta = beta
    tuning.derivativeCutoffHertz = derivativeCutoff
    return tuning
  }

  /// The filtered values; the first sample comes at 0 ms.
  private func filtered(
    _ samples: [(milliseconds: Double, value: Double)], _ tuning: OneEuroFilter.Tuning
  ) -> [Double] {
    func time(_ milliseconds: Double) -> Instant {
      Instant(microseconds: Int64((milliseconds * 1_000).rounded()))
    }
    var filter = OneEuroFilter(startingAt: samples[0].value, time: time(samples[0].milliseconds))
    return [filter.value]
      + samples.dropFirst().map { filter.filter($0.value, at: time($0.milliseconds), tuning) }
  }

  /// A cutoff at which a sample after 10 ms counts a half: 2πf · 0.01 = 1.
  private static let half = 50 / Double.pi

  struct Case: CustomTestStringConvertible {
    let id: String
    var minimumCutoff = half
    var beta = 0.0
    let samples: [(milliseconds: Double, value: Double)]
    let expected: [Double]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "the first sample passes", samples: [(0, 7)], expected: [7]),
    Case(
      id: "each counts a half", samples: [(0, 0), (10, 8), (20, 8), (30, 8)],
      expected: [0, 4, 6, 7]),
    // 2πf · 0.03 = 3, so three quarters.
    Case(
      id: "after three times as long, three quarters", samples: [(0, 0), (30, 8)], expected: [0, 6]),
    Case(
      id: "an equal stamp changes nothing", samples: [(0, 0), (10, 8), (10, 99), (20, 8)],
      expected: [0, 4, 4, 6]),
    // The derivative counts a half, too: 800 / 2 = 400 a second. With β = half / 400 the cutoff
    // is twice as high, and the sample counts 2/3.
    Case(
      id: "motion raises the cutoff", beta: half / 400, samples: [(0, 0), (10, 8)],
      expected: [0, 16 / 3.0]),
    // Either way.
    Case(
      id: "motion backwards raises it, too", beta: half / 400, samples: [(0, 0), (10, -8)],
      expected: [0, -16 / 3.0]),
    // (16/3 − 16/3) / 0.01 = 0, so the derivative falls to 200: the cutoff is 1.5 times as high, the way 0.
    Case(
      id: "where nothing moves nothing comes", beta: half / 400,
      samples: [(0, 0), (10, 8), (20, 16 / 3.0)], expected: [0, 16 / 3.0, 16 / 3.0]),
  ])
  func workedByHand(_ test: Case) {
    let tuning = Self.tuning(test.minimumCutoff, beta: test.beta, derivativeCutoff: Self.half)
    for (value, expected) in zip(filtered(test.samples, tuning), test.expected) {
      #expect(abs(value - expected) < 1e-12)
    }
  }

  /// What the authors publish beside their implementations: 1,200 samples of noise on a slow wave at 120 Hz.
  @Test(.enabled(if: DataSet.isThere, DataSet.advice))
  func itFiltersAsTheAuthorsDo() throws {
    let rows = try DataSet.rows(of: "datasets/oneeuro/groundTruth.csv", separator: ",").map {
      row -> (milliseconds: Double, noisy: Double, filtered: Double) in
      (
        try #require(Double(row["timestamp"]!)) * 1_000, try #require(Double(row["noisy"]!)),
        try #require(Double(row["filtered"]!))
      )
    }
    #expect(rows.count == 1_200)
    let values = filtered(
      rows.map { ($0.milliseconds, $0.noisy) }, Self.tuning(1, beta: 0.1, derivativeCutoff: 1))
    for (row, value) in zip(rows, values) {
      #expect(abs(value - row.filtered) < 1e-4, "at \(row.milliseconds) ms")
    }
  }

  @Test(arguments: Effort.seeds(40))
  func noStampsAndPlacesThrowItOff(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let tuning = Self.tuning(
      numbers.pick([0.1, 1, 30]), beta: numbers.pick([0, 0.007, 0.1]),
      derivativeCutoff: numbers.pick([0.1, 1, 30]))
    let gaps: [Int64] = [0, 1, 1, 576, 8_000, 16_667, 10_000_000, -5_000]
    let edges = [-TouchLimits.coordinate, 0, 1e-300, 200, TouchLimits.coordinate]
    var time: Int64 = 0
    var filter = OneEuroFilter(startingAt: numbers.pick(edges), time: .zero)
    for _ in 0..<400 {
      time += numbers.pick(gaps)
      let before = filter.value
      let sample = numbers.pick(edges)
      let after = filter.filter(sample, at: Instant(microseconds: time), tuning)
      // Never beyond what it was given, so never NaN either; up to rounding.
      #expect(after >= min(before, sample) - 1e-9 && after <= max(before, sample) + 1e-9)
    }
  }

  @Test(arguments: Effort.seeds(10))
  func shiftedInTimeAndMirroredItDoesTheSame(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var samples: [(milliseconds: Double, value: Double)] = [(0, 0)]
    for _ in 0..<200 {
      samples.append(
        (samples.last!.milliseconds + numbers.number(in: 1...30), numbers.number(in: -50...50)))
    }
    let tuning = OneEuroFilter.Tuning()
    let values = filtered(samples, tuning)
    #expect(filtered(samples.map { ($0.milliseconds, -$0.value) }, tuning) == values.map { -$0 })
    let stamps = samples.map { Int64(($0.milliseconds * 1_000).rounded()) }
    var late = OneEuroFilter(startingAt: 0, time: Instant(microseconds: 1 << 50))
    let lateValues = zip(stamps, samples).dropFirst().map {
      late.filter($1.value, at: Instant(microseconds: (1 << 50) + $0), tuning)
    }
    #expect(lateValues == Array(values.dropFirst()))
  }

  /// What it is for: a resting finger's noise shrinks, a moving finger is not far ahead.
  @Test(arguments: Effort.seeds(10))
  func restIsSteadyAndMotionNotLate(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let noise = (0..<600).map { (Double($0) * 8, numbers.number(in: -1...1)) }
    let rest = filtered(noise, OneEuroFilter.Tuning()).suffix(400)
    // Evenly spread over ±1: a standard deviation of 0.58.
    let deviation = (rest.map { $0 * $0 }.reduce(0, +) / 400).squareRoot()
    #expect(deviation < 0.15)
    let swipe = (0..<250).map { (Double($0) * 8, Double($0) * 8) }
    let lag = 1_992 - filtered(swipe, OneEuroFilter.Tuning()).last!
    // In steady motion each sample's way is v·Δt / α, so v̂ = v / α: with α = r / (1 + r) and r = 2π·8 ms·(1 + 7/α) Hz
    // that is α = 0.4528, and what is missing is 8 / α − 8 points.
    #expect(abs(lag - 9.669) < 0.01)
  }
}
