import GestureCore
import Testing

struct TapRecognizerTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    var taps = 3
    var touches = 1
    var samples: [TouchSample]
    var counts: [Int] = []
    var testDescription: String { id }
  }

  /// A tap of one finger, from `start` on, 50 ms long.
  private static func tap(_ start: Int64, _ x: Double = 100) -> [TouchSample] {
    [sample(start, .down, x), sample(start + 50_000, .up, x)]
  }

  @Test(arguments: [
    Case(id: "a tap", samples: tap(0), counts: [1]),
    Case(
      id: "however long", samples: [sample(0, .down, 1), sample(9_000_000, .up, 1)], counts: [1]),
    Case(
      id: "may stray by exactly so much",
      samples: [sample(0, .down, 100), sample(9, .move, 110), sample(20, .up, 110)], counts: [1]),
    Case(
      id: "a move is none, though it comes back",
      samples: [
        sample(0, .down, 100), sample(9, .move, 111), sample(10, .move, 100), sample(20, .up, 100),
      ]),
    Case(
      id: "where a lift is reported does not count",
      samples: [sample(0, .down, 100), sample(20, .up, 300)], counts: [1]),
    Case(id: "a cancel is none", samples: [sample(0, .down, 100), sample(20, .cancel, 100)]),
    // 300 ms from lift to touch-down.
    Case(id: "a row", samples: tap(0) + tap(350_000) + tap(700_000), counts: [1, 2, 3]),
    Case(
      id: "a fourth one begins again", samples: tap(0) + tap(100_000) + tap(200_000) + tap(300_000),
      counts: [1, 2, 3, 1]),
    Case(id: "one each", taps: 1, samples: tap(0) + tap(100_000), counts: [1, 1]),
    Case(id: "too late", samples: tap(0) + tap(350_001), counts: [1, 1]),
    Case(id: "near enough", samples: tap(0) + tap(100_000, 130), counts: [1, 2]),
    Case(id: "too far", samples: tap(0) + tap(100_000, 130.5), counts: [1, 1]),
    Case(
      id: "a move between breaks the row",
      samples: tap(0)
        + [sample(100_000, .down, 100), sample(110_000, .move, 150), sample(120_000, .up, 150)]
        + tap(200_000), counts: [1, 1]),
    Case(
      id: "a cancel between breaks the row",
      samples: tap(0) + [sample(100_000, .down, 100), sample(120_000, .cancel, 100)]
        + tap(200_000), counts: [1, 1]),
    Case(
      id: "two fingers are no tap of one",
      samples: [
        sample(0, .down, 100), sample(9, .down, 200, finger: 2), sample(20, .up, 100),
        sample(30, .up, 200, finger: 2),
      ]),
    Case(
      id: "and one is none of two", touches: 2, samples: tap(0)),
    Case(
      id: "a tap of two", touches: 2,
      samples: [
        sample(0, .down, 100), sample(9, .down, 200, finger: 2), sample(20, .up, 100),
        sample(30, .up, 200, finger: 2),
      ], counts: [1]),
    Case(
      id: "two that were never down at once", touches: 2, samples: tap(0) + tap(60_000)),
    Case(
      id: "a finger that comes back in between", touches: 2,
      samples: [
        sample(0, .down, 100), sample(9, .down, 200, finger: 2), sample(20, .up, 100),
        sample(25, .down, 100), sample(30, .up, 200, finger: 2), sample(40, .up, 100),
      ]),
    Case(id: "outside the region", samples: [sample(0, .down, 400), sample(20, .up, 400)]),
  ])
  func counts(_ test: Case) {
    var parameters = TapRecognizer.Parameters()
    parameters.taps = test.taps
    parameters.touches = test.touches
    var recognizer = TapRecognizer(parameters: parameters)
    let region = TouchRegion(Rectangle(x: 0, y: 0, width: 390, height: 844))
    let taps = test.samples.compactMap { recognizer.feed([$0], region: region) }
    #expect(taps.map(\.count) == test.counts)
    #expect(recognizer.verdict == .waits)
  }

  @Test func aTapIsWhereItsFingersWentDown() {
    var parameters = TapRecognizer.Parameters()
    parameters.touches = 2
    var recognizer = TapRecognizer(parameters: parameters)
    let samples = [
      sample(0, .down, 100, 700), sample(9, .down, 200, 600, finger: 2),
      sample(15, .move, 105, 700), sample(20, .up, 105, 700), sample(30, .up, 200, 600, finger: 2),
    ]
    let taps = samples.compactMap { recognizer.feed([$0], region: .everywhere) }
    #expect(
      taps == [Tap(time: Instant(microseconds: 30), location: Point(x: 150, y: 650), count: 1)])
  }

  @Test func aFingerThatStraysRejectsUntilItLifts() {
    var recognizer = TapRecognizer()
    _ = recognizer.feed([sample(0, .down, 100)], region: .everywhere)
    #expect(recognizer.verdict == .waits)
    _ = recognizer.feed([sample(9, .move, 120)], region: .everywhere)
    #expect(recognizer.verdict == .rejects)
    _ = recognizer.feed([sample(20, .up, 120)], region: .everywhere)
    #expect(recognizer.verdict == .waits)
  }
}
