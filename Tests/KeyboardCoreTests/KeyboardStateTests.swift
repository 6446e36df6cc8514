import GestureCore
import KeyboardCore
import Testing

struct KeyboardStateTests {
  /// A touch script and what it makes keys do.
  struct Case: CustomTestStringConvertible, Sendable {
    var script: String
    var expected: String
    var testDescription: String { script }

    init(_ script: String, _ expected: String) {
      self.script = script
      self.expected = expected
    }
  }

  static let taps = [
    Case("down q · up", "q"),
    Case("down q · hold 2000ms · up", "q@2000"),
    Case("down q · cancel", ""),
    Case("down space · up · down return · up", "space return"),
    Case("down delete · up", "delete"),
    Case("down page-numbers · up · down 1 · up · down space · up", "page:numbers 1 space"),
    Case(
      "down page-numbers · up · down page-symbols · up · down € · up · down page-letters · up",
      "page:numbers page:symbols € page:letters"),
    Case(
      "down page-numbers · up · down page-symbols · up · down page-numbers · up · down 0 · up",
      "page:numbers page:symbols page:numbers 0"),
    Case(
      "down globe · up · down q · up · down page-numbers · up · down 。 · up",
      "globe:zh-pinyin q page:numbers 。"),
    Case("down globe · up · down globe · up", "globe:zh-pinyin globe:en-qwerty"),
    // Beside the keys, above them, and outside the region.
    Case("down 200,800 · up", ""),
    Case("down 200,553 · up", "y"),
    Case("down 200,552 · up", ""),
    Case("down 200,552 · to 200,600 · up", ""),
    // Fingers nobody knows.
    Case("up · cancel · 7 left 20 · 7 up", ""),
    Case("down q · down w · up · up", "w"),
  ]

  /// The key a is 39 × 54 points at 19.5, 615: its frame grown by 70 reaches to −50.5 … 128.5 and 545 … 739.
  static let reach = [
    Case("down a · to 128.5,640 · up", "a"),
    Case("down a · to 128.501,640 · up", ""),
    Case("down a · to -50.5,640 · up", "a"),
    Case("down a · to -50.501,640 · up", ""),
    Case("down a · to 30,545 · up", "a"),
    Case("down a · to 30,544.999 · up", ""),
    Case("down a · to 30,739 · up", "a"),
    Case("down a · to 30,739.001 · up", ""),
    Case("down a · to 300,640 · to 40,640 · up", "a"),
    Case("down a · right 300 in 96ms · left 300 in 96ms · up", "a@192"),
    Case("down a · right 24 in 96ms · hold 300ms · up", "a@396"),
  ]

  static let rollOver = [
    Case("down q · hold 50ms · 2 down w · hold 10ms · up · hold 10ms · 2 up", "q@50 w@70"),
    Case("down q · hold 50ms · 2 down w · hold 10ms · 2 up · hold 10ms · up", "q@50 w@60"),
    Case("down q · 2 down w · 3 down e · 4 down r · up · 2 up · 3 up · 4 up", "q w e r"),
    Case("down q · 2 down 200,800 · up · 2 up", "q"),
    Case("down q · 2 down 200,100 · hold 10ms · up", "q@10"),
    // Where the first finger has left its key there is nothing to type yet; its own lift decides.
    Case("down q · right 200 · 2 down w · 2 up · up", "w"),
    Case("down q · right 200 · 2 down w · 2 up · left 200 · up", "w q"),
    Case("down q · 2 down w · 2 cancel · up", "q"),
    // The touch-down finds what the released key has brought.
    Case("down page-numbers · hold 5ms · 2 down 10,580 · 2 up · up", "page:numbers@5 1@5"),
    Case("down shift · 2 down q · 2 up · up · down w · up", "shift:once Q w"),
    Case("down globe · 2 down q · 2 up · up", "globe:zh-pinyin q"),
    Case(
      "down delete · hold 600ms · 2 down q · hold 500ms · 2 up · up", "delete@500 delete@600 q@1100"
    ),
    Case("down delete · hold 100ms · 2 down q · hold 900ms · 2 up · up", "delete@100 q@1000"),
  ]

