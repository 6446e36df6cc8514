import Testing
import Tuning

@Suite("Objectives")
struct ObjectiveTests {
  private let measured: MetricValues = {
    var values = MetricValues()
    values[.acquisition] = MetricValue(1200, deviation: 100, count: 8)
    values[.falseActivations] = MetricValue(3, deviation: 1, count: 8)
    values[.liftErrors] = MetricValue(0, deviation: 0, count: 8)
    values[.throughput] = MetricValue(.nan, deviation: 0, count: 0)
    return values
  }()

  struct Case: Sendable {
    var text: String
    var value: Double?
  }

  @Test(
    "Arithmetic is the usual one",
    arguments: [
      Case(text: "acquisition_ms", value: 1200),
      Case(text: "acquisition_ms + 300 * false_per_1000", value: 2100),
      Case(text: "(acquisition_ms + 300) * false_per_1000", value: 4500),
      Case(text: "10 - 4 - 3", value: 3),
      Case(text: "24 / 4 / 2", value: 3),
      Case(text: "-2 * -false_per_1000", value: 6),
      Case(text: "max(1, min(false_per_1000, 2.5))", value: 2.5),
      Case(text: "sqrt(abs(-9))", value: 3),
      Case(text: "log(1)", value: 0),
      Case(text: " 1.5e3 ", value: 1500),
      Case(text: "1 / lift_errors_per_100", value: nil),
      Case(text: "log(-1)", value: nil),
      Case(text: "throughput + 1", value: nil),
      Case(text: "rest_drift", value: nil),
    ])
  func value(_ test: Case) throws {
    let objective = try Objective(.minimize, test.text)
    #expect(objective.expression.value(of: measured) == test.value)
    #expect(
      objective.standing(of: measured) == (test.value.map { .allowed(value: $0) } ?? .unmeasured))
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var text: String
    var column: Int
    var words: String

    var testDescription: String { words }
  }

  @Test(
    "What is wrong is said by character",
    arguments: [
      Wrong(text: "acquisition_m + 1", column: 1, words: "acquisition_ms"),
      Wrong(text: "1 + speed_of_light", column: 5, words: "no metric “speed_of_light”"),
      Wrong(text: "", column: 1, words: "ends where a number"),
      Wrong(text: "(1 + 2", column: 7, words: "“)” was expected"),
      Wrong(text: "1 2", column: 3, words: "an operator or the end"),
      Wrong(text: "1 +", column: 4, words: "ends where a number"),
      Wrong(text: "max(1)", column: 1, words: "max takes two values"),
      Wrong(text: "sin(1)", column: 1, words: "no function “sin”"),
      Wrong(text: "1.2.3", column: 1, words: "is no number"),
      Wrong(text: "1e999", column: 1, words: "is no number"),
      Wrong(text: "§", column: 1, words: "not “§”"),
      Wrong(text: String(repeating: "(", count: 100_000), column: 64, words: "deep"),
    ])
  func wrong(_ test: Wrong) {
    let fault = #expect(throws: ObjectiveFault.self) { try Objective(.minimize, test.text) }
    #expect(fault?.column == test.column)
    #expect(fault?.message.contains(test.words) == true, "\(fault?.message ?? "")")
  }

  @Test("A hundred thousand signs need no stack")
  func signs() throws {
    let objective = try Objective(.minimize, String(repeating: "-", count: 100_001) + "1")
    #expect(objective.expression.value(of: measured) == -1)
  }

  struct Condition: Sendable {
    var text: String
    var violation: Double?
  }

  @Test(
    "A constraint says by how much it is broken",
    arguments: [
      Condition(text: "false_per_1000 <= 1", violation: 2),
      Condition(text: "false_per_1000 <= 3", violation: 0),
      Condition(text: "false_per_1000 < 2", violation: 1),
      Condition(text: "false_per_1000 >= 5", violation: 2),
      Condition(text: "acquisition_ms / 2 >= 100 * false_per_1000", violation: 0),
      Condition(text: "throughput ≥ 1", violation: nil),
    ])
  func constraint(_ test: Condition) throws {
    let constraint = try Constraint(parsing: test.text)
    #expect(constraint.violation(of: measured) == test.violation)
  }

  @Test("An objective that compares nothing is no constraint")
  func noComparison() {
    let fault = #expect(throws: ObjectiveFault.self) { try Constraint(parsing: "false_per_1000") }
    #expect(fault?.message.contains("a constraint compares") == true)
  }

  @Test("Whatever breaks a constraint costs more than all that keeps them")
  func order() throws {
    let objective = try Objective(
      .maximize, "acquisition_ms", subjectTo: ["false_per_1000 <= 1", "lift_errors_per_100 <= 5"])
    #expect(objective.metrics == [.acquisition, .falseActivations, .liftErrors])
    #expect(objective.standing(of: measured) == .broken(violation: 2, value: 1200))
    let costs = [
      Objective.Standing.allowed(value: 5000), .allowed(value: 10),
      .broken(violation: 1, value: 9000),
      .broken(violation: 2, value: 9000), .unmeasured,
    ].map(objective.cost)
    #expect(costs == costs.sorted())
    #expect(Set(costs).count == costs.count)
    #expect(costs.allSatisfy { $0.isFinite })
  }
}
