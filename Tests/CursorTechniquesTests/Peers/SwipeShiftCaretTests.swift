import Testing

struct SwipeShiftCaretTests {
  @Test(arguments: [
    SwipeCase(
      "from the touch-down, once 16 pt are reached",
      "down 100 · 8 move 115.5 · 8 move 116 · 8 move 131 · 8 move 132 · 8 move 131",
      "16 +1, 32 +1, 40 -1"),
    SwipeCase("fast: all at once", "down 100 · 8 move 340", "8 +15"),
    SwipeCase("steeper than level: never", "down 100,700 · 8 move 120,721 · 8 move 300,700", ""),
    SwipeCase("exactly diagonal: yes", "down 100,700 · 8 move 120,720", "8 +1"),
    SwipeCase(
      "a steep start is forgiven before 16 pt",
      "down 100,700 · 8 move 105,740 · 8 move 120,715", "16 +1"),
    SwipeCase(
      "two fingers: second gear, the whole way anew",
      "down 100 · 8 move 148 · down#2 200 · 8 move 148", "8 +3, 16 +3"),
    SwipeCase("speed means nothing", "down 100 · 8 move 148 · 1 move 148", "8 +3"),
    SwipeCase(
      // 160, 2000, 2000, −560 pt/s: gear 1 + 2 on the second, as the one before was below 1000.
      "gears: a burst adds the thousands, and the length is a whole number",
      "down 100 · 100 move 116 · 10 move 136 · 10 move 156 · 100 move 100",
      "100 +1, 110 +6, 120 +4, 220 -11",
      settings: "gear=true recognizer.velocity=last-segment"),
    SwipeCase(
      // 3200 pt/s: gear 4.
      "a gear shifted in the starting update counts in it", "down 100 · 10 move 132", "10 +8",
      settings: "gear=true recognizer.velocity=last-segment"),
    SwipeCase(
      "no gear above 16", "down 100 · 1 move 132", "1 +32",
      settings: "gear=true recognizer.velocity=last-segment"),
    SwipeCase(
      "a new swipe begins in the first gear",
      "down 100 · 10 move 132 · 8 up · 100 down 100 · 100 move 132", "10 +8, 218 +2",
      settings: "gear=true recognizer.velocity=last-segment"),
    SwipeCase(
      "lines, once it has begun sideways",
      "down 100,700 · 8 move 116 · 8 move 116,732 · 8 move 132,715", "8 +1, 16 l+2, 24 +1/l-2",
      settings: "lines=true"),
  ])
  func rule(_ test: SwipeCase) {
    #expect(Swipe.moves("swipeshiftcaret", test.settings, test.script) == test.moves)
  }
}
