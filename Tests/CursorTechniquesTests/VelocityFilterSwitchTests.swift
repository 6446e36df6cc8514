import CursorTechniques
import GestureCore
import Testing

@Suite("Switches of velocity-filter")
struct VelocityFilterSwitchTests {
  /// A pan at constant callbacks: each entry is translation, velocity and state.
  typealias Updates = [(Double, Double, PanState)]

  struct Case: CustomTestStringConvertible {
    let id: String
    let repair: VelocityFilter.Repairs
    var milliseconds = 16.667
    let updates: Updates
    /// Steps of each update as the article has it.
    let article: [Int]
    /// With the switch on.
    let repaired: [Int]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(
      id: "what is above the threshold is kept", repair: .carryRemainder,
      updates: [
        (80, 905, .began), (95, 905, .changed), (110, 905, .changed), (125, 905, .changed),
        (125, 0, .ended),
      ],
      article: [0, 1, 0, 1, 0], repaired: [0, 1, 1, 1, 0]),
    Case(
      id: "a fast callback steps several times", repair: .carryRemainder,
      updates: [(80, 3_505, .changed), (140, 3_505, .changed)], article: [1, 1], repaired: [3, 3]),
    Case(
      id: "exactly a multiple waits", repair: .carryRemainder,
      updates: [(80, 3_000, .changed), (80, 10, .changed)], article: [1, 0], repaired: [2, 1]),
    Case(
      id: "a turn gives no early step", repair: .signed,
      updates: [(80, 905, .began), (75, -305, .changed), (72, -305, .changed)],
      article: [0, -1, 0], repaired: [0, 0, 0]),
    Case(
      id: "trembling is not rectified", repair: .signed,
      updates: [
        (80, 405, .changed), (79, -405, .changed), (80, 405, .changed), (79, -405, .changed),
      ],
      article: [0, 0, 1, 0], repaired: [0, 0, 0, 0]),
    Case(
      id: "a gesture does not inherit", repair: .resetOnBegan,
      updates: [(80, 905, .changed), (80, 0, .ended), (75, 205, .began), (80, 905, .changed)],
      article: [0, 0, 1, 0], repaired: [0, 0, 0, 1]),
    Case(
      id: "twice the callbacks, the same sum", repair: .rateFree, milliseconds: 8.3335,
      updates: [
        (80, 905, .began), (88, 905, .changed), (95, 905, .changed), (102, 905, .changed),
      ], article: [0, 1, 0, 1], repaired: [0, 0, 1, 0]),
    Case(
      id: "the lift took no time", repair: .rateFree,
      updates: [(80, 605, .began), (90, 605, .ended)], article: [0, 1], repaired: [0, 0]),
    Case(
      id: "no dead band on the way back", repair: .latchDeadZone,
      updates: [(80, 505, .began), (60, -1_205, .changed), (40, -1_205, .changed)],
      article: [0, 0, 0], repaired: [0, -1, -1]),
    Case(
      id: "and it closes for the next gesture", repair: .latchDeadZone,
      updates: [(80, 1_205, .began), (60, 0, .ended), (60, 1_205, .began)],
      article: [1, 0, 0], repaired: [1, 0, 0]),
    Case(
      id: "only what lies beyond the edge counts", repair: .originAtEdge,
      updates: [(60, 1_205, .began), (80, 1_205, .changed), (100, 605, .changed)],
      article: [0, 1, 0], repaired: [0, 0, 1]),
    Case(
      id: "from the touch-down where it begins beyond", repair: .originAtEdge,
      updates: [(140, 1_905, .began), (150, 105, .changed)],
      article: [1, 0], repaired: [0, 1]),
    Case(
      id: "lifting counts nothing", repair: .ignoreEnded,
      updates: [(80, 605, .began), (90, 605, .ended)], article: [0, 1], repaired: [0, 0]),
    Case(
      id: "nor does the system's taking it away", repair: .ignoreEnded,
      updates: [(80, 605, .began), (90, 605, .cancelled)], article: [0, 1], repaired: [0, 0]),
  ])
  func difference(_ test: Case) {
    #expect(steps(VelocityFilter(), test) == test.article)
    var filter = VelocityFilter()
    filter.repairs = test.repair
    #expect(steps(filter, test) == test.repaired)
  }

  private func steps(_ filter: VelocityFilter, _ test: Case) -> [Int] {
    var filter = filter
    return test.updates.enumerated().map { index, update in
      let isLast = update.2 == .ended || update.2 == .cancelled
      return filter.feed(
        PanUpdate(
          state: update.2, time: Instant(microseconds: Int64(index) * 16_667), location: .zero,
          translation: Vector(dx: update.0, dy: 0), velocity: Vector(dx: update.1, dy: 0),
          elapsedMicroseconds: isLast ? 0 : Int64(test.milliseconds * 1_000)),
        Situation()
      ).characters
    }
  }

  @Test func everySwitchIsAParameter() {
    let names = VelocityFilter.table.dropFirst(3).map(\.name)
    #expect(
      names == [
        "carryRemainder", "signed", "resetOnBegan", "rateFree", "latchDeadZone", "originAtEdge",
        "ignoreEnded",
      ])
    var filter = VelocityFilter()
    for (index, name) in names.enumerated() {
      #expect(filter.value(of: name) == .flag(false))
      filter.set(name, to: .flag(true))
      #expect(filter.repairs.rawValue == (UInt8(2) << UInt8(index)) &- 1)
    }
    #expect(filter.repairs == .all)
    filter.set("signed", to: .flag(false))
    #expect(filter.repairs == VelocityFilter.Repairs.all.subtracting(.signed))
  }

  @Test func theRepairedOneIsARowOfItsOwn() throws {
    let technique = try #require(TechniqueEntry.entry(id: "velocity-filter-repaired"))
      .makeTechnique()
    #expect(technique.value(of: "deadZone") == .number(30))
    #expect(technique.startRule.keyCancel == .onFirstStep)
    for row in technique.table {
      #expect(row.standard == technique.value(of: row.name))
      if case .flag(let standard) = row.domain { #expect(standard) }
    }
  }

  @Test func aHugeSumTakesNoTime() {
    var filter = VelocityFilter.repaired
    filter.set("threshold", to: .number(1))
    filter.set("divisor", to: .number(1))
    let move = filter.feed(
      PanUpdate(
        state: .changed, time: .zero, location: .zero, translation: Vector(dx: 90, dy: 0),
        velocity: Vector(dx: .infinity, dy: 0), elapsedMicroseconds: 10_000_000), Situation())
    #expect(move.characters > 1_000_000)
    #expect(filter.count <= 1)
  }

  @Test(arguments: [1e15, 1e300, .infinity, .nan])
  func aSumBeyondAnyFingerIsCapped(velocity: Double) {
    var filter = VelocityFilter.repaired
    filter.threshold = 1
    filter.divisor = 1
    for elapsed in [Int64(1), 1_000_000, TouchLimits.microseconds] {
      let update = PanUpdate(
        state: .changed, time: Instant(microseconds: TouchLimits.microseconds),
        location: Point(x: 200, y: 700), translation: Vector(dx: 100, dy: 0),
        velocity: Vector(dx: velocity, dy: 0), elapsedMicroseconds: elapsed)
      #expect(filter.feed(update, Situation()).characters <= 1_000_000_000_000_000)
      #expect(filter.count.isFinite)
    }
  }
}
