import CursorTechniques
import GestureCore
import Testing

/// SwipeSelection and its descendants, worked out by hand.
struct SwipeSelectionTests {
  @Test(arguments: [
    SwipeCase(
      "slow: a character each 16 pt from the touch-down",
      "down 100 · 8 move 115.9 · 8 move 116 · 8 move 131 · 8 move 132", "16 +1, 32 +1"),
    SwipeCase("fast: all at once", "down 100 · 8 move 260", "8 +10"),
    SwipeCase(
      "back and beyond, each mark at its place",
      "down 100 · 8 move 148 · 8 move 147 · 8 move 100 · 8 move 84.5 · 8 move 84",
      "8 +3, 16 -1, 24 -2, 40 -1"),
    SwipeCase("the recognizer's slop", "down 100 · 8 move 90.5 · 8 move 110 · 8 up", ""),
    SwipeCase(
      "a second finger measures the whole way anew",
      "down 100 · 8 move 148 · 8 down#2 300 · 8 move 149", "8 +3, 24 +3"),
    SwipeCase(
      "two samples within a frame", "down 100 · 8 move 117 · 1 move 133", "8 +1, 9 +1"),
    SwipeCase("shift selects", "shift · down 100 · 8 move 117", "8 +1s"),
    SwipeCase("the lift moves nothing", "down 100 · 8 move 117 · 8 up 200", "8 +1"),
  ])
  func version10(_ test: SwipeCase) {
    #expect(Swipe.moves("swipeselection-1.0", test.settings, test.script) == test.moves)
  }

  @Test(arguments: ["swipeselection-1.0", "swipeselection-pro", "swipeshiftcaret"])
  func wayBeyondTheTextMustBeUndone(id: String) {
    var swipe = Swipe(id, "recognizer.slop=0 start.deadZone=1 start.origin=counted step=10")
    swipe.situation.room = Situation.Room(before: 1, after: 2)
    swipe.run("down 100 · 8 move 150 · 8 move 130 · 8 move 119 · 8 move 60 · 8 move 89 · 8 move 91")
    #expect(swipe.moves == ["8 +2", "24 -1", "32 -2", "48 +1"])
  }

  @Test func withoutDebtItTurnsAtOnce() {
    var swipe = Swipe("hamster", "start.hold=0")
    swipe.situation.room = Situation.Room(before: 0, after: 2)
    swipe.run("down 100 · 8 move 150 · 8 move 135")
    #expect(swipe.moves == ["8 +5", "16 -2"])
  }

  @Test(arguments: [
    SwipeCase(
      "the dead zone's edge is outside, and gives the first step",
      "down 100 · 8 move 117.9 · 8 move 118", "16 +1"),
    SwipeCase(
      "slow: a step must be exceeded", "down 100 · 8 move 118 · 8 move 128 · 8 move 128.5",
      "8 +1, 24 +1"),
    SwipeCase("fast: one at each callback", "down 100 · 8 move 300 · 8 move 380", "8 +1, 16 +1"),
    SwipeCase(
      "what lies beyond a step is dropped",
      "down 100 · 8 move 118 · 8 move 137 · 8 move 147 · 8 move 147.5", "8 +1, 16 +1, 32 +1"),
    SwipeCase(
      "back: a step from the anchor", "down 100 · 8 move 118 · 8 move 108 · 8 move 107.5",
      "8 +1, 24 -1"),
    SwipeCase(
      "upward first: never", "down 100,700 · 8 move 110,681 · 8 move 200,700", ""),
    SwipeCase(
      "upward within the dead zone: not yet", "down 100,700 · 8 move 110,682 · 8 move 118",
      "16 +1"),
    SwipeCase(
      "upward afterwards: free", "down 100,700 · 8 move 118 · 8 move 130,600", "8 +1, 16 +1"),
    SwipeCase("two samples within a frame", "down 100 · 8 move 118 · 1 move 129", "8 +1, 9 +1"),
    SwipeCase(
      "two fingers: words, each 20 pt of their mean",
      "down 100 · 8 move 118 · 8 down#2 150 · 8 move 158 · 8 move 160", "8 +1, 32 w+1"),
    SwipeCase(
      "one of them on shift: characters",
      "shift · down 50 · 8 down#2 150 · 8 move#2 190 · 8 move#2 212", "16 +1s, 24 +1s"),
    SwipeCase(
      "and two more: words",
      "shift · down 50 · 8 down#2 150 · 8 move#2 190 · 8 down#3 200 · 8 move#3 263",
      "16 +1s, 32 w+1s"),
    SwipeCase(
      "passing over delete selects from there on",
      "down 300 · 8 move 320 · 8 move 345 · 8 move 320", "8 +1, 16 +1s, 24 -1s"),
    SwipeCase(
      "a recognizer with a slop is the anchor's place",
      "down 100 · 8 move 112 · 8 move 129 · 8 move 130",
      "24 +1", settings: "recognizer.slop=10 recognizer.origin=threshold"),
  ])
  func version15(_ test: SwipeCase) {
    #expect(Swipe.moves("swipeselection-1.5", test.settings, test.script) == test.moves)
  }

