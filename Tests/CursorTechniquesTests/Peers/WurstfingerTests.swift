import Testing

struct WurstfingerTests {
  @Test(arguments: [
    SwipeCase(
      "from the dead zone's edge, the rest kept",
      "down 200 · 8 move 207.5 · 8 move 208 · 8 move 221.5 · 8 move 222 · 8 move 236",
      "32 +1, 40 +1"),
    SwipeCase("fast: all at once", "down 200 · 8 move 250", "8 +3"),
    SwipeCase(
      "back: a whole step", "down 200 · 8 move 222 · 8 move 208.5 · 8 move 208 · 8 move 186",
      "8 +1, 24 -1, 32 -1"),
    SwipeCase(
      "steeper than level: not yet", "down 200,700 · 8 move 215,715 · 8 move 222,715", "16 +1"),
    SwipeCase(
      "once it slides height means nothing", "down 200,700 · 8 move 209 · 8 move 222,600", "16 +1"),
    SwipeCase(
      // Up 30, then 29 and 31 sideways; 31 − 8 = 23.
      "after a swipe up only a wide slide starts",
      "down 200,700 · 8 move 200,670 · 8 move 229,695 · 8 move 231,695", "24 +1"),
    SwipeCase(
      "and one more than twice as wide as it is high",
      "down 200,700 · 8 move 200,670 · 8 move 236,682 · 8 move 236,683", "24 +2"),
    SwipeCase(
      "up less than 30: as ever", "down 200,700 · 8 move 200,670.5 · 8 move 222,690", "16 +1"),
    SwipeCase("two samples within a frame", "down 200 · 8 move 222 · 1 move 237", "8 +1, 9 +1"),
    SwipeCase(
      "discrete: one character at the lift", "down 200 · 8 move 222 · 8 move 300 · 8 up", "24 +1",
      settings: "style=discrete"),
    SwipeCase(
      // Farthest 22 beyond the edge; back at 6: 6 ÷ 22 < 0.3. At 7 it is more.
      "discrete: back again is a word", "down 200 · 8 move 230 · 8 move 214 · 8 up", "24 w+1",
      settings: "style=discrete"),
    SwipeCase(
      "discrete: not quite back is a character", "down 200 · 8 move 230 · 8 move 215 · 8 up",
      "24 +1",
      settings: "style=discrete"),
    SwipeCase(
      "discrete: less than a step is nothing", "down 200 · 8 move 221.5 · 8 up", "",
      settings: "style=discrete"),
    SwipeCase(
      "discrete: left", "down 200 · 8 move 150 · 8 up", "16 -1", settings: "style=discrete"),
    SwipeCase(
      "discrete: a cancel is nothing", "down 200 · 8 move 300 · 8 cancel", "",
      settings: "style=discrete"),
  ])
  func rule(_ test: SwipeCase) {
    #expect(Swipe.moves("wurstfinger", test.settings, test.script) == test.moves)
  }

  @Test func itTicksWithEveryMove() {
    var swipe = Swipe("wurstfinger")
    swipe.run("down 200 · 8 move 222 · 8 move 250 · 8 move 250")
    #expect(swipe.ticks == 2)
  }
}
