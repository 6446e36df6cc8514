import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Trial results")
struct TrialResultTests {
  private let task = TrialTask(text: "abcdefghijklmnopqrstuvwxyz", start: 10, target: 12)

  private func result(_ events: [(Int64, InputEvent.Kind)]) throws -> TrialResult {
    try TrialResult(
      task, start: task.session(SessionStart(technique: "swipe-once")),
      events: events.map { InputEvent(Instant(microseconds: $0.0 * 1000), $0.1) })
  }

  /// A swipe of so many points in 100 ms, lifted; with `swipe-once` it is one step, at the lift.
  private func swipe(at time: Int64, by points: Double) -> [(Int64, InputEvent.Kind)] {
    let finger = FingerID(1)
    var events: [(Int64, InputEvent.Kind)] = [
      (time, .touch(finger, .down, Point(x: 150, y: 700)))
    ]
    for index in 1...10 {
      let place = Point(x: 150 + points * Double(index) / 10, y: 700)
      events.append((time + Int64(index) * 10, .touch(finger, .move, place)))
    }
    events.append((time + 100, .touch(finger, .up, Point(x: 150 + points, y: 700))))
    return events
  }

  @Test("Two strokes forward reach the second character; the time runs from touch-down to lift")
  func reached() throws {
    let result = try result(swipe(at: 500, by: 60) + swipe(at: 900, by: 60))
    #expect(result.isReached)
    #expect(result.milliseconds == 500)
    #expect(result.strokes == 2)
    #expect(result.overshoot == 0)
    #expect(result.reversals == 0)
    #expect(result.liftErrors == 0)
  }

  @Test("Beyond the target and back is an overshoot and a turn")
  func overshot() throws {
    let events = [0, 300, 600].flatMap { swipe(at: $0, by: 60) } + swipe(at: 900, by: -60)
    let result = try result(events)
    #expect(result.isReached)
    #expect(result.overshoot == 1)
    #expect(result.strokes == 4)
    #expect(result.reversals == 1)
    // The third swipe's step came with its lift, and took the caret off the target.
    #expect(result.liftErrors == 1)
  }

  @Test("A caret that stands elsewhere has not reached its target")
  func missed() throws {
    let result = try result(swipe(at: 0, by: 60))
    #expect(!result.isReached)
    #expect(result.milliseconds == 100)
    #expect(try self.result([]).milliseconds == 0)
  }

  @Test("Where a key was typed the trial is spoiled")
  func spoiled() throws {
    let tap: [(Int64, InputEvent.Kind)] = [
      (0, .touch(FingerID(1), .down, Point(x: 150, y: 700))),
      (50, .touch(FingerID(1), .up, Point(x: 150, y: 700))),
    ]
    let result = try result(tap + swipe(at: 500, by: 60))
    #expect(result.isSpoiled)
    #expect(!result.isReached)
  }

  @Test("A block is summed up with an interval")
  func summary() throws {
    let results = try [300, 500, 700].map { gap in
      try result(swipe(at: 0, by: 60) + swipe(at: Int64(gap), by: 60))
    }
    let summary = TrialSummary(results, seed: 1)
    #expect(summary.count == 3 && summary.reached == 3)
    #expect(summary.milliseconds == .init(value: 600, interval: 400...800))
    #expect(summary.strokes == .init(value: 2, interval: 2...2))
    #expect(summary.liftErrors == .init(value: 0, interval: 0...0))
    #expect(TrialSummary([], seed: 1).milliseconds == .init(value: 0, interval: nil))
  }

  @Test("Every figure of a block has an interval of its own, that holds it")
  func intervals() {
    let results = (0..<12).map { number in
      TrialResult(
        isReached: true, isSpoiled: false, milliseconds: Double(400 + 50 * number),
        overshoot: number % 3, strokes: 1 + number % 2, reversals: number % 4,
        liftErrors: number % 5 == 0 ? 1 : 0)
    }
    let summary = TrialSummary(results, seed: 3)
    let expected: [(TrialSummary.Estimate, Double)] = [
      (summary.milliseconds, 675), (summary.overshoot, 8.0 / 12), (summary.strokes, 1.5),
      (summary.reversals, 1.5), (summary.liftErrors, 0.25),
    ]
    for (estimate, value) in expected {
      #expect((estimate.value - value).magnitude < 1e-12)
      #expect(estimate.interval.map { $0.contains(value) && $0.lowerBound < $0.upperBound } == true)
    }
  }
}
