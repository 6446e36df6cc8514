import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("What a dead zone trades")
struct DeadZoneCurveTests {
  /// A finger on the space bar that goes so far in half a second.
  private func recording(_ way: Double, _ intent: TraceHeader.Intent) -> Comparison.Recording {
    var events: [InputEvent] = []
    for step in 0...60 {
      let phase: TouchPhase = step == 0 ? .down : step == 60 ? .up : .move
      events.append(
        InputEvent(
          Instant(microseconds: Int64(step) * 8_000),
          .touch(FingerID(1), phase, Point(x: 150 + way * Double(step) / 60, y: 790))))
    }
    return Comparison.Recording(
      name: "a",
      start: SessionStart(
        document: SessionStart.Document(
          before: String(repeating: "a", count: 60), after: String(repeating: "b", count: 60)),
        technique: "velocity-sign"),
      events: events, hasRecordedLayout: false, intent: intent)
  }

  private func curve(
    _ recordings: [Comparison.Recording], _ technique: String = "velocity-sign", jobs: Int = 1
  ) throws -> DeadZoneCurve? {
    try DeadZoneCurve(
      recordings, options: ReplayOptions(technique: technique, startMode: .technique), jobs: jobs)
  }

  @Test("Each touch passes until the dead zone is as large as its way")
  func passing() throws {
    let recordings = [
      recording(12, .tap), recording(32, .tap), recording(66, .move(by: 6)),
      recording(-120, .move(by: -10)), recording(190, .move(by: 18)),
    ]
    let curve = try #require(try curve(recordings))
    #expect(curve.parameter == "start.deadZone")
    #expect(curve.taps == 2 && curve.swipes == 3)
    #expect(curve.points.map(\.deadZone) == DeadZoneCurve.deadZones)
    for point in curve.points {
      let taps = [12.0, 32].count { $0 > point.deadZone }
      let swipes = [66.0, 120, 190].count { $0 <= point.deadZone }
      #expect(point.falseShare == Double(taps) / 2, "\(point.deadZone)")
      #expect((point.stolenShare - Double(swipes) / 3).magnitude < 1e-12, "\(point.deadZone)")
    }
    #expect(curve.area == 1)
    #expect(curve.knee?.deadZone == 35)
    #expect(try self.curve(recordings, jobs: 3) == curve)
  }

  @Test("The area is the part of pairs in which the swipe goes farther than the tap")
  func area() throws {
    let recordings = [
      recording(32, .tap), recording(95, .tap), recording(66, .move(by: 6)),
      recording(190, .move(by: 18)),
    ]
    #expect(try curve(recordings)?.area == 0.75)
  }

  @Test("Without taps or without swipes there is no curve")
  func missing() throws {
    #expect(try curve([recording(12, .tap)]) == nil)
    #expect(try curve([recording(90, .move(by: 9))]) == nil)
    #expect(try curve([recording(90, .nothing), recording(12, .tap)]) == nil)
    #expect(try curve([]) == nil)
  }
}
