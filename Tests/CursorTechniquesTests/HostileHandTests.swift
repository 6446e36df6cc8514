import CursorTechniques
import Foundation
import GestureCore
import Testing

/// A keyboard may feed anything: states in any order, clocks that jump, numbers that are none, text that changes under
/// the finger.
struct HostileHandTests {
  /// SplitMix64.
  private struct RandomNumbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    mutating func number(upTo size: Double) -> Double {
      let wild = [0, -0.0, .nan, .infinity, -.infinity, 1e300, -1e300, 1e15, 1e-300]
      if below(12) == 0 { return wild[below(wild.count)] }
      return size * Double(below(2_001) - 1_000) / 1_000
    }

    mutating func room() -> Situation.Room {
      Situation.Room(before: [0, 1, 3, 1_000][below(4)], after: [0, 1, 3, 1_000][below(4)])
    }
  }

  private static let effort =
    ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"].flatMap(Double.init) ?? 1

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func anyTouchMayCome(id: String) throws {
    for seed in 0..<UInt64(max(2, 40 * Self.effort)) {
      var random = RandomNumbers(state: seed)
      var cursor = try #require(SwipeCursor(id))
      cursor.technique.assumesHold = random.below(2) == 0
      cursor.situation.keyboardFrame = Rectangle(x: 0, y: 553, width: 390, height: 291)
      var time: Int64 = 0
      for _ in 0..<200 {
        time += [0, 1, 8_000, 16_000, 600_000, -3_000][random.below(6)]
        if random.below(100) == 0 {
          time = [Int64.min, -1, TouchLimits.microseconds, .max][random.below(4)]
        }
        let phases: [TouchPhase] = [.down, .move, .move, .move, .move, .move, .move, .up, .cancel]
        _ = cursor.touch(
          TouchSample(
            time: Instant(microseconds: time), finger: FingerID(random.below(3)),
            phase: phases[random.below(phases.count)],
            location: Point(x: 195 + random.number(upTo: 200), y: 700 + random.number(upTo: 60))))
        if random.below(3) == 0, let due = cursor.deadline { _ = cursor.advance(to: due) }
        if random.below(200) == 0 { _ = cursor.advance(to: Instant(microseconds: .max)) }
        if time > 1 << 60 || time < 0 { time = 0 }
        let gauge = cursor.technique.gauge
        #expect(gauge.value.isFinite && gauge.limit.isFinite, "seed \(seed), \(gauge)")
      }
    }
  }

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func anythingMayBeFed(id: String) throws {
    for seed in 0..<UInt64(max(2, 40 * Self.effort)) {
      var random = RandomNumbers(state: seed)
      var cursor = try #require(SwipeCursor(id))
      cursor.technique.assumesHold = random.below(2) == 0
      if random.below(2) == 0 {
        cursor.situation.keyboardFrame = Rectangle(x: 0, y: 553, width: 390, height: 291)
      }
      var seconds = 0.0
      for _ in 0..<200 {
        seconds += [0, 0.000_001, 0.008, 0.016, 0.3, 1e6, -5][random.below(7)]
        if random.below(6) == 0 { cursor.situation.room = random.room() }
        if random.below(20) == 0 { cursor.typed(seconds: seconds) }
        if random.below(30) == 0 { cursor.situation.isRightToLeft.toggle() }
        let states: [PanState] = [
          .began, .changed, .changed, .changed, .changed, .ended, .cancelled,
        ]
        let (x, y) = (random.number(upTo: 300), random.number(upTo: 60))
        _ = cursor.pan(
          states[random.below(states.count)], seconds: seconds, x: 195 + x, y: 700 + y,
          translationX: x, translationY: y, velocityX: random.number(upTo: 4_000),
          velocityY: random.number(upTo: 400), touches: random.below(4))
        if random.below(3) == 0, let due = cursor.deadline { _ = cursor.advance(to: due) }
        let gauge = cursor.technique.gauge
        #expect(gauge.value.isFinite && gauge.limit.isFinite, "seed \(seed), \(gauge)")
      }
    }
  }
}
