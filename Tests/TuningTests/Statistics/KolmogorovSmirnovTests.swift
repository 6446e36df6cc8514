import Testing
import Tuning

@Suite("Kolmogorov and Smirnov")
struct KolmogorovSmirnovTests {
  @Test("Values at the middles of equal parts are as near as can be")
  func nearest() {
    let sample = (0..<10).map { (Double($0) + 0.5) / 10 }
    let test = KolmogorovSmirnov(sample) { $0 }
    #expect(abs(test.distance - 0.05) < 1e-12)
    #expect(test.probability == 1)
  }

  @Test("The distance is the greatest, above or below")
  func distance() {
    #expect(KolmogorovSmirnov([0.9, 0.95]) { $0 }.distance == 0.9)
    #expect(abs(KolmogorovSmirnov([0.1, 0.2]) { $0 }.distance - 0.8) < 1e-12)
    #expect(KolmogorovSmirnov([]) { $0 }.distance == 0)
    #expect(KolmogorovSmirnov([]) { $0 }.probability == 1)
  }

  @Test("Critical values of tables", arguments: [(100, 0.1340, 0.05), (50, 0.2260, 0.01)])
  func critical(_ count: Int, _ distance: Double, _ probability: Double) {
    // A sample whose distance is that: all but one share evenly spread, moved up.
    let sample = (0..<count).map { (Double($0) + 0.5) / Double(count) }
    let shift = distance - 0.5 / Double(count)
    let test = KolmogorovSmirnov(sample) { min(1, $0 + shift) }
    #expect(abs(test.distance - distance) < 1e-9)
    #expect(abs(test.probability - probability) < 0.003)
  }

  @Test("Samples of the distribution itself are rarely far: p is even")
  func even() {
    var low = 0
    let rounds = 400
    for round in 0..<rounds {
      var random = CounterRandom(seed: 11, stream: UInt64(round))
      let sample = (0..<60).map { _ in random.nextUnit() }
      if KolmogorovSmirnov(sample, cumulative: { $0 }).probability < 0.1 { low += 1 }
    }
    #expect((24...56).contains(low))
  }

  @Test("Normal numbers are normal, rough ones nearly")
  func normal() {
    var random = CounterRandom(seed: 5, stream: 1)
    // The logistic curve that lies within 0.0095 of the normal distribution's would not do; a table does.
    let knots = [(-2.0, 0.02275), (-1, 0.158655), (0, 0.5), (1, 0.841345), (2, 0.97725)]
    let exact = (0..<20_000).map { _ in random.nextNormal() }
    let rough = (0..<20_000).map { _ in random.nextRoughNormal() }
    for (value, part) in knots {
      let share = Double(exact.count { $0 <= value }) / 20_000
      #expect(abs(share - part) < 0.01)
      #expect(abs(Double(rough.count { $0 <= value }) / 20_000 - part) < 0.015)
    }
    #expect(rough.allSatisfy { $0.magnitude < 3.47 })
  }
}