  @Test(arguments: [
    SwipeCase(
      "from where the dead zone was left", "down 100 · 8 move 117.9 · 8 move 120 · 8 move 129",
      "24 +1"),
    SwipeCase(
      "every way at once, and back to the mark",
      "down 100 · 8 move 118 · 8 move 208 · 8 move 207 · 8 move 118", "16 +10, 24 -1, 32 -9"),
    SwipeCase("upward: never", "down 100,700 · 8 move 118,681 · 8 move 250,700", ""),
    SwipeCase(
      "the first key selects", "down 100 on delete · 8 move 118 · 8 move 127", "16 +1s"),
    SwipeCase(
      "a shift that is held does not", "shift · down 100 · 8 move 118 · 8 move 127", "16 +1"),
    SwipeCase(
      "faster", "down 100 · 8 move 118 · 8 move 127", "16 +1", settings: "step=7"),
    SwipeCase(
      "three fingers without the setting",
      "down 100 · 8 move 118 · down#2 200 · down#3 300 · 8 move 145",
      "16 +1"),
    SwipeCase(
      "three fingers with it: the end, and no more",
      "down 100 · 8 move 118 · down#2 200 · down#3 300 · 8 move 121 · 8 move 200", "16 end",
      settings: "threeFingerEnds=true"),
    SwipeCase(
      "three from the start: by the way through the dead zone",
      "down 200 · down#2 100 · down#3 300 · 8 move 110", "8 start", settings: "threeFingerEnds=true"
    ),
  ])
  func pro(_ test: SwipeCase) {
    #expect(Swipe.moves("swipeselection-pro", test.settings, test.script) == test.moves)
  }

  @Test(arguments: [
    SwipeCase(
      "each axis has a dead zone of its own",
      "down 100,700 · 8 move 119.5 · 8 move 120 · 8 move 131,719.5 · 8 move 131,721 · 8 move 131,730",
      "16 +1, 24 +1, 32 l+2, 40 l+1"),
    SwipeCase("both at once", "down 100,700 · 8 move 121,679", "8 +1/l-2"),
    SwipeCase(
      "sideways a step is dropped beyond, and must be exceeded",
      "down 100 · 8 move 127 · 8 move 137 · 8 move 137.5 · 8 move 127", "8 +1, 24 +1, 32 -1"),
    SwipeCase(
      "lines keep the rest both ways",
      "down 100,700 · 8 move 100,727 · 8 move 100,730 · 8 move 100,721 · 8 move 100,720",
      "8 l+2, 16 l+1, 32 l-1"),
    SwipeCase("lines off", "down 100,700 · 8 move 121,760", "8 +1", settings: "lines=false"),
    SwipeCase(
      "faster, from a nearer dead zone", "down 100 · 8 move 110 · 8 move 116", "8 +1, 16 +1",
      settings: "deadZone=10 step=5"),
    SwipeCase(
      "lines wait for words", "down 100,700 · down#2 200,700 · 8 move 150,740 · 8 move 151,740",
      "8 w+1, 16 l+2"),
  ])
  func miro(_ test: SwipeCase) {
    #expect(Swipe.moves("miro92", test.settings, test.script) == test.moves)
  }

  @Test func miroTicksOnce() {
    var swipe = Swipe("miro92")
    swipe.run("down 100 · 8 move 121 · 8 move 140 · 8 up · 8 down 100 · 8 move 121")
    #expect(swipe.moves.count == 3)
    #expect(swipe.ticks == 2)
  }

  @Test(arguments: [
    SwipeCase(
      "the dead zone counts, and the rest is kept",
      "down 100 · 8 move 117.5 · 8 move 118 · 8 move 120 · 8 move 117 · 8 move 110",
      "16 +1, 24 +1, 40 -1"),
    SwipeCase("fast: all at once", "down 60 · 8 move 300", "8 +24"),
    SwipeCase("half the speed", "down 60 · 8 move 300", "8 +12", settings: "speed=0.5"),
    SwipeCase("a most", "down 60 · 8 move 300 · 8 move 300", "8 +20, 16 +4", settings: "most=20"),
    SwipeCase(
      "words begin anew where the second finger joins",
      "down 100 · 8 move 129 · down#2 200 · 8 move 167 · 8 move 169", "8 +2, 24 w+1"),
  ])
  func mwhds(_ test: SwipeCase) {
    #expect(Swipe.moves("mwhds97", test.settings, test.script) == test.moves)
  }

  /// The same path in many samples or in few, at any speed; and out and back.
  @Test(arguments: [0.1, 0.5, 1, 2])
  func mwhdsIsFreeOfSampling(speed: Double) throws {
    for parts in [3, 401] {
      var swipe = Swipe("mwhds97", "speed=\(speed)")
      swipe.run("down 100")
      for index in 1...parts {
        swipe.run("1 move \(100 + 200 * Double(index) / Double(parts))")
      }
      #expect(swipe.net == Int((20 * speed).rounded(.towardZero)))
      for index in 1...parts {
        swipe.run("1 move \(300 - 200 * Double(index) / Double(parts))")
      }
      #expect(swipe.net == 0)
    }
  }
}