  static let orderOfDowns = [
    Case("down q · hold 50ms · 2 down w · hold 10ms · up · hold 10ms · 2 up", "q@60 w@70"),
    Case("down q · hold 50ms · 2 down w · hold 10ms · 2 up · hold 10ms · up", "q@60 w@60"),
    Case("down q · 2 down w · 3 down e · 2 up · up · 3 up", "q w e"),
    Case("down q · 2 down w · 3 down e · 3 up · 2 up · up", "q w e"),
    Case("down q · 2 down w · 2 cancel · up", "q"),
    // A lift that types nothing leaves the others alone.
    Case("down q · 2 down w · 2 right 200 · 2 up · hold 10ms · up", "q@10"),
    // A key whose finger has left it waits for its own lift.
    Case("down q · 2 down w · right 200 · 2 up · up", "w"),
    Case("down q · 2 down w · right 200 · 2 up · left 200 · up", "w q"),
    Case("down shift · 2 down q · 2 up · up", "shift:once Q"),
    Case("down delete · hold 600ms · 2 down q · 2 up · up", "delete@500 delete@600 q@600"),
    Case("down page-numbers · 2 down q · 2 up · up", "page:numbers q"),
  ]

  static let shift = [
    Case("down shift · up · down q · up · down q · up", "shift:once Q q"),
    Case(
      "down shift · up · hold 400ms · down shift · up · down q · up",
      "shift:once shift:off@400 q@400"),
    Case("down shift · up · hold 300ms · down shift · up", "shift:once shift:locked@300"),
    Case("down shift · up · hold 300.001ms · down shift · up", "shift:once shift:off@300.001"),
    // From lift to lift: how long either tap was held does not matter.
    Case(
      "down shift · hold 900ms · up · down shift · hold 300ms · up",
      "shift:once@900 shift:locked@1200"),
    Case(
      "down shift · up · down shift · up · down q · up · down w · up · down shift · up · down e · up",
      "shift:once shift:locked Q W shift:off e"),
    Case(
      "down shift · up · hold 400ms · down shift · up · hold 200ms · down shift · up",
      "shift:once shift:off@400 shift:locked@600"),
    Case("down shift · up · down q · up · down shift · up", "shift:once Q shift:once"),
    Case("down shift · up · down space · up · down q · up", "shift:once space Q"),
    Case("down shift · cancel · down q · up", "q"),
    Case(
      "down shift · up · down page-numbers · up · down 1 · up · down page-letters · up · down q · up",
      "shift:once page:numbers 1 page:letters Q"),
    Case("down shift · up · down globe · up · down q · up", "shift:once globe:zh-pinyin q"),
    Case(
      "down shift · up · down shift · up · down globe · up · down q · up",
      "shift:once shift:locked globe:zh-pinyin q"),
  ]

  static let delete = [
    Case("down delete · hold 499.999ms · up", "delete@499.999"),
    Case("down delete · hold 500ms · up", "delete@500"),
    Case("down delete · hold 599.999ms · up", "delete@500"),
    Case("down delete · hold 600ms · up", "delete@500 delete@600"),
    Case("down delete · hold 850ms · up", "delete@500 delete@600 delete@700 delete@800"),
    Case("down delete · hold 620ms · left 400 · hold 900ms · up", "delete@500 delete@600"),
    // Coming back starts nothing again, and what has repeated does not act on lift.
    Case(
      "down delete · hold 620ms · left 400 · right 400 · hold 900ms · up", "delete@500 delete@600"),
    Case("down delete · hold 100ms · left 400 · right 400 · hold 900ms · up", "delete@1000"),
    Case("down delete · hold 100ms · left 400 · hold 900ms · up", ""),
    Case("down delete · hold 620ms · cancel · hold 900ms", "delete@500 delete@600"),
    Case("down delete · hold 550ms · left 70 · hold 50ms · up", "delete@500 delete@600"),
  ]

  @Test(arguments: taps + reach + rollOver + shift + delete)
  func keysAct(_ example: Case) {
    var script = TouchScript()
    #expect(script.run(example.script) == example.expected)
    expectAtRest(script.keyboard)
  }

