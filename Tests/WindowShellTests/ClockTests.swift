import GestureCore
import Testing
import WindowShell

@Suite("Clocks")
struct ClockTests {
  @Test("A session starts with its first event")
  func start() {
    var clock = SessionClock()
    #expect(clock.advance(to: 5_000) == nil)
    #expect(clock.stamp(of: .zero) == nil)
    #expect(clock.event(at: 7_000) == .zero)
    #expect(clock.event(at: 9_500).microseconds == 2_500)
    #expect(clock.stamp(of: Instant(microseconds: 2_500)) == 9_500)
  }

  @Test("Every event lies after all that has been lived through")
  func strictlyAfter() {
    var clock = SessionClock()
    #expect(clock.event(at: 100).microseconds == 0)
    #expect(clock.event(at: 100).microseconds == 1)
    #expect(clock.advance(to: 1_100)?.microseconds == 1_000)
    #expect(clock.event(at: 900).microseconds == 1_001)
    #expect(clock.advance(to: 950)?.microseconds == 1_001)
    #expect(clock.event(at: 1_101).microseconds == 1_002)
    #expect(clock.event(at: 5_100).microseconds == 5_000)
  }

  @Test("A clock that has run for three hundred years stays within what files hold")
  func limit() {
    var clock = SessionClock()
    #expect(clock.event(at: 0) == .zero)
    #expect(clock.event(at: 1 << 60).microseconds == TouchLimits.microseconds)
  }

  @Test(
    "A batch is spread evenly, each in the middle of its share",
    arguments: [
      (count: 1, stamps: [6_000]), (count: 2, stamps: [3_500, 8_500]),
      (count: 4, stamps: [2_250, 4_750, 7_250, 9_750]),
    ])
  func spread(count: Int, stamps: [Int64]) {
    var spreader = BatchSpreader(emptyAt: 1_000)
    let batch = spreader.batch(of: count, drainedAt: 11_000)
    #expect((0..<count).map(batch.stamp) == stamps)
    #expect(spreader.emptyAt == 11_000)
  }

  @Test("After a sleep a batch came since the waking, not over the sleep")
  func sleep() {
    var spreader = BatchSpreader(emptyAt: 0)
    spreader.queueWasEmpty(at: 500_000)
    let batch = spreader.batch(of: 2, drainedAt: 500_400)
    #expect((0..<2).map(batch.stamp) == [500_100, 500_300])
  }

  @Test("However late events are read, the server's times keep their distances")
  func server() {
    var clock = ServerClock()
    let base: Int64 = 4_294_967_200
    #expect(clock.stamp(of: base, readAt: 1_000_300) == 1_000_300)
    // Read sooner after it came: what lies between the clocks is known better now.
    #expect(clock.stamp(of: base + 10, readAt: 1_010_100) == 1_010_100)
    let late = (1...3).map { clock.stamp(of: base + 10 + 4 * $0, readAt: 1_025_000) }
    #expect(late == [1_014_100, 1_018_100, 1_022_100])
    // After 2³² milliseconds the server counts from 0 again.
    #expect(clock.stamp(of: (base + 100) & 0xFFFF_FFFF, readAt: 1_150_000) == 1_100_100)
  }

  @Test("A server whose clock was set is learnt anew")
  func serverClockSet() {
    var clock = ServerClock()
    #expect(clock.stamp(of: 50_000, readAt: 1_000_000) == 1_000_000)
    #expect(clock.stamp(of: 20_000, readAt: 1_100_000) == 1_100_000)
    #expect(clock.stamp(of: 20_010, readAt: 1_110_000) == 1_110_000)
  }

  struct Drag: Sendable {
    var intervalMicroseconds: Int64
    var readEveryMicroseconds: Int64
  }

  @Test(
    "Under a frame of 10 ms a drag keeps its velocity within a tenth",
    arguments: [
      // The queue is read four times a frame, as the run loop does.
      Drag(intervalMicroseconds: 1_000, readEveryMicroseconds: 2_500),
      Drag(intervalMicroseconds: 2_000, readEveryMicroseconds: 2_500),
      Drag(intervalMicroseconds: 4_000, readEveryMicroseconds: 2_500),
      Drag(intervalMicroseconds: 8_000, readEveryMicroseconds: 2_500),
      Drag(intervalMicroseconds: 16_000, readEveryMicroseconds: 2_500),
      // Once a frame is enough for a fast mouse.
      Drag(intervalMicroseconds: 1_000, readEveryMicroseconds: 10_000),
      Drag(intervalMicroseconds: 2_000, readEveryMicroseconds: 10_000),
      Drag(intervalMicroseconds: 4_000, readEveryMicroseconds: 10_000),
    ])
  func constantDrag(_ drag: Drag) {
    let speed = 600.0
    var spreader = BatchSpreader(emptyAt: 0)
    var samples: [(stamp: Int64, x: Double)] = []
    var next = drag.intervalMicroseconds
    var time: Int64 = 0
    while time < 1_000_000 {
      time += drag.readEveryMicroseconds
      var batch: [Double] = []
      while next <= time {
        batch.append(speed * Double(next) / 1e6)
        next += drag.intervalMicroseconds
      }
      let stamps = spreader.batch(of: batch.count, drainedAt: time)
      for (index, x) in batch.enumerated() { samples.append((stamps.stamp(at: index), x)) }
    }
    // The recognizer's window: the oldest sample of the last 40 ms, at least 2 ms ago.
    var checked = 0
    for (index, sample) in samples.enumerated() where sample.stamp > 60_000 {
      guard
        let past = samples[..<index].first(where: {
          $0.stamp >= sample.stamp - 40_000 && $0.stamp <= sample.stamp - 2_000
        })
      else { continue }
      let velocity = (sample.x - past.x) / (Double(sample.stamp - past.stamp) / 1e6)
      #expect(abs(velocity - speed) <= speed / 10, "at \(sample.stamp) µs")
      checked += 1
    }
    #expect(checked > 30)
  }
}
