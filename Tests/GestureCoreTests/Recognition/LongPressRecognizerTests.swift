import GestureCore
import Testing

struct LongPressRecognizerTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    var touches = 1
    var samples: [TouchSample]
    /// Let time pass until then, after the samples.
    var until: Int64 = 10_000_000
    var states: [LongPressUpdate.State] = []
    var times: [Int64] = []
    var verdict = Verdict.waits
    var testDescription: String { id }
  }

  private static let ms: Int64 = 1_000

  @Test(arguments: [
    Case(
      id: "rests long enough", samples: [sample(7, .down, 100)], states: [.began],
      times: [500_007], verdict: .accepts),
    Case(
      id: "a microsecond too short", samples: [sample(7, .down, 100)], until: 500_006),
    Case(id: "lifts before", samples: [sample(0, .down, 100), sample(400_000, .up, 100)]),
    Case(
      id: "may stray by exactly so much", samples: [sample(0, .down, 100), sample(9, .move, 110)],
      states: [.began], times: [500_000], verdict: .accepts),
    Case(
      id: "strays too far", samples: [sample(0, .down, 100), sample(9, .move, 110.5)],
      verdict: .rejects),
    Case(
      id: "and does not come back",
      samples: [sample(0, .down, 100), sample(9, .move, 111), sample(10, .move, 100)],
      verdict: .rejects),
    Case(
      id: "moves on and lifts",
      samples: [
        sample(0, .down, 100), sample(600_000, .move, 300), sample(700_000, .up, 301),
      ], states: [.began, .changed, .ended], times: [500_000, 600_000, 700_000]),
    Case(
      id: "is cancelled", samples: [sample(0, .down, 100), sample(600_000, .cancel, 100)],
      states: [.began, .cancelled], times: [500_000, 600_000]),
    Case(
      id: "a second finger before rejects it",
      samples: [sample(0, .down, 100), sample(9, .down, 200, finger: 2)], verdict: .rejects),
    Case(
      id: "also when the first one lifts",
      samples: [
        sample(0, .down, 100), sample(9, .down, 200, finger: 2), sample(20, .up, 100),
      ], verdict: .rejects),
    Case(
      id: "a second finger afterwards means nothing",
      samples: [
        sample(0, .down, 100), sample(600_000, .down, 200, finger: 2),
        sample(610_000, .move, 250, finger: 2), sample(620_000, .up, 250, finger: 2),
      ], states: [.began], times: [500_000], verdict: .accepts),
    Case(
      id: "once over all must lift",
      samples: [
        sample(0, .down, 100), sample(600_000, .down, 200, finger: 2), sample(700_000, .up, 100),
      ], states: [.began, .ended], times: [500_000, 700_000], verdict: .rejects),
    Case(
      id: "two fingers rest from the second one's touch-down", touches: 2,
      samples: [sample(0, .down, 100), sample(300_000, .down, 200, finger: 2)], states: [.began],
      times: [800_000], verdict: .accepts),
    Case(
      id: "one alone is too few", touches: 2, samples: [sample(0, .down, 100)]),
    Case(
      id: "the first of two that lifts ends it", touches: 2,
      samples: [
        sample(0, .down, 100), sample(0, .down, 200, finger: 2), sample(600_000, .up, 100),
        sample(610_000, .up, 200, finger: 2),
      ], states: [.began, .ended], times: [500_000, 600_000]),
    Case(
      id: "outside the region nothing rests", samples: [sample(0, .down, 100, 9_000)]),
  ])
  func states(_ test: Case) {
    var parameters = LongPressRecognizer.Parameters()
    parameters.touches = test.touches
    var press = LongPressRecognizer(parameters: parameters)
    let region = TouchRegion(Rectangle(x: 0, y: 0, width: 390, height: 844))
    var updates: [LongPressUpdate] = []
    for sample in test.samples {
      if let update = press.advance(to: sample.time) { updates.append(update) }
      if let update = press.feed([sample], region: region) { updates.append(update) }
    }
    if let update = press.advance(to: Instant(microseconds: test.until)) { updates.append(update) }
    #expect(updates.map(\.state) == test.states)
    #expect(updates.map(\.time.microseconds) == test.times)
    #expect(press.verdict == test.verdict)
  }

  @Test func itIsWhereItsFingersAreOnAverage() {
    var parameters = LongPressRecognizer.Parameters()
    parameters.touches = 2
    parameters.durationMilliseconds = 300
    var press = LongPressRecognizer(parameters: parameters)
    _ = press.feed([sample(0, .down, 100, 700)], region: .everywhere)
    _ = press.feed([sample(0, .down, 200, 600, finger: 2)], region: .everywhere)
    #expect(press.deadline == Instant(microseconds: 300_000))
    #expect(
      press.advance(to: Instant(microseconds: 300_000))?.location == Point(x: 150, y: 650))
    let batch = [sample(310_000, .move, 110, 700), sample(312_000, .move, 220, 600, finger: 2)]
    #expect(
      press.feed(batch, region: .everywhere)
        == LongPressUpdate(
          state: .changed, time: Instant(microseconds: 312_000), location: Point(x: 165, y: 650)))
  }

  @Test func afterTheLastLiftItBeginsAgain() {
    var press = LongPressRecognizer()
    for start in [0, 1_000_000] as [Int64] {
      _ = press.feed([sample(start, .down, 100)], region: .everywhere)
      #expect(press.deadline == Instant(microseconds: start + 500_000))
      _ = press.feed([sample(start + 10, .move, 150)], region: .everywhere)
      #expect(press.deadline == nil)
      _ = press.feed([sample(start + 20, .up, 150)], region: .everywhere)
    }
  }
}