  @Test(arguments: taps + reach + orderOfDowns + shift + delete)
  func keysActInOrderOfDowns(_ example: Case) {
    var script = TouchScript(.inOrderOfDowns)
    #expect(script.run(example.script) == example.expected)
    expectAtRest(script.keyboard)
  }

  @Test(arguments: taps + reach + rollOver + shift + delete)
  func shiftingTimeChangesNothing(_ example: Case) {
    var early = TouchScript()
    early.run(example.script)
    var late = TouchScript()
    late.run("hold 123456.789ms · " + example.script)
    #expect(late.actions.map { $0.time + -123_456_789 } == early.actions.map(\.time))
    #expect(late.actions.map(\.outcome) == early.actions.map(\.outcome))
  }

  @Test func cancelledKeysDoNotAct() {
    var script = TouchScript(.inOrderOfDowns)
    script.run("down q · 2 down w · 3 down delete")
    script.keyboard.cancelKeys(of: [FingerID(1), FingerID(3), FingerID(9)])
    #expect(script.keyboard.highlightedKeys.map(\.id) == ["w"])
    #expect(script.run("hold 900ms · up · 2 up · 3 up") == "w@900")
    script.run("down q · 2 down w")
    script.keyboard.cancelAllKeys()
    #expect(script.run("left 5 · up · 2 up") == "")
    expectAtRest(script.keyboard)
  }

  @Test func resettingKeepsTheLayout() {
    var script = TouchScript()
    script.run("down globe · up · down shift · up · down page-numbers · up · down 1")
    script.keyboard.reset()
    #expect(script.keyboard.layout == .pinyin)
    #expect(script.keyboard.page == .letters)
    #expect(script.keyboard.shift == .off)
    expectAtRest(script.keyboard)
    #expect(script.run("up · down shift · up") == "shift:once")
  }

  @Test func aHeldDeleteEndsByItself() {
    var script = TouchScript()
    script.run("down delete")
    script.keyboard.advance(
      to: Instant(microseconds: TouchLimits.microseconds), into: &script.actions)
    #expect(script.actions.count == Repetition.limit)
    #expect(script.keyboard.deadline == nil)
    script.run("up")
    #expect(script.actions.count == Repetition.limit)
  }

  @Test func deadlinesAreTheNextRepeat() {
    var script = TouchScript(.inOrderOfDowns)
    #expect(script.keyboard.deadline == nil)
    script.run("hold 10ms · down delete")
    #expect(script.keyboard.deadline == Instant(microseconds: 510_000))
    script.run("hold 20ms · 2 down delete · hold 480ms")
    #expect(script.keyboard.deadline == Instant(microseconds: 530_000))
    script.run("2 cancel")
    #expect(script.keyboard.deadline == Instant(microseconds: 610_000))
  }

  @Test func insertedTextIsWhatReachesTheDocument() {
    var script = TouchScript()
    script.run(
      "down q · up · down space · up · down return · up · down delete · up · down shift · up")
    #expect(script.actions.map(\.insertedText) == ["q", " ", "\n", "", ""])
    #expect(script.actions.map(\.key) == ["q", "space", "return", "delete", "shift"])
  }

  @Test func aLayoutOfOnesOwnJoinsTheGlobesRound() {
    let own = KeyboardLayout(
      id: "own", name: "Own", letters: ("1234567890", "123456789", "1234567"),
      numbers: ("", "", ""), symbols: ("", "", ""))
    var script = TouchScript(KeyboardState(layout: own, screenWidth: 390, screenHeight: 844))
    #expect(script.keyboard.layout == own)
    #expect(
      script.run("down globe · up · down globe · up · down globe · up")
        == "globe:en-qwerty globe:zh-pinyin globe:own")
  }

  private func expectAtRest(_ keyboard: KeyboardState) {
    #expect(keyboard.highlightedKeys.isEmpty)
    #expect(keyboard.bubbleKey == nil)
    #expect(keyboard.deadline == nil)
    #expect(keyboard.tracker.presses.isEmpty)
  }
}
