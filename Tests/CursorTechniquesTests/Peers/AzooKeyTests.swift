import Testing

struct AzooKeyTests {
  @Test(arguments: [
    SwipeCase(
      // All three differences agree: (230 − 200) ÷ 3 = 10, then (236 − 210) ÷ 3 = 8.7.
      "slow: the mean of three samples, once 20 pt are exceeded",
      "down 200 · 8 move 210 · 8 move 221 · 8 move 230 · 8 move 236", "32 +1"),
    SwipeCase(
      // From 21 pt on the second sample would be worth 13.3.
      "20 pt exactly are within", "down 200 · 8 move 220 · 8 move 320", ""),
    SwipeCase(
      "20 pt in any direction",
      "down 200,700 · 8 move 200,725 · 8 move 240 · 8 move 280 · 8 move 320", "32 +1"),
    SwipeCase(
      // One in three agrees: 22; then 67 and 34 more, but one character each.
      "fast: one a sample, the rest is paid later",
      "down 200 · 8 move 300 · 8 move 400 · 8 move 401 · 8 move 402", "16 +1, 24 +1, 32 +1"),
    SwipeCase(
      "a single sample back is outvoted: it adds a third of its three samples' way",
      "down 200 · 8 move 221 · 8 move 236 · 8 move 251 · 8 move 250 · 8 move 266",
      "24 +1, 32 +1"),
    SwipeCase(
      "left mirrors right", "down 200 · 8 move 190 · 8 move 179 · 8 move 170 · 8 move 164", "32 -1"),
    SwipeCase(
      "resting votes left, and moves nothing by itself",
      "down 200 · 8 move 221 · 8 move 221 · 8 move 221 · 8 move 221 · 8 move 221", ""),
  ])
  func rule(_ test: SwipeCase) {
    #expect(Swipe.moves("azookey-bar", test.settings, test.script) == test.moves)
  }
}
