import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("Metrics of a way to a target")
struct TargetMetricsTests {
  /// What happened at which millisecond.
  private enum Happening {
    case down(Int64)
    case up(Int64)
    case step(Int64, Int)
  }

  private func figures(
    _ distance: Int, _ happenings: [Happening], end: Int64 = 3_000
  ) -> UnitFigures {
    var events: [InputEvent] = []
    var steps: [TimedCount] = []
    func time(_ milliseconds: Int64) -> Instant { Instant(microseconds: milliseconds * 1_000) }
    for happening in happenings {
      switch happening {
      case .down(let at):
        events.append(InputEvent(time(at), .touch(FingerID(1), .down, Point(x: 9, y: 9))))
      case .up(let at):
        events.append(InputEvent(time(at), .touch(FingerID(1), .up, Point(x: 9, y: 9))))
      case .step(let at, let count): steps.append(TimedCount(time(at), count))
      }
    }
    events.append(InputEvent(time(end), .end))
    let recording = Comparison.Recording(
      name: "a", start: SessionStart(), events: events, hasRecordedLayout: false,
      intent: .move(by: distance), sawCaret: true)
    return RecordingMeter(recording).figures(
      .recording(0), steps: steps, keyTimes: nil, delivery: .asRecorded, isAsMade: true)
  }

  @Test("Straight to the target")
  func straight() {
    let unit = figures(2, [.down(300), .step(500, 1), .step(600, 1), .up(1_000)])
    #expect(unit[.acquisition]?.mean == 700)
    #expect(unit[.success]?.mean == 1)
    #expect(unit[.firstLift]?.mean == 1)
    #expect(unit[.pathEfficiency]?.mean == 1)
    #expect(unit[.clutchShare]?.mean == 0)
    for metric in [
      Metric.overshoots, .overshootGreatest, .reentries, .reversals, .clutches, .liftErrors,
      .travelError,
    ] { #expect(unit[metric]?.mean == 0, "\(metric)") }
  }

  @Test("Twice too far, back onto the target: overshoots, turns, re-entries, efficiency")
  func overshooting() {
    let unit = figures(
      2, [.down(0), .step(1, 4), .step(2, -2), .step(3, 1), .step(4, -1), .up(500)])
    #expect(unit[.overshoots]?.mean == 2)
    #expect(unit[.overshootGreatest]?.mean == 2)
    #expect(unit[.reversals]?.mean == 3)
    // It jumped over the target at first: only the second time it comes back to it.
    #expect(unit[.reentries]?.mean == 1)
    #expect(unit[.pathEfficiency]?.mean == 0.25)
  }

  @Test("Backwards is mirrored")
  func backwards() {
    let unit = figures(-2, [.down(0), .step(1, -3), .step(2, 1), .up(500)])
    #expect(unit[.overshoots]?.mean == 1)
    #expect(unit[.overshootGreatest]?.mean == 1)
    #expect(unit[.success]?.mean == 1)
  }

  @Test("Two strokes: one clutch, and the part of the time that no finger was down")
  func clutching() {
    let unit = figures(
      4, [.down(0), .step(100, 2), .up(300), .down(500), .step(700, 2), .up(1_000)])
    #expect(unit[.clutches]?.mean == 1)
    #expect(unit[.clutchShare].map { ($0.mean - 0.2).magnitude < 1e-12 } == true)
    #expect(unit[.firstLift]?.mean == 0)
    #expect(unit[.success]?.mean == 1)
  }

  @Test(
    "A step in a lift's last 60 ms, or at it, that leaves the target is a lift error",
    arguments: [(Int64(460), 1.0), (500, 1), (430, 0)])
  func lifting(at step: Int64, errors: Double) {
    let unit = figures(2, [.down(0), .step(100, 2), .step(step, 1), .up(500)])
    #expect(unit[.liftErrors]?.mean == errors)
    #expect(unit[.success]?.mean == 0)
    #expect(unit[.travelError]?.mean == 1)
    #expect([unit].aggregated()[.liftErrors]?.value == errors * 100)
  }

  @Test("What never arrives and what comes too late fails and counts with all the time there is")
  func failing() {
    let never = figures(2, [.down(100), .step(200, 1), .up(300)], end: 8_000)
    #expect(never[.success]?.mean == 0)
    #expect(never[.acquisition]?.mean == 10_000)
    #expect(never[.pathEfficiency] == nil)
    let late = figures(2, [.down(0), .step(100, 2), .up(10_500)], end: 11_000)
    #expect(late[.success]?.mean == 0)
    #expect(late[.acquisition]?.mean == 10_000)
  }

  @Test("A model's trial gives times from its start, and the finger's way for each character")
  func trial() throws {
    let task = TrialTask(text: TrialTask.texts[0], start: 20, target: 25)
    let trial = try simulatedTrial(
      persona: Persona.all[0], task: task, seed: 1, trial: 4,
      start: SessionStart(technique: "caretlab", delivery: .hertz(60)))
    let unit = UnitFigures(trial)
    #expect(unit.unit == .trial(4))
    #expect(unit.distance == 5)
    #expect(unit[.total]?.mean == trial.figures.totalMilliseconds)
    #expect(unit[.fingerWay]?.mean == trial.figures.fingerMillimetres / 5)
    #expect([unit].aggregated()[.throughput] != nil || unit[.success]?.mean == 0)
  }
}
