import CursorTechniques
import GestureCore
import Testing

/// A touch that a long press takes away before it moved the caret.
struct LostTouchTests {
  private func keyboard(_ milliseconds: Int = 300) -> Keyboard {
    Keyboard("unexpected") { $0.startRule.lostAfterMilliseconds = milliseconds }
  }

  @Test func aTouchWithoutAStepIsLost() {
    var keyboard = keyboard()
    #expect(keyboard.characters("down · 299.999 right 24 · up") == [1, 0])
    #expect(!keyboard.technique.claimsKey)
    #expect(keyboard.characters("down · 300 right 24 · 16 right 100 · up") == [0, 0, 0])
    #expect(keyboard.technique.claimsKey)
    #expect(keyboard.characters("down · right 23 · 300 right 1 · up") == [0, 0, 0])
    #expect(keyboard.characters("down · right 24 · 400 right 35.2 · up") == [1, 1, 0])
  }

  @Test func itComesWithoutAnUpdate() {
    var keyboard = keyboard()
    _ = keyboard.run("down")
    #expect(keyboard.technique.deadline == Instant(microseconds: 1_300_000))
    #expect(!keyboard.technique.claimsKey)
    _ = keyboard.run("300")
    #expect(keyboard.technique.claimsKey)
    #expect(keyboard.technique.deadline == nil)
    _ = keyboard.run("up · down")
    #expect(!keyboard.technique.claimsKey)
  }

  @Test func aStepOrTheLiftCallsItOff() {
    var keyboard = keyboard()
    _ = keyboard.run("down · right 24")
    #expect(keyboard.technique.deadline == nil)
    _ = keyboard.run("up · down · up")
    #expect(keyboard.technique.deadline == nil)
  }

  @Test func withoutItNothingIsLost() {
    var keyboard = keyboard(0)
    _ = keyboard.run("down")
    #expect(keyboard.technique.deadline == nil)
    #expect(keyboard.characters("5000 right 24") == [1])
  }

  @Test func assumedHoldsKnowOfNone() {
    var keyboard = keyboard()
    keyboard.technique.assumesHold = true
    #expect(keyboard.characters("down · 5000 right 24") == [1])
  }
}
