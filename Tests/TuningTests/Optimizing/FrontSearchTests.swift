import Testing
import Tuning

@Suite("Searching a front")
struct FrontSearchTests {
  /// Schaffer's two parabolas on −10…10: the front lies where x is in 0…2.
  private static func parabolas(_ point: [Double]) -> [Double] {
    let x = point[0] * 20 - 10
    return [x * x, (x - 2) * (x - 2)]
  }

  private static func run(seed: UInt64, generations: Int) -> FrontSearch {
    var search = FrontSearch(dimension: 1, starts: [[0.9]], size: 20, seed: seed)
    for _ in 0..<generations {
      let points = search.ask()
      search.tell(points.map(parabolas))
    }
    return search
  }

  @Test("It finds the front of two parabolas, evenly", arguments: 1...5)
  func schaffer(_ seed: UInt64) {
    let places = Self.run(seed: seed, generations: 40).population.map { $0.point[0] * 20 - 10 }
      .sorted()
    #expect(places.allSatisfy { (-0.1...2.1).contains($0) }, "\(places)")
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect((gaps.max() ?? 1) < 0.5)
  }

  @Test("The same seed gives the same points, another one others")
  func determinism() {
    let first = Self.run(seed: 1, generations: 5).population
    #expect(first == Self.run(seed: 1, generations: 5).population)
    #expect(first != Self.run(seed: 2, generations: 5).population)
  }

  @Test("The first generation holds the starts; asking twice asks the same")
  func asking() {
    var search = FrontSearch(dimension: 2, starts: [[0.25, 7], [0.5]], size: 5, seed: 1)
    let points = search.ask()
    #expect(points.count == 6)
    #expect(points.prefix(2) == [[0.25, 1], [0.5, 0.5]])
    #expect(search.ask() == points)
  }

  @Test("What could not be measured dies out")
  func unmeasured() {
    var search = FrontSearch(dimension: 1, starts: [], size: 8, seed: 4)
    for _ in 0..<12 {
      let points = search.ask()
      search.tell(points.map { $0[0] > 0.5 ? [.nan, .nan] : [$0[0], 1 - $0[0]] })
    }
    #expect(search.population.allSatisfy { $0.point[0] <= 0.5 })
  }
}
