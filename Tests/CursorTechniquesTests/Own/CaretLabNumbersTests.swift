import CursorTechniques
import GestureCore
import Testing

/// The numbers that the rule was made for, and those it has.
struct CaretLabNumbersTests {
  @Test(arguments: [25.0, 50, 100, 150])
  func slowIsExactlyOneCharacterForEach12Points(speed: Double) {
    for way in stride(from: 2.0, through: 250, by: 4) {
      let expected = way < 13.25 ? 0 : 1 + Int((way - 13.25) / 12)
      for sign in [1.0, -1] {
        let touch = SwipePath(.line(sign * way, at: speed)).touch(hertz: 60)
        #expect(SwipeRun(touch).net == Int(sign) * expected, "\(sign * way) pt")
      }
    }
  }

  @Test func fastIsAtLeastTwiceAsMany() {
    for way in [40.0, 60, 120, 240] {
      let slow = SwipeRun(SwipePath(.line(way, at: 100)).touch(), delivery: .hertz(60)).net
      let fast = SwipeRun(SwipePath(.line(way, at: 1_500)).touch(), delivery: .hertz(60)).net
      #expect(fast >= 2 * slow, "\(way) pt: \(slow), \(fast)")
    }
    let after = SwipeRun(SwipePath(.rest(0.2), .line(240, at: 1_500)).touch()).net
    #expect(after >= 2 * 19)
  }

  @Test func fasterIsNeverLess() {
    var last = 0
    for speed in stride(from: 50.0, through: 3_000, by: 50) {
      let net = SwipeRun(SwipePath(.line(240, at: speed)).touch()).net
      #expect(net >= last, "\(speed) pt/s")
      last = net
    }
    #expect(last == 57)
  }

  @Test func theFirstStepComesWithin20Points() {
    for speed in [20.0, 50, 100, 200, 400] {
      for rate in [60, 120, 240] {
        for sign in [1.0, -1] {
          let touch = SwipePath(.line(60 * sign, at: speed)).touch()
          let first = SwipeRun(touch, delivery: .hertz(rate)).steps.first
          #expect(first.map { $0.place.magnitude <= 20 && $0.count == Int(sign) } == true)
        }
      }
    }
  }

  @Test func whatIsMostlyVerticalDoesNotStart() {
    func touch(_ places: [(Double, Double)]) -> [TouchSample] {
      [SwipePath.sample(0, .down, 0)]
        + places.enumerated().map { index, place in
          SwipePath.sample(Double(index + 1) * 0.016, .move, place.0, y: place.1)
        }
    }
    #expect(SwipeRun(touch([(10, 30), (20, 60), (30, 90)])).steps.isEmpty)
    // As far sideways as up is far enough; the first mark lies where that was.
    let run = SwipeRun(touch([(0, 20), (0, 40), (30, 40), (50, 40), (60, 40)]))
    #expect(run.steps.first?.place == 50)
    // Once it has started, nothing vertical matters.
    #expect(SwipeRun(touch([(14, 0), (14, 200), (60, 400)])).net > 1)
  }

  struct SettingCase: CustomTestStringConvertible {
    let name: String
    let value: Double
    /// Characters of 240 pt at 100 and at 1500 pt/s.
    let slow: Int
    let fast: Int
    var testDescription: String { "\(name) \(value)" }
  }

  @Test(arguments: [
    SettingCase(name: "spacing", value: 24, slow: 10, fast: 29),
    SettingCase(name: "gain", value: 1, slow: 19, fast: 19),
    SettingCase(name: "slowSpeed", value: 0, slow: 23, fast: 57),
    SettingCase(name: "fastSpeed", value: 6_000, slow: 19, fast: 28),
    SettingCase(name: "deadZone", value: 60, slow: 16, fast: 46),
    SettingCase(name: "typingZone", value: 60, slow: 19, fast: 57),
    SettingCase(name: "grip", value: 0, slow: 19, fast: 57),
    SettingCase(name: "restingSpeed", value: 90, slow: 19, fast: 57),
    SettingCase(name: "window", value: 120, slow: 19, fast: 57),
  ])
  func settingsDoWhatTheySay(_ test: SettingCase) {
    let slow = SwipeRun(SwipePath(.line(240, at: 100)).touch(), set: [test.name: test.value])
    let fast = SwipeRun(SwipePath(.line(240, at: 1_500)).touch(), set: [test.name: test.value])
    #expect(slow.net == test.slow)
    #expect(fast.net == test.fast)
  }

  @Test func theDefaultKeyPolicyIsTheFirstStep() throws {
    let entry = try #require(TechniqueEntry.entry(id: "caretlab"))
    #expect(TechniqueEntry.all.first?.id == entry.id)
    #expect(TechniqueEntry.standardID != entry.id)
    #expect(entry.start.keyCancel == .onFirstStep)
    #expect(entry.start.recognizer.slop == 0)
    #expect(entry.group == .ours)
  }
}
