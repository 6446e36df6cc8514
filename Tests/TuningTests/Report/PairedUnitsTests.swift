import Testing
import Tuning

/// Differences of the same units under two configurations.
struct PairedUnitsTests {
  private static func units(_ times: [Double]) -> [UnitFigures] {
    times.enumerated().map { index, time in
      var unit = UnitFigures(.trial(index), distance: 5)
      unit.note(.acquisition, time)
      return unit
    }
  }

  /// Trials that differ much from each other, but little between the configurations.
  private static let slow = (0..<40).map { 1_000 + Double($0) * 50 }

  private static func mean(_ values: MetricValues) -> Double? { values[.acquisitionMean]?.value }

  @Test func pairsShowWhatTheirSpreadWouldHide() throws {
    let pairs = PairedUnits(Self.units(Self.slow.map { $0 - 20 }), Self.units(Self.slow))
    let difference = try #require(pairs.differences(of: [Self.mean], seed: 1, draws: 60)[0])
    #expect(difference.value == -20)
    let interval = try #require(difference.interval)
    #expect((interval.lowerBound + 20).magnitude < 1e-6)
    #expect((interval.upperBound + 20).magnitude < 1e-6)
    #expect(difference.verdict(.less) == .better)
    // Alone, either side is uncertain by far more than 20 ms.
    let alone = try #require(
      PairedUnits.interval(Self.units(Self.slow), of: Self.mean, seed: 1, draws: 60))
    #expect(alone.upperBound - alone.lowerBound > 200)
  }

  @Test func whatGoesEitherWayIsNotTold() throws {
    let other = Self.slow.enumerated().map { $0.element + ($0.offset.isMultiple(of: 2) ? 30 : -30) }
    let pairs = PairedUnits(Self.units(other), Self.units(Self.slow))
    let difference = try #require(pairs.differences(of: [Self.mean], seed: 1, draws: 60)[0])
    #expect(difference.verdict(.less) == .even)
  }

  @Test func theSameSeedGivesTheSameInterval() {
    let pairs = PairedUnits(Self.units(Self.slow.map { $0 * 1.1 }), Self.units(Self.slow))
    let first = pairs.differences(of: [Self.mean], seed: 1, draws: 60)
    #expect(first == pairs.differences(of: [Self.mean], seed: 1, draws: 60))
    #expect(first != pairs.differences(of: [Self.mean], seed: 2, draws: 60))
  }

  @Test func onlyCommonUnitsCount() {
    let all = Self.units([1, 2, 3])
    #expect(PairedUnits(all, Array(all.prefix(2))).count == 2)
    #expect(PairedUnits([], all).differences(of: [Self.mean], seed: 1, draws: 60) == [nil])
  }

  @Test func techniquesAloneAreNotDrawn() throws {
    var steady = UnitFigures(.technique)
    steady.note(.gainSlope, 0.5)
    let pairs = PairedUnits(Self.units([1, 2]) + [steady], Self.units([1, 3]) + [steady])
    #expect(pairs.count == 2)
    let slope = pairs.differences(of: [{ $0[.gainSlope]?.value }], seed: 1, draws: 60)[0]
    #expect(slope == PairedDifference(0, interval: 0...0))
  }

  @Test func whereTheyDifferMostComesFirst() {
    let pairs = PairedUnits(Self.units([10, 20, 30, 40]), Self.units([10, 25, 10, 41]))
    let found = pairs.mostDifferent(in: .acquisition, count: 2)
    #expect(found.map(\.first.unit) == [.trial(2), .trial(1)])
    #expect(pairs.mostDifferent(in: .success, count: 2).isEmpty)
  }

  @Test func reasonsAreSortedByWhatTheyAre() {
    let entries = [
      MetricReasons.Entry(
        metric: .success, value: 0.9, other: 1,
        difference: PairedDifference(-0.1, interval: -0.2 ... -0.05)),
      MetricReasons.Entry(
        metric: .acquisition, value: 1_000, other: 1_400,
        difference: PairedDifference(-400, interval: -450 ... -350)),
      MetricReasons.Entry(
        metric: .reversals, value: 1, other: 1.1,
        difference: PairedDifference(-0.1, interval: -0.3...0.1)),
    ]
    #expect(
      MetricReasons.sentences(entries) == [
        "acquisition_ms, better: 1000\u{A0}ms instead of 1400 (−400, 95\u{A0}% −450\u{A0}…\u{A0}−350)",
        "success, worse: 0.90\u{A0}share instead of 1.00 (−0.10, 95\u{A0}% −0.20\u{A0}…\u{A0}−0.05)",
        "No more than chance explains: reversals.",
      ])
  }
}
