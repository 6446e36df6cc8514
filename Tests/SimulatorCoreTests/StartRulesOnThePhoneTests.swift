import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore
import Testing

@Suite("Start rules on the phone")
struct StartRulesOnThePhoneTests {
  /// A phone whose caret follows at once: velocity-filter without dead zone, its start rule changed.
  private func phone(_ text: String, _ start: [(String, ParameterValue)]) throws -> Phone {
    let parameters = [
      NamedParameter("technique.deadZone", .number(0)),
      NamedParameter("threshold", .number(1)),
    ]
    return try Phone(
      text, parameters: parameters + start.map { NamedParameter("start." + $0.0, $0.1) })
  }

  private static let slideRight = "10 move 210,780 · 10 move 230,780 · 10 move 250,780"

  @Test func onTheSpaceBarOnly() throws {
    var phone = try phone("one| two", [("region", .word("space"))])
    phone.run("down 190,590 · \(Self.slideRight) · up")
    #expect(phone.steps.isEmpty)
    phone.run("900 down space · \(Self.slideRight) · up")
    #expect(!phone.steps.isEmpty)
  }

  @Test func anywhereButOnTheSpaceBar() throws {
    var phone = try phone("one| two", [("region", .word("allButSpace"))])
    phone.run("down space · \(Self.slideRight) · up")
    #expect(phone.steps.isEmpty)
    phone.run("900 down 190,590 · 10 move 210,590 · 10 move 240,590 · up")
    #expect(!phone.steps.isEmpty)
  }

  @Test func aBarAboveTheKeysTakesRoomFromTheText() throws {
    let plain = try phone("one| two", [])
    var phone = try phone("one| two", [("region", .word("bar"))])
    #expect(plain.simulator.barRegion == nil)
    let bar = try #require(phone.simulator.barRegion)
    #expect(bar.maxY == phone.simulator.keyboard.region.y)
    #expect(phone.simulator.textRegion.maxY == bar.y)
    phone.run("down 190,530 · 10 move 210,530 · 10 move 240,530 · up")
    #expect(!phone.steps.isEmpty)
    #expect(phone.keys.isEmpty)
  }

  @Test func aHoldReplacesTheTap() throws {
    var phone = try phone(
      "one|",
      [("region", .word("space")), ("hold", .number(300)), ("haptics", .word("start"))])
    phone.run("set keyCancel onStart · down space · 200 up")
    #expect(phone.text == "one |")
    #expect(phone.effects.ticks.isEmpty)
    phone.run("100 down space")
    phone.wait(until: 599_999)
    #expect(!phone.simulator.fadesKeys)
    phone.wait(until: 600_000)
    #expect(phone.simulator.fadesKeys)
    #expect(phone.effects.ticks == [Instant(microseconds: 600_000)])
    phone.run("400 up")
    #expect(phone.text == "one |")
    #expect(!phone.simulator.fadesKeys)
  }

  @Test func beforeTheHoldIsOverNothingMoves() throws {
    var phone = try phone(
      "one two|", [("region", .word("space")), ("hold", .number(300)), ("holdTravel", .number(0))])
    phone.run("down space · 100 move 150,780 · 100 move 100,780")
    #expect(phone.steps.isEmpty)
    phone.run("100 move 80,780 · 10 move 60,780 · up")
    #expect(!phone.steps.isEmpty)
  }

  @Test func aFingerThatStraysTypesNothing() throws {
    var phone = try phone("|", [("tapTravel", .number(8)), ("deadZone", .number(40))])
    phone.run("down f · 20 move 160,640 · up 158,640 · 900 down f · 20 up 164,640")
    #expect(phone.steps.isEmpty)
    #expect(phone.keys == ["f"])
  }

  @Test func everyStepTicks() throws {
    var phone = try phone("one| two", [("haptics", .word("steps"))])
    phone.run("down 190,590 · 10 move 210,590 · 10 move 230,590 · 10 move 250,590 · up")
    #expect(phone.effects.ticks.count == phone.steps.count)
    #expect(!phone.steps.isEmpty)
  }

  @Test func aTextFromRightToLeftTurnsTheSwipeRound() throws {
    for (direction, isForward) in [("text", false), ("logical", true)] {
      var phone = try phone("abc\nאב|גד", [("direction", .word(direction))])
      phone.run("down 190,590 · 10 move 210,590 · 10 move 230,590 · up")
      #expect(phone.steps.allSatisfy { ($0 > 0) == isForward })
      #expect(!phone.steps.isEmpty)
    }
    var phone = try phone("אבגד\nab|c", [("direction", .word("text"))])
    phone.run("down 190,590 · 10 move 210,590 · 10 move 230,590 · up")
    #expect(phone.steps.allSatisfy { $0 > 0 })
  }

  @Test func shiftMakesASwipeSelect() throws {
    var phone = try phone("one two|", [("selection", .word("shift"))])
    phone.run("down shift · 50 up · 900 down 190,590 · 10 move 170,590 · 10 move 150,590 · cancel")
    #expect(phone.text.contains("["))
    phone = try self.phone("one two|", [("selection", .word("firstKey"))])
    phone.run("down 190,590 · 10 move 170,590 · 10 move 150,590 · cancel")
    #expect(!phone.text.contains("["))
  }

  @Test func aSwipeFromDeleteSelectsAndDeletesNothing() throws {
    var phone = try phone("one two|", [("selection", .word("shiftOrDelete"))])
    phone.run(
      "set keyCancel onStart · down delete · 10 move 340,690 · 10 move 320,690 · 10 move 300,690 · up"
    )
    #expect(phone.text == "one[ two]")
    #expect(phone.keys.isEmpty)
  }

  @Test func passingOverDeleteSelects() throws {
    var phone = try phone("one two|", [("selection", .word("passingDelete"))])
    phone.run(
      "down 300,690 · 10 move 330,690 · 10 move 372,690 · 60 move 330,690 · 60 move 300,690 · cancel"
    )
    #expect(phone.text.contains("["))
  }

  @Test func oneTechniqueUnderAnothersStart() throws {
    var phone = try Phone("one two|", parameters: [NamedParameter("start", .word("keyboardkit"))])
    #expect(phone.simulator.pan.parameters.slop == 0)
    #expect(phone.simulator.keyCancel == .onStart)
    phone.run("down 190,590 · 10 move 100,590 · 10 move 60,590 · up")
    #expect(phone.steps.isEmpty)
    #expect(phone.simulator.technique.id == "velocity-filter")
  }
}
