import CursorTechniques
import GestureCore
import Testing

/// One swipe through many techniques: 240 pt to the right at constant speed, and two there and back.
struct SameSwipeTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    var settings = ""
    /// At 100, 400 and 1500 pt/s with 60 callbacks a second.
    let at60: [Int]
    /// The same with 120.
    let at120: [Int]
    /// What is left of 240 pt out and back: at 400 pt/s both ways, and out at 1500, back at 100.
    let left: [Int]
    var testDescription: String { "\(id) \(settings)" }
  }

  /// Straight at so many points a second; the last sample is where the way ends.
  private static func slide(
    _ swipe: inout Swipe, from start: Double, to end: Double, speed: Double, rate: Double
  ) {
    let length = (end - start).magnitude
    var gone = 0.0
    for index in 1... where gone < length {
      gone = min(length, speed * Double(index) / rate)
      swipe.run("\(1_000 / rate) move \(end < start ? start - gone : start + gone)")
      if gone == length { return }
    }
  }

  private static func net(_ test: Case, rate: Double, out: Double, back: Double? = nil) -> Int {
    var swipe = Swipe(test.id, test.settings)
    swipe.technique.assumesHold = true
    swipe.situation.keys = []
    swipe.run("down 0")
    slide(&swipe, from: 0, to: 240, speed: out, rate: rate)
    if let back { slide(&swipe, from: 240, to: 0, speed: back, rate: rate) }
    return swipe.net
  }

  @Test(arguments: [
    Case(id: "swipeselection-1.0", at60: [15, 15, 15], at120: [15, 15, 15], left: [0, 0]),
    // Samples fall on whole steps here, where rounding decides whether they exceed them.
    Case(id: "swipeselection-1.5", at60: [20, 17, 10], at120: [21, 17, 18], left: [0, -10]),
    Case(id: "swipeselection-pro", at60: [24, 24, 23], at120: [24, 24, 23], left: [-2, -2]),
    Case(id: "swipeshiftcaret", at60: [15, 15, 15], at120: [15, 15, 15], left: [0, 0]),
    Case(
      id: "swipeshiftcaret", settings: "gear=true", at60: [15, 15, 30], at120: [15, 15, 30],
      left: [0, 0]),
    Case(id: "miro92", at60: [19, 17, 10], at120: [21, 17, 18], left: [0, -10]),
    Case(id: "mwhds97", at60: [24, 24, 24], at120: [24, 24, 24], left: [0, 0]),
    Case(id: "keyboardkit", at60: [48, 48, 48], at120: [48, 48, 48], left: [0, 0]),
    Case(id: "hamster", at60: [24, 24, 24], at120: [24, 24, 24], left: [0, 0]),
    Case(id: "wurstfinger", at60: [16, 16, 16], at120: [16, 16, 16], left: [0, 0]),
    Case(id: "dictus", at60: [44, 32, 28], at120: [56, 29, 26], left: [0, -17]),
    Case(id: "giellakbd", at60: [11, 11, 11], at120: [11, 11, 11], left: [1, 1]),
    Case(id: "azookey-bar", at60: [18, 17, 8], at120: [18, 18, 18], left: [-1, -2]),
    Case(
      id: "finale", settings: "edge=0", at60: [36, 36, 10], at120: [41, 36, 19], left: [0, -26]),
  ])
  func speedsAndRates(_ test: Case) {
    let speeds = [100.0, 400, 1_500]
    #expect(speeds.map { Self.net(test, rate: 60, out: $0) } == test.at60)
    #expect(speeds.map { Self.net(test, rate: 120, out: $0) } == test.at120)
    #expect(
      [
        Self.net(test, rate: 60, out: 400, back: 400),
        Self.net(test, rate: 60, out: 1_500, back: 100),
      ]
        == test.left)
  }
}
