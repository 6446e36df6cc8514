import GestureCore
import Testing

struct TouchOrderValidatorTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let samples: [TouchSample]
    let violation: TouchOrderValidator.Violation
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "move of a finger that is up", samples: [sample(0, .move, 1)], violation: .notDown),
    Case(id: "up of a finger that is up", samples: [sample(0, .up, 1)], violation: .notDown),
    Case(
      id: "cancel of a finger that is up", samples: [sample(0, .cancel, 1)], violation: .notDown),
    Case(
      id: "down of one that is down", samples: [sample(0, .down, 1), sample(1, .down, 2)],
      violation: .alreadyDown),
    Case(
      id: "time backwards", samples: [sample(5, .down, 1), sample(4, .move, 2)],
      violation: .timeRunsBackwards(previous: Instant(microseconds: 5))),
    Case(id: "negative time", samples: [sample(-1, .down, 1)], violation: .timeOutOfRange),
    Case(
      id: "time too late", samples: [sample((1 << 53) + 1, .down, 1)], violation: .timeOutOfRange),
    Case(id: "NaN", samples: [sample(0, .down, .nan)], violation: .coordinateOutOfRange),
    Case(
      id: "infinity", samples: [sample(0, .down, 1, .infinity)], violation: .coordinateOutOfRange),
    Case(
      id: "too far", samples: [sample(0, .down, 1, -100_000.5)], violation: .coordinateOutOfRange),
    Case(
      id: "seventeen fingers", samples: (1...17).map { sample(0, .down, 1, finger: $0) },
      violation: .tooManyFingers),
  ])
  func refuses(_ test: Case) throws {
    var validator = TouchOrderValidator()
    for sample in test.samples.dropLast() { try validator.accept(sample) }
    #expect(throws: test.violation) { try validator.accept(test.samples.last!) }
  }

  @Test func aRefusedSampleChangesNothing() throws {
    var validator = TouchOrderValidator()
    try validator.accept(sample(10, .down, 1))
    #expect(throws: TouchOrderValidator.Violation.self) { try validator.accept(sample(5, .up, 1)) }
    #expect(validator.activeFingers.count == 1)
    try validator.accept(sample(10, .up, 1))
    #expect(validator.activeFingers.isEmpty)
  }

  @Test func aFingerMayComeBack() throws {
    var validator = TouchOrderValidator()
    for phase in [TouchPhase.down, .up, .down, .cancel, .down] {
      try validator.accept(sample(0, phase, 100_000))
    }
    #expect(validator.activeFingers.map(\.finger) == [FingerID(1)])
  }
}
