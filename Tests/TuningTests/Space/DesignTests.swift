import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Designs")
struct DesignTests {
  private static func space(_ words: String...) throws -> KnobSpace {
    try KnobSpace(techniques: ["velocity-filter"], vary: words)
  }

  @Test func ofAGridTryEveryCombinationAfterTheDefault() throws {
    let space = try Self.space("deadZone=60:80:10", "threshold=50,100")
    let texts = try space.configurations(of: .grid).map(\.text)
    #expect(
      texts == [
        "velocity-filter", "velocity-filter technique.deadZone=60 technique.threshold=50",
        "velocity-filter technique.deadZone=60", "velocity-filter technique.threshold=50",
        "velocity-filter technique.deadZone=80 technique.threshold=50",
        "velocity-filter technique.deadZone=80",
      ])
    #expect(try space.pointCount(of: .grid) == 7)
  }

  @Test func giveTheSamePointsForTheSameSeedAlone() throws {
    let space = try Self.space("recognizer.slop=0:20", "divisor=1:100:log")
    for design in [Design.drawn(count: 9, seed: 4), .latinHypercube(count: 9, seed: 4)] {
      #expect(try space.configurations(of: design) == space.configurations(of: design))
    }
    let few = try space.configurations(of: .drawn(count: 5, seed: 4))
    let many = try space.configurations(of: .drawn(count: 9, seed: 4))
    #expect(Array(many.prefix(6)) == few)
    #expect(try space.configurations(of: .drawn(count: 5, seed: 5)) != few)
    #expect(
      try space.configurations(of: .sobol(count: 8, seed: 0))
        != space.configurations(of: .sobol(count: 8, seed: 1)))
  }

  @Test func ofLatinSquaresHaveEveryPartOfEveryKnobOnce() throws {
    let space = try Self.space("deadZone=0:19", "threshold=1:20")
    let list = try space.configurations(of: .latinHypercube(count: 20, seed: 3)).dropFirst()
    let knobs = space.techniques[0].knobs
    for (index, knob) in knobs.enumerated() {
      let values = Set(list.map { space.techniques[0].values(of: $0)[index] })
      #expect(values.count == 20, "\(knob.name)")
    }
  }

  @Test func thatCannotBeAreASentence() throws {
    let continuous = try Self.space("recognizer.slop=0:20")
    let error = #expect(throws: SpaceError.self) { try continuous.configurations(of: .grid) }
    #expect(error?.description.contains("slop=LOW:HIGH:STEP") == true)
    let large = try Self.space("deadZone=0:200", "divisor=1:100", "threshold=1:1000")
    let tooMany = #expect(throws: SpaceError.self) { try large.configurations(of: .grid) }
    #expect(tooMany?.description.contains("20100000") == true)
    let everything = try KnobSpace(techniques: ["velocity-filter"], vary: [])
    #expect(try everything.pointCount(of: .sobol(count: 64, seed: 0)) == 65)
  }

  /// Points of scipy 1.14's unscrambled sequence, which has the same table.
  @Test func haveSobolsPoints() {
    var sequence = SobolSequence(dimensions: SobolSequence.dimensionLimit)
    var points: [[Double]] = []
    for _ in 0..<64 { points.append(sequence.next()) }
    #expect(points[0].allSatisfy { $0 == 0 })
    #expect(points[1].allSatisfy { $0 == 0.5 })
    #expect(Array(points[2].prefix(6)) == [0.75, 0.25, 0.25, 0.25, 0.75, 0.75])
    #expect(Array(points[3].prefix(6)) == [0.25, 0.75, 0.75, 0.75, 0.25, 0.25])
    // Every dimension has each 64th once, and every pair of the first ones each 8 × 8 cell.
    for dimension in 0..<SobolSequence.dimensionLimit {
      #expect(Set(points.map { Int($0[dimension] * 64) }).count == 64, "\(dimension)")
    }
    #expect(Set(points.map { Int($0[0] * 8) * 8 + Int($0[1] * 8) }).count == 64)
    var shifted = SobolSequence(dimensions: 3, seed: 9)
    let moved = (0..<64).map { _ in shifted.next() }
    #expect(Set(moved.map { Int($0[2] * 64) }).count == 64)
    #expect(moved[0] != points[0])
  }
}
