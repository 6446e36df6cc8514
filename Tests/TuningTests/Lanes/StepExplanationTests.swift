import GestureCore
import Plots
import SimulatorCore
import Testing
import Tuning

struct StepExplanationTests {
  private func text(_ words: StepExplanation) -> String {
    words.terms.map { term in
      "\(term.sign.isEmpty ? "" : term.sign + " ")\(term.figure) (\(term.caption))"
    }.joined(separator: " ")
  }

  @Test func aCountersSum() throws {
    var session = LaneSession()
    // 405 pt/s: 40 at each callback beyond the dead zone.
    session.swipe([(0, 80), (162, 400)])
    let record = try session.record()
    let words = StepExplanation(of: 0, in: record)
    #expect(words.title == "Step 1, forward")
    #expect(words.ink == .forward)
    #expect(text(words) == "80 (counter) + 40 (405 ÷ 10) = 120 (sum) > 100 (threshold)")
    #expect(words.consequence == "The 20 above the threshold are thrown away.")
    let callback = try #require(record.steps[0].callback)
    let milliseconds = Double(record.callbacks.times[callback].microseconds) / 1_000
    #expect(
      words.moment
        == "callback \(callback + 1) of \(record.callbacks.count) at "
        + "\(LaneNumber.fixed(milliseconds, digits: 1)) ms")
  }

  @Test func whatWasCountedBeforeTheTurnIsSaid() throws {
    let record = try LaneSession.outAndBack.record()
    let first = try #require(record.steps.firstIndex { $0.isBack })
    let words = StepExplanation(of: first, in: record)
    #expect(words.title == "Step \(first + 1), back")
    #expect(words.ink == .back)
    // Counted by hand: what the gauge had gained since the last step while the finger went on to the right.
    let since = try #require(record.steps[first - 1].callback)
    let until = try #require(record.steps[first].callback)
    var gained = 0.0
    for index in (since + 1)..<until where record.callbacks.velocity.values[index] > 0 {
      gained += record.callbacks.gauge[index] - record.callbacks.gauge[index - 1]
    }
    let before = record.callbacks.gauge[until - 1]
    #expect(gained > 0 && gained < before)
    let part = LaneNumber.brief(gained)
    let all = LaneNumber.brief(before)
    #expect(
      words.consequence == "\(part) of the \(all) were counted before the finger turned.")
    #expect(words.brief == "\(part) of \(all) from before the turn")
  }

  @Test func leftoversOfTheSwipeBeforeAreSaid() throws {
    var session = LaneSession()
    session.swipe([(0, 80), (86, 200)])
    session.pause(milliseconds: 300)
    session.swipe([(0, 80), (162, 400)])
    let record = try session.record()
    let down = try #require(record.gestures.last?.down)
    let index = try #require(record.steps.firstIndex { $0.time > down })
    let left = record.callbacks.gauge[record.callbacks.times.count(before: down) - 1]
    try #require(left > 0)
    let words = StepExplanation(of: index, in: record)
    #expect(
      words.consequence.contains(LaneNumber.brief(left))
        && words.consequence.hasSuffix("left by the swipe before."))
    let repaired = try session.record(
      ReplayOptions(parameters: [NamedParameter("resetOnBegan", .flag(true))]))
    for index in repaired.steps.indices {
      #expect(!StepExplanation(of: index, in: repaired).consequence.contains("swipe before"))
    }
  }

  @Test func repairsChangeTheSum() throws {
    var session = LaneSession(technique: "velocity-filter-repaired")
    session.swipe(from: 300, [(0, 80), (-200, 400)])
    let record = try session.record()
    let words = StepExplanation(of: 1, in: record)
    #expect(words.title == "Step 2, back")
    #expect(words.terms.map(\.sign) == ["", "−", "=", "<"])
    #expect(words.terms[1].caption == "speed × time")
    #expect(words.terms[3].figure == "−100")
    #expect(words.consequence.hasSuffix("stay in the counter for the next step."))
  }

  @Test func otherRulesGiveTheirReasons() throws {
    var session = LaneSession(technique: "swipeselection-1.0")
    session.swipe([(0, 80), (200, 400)])
    let record = try session.record(ReplayOptions(startMode: .assumed))
    let words = StepExplanation(of: 0, in: record)
    #expect(words.terms.count == 2)
    let reason = try #require(record.steps[0].explanation.reasons.first)
    #expect(words.terms[0].figure == LaneNumber.brief(reason.value))
    #expect(words.terms[0].caption.hasPrefix(reason.quantity))
    #expect(words.terms[1].sign == reason.comparison.sign)
    #expect(words.consequence.contains("pt/s"))
  }

  @Test func aMovedSliderIsSummedUp() throws {
    let session = LaneSession.outAndBack
    let old = try session.record()
    let new = try session.record(
      ReplayOptions(parameters: [NamedParameter("deadZone", .number(38))]))
    let summary = ChangeSummary(from: old, to: new, intent: 8)
    #expect(
      summary.figures.map(\.caption)
        == ["net steps", "error to intent", "first step, ms", "first step, pt"])
    #expect(summary.figures[0].old == LaneNumber.signed(old.net))
    #expect(summary.figures[0].new == LaneNumber.signed(new.net))
    #expect(summary.figures[1].old == LaneNumber.signed(old.net - 8))
    let first = try #require(new.firstStep)
    #expect(summary.figures[2].new == LaneNumber.fixed(first.milliseconds, digits: 0))
    #expect(first.travelPoints < (try #require(old.firstStep)).travelPoints)
    #expect(ChangeSummary(from: old, to: new).figures.count == 3)
    let none = try session.record(
      ReplayOptions(parameters: [
        NamedParameter("threshold", .number(1_000)), NamedParameter("divisor", .number(100)),
      ]))
    #expect(ChangeSummary(from: old, to: none).figures[1].new == "–")
  }

  struct SpeedCase: CustomTestStringConvertible {
    var parameters: [(String, ParameterValue)] = []
    var technique = "velocity-filter"
    var expected: [String]
    var testDescription: String { "\(technique) \(parameters.map(\.0))" }
  }

  @Test(arguments: [
    SpeedCase(expected: ["1010, every callback", "510, every 2nd", "340, every 3rd"]),
    SpeedCase(
      parameters: [("divisor", .number(5))],
      expected: ["505, every callback", "255, every 2nd", "170, every 3rd"]),
    SpeedCase(parameters: [("carryRemainder", .flag(true))], expected: []),
    SpeedCase(
      parameters: [("rateFree", .flag(true))],
      expected: ["1000, every callback", "500, every 2nd", "333.3, every 3rd"]),
    SpeedCase(
      technique: "velocity-weighted",
      expected: ["1010, every callback", "510, every 2nd", "340, every 3rd"]),
    SpeedCase(technique: "caretlab", expected: []),
  ])
  func speedsAtWhichATechniqueSaturates(_ test: SpeedCase) throws {
    let record = try LaneSession.outAndBack.record(
      ReplayOptions(
        technique: test.technique,
        parameters: test.parameters.map { NamedParameter($0.0, $0.1) }))
    let saturations = Saturation.all(of: record.technique, at: record.delivery)
    #expect(saturations.map(\.words) == test.expected)
    guard test.parameters.isEmpty else { return }
    // A finger at that speed steps so often, one that is slower does not.
    for saturation in saturations {
      for (speed, isFast) in [(saturation.speed + 5, true), (saturation.speed - 5, false)] {
        var session = LaneSession(technique: test.technique, delivery: .asRecorded)
        session.swipe(
          [(0, 80), (speed * 0.4, 400)], sampleMicroseconds: 8_000)
        let times = try session.record().steps.compactMap(\.callback)
        let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
        let steady = gaps.dropFirst(2).first ?? 0
        #expect((steady <= saturation.callbacks) == isFast, "\(speed)")
      }
    }
  }
}
