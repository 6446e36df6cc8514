import GestureCore
import SimulatorCore
import Tuning

/// Swipes with constant speeds on the keyboard, for the lanes.
struct LaneSession {
  var start: SessionStart
  var events: [InputEvent] = []
  private var now: Int64 = 0

  init(
    technique: String = "velocity-filter", delivery: DeliveryRate = .hertz(60),
    text: (before: String, after: String) = (
      String(repeating: "before ", count: 20), String(repeating: "after ", count: 20)
    )
  ) {
    start = SessionStart(
      document: SessionStart.Document(before: text.before, after: text.after),
      technique: technique, delivery: delivery)
  }

  /// A finger that goes down at x, moves so many points in so many milliseconds, one stretch after the other, and
  /// lifts.
  mutating func swipe(
    from x: Double = 100, _ stretches: [(points: Double, milliseconds: Int64)],
    sampleMicroseconds: Int64 = 8_000, finger: Int = 0
  ) {
    var place = Point(x: x, y: 690)
    let finger = FingerID(finger)
    events.append(InputEvent(Instant(microseconds: now), .touch(finger, .down, place)))
    for (points, milliseconds) in stretches {
      let count = milliseconds * 1_000 / sampleMicroseconds
      for _ in 0..<count {
        now += sampleMicroseconds
        place.x += points / Double(count)
        events.append(InputEvent(Instant(microseconds: now), .touch(finger, .move, place)))
      }
    }
    now += sampleMicroseconds
    events.append(InputEvent(Instant(microseconds: now), .touch(finger, .up, place)))
  }

  mutating func pause(milliseconds: Int64) { now += milliseconds * 1_000 }

  mutating func add(_ kind: InputEvent.Kind) {
    events.append(InputEvent(Instant(microseconds: now), kind))
  }

  func record(_ options: ReplayOptions = ReplayOptions()) throws -> LaneRecord {
    try LaneRecord(start: start, events: events, hasRecordedLayout: false, options: options)
  }

  /// Out over the dead zone and half the way back.
  static var outAndBack: LaneSession {
    var session = LaneSession()
    session.swipe([(0, 80), (210, 400), (0, 160), (-90, 200), (0, 64)])
    return session
  }
}
