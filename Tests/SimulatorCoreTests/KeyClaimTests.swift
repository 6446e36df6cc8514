import GestureCore
import SimulatorCore
import Testing

/// Swipes of techniques that take the key from the finger though the caret did not move.
struct KeyClaimTests {
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
}
