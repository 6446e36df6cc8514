import Testing
import Tuning

@Suite("Bootstrap")
struct BootstrapTests {
  /// Twelve uniform numbers less six: near enough to a normal distribution of mean 0 and deviation 1.
  private func sample(_ count: Int, _ random: inout CounterRandom) -> [Double] {
    (0..<count).map { _ in (0..<12).reduce(-6.0) { sum, _ in sum + random.nextUnit() } }
  }

  @Test("An interval of 95 % holds the true mean about so often")
  func coverage() {
    var random = CounterRandom(seed: 42)
    var held = 0
    for round in 0..<200 {
      let interval = Bootstrap.interval(
        sample(40, &random), seed: UInt64(round), draws: 400, of: Bootstrap.mean)
      if interval?.contains(0) == true { held += 1 }
    }
    // 190 are expected; the percentile method gives a little less for 40 values.
    #expect((176...199).contains(held), "\(held) of 200")
  }

  @Test("Quantiles lie straight between neighbours")
  func quantiles() {
    #expect(Bootstrap.median([3, 1, 2]) == 2)
    #expect(Bootstrap.median([4, 1, 2, 3]) == 2.5)
    #expect(Bootstrap.quantile([0, 10], 0.25) == 2.5)
    #expect(Bootstrap.quantile([], 0.5) == 0)
    #expect(Bootstrap.interval([1], seed: 1, of: Bootstrap.mean) == nil)
  }

  @Test("A stream's numbers are spread evenly, and another stream has others")
  func random() {
    var counts = [Int](repeating: 0, count: 10)
    var random = CounterRandom(seed: 1, stream: 2, 3)
    for _ in 0..<10_000 { counts[random.next(below: 10)] += 1 }
    #expect(counts.allSatisfy { (880...1_120).contains($0) })
    var one = CounterRandom(seed: 1, stream: 2)
    var other = CounterRandom(seed: 1, stream: 3)
    #expect(one.next() != other.next())
    #expect(random.next(below: 0) == 0)
  }
}
