import Testing
import Tuning

/// Medians and quartiles of bins.
struct BinnedQuartilesTests {
  @Test func fewPlacesHaveABinEach() {
    let bins = BinnedQuartiles([
      (2, 10), (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (.nan, 3), (4, .infinity),
    ]).bins
    #expect(bins.map(\.place) == [1, 2])
    #expect(bins.map(\.count) == [5, 1])
    #expect(bins.map(\.median) == [3, 10])
    #expect(bins[0].lower == 2 && bins[0].upper == 4)
  }

  @Test func manyPlacesShareThemEvenly() {
    let values = (0..<100).map { (place: Double($0), value: Double($0)) }
    let bins = BinnedQuartiles(values, most: 4).bins
    #expect(bins.count == 4)
    #expect(bins.map(\.count).reduce(0, +) == 100)
    #expect(bins.allSatisfy { (24...26).contains($0.count) })
    #expect(zip(bins, bins.dropFirst()).allSatisfy { $0.place < $1.place })
  }

  @Test func equalPlacesStayTogether() {
    let values = (0..<90).map { (place: $0 < 60 ? 0.0 : Double($0), value: 1.0) }
    let bins = BinnedQuartiles(values, most: 3).bins
    #expect(bins.first?.count == 60)
    #expect(bins.count == 2)
  }

  @Test func nothingHasNoBins() {
    #expect(BinnedQuartiles([]).bins.isEmpty)
  }
}
