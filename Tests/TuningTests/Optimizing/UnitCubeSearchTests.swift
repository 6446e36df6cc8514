#if CARETLAB_NLOPT
  import Testing
  import Tuning

  @Suite("Searching the unit cube", .serialized)
  struct UnitCubeSearchTests {
    /// Rosenbrock's valley on −2…2; its floor is at (1, 1).
    private static func valley(_ point: [Double]) -> Double {
      let x = point[0] * 4 - 2
      let y = point[1] * 4 - 2
      return (1 - x) * (1 - x) + 100 * (y - x * x) * (y - x * x)
    }

    struct Case: Sendable {
      var algorithm: SearchAlgorithm
      var most: Int
      var least: Double
    }

    private static func run(_ search: UnitCubeSearch) -> (trail: [[Double]], least: Double) {
      var trail: [[Double]] = []
      var least = Double.infinity
      search.run { point in
        trail.append(point)
        least = min(least, valley(point))
        return valley(point)
      }
      return (trail, least)
    }

    @Test(
      "Each algorithm finds the valley's floor, the same way each time",
      arguments: [
        Case(algorithm: .directL, most: 4_000, least: 1e-4),
        Case(algorithm: .crs2, most: 4_000, least: 1e-5),
        Case(algorithm: .isres, most: 20_000, least: 1e-3),
        Case(algorithm: .sbplx, most: 4_000, least: 1e-6),
      ])
    func rosenbrock(_ test: Case) {
      let search = UnitCubeSearch(
        algorithm: test.algorithm, dimension: 2, start: [0.2, 0.8], seed: 7, most: test.most)
      let first = Self.run(search)
      #expect(first.least < test.least)
      #expect(first.trail.count <= test.most)
      #expect(first.trail.allSatisfy { $0.allSatisfy { (0...1).contains($0) } })
      #expect(Self.run(search).trail == first.trail)
    }

    @Test("A search ends where it is told to", arguments: SearchAlgorithm.allCases)
    func stop(_ algorithm: SearchAlgorithm) {
      var asked = 0
      UnitCubeSearch(algorithm: algorithm, dimension: 3, start: [], seed: 1, most: 1_000).run {
        point in
        asked += 1
        return asked == 25 ? nil : point[0] + point[1] * point[2]
      }
      #expect(asked == 25)
    }

    @Test(
      "A flat function, one point and no start are no trouble", arguments: SearchAlgorithm.allCases)
    func plateau(_ algorithm: SearchAlgorithm) {
      var asked = 0
      UnitCubeSearch(algorithm: algorithm, dimension: 0, start: [.infinity], seed: 1, most: 0).run {
        _ in
        asked += 1
        return 1
      }
      #expect(asked == 1)
    }
  }
#endif
