import GestureCore
import SimulatorCore
import Testing
import TextCore

/// What fingers select while other fingers or keys are at work: without a layout the recording gives the same.
///
/// Cells are 10 × 20 points from (16, 63); frames at 60 Hz end every 16⅔ ms, delete repeats after 500 ms and then
/// every 100 ms, as long as a finger rests until it presses long.
struct RecordedSelectionTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    var text = "one two three four| five six"
    let script: String
    let expected: String
    var delivery = DeliveryRate.hertz(60)
    var parameters: [NamedParameter] = []
    var testDescription: String { id }
  }

  private static let quick = [NamedParameter("threshold", .number(20))]
  private static let host = quick + [NamedParameter("proxy", .word("ios"))]

  @Test(arguments: [
    Case(
      id: "a long press, and a key that repeats at the same time",
      script: "down#2 delete · 100 down 43,73 · 550 up#2 · up",
      expected: "on[e ]two three fo five six"),
    Case(
      id: "a frame in which a finger selects, and a key that repeats at its end",
      script: "down#2 delete · down 43,73 · 595 move 73,73 · 30 up#2 · up",
      expected: "on[two t]hree fou five six"),
    Case(
      id: "a long press, and a swipe's move that waits for the end of its frame",
      script: "down#2 60,650 · 10 down 43,73 · 492 move#2 90,650 · 10 move#2 120,650 · 30 up",
      expected: "on[e ]two three four five six", parameters: quick),
    Case(
      id: "moves of a finger that selects and of one that swipes, and typing in their frame",
      script: "down 43,73 · 501 down#2 60,650 · 20 move#2 90,650 · 20 move#2 130,650 "
        + "· 20 move#2 170,650 · move 73,73 · 1 text x · 20 up",
      expected: "on[e xtw]o three four five six", parameters: quick),
    Case(
      id: "a finger that selects, and text that is typed below it",
      script: "down 163,73 · 501 text <#name#> · 100 move 113,73 · 20 up",
      expected: "one two t[hree <#name#>]ur five six"),
    Case(
      id: "a long press, and what a key asks of its host at the same time",
      script: "down#2 delete · 100 down 43,73 · 550 up#2 · up",
      expected: "on|two three fou five six", parameters: host),
    Case(
      id: "a tap in the frame in which a swipe asks its host for a step",
      script: "down#2 60,650 · 20 move#2 90,650 · 20 move#2 130,650 · down 43,73 "
        + "· 20 move#2 170,650 · 1 up",
      expected: "one| two three four five six", parameters: host),
  ])
  func giveTheSameWithoutLayout(_ test: Case) throws {
    var phone = try Phone(test.text, delivery: test.delivery, parameters: test.parameters)
    let start = phone.simulator.sessionStart
    phone.run(test.script)
    phone.send(.end)
    #expect(phone.text == test.expected)
    var replay = try Replay(start: start, hasRecordedLayout: true)
    for event in phone.effects.recorded { replay.feed(event) }
    let document = replay.simulator.document
    #expect(document.text == phone.simulator.document.text)
    #expect(document.selection == phone.simulator.document.selection)
    #expect(replay.effects.steps == phone.effects.steps)
    #expect(replay.effects.keys == phone.effects.keys)
    #expect(replay.effects.updates == phone.effects.updates)
  }
}
