import Testing

/// Keyboards whose caret moves after a hold on space, worked out by hand.
struct SpaceHoldTests {
  @Test(arguments: [
    SwipeCase(
      "from the first move after 0.5 s",
      "down 200 · 499 move 203 · 1 move 210 · 8 move 214.5 · 8 move 215 · 8 move 205",
      "516 +1, 524 -2"),
    SwipeCase("fast: all at once", "down 200 · 500 move 200 · 8 move 300", "508 +20"),
    SwipeCase("before the hold is over: nothing", "down 200 · 8 move 240 · 8 move 230 · 8 up", ""),
    SwipeCase(
      "50 pt are not too far during the hold, 50.5 are",
      "down 200 · 8 move 250 · 492 move 250 · 8 move 255", "508 +1"),
    SwipeCase(
      "more than 50 pt", "down 200 · 8 move 250.5 · 8 move 200 · 490 move 200 · 8 move 255", ""),
    SwipeCase(
      "outside the band steps are lost for good",
      "down 200,700 · 500 move 200 · 8 move 215,750 · 8 move 219,749 · 8 move 220,749 · 8 move 200,700",
      "524 +1, 532 -4"),
    SwipeCase(
      "two samples within a frame", "down 200 · 500 move 200 · 8 move 205 · 1 move 211",
      "508 +1, 509 +1"),
    SwipeCase(
      "a finger on a mark flickers",
      "down 200 · 500 move 200 · 8 move 205 · 8 move 204.5 · 8 move 205", "508 +1, 516 -1, 524 +1"),
    SwipeCase(
      "less sensitive", "down 200 · 500 move 200 · 8 move 225", "508 +2", settings: "step=10"),
  ])
  func keyboardKit(_ test: SwipeCase) {
    #expect(Swipe.moves("keyboardkit", test.settings, test.script) == test.moves)
  }

  @Test(arguments: [
    SwipeCase(
      "movement does not end the hold, and the origin is the first move after 0.3 s",
      "down 200 · 100 move 290 · 250 move 300 · 8 move 309.5 · 8 move 310", "366 +1"),
    SwipeCase(
      "outside the band steps are lost",
      "down 200,700 · 300 move 200 · 8 move 230,650 · 8 move 240,651", "316 +1"),
  ])
  func hamster(_ test: SwipeCase) {
    #expect(Swipe.moves("hamster", test.settings, test.script) == test.moves)
  }

  @Test(arguments: [
    SwipeCase(
      "a step must be exceeded, and the rest is kept",
      "down 200 · 500 move 205 · 8 move 225 · 8 move 225.5 · 8 move 244 · 8 move 245.5",
      "516 +1, 532 +1"),
    SwipeCase("fast: all at once", "down 200 · 500 move 200 · 8 move 305", "508 +5"),
    SwipeCase(
      "240 pt exactly are eleven, as the last must be exceeded",
      "down 100 · 500 move 100 · 8 move 320 · 8 move 340", "508 +11"),
    SwipeCase(
      "back", "down 200 · 500 move 200 · 8 move 225 · 8 move 200 · 8 move 199", "508 +1, 524 -1"),
    SwipeCase("the lift counts", "down 200 · 500 move 200 · 8 up 230", "508 +1"),
    SwipeCase(
      "more than 10 pt during the hold", "down 200 · 8 move 210.5 · 492 move 200 · 8 move 260", ""),
    SwipeCase(
      "10 pt during the hold", "down 200 · 8 move 210 · 492 move 200 · 8 move 221", "508 +1"),
  ])
  func giellakbd(_ test: SwipeCase) {
    #expect(Swipe.moves("giellakbd", test.settings, test.script) == test.moves)
  }

  @Test(arguments: [
    SwipeCase(
      // Base 201, where the finger was at 0.5 s; edge 209. 12 pt: 1 · (1 + 2·12/120) = 1.2. Then 6 pt twice:
      // 0.55 each, 0.2 + 1.1 = 1.3.
      "the same way counts again until it gives a step",
      "down 200 · 400 move 201 · 110 move 209 · 8 move 210 · 8 move 221 · 16 move 227 · 8 move 227",
      "526 +1, 550 +1"),
    SwipeCase(
      "within 16 ms of a step nothing is seen",
      "down 200 · 500 move 210 · 8 move 220 · 15.999 move 300 · 0.001 move 220 · 8 move 232",
      "508 +1, 532 +1"),
    SwipeCase("the more the farther", "down 200 · 500 move 210 · 8 move 328", "508 +30"),
    SwipeCase("at most three times", "down 100 · 500 move 110 · 8 move 348", "508 +60"),
    SwipeCase(
      "back from a new base", "down 200 · 500 move 210 · 8 move 220 · 16 move 208", "508 +1, 524 -1"
    ),
    SwipeCase("the crossing update moves nothing", "down 200 · 500 move 300 · 8 up 300", ""),
    SwipeCase(
      "steady", "down 200 · 500 move 210 · 8 move 220 · 16 move 232", "508 +1, 524 +1",
      settings: "maximum=1"),
  ])
  func dictus(_ test: SwipeCase) {
    #expect(Swipe.moves("dictus", test.settings, test.script) == test.moves)
  }
}
