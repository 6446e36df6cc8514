import Testing
import Tuning

@Suite("Pareto fronts")
struct ParetoFrontTests {
  @Test("The front is what brute force finds", arguments: 1...40)
  func bruteForce(_ seed: Int) {
    var random = CounterRandom(seed: UInt64(seed))
    let dimension = 1 + random.next(below: 3)
    // Few values, so that equal numbers and equal points come up.
    let points = (0..<random.next(below: 60)).map { _ in
      (0..<dimension).map { _ in Double(random.next(below: 8)) }
    }
    let expected = points.indices.filter { index in
      !points.indices.contains { other in
        let isAsGood = zip(points[other], points[index]).allSatisfy { $0 <= $1 }
        return isAsGood && (points[other] != points[index] || other < index)
      }
    }
    #expect(ParetoFront.indices(of: points) == expected)
  }

  @Test("What was not measured never stands")
  func unmeasured() {
    #expect(ParetoFront.indices(of: [[.nan, 0], [1, 1], [2, 2]]) == [1])
    #expect(ParetoFront.indices(of: []).isEmpty)
  }

  @Test("The knee is where the front bends")
  func knee() {
    #expect(ParetoFront.knee(of: [[0, 10], [1, 4], [2, 2], [10, 0]]) == 2)
    #expect(ParetoFront.knee(of: [[0, 10], [1, 1.5], [4, 1], [10, 0]]) == 1)
    #expect(ParetoFront.knee(of: [[0, 1], [1, 0]]) == nil)
    #expect(ParetoFront.knee(of: [[1], [2], [3]]) == nil)
    #expect(ParetoFront.knee(of: [[1, 1], [1, 1], [1, 1]]) == 0)
  }
}
