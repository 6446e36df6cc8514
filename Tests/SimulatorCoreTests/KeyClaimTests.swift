import GestureCore
import SimulatorCore
import Testing

/// Swipes of techniques that take the key from the finger though the caret did not move.
struct KeyClaimTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let script: String
    let text: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "a tap types", script: "down 195,750 · 50 up", text: "ab |cd"),
    Case(
      id: "less than a swipe types", script: "down 195,750 · 16 move 212,750 · up", text: "ab |cd"),
    Case(
      id: "a short swipe is an arrow", script: "down 195,750 · 16 move 240,750 · up",
      text: "abc|d"),
    Case(
      id: "one that the phone has no move for", script: "down 195,750 · 16 move 195,730 · up",
      text: "ab |cd"),
    Case(
      id: "and farther", script: "down 195,750 · 16 move 195,720 · up", text: "ab|cd"),
    Case(
      id: "out of the dead zone and back without a step",
      script: "down 195,750 · 16 move 290,750 · 16 move 290,750 · 5000 move 195,750 · up",
      text: "ab|cd"),
    Case(
      id: "a tap after it is a tap",
      script: "down 195,750 · 16 move 195,720 · up · 50 down 195,750 · up", text: "ab |cd"),
  ])
  func shortSwipes(_ test: Case) throws {
    var phone = try Phone("ab|cd")
    phone.run("technique thumb-key")
    phone.run(test.script)
    #expect(phone.text == test.text)
  }

  @Test func aLongPressTakesTheKey() throws {
    var phone = try Phone("ab|cd")
    phone.run("technique unexpected · set start.lostAfter 300")
    phone.run("down 195,750 · 299 up")
    #expect(phone.text == "ab |cd")
    phone.run("down 195,750 · 300 up")
    #expect(phone.text == "ab |cd")
    phone.run("down 195,750 · 100 move 219,750 · 300 up")
    #expect(phone.text == "ab c|d")
  }

  @Test func aKeyThatIsNeverCancelledTypes() throws {
    var phone = try Phone("ab|cd")
    phone.run("technique thumb-key · set phone.keyCancel never")
    phone.run("down 195,750 · 16 move 195,720 · up")
    #expect(phone.text == "ab |cd")
  }
}
