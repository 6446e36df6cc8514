import GestureCore
import Plots
import Testing

struct LineTests {
  private static let frame = Rectangle(x: 0, y: 0, width: 10, height: 10)

  private static func points(_ pairs: [(Double, Double)]) -> [Point] {
    pairs.map { Point(x: $0.0, y: $0.1) }
  }

  struct Clipping: CustomTestStringConvertible {
    let id: String
    let line: [(Double, Double)]
    let parts: [[(Double, Double)]]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Clipping(id: "inside", line: [(1, 1), (5, 5), (9, 1)], parts: [[(1, 1), (5, 5), (9, 1)]]),
    Clipping(id: "along the edge", line: [(0, 0), (10, 0)], parts: [[(0, 0), (10, 0)]]),
    Clipping(id: "outside", line: [(11, 0), (20, 10)], parts: []),
    Clipping(id: "past a corner", line: [(-1, 5), (5, -40)], parts: []),
    Clipping(id: "through", line: [(-10, 5), (20, 5)], parts: [[(0, 5), (10, 5)]]),
    Clipping(
      id: "out and in again", line: [(5, 5), (5, 15), (8, 15), (8, 5)],
      parts: [[(5, 5), (5, 10)], [(8, 10), (8, 5)]]),
    Clipping(
      id: "in by one side, out by the next", line: [(-5, 5), (5, 5), (5, -5)],
      parts: [[(0, 5), (5, 5), (5, 0)]]),
    Clipping(id: "nothing", line: [], parts: []),
    Clipping(id: "a point", line: [(5, 5)], parts: []),
  ])
  func linesAreCutAtTheFrame(_ test: Clipping) {
    let parts = LineClipping.parts(of: Self.points(test.line), within: Self.frame)
    #expect(parts == test.parts.map(Self.points))
  }

  @Test func straightLinesNeedNoPointsBetween() {
    let line = (0...1_000).map { Point(x: Double($0), y: 3 * Double($0)) }
    let simple = LineSimplifying.simplified(line, tolerance: 0.1)
    #expect(simple.first == line.first)
    #expect(simple.last == line.last)
    #expect(simple.count <= 17)
  }

  @Test func cornersStay() {
    let tooth = Self.points([(0, 0), (1, 1), (2, 2), (2, 0), (3, 1), (4, 2), (4, 0)])
    #expect(
      LineSimplifying.simplified(tooth, tolerance: 0.1)
        == Self.points([(0, 0), (2, 2), (2, 0), (4, 2), (4, 0)]))
  }

  @Test func nothingMovesFartherThanTheTolerance() {
    let curve = (0...500).map { step -> Point in
      let x = Double(step) / 5
      return Point(x: x, y: x * x / 800)
    }
    let simple = LineSimplifying.simplified(curve, tolerance: 0.1)
    #expect(simple.count < 30)
    for point in curve {
      let (left, right) = zip(simple, simple.dropFirst()).first {
        $0.0.x <= point.x && point.x <= $0.1.x
      }!
      let y = left.y + (right.y - left.y) * (point.x - left.x) / (right.x - left.x)
      #expect((y - point.y).magnitude <= 0.11)
    }
  }

  struct Placing: CustomTestStringConvertible {
    let id: String
    let wanted: [Double]
    let places: [Double]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Placing(id: "room enough", wanted: [80, 20, 50], places: [80, 20, 50]),
    Placing(id: "two too near", wanted: [50, 52], places: [46, 56]),
    Placing(id: "at the top", wanted: [1, 1], places: [0, 10]),
    Placing(id: "at the bottom", wanted: [99, 100, 100], places: [80, 90, 100]),
    Placing(id: "clusters that meet", wanted: [30, 32, 41], places: [24.33, 34.33, 44.33]),
    Placing(id: "none", wanted: [], places: []),
  ])
  func labelsKeepApart(_ test: Placing) {
    let places = LabelPlacing.places(wanted: test.wanted, spacing: 10, within: 0...100)
    #expect(places.count == test.places.count)
    for (place, expected) in zip(places, test.places) {
      #expect((place - expected).magnitude < 0.01)
    }
  }
}
