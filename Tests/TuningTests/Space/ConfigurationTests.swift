import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Configurations")
struct ConfigurationTests {
  struct Case: Sendable {
    let id: String
    let given: [NamedParameter]
    let text: String
  }

  static let cases = [
    Case(id: "nothing", given: [], text: "velocity-filter"),
    Case(
      id: "a default says nothing", given: [NamedParameter("deadZone", .number(70))],
      text: "velocity-filter"),
    Case(
      id: "names get qualified and ordered",
      given: [NamedParameter("threshold", .number(50)), NamedParameter("deadZone", .number(40))],
      text: "velocity-filter technique.deadZone=40 technique.threshold=50"),
    Case(
      id: "the last of a name counts",
      given: [
        NamedParameter("deadZone", .number(40)), NamedParameter("technique.deadZone", .number(30)),
      ],
      text: "velocity-filter technique.deadZone=30"),
    Case(
      id: "a default given last takes the first away",
      given: [NamedParameter("deadZone", .number(40)), NamedParameter("deadZone", .number(70))],
      text: "velocity-filter"),
    Case(
      id: "the start rule is chosen first, wherever it stands",
      given: [
        NamedParameter("recognizer.slop", .number(4)),
        NamedParameter("start", .word("florisboard")),
      ],
      text: "velocity-filter technique.start=florisboard recognizer.slop=4"),
  ]

  @Test(arguments: cases)
  func haveOneSpelling(_ row: Case) throws {
    let configuration = try Configuration(technique: "velocity-filter", parameters: row.given)
    #expect(configuration.text == row.text, "\(row.id)")
    #expect(configuration.isDefault == (row.text == "velocity-filter"))
  }

  @Test func makeThePhoneThatTheSettingsMake() throws {
    let given = [
      NamedParameter("start", .word("florisboard")), NamedParameter("signed", .flag(true)),
      NamedParameter("keyCancel", .word("never")), NamedParameter("start.deadZone", .number(12)),
    ]
    let configuration = try Configuration(technique: "velocity-filter", parameters: given)
    let phone = try Simulator(
      start: SessionStart(technique: "velocity-filter", parameters: given))
    let again = try Simulator(
      start: SessionStart(
        technique: configuration.technique, parameters: configuration.parameters))
    #expect(again.parametersInForce == phone.parametersInForce)
    #expect(configuration.parameters == phone.changedParameters)
  }

  /// The digits stand in files: they must not change.
  @Test func haveTheSameDigitsForEver() throws {
    let shipped = try Configuration(technique: "velocity-filter")
    let other = try Configuration(
      technique: "velocity-filter", parameters: [NamedParameter("deadZone", .number(40))])
    #expect(shipped.hash == "60bf675a46af1450")
    #expect(other.hash == "a7e562ce8b611c6d")
  }

  @Test func refuseWhatCannotBe() {
    #expect(throws: SettingError.self) {
      try Configuration(technique: "no-such-thing")
    }
    #expect(
      throws: SettingError.unknownParameter("deadzone", nearest: ["deadZone", "latchDeadZone"])
    ) {
      try Configuration(
        technique: "velocity-filter", parameters: [NamedParameter("deadzone", .number(1))])
    }
    #expect(throws: SettingError.self) {
      try Configuration(
        technique: "velocity-filter", parameters: [NamedParameter("deadZone", .number(201))])
    }
    #expect(throws: SettingError.self) {
      try Configuration(
        technique: "velocity-filter", parameters: [NamedParameter("start", .word("nowhere"))])
    }
  }
}
