import GestureCore
import SimulatorCore
import Testing

struct SettingTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let value: String
    let sentence: String
    var testDescription: String { "\(name)=\(value)" }
  }

  @Test(arguments: [
    Case(
      name: "deadzone", value: "40",
      sentence: "no parameter is called “deadzone”; nearest: deadZone, latchDeadZone"),
    Case(
      name: "technique.deadZon", value: "40",
      sentence:
        "no parameter is called “technique.deadZon”; nearest: technique.deadZone, start.deadZone, "
        + "technique.latchDeadZone"),
    Case(
      name: "treshold", value: "4",
      sentence: "no parameter is called “treshold”; nearest: threshold"),
    Case(
      name: "recognizer.velocityMs", value: "4",
      sentence: "no parameter is called “recognizer.velocityMs”; nearest: recognizer.velocity, "
        + "recognizer.velocityMilliseconds"),
    Case(
      name: "xyzzyplugh", value: "4",
      sentence: "no parameter is called “xyzzyplugh”; “caretlab techniques ID” lists them"),
    Case(
      name: "threshold", value: "0",
      sentence: "technique.threshold takes whole numbers from 1 to 1000, not 0"),
    Case(
      name: "divisor", value: "2.5",
      sentence: "technique.divisor takes whole numbers from 1 to 100, not 2.5"),
    Case(
      name: "deadZone", value: "far",
      sentence: "technique.deadZone takes whole numbers from 0 to 200 pt, not far"),
    Case(
      name: "deadZone", value: "",
      sentence: "technique.deadZone takes whole numbers from 0 to 200 pt, not “”"),
    Case(
      name: "slop", value: "-1", sentence: "recognizer.slop takes numbers from 0 to 50 pt, not -1"),
    Case(
      name: "keyCancel", value: "always",
      sentence:
        "phone.keyCancel takes one of never, onRecognition, onStart, onFirstStep, not always"),
    Case(
      name: "delivery", value: "1001",
      sentence:
        "delivery takes a whole number of callbacks a second from 1 to 1000, or asRecorded, "
        + "not 1001"),
  ])
  func mistakesGetASentence(_ test: Case) {
    let options = ReplayOptions(
      parameters: [NamedParameter(test.name, ParameterValue(text: test.value))])
    do {
      _ = try Replay(start: SessionStart(), hasRecordedLayout: false, options: options)
      Issue.record("\(test.name) was accepted")
    } catch {
      #expect(error.description == test.sentence)
    }
  }

  @Test func everyParameterIsInForceAndNamed() throws {
    let phone = try Phone()
    let names = phone.simulator.parametersInForce.map(\.name)
    #expect(names.count == phone.simulator.parameterTable.count)
    #expect(names.contains("technique.deadZone"))
    #expect(names.contains("recognizer.slop"))
    #expect(names.contains("phone.keyCancel"))
  }

  @Test func aSessionMadeOfThePhoneInForceIsEqual() throws {
    var phone = try Phone(
      "ab[c]d", delivery: .hertz(90), parameters: [NamedParameter("slop", .number(7.5))])
    phone.run("set threshold 55")
    let start = phone.simulator.sessionStart
    let again = try Simulator(start: start).sessionStart
    #expect(again == start)
    #expect(start.parameters.contains(NamedParameter("technique.threshold", .number(55))))
    #expect(start.document == SessionStart.Document(before: "ab", selected: "c", after: "d"))
  }

  @Test func unknownParametersOfAStartAreNamedAndIgnored() throws {
    let start = SessionStart(parameters: [
      NamedParameter("technique.gravity", .number(3)), NamedParameter("divisor", .number(7)),
    ])
    let replay = try Replay(start: start, hasRecordedLayout: false)
    #expect(replay.unknownParameters.count == 1)
    #expect(
      replay.simulator.parametersInForce.contains(NamedParameter("technique.divisor", .number(7))))
  }

  @Test func whatCannotBeInAStartIsAnError() {
    let starts: [(SessionStart, String)] = [
      (
        SessionStart(keyboard: "en-qwertz"), "no keyboard is called “en-qwertz”; nearest: en-qwerty"
      ),
      (
        SessionStart(technique: "velocity-filtre"),
        "no technique is called “velocity-filtre”; nearest: velocity-filter, velocity-filter-repaired, "
          + "velocity-sign"
      ),
      (
        SessionStart(parameters: [NamedParameter("technique.threshold", .number(5_000))]),
        "technique.threshold takes whole numbers from 1 to 1000, not 5000"
      ),
    ]
    for (start, sentence) in starts {
      let error = #expect(throws: SettingError.self) { try Simulator(start: start) }
      #expect(error?.description == sentence)
    }
  }

  @Test func aWrongSetEventIsRefusedAndTheRestGoesOn() throws {
    var phone = try Phone("a|")
    phone.run("set nonsense 3 · technique nonsense · text b")
    #expect(phone.effects.refusals.count == 2)
    #expect(phone.text == "ab|")
  }

  @Test func switchingTheTechniqueKeepsTheDocumentAndDropsTheGesture() throws {
    var phone = try Phone("aaaa|aaaa", parameters: [NamedParameter("deadZone", .number(3))])
    phone.run("down g · 30 move 230,642 · technique velocity-filter · 30 move 330,642 · 30 up")
    #expect(phone.effects.updates.count == 1)
    #expect(phone.keys.isEmpty)
    #expect(
      phone.simulator.parametersInForce.contains(NamedParameter("technique.deadZone", .number(70))))
  }
}
