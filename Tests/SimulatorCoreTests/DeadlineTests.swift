import GestureCore
import SimulatorCore
import Testing

struct DeadlineTests {
  @Test func aFrameEndsBeforeARepeatAtTheSameTime() throws {
    // Frame 30 at 60 Hz ends at 500 ms, when delete first repeats. The move that leaves the key is
    // delivered first, so nothing repeats.
    var phone = try Phone("abc|", delivery: .hertz(60))
    phone.run("down delete · 499 move 100,400 · 500 move 100,400")
    #expect(phone.text == "abc|")
    // A move one frame later comes too late.
    phone = try Phone(
      "abc|", delivery: .hertz(60), parameters: [NamedParameter("threshold", .number(1_000))])
    phone.run("down delete · 500.001 move 100,400 · 100 up")
    #expect(phone.text == "ab|")
  }

  @Test func deadlinesRunBeforeAnEventAtTheirTime() throws {
    var phone = try Phone("abc|")
    phone.run("down delete · 500 text x · 1 up")
    #expect(phone.text == "abx|")
  }

  @Test func waitingAndTheNextEventRunTheSameDeadlines() throws {
    var waited = try Phone("abcdefgh|")
    waited.run("down delete")
    for time in stride(from: Int64(0), through: 850_000, by: 1_000) { waited.wait(until: time) }
    waited.run("900 up")
    var atOnce = try Phone("abcdefgh|")
    atOnce.run("down delete · 900 up")
    #expect(waited.text == atOnce.text)
    #expect(waited.effects.keys == atOnce.effects.keys)
  }

  @Test func aMoveAtTheVeryEndOfAFrameBelongsToIt() throws {
    var phone = try Phone("aaaa|aaaa", delivery: .hertz(60))
    // Both fingers report at 50 ms, the end of frame 3: one update.
    phone.run(
      "down 100,700 · down#2 200,700 · 50 move 130,700 · move#2 230,700 · 30 move 140,700")
    #expect(phone.effects.updates.count == 1)
    #expect(phone.effects.updates.first?.update.translation.dx == 30)
  }

  @Test func eventsThatAreNoTouchesFlushPendingMoves() throws {
    var phone = try Phone("aaaa|aaaa", delivery: .hertz(60))
    phone.run("down 100,700 · 4 move 130,700 · 1 set divisor 20")
    #expect(phone.effects.updates.map(\.update.time.microseconds) == [4_000])
    #expect(
      phone.simulator.parametersInForce.contains(NamedParameter("technique.divisor", .number(20))))
  }

  @Test func endAdvancesToItsOwnTimeAndNoFurther() throws {
    var phone = try Phone("abcd|")
    phone.run("down delete · 650 end")
    #expect(phone.keys.count == 2)
    #expect(phone.simulator.now == Instant(microseconds: 650_000))
  }

  @Test func superseededMovesAreDroppedWithinAFrame() throws {
    var phone = try Phone("aaaa|aaaa", delivery: .hertz(60))
    phone.run("down 100,700 · 4 move 120,700 · 4 move 130,700 · 4 move 140,700 · 20 up")
    #expect(phone.effects.updates.map(\.update.translation.dx) == [40, 40])
    #expect(phone.effects.updates.map(\.update.state) == [.began, .ended])
  }

  @Test func theRateMayChangeInMidCourse() throws {
    var phone = try Phone("aaaa|aaaa", delivery: .hertz(60))
    phone.run(
      "down 100,700 · 4 move 120,700 · set delivery asRecorded · 4 move 130,700 · 4 move 140,700")
    #expect(phone.effects.updates.count == 3)
    #expect(phone.simulator.deliveryRate == .asRecorded)
  }
}
