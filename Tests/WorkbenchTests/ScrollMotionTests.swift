import Testing
import Workbench

struct ScrollMotionTests {
  private func flicked(_ perFrame: Double) -> ScrollMotion {
    var motion = ScrollMotion()
    for frame in Int64(0)...5 { motion.drag(perFrame, at: frame * 10_000) }
    motion.release(at: 52_000)
    return motion
  }

  @Test func aFlickSwingsOnAndComesToRest() {
    var motion = flicked(8)
    var way = 0.0
    var stamp: Int64 = 52_000
    while motion.isMoving, stamp < 10_000_000 {
      stamp += 16_667
      way += motion.take(until: stamp)
    }
    // 800 pt/s ÷ 2.002 per second, less the slow end that is left out.
    #expect(way > 370 && way < 400)
    #expect(!motion.isMoving)
    #expect(motion.take(until: stamp + 1_000_000) == 0)
  }

  @Test func theWayDoesNotDependOnTheFrames() {
    var once = flicked(-8)
    var often = once
    let whole = once.take(until: 352_000)
    let parts = (1...30).reduce(0.0) { sum, part in
      sum + often.take(until: 52_000 + Int64(part) * 10_000)
    }
    #expect(abs(whole - parts) < 1e-9)
    #expect(whole < 0)
  }

  @Test func aSlowDragOrARestLeavesNoSwing() {
    #expect(!flicked(0.2).isMoving)
    var motion = ScrollMotion()
    for frame in Int64(0)...5 { motion.drag(8, at: frame * 10_000) }
    motion.release(at: 250_000)
    #expect(!motion.isMoving)
  }

  @Test func aTouchStopsIt() {
    var motion = flicked(8)
    motion.stop()
    #expect(!motion.isMoving)
  }

  @Test func aSelectingFingerScrollsNearAnEdge() {
    var motion = ScrollMotion()
    motion.select(fromTop: 200, fromBottom: 200, at: 0)
    #expect(!motion.isMoving)
    motion.select(fromTop: 0, fromBottom: 500, at: 0)
    #expect(motion.take(until: 100_000) == -ScrollMotion.edgeSpeed / 10)
    motion.select(fromTop: 500, fromBottom: ScrollMotion.edgePoints / 2, at: 100_000)
    #expect(motion.take(until: 200_000) == ScrollMotion.edgeSpeed / 20)
    motion.endSelecting()
    #expect(motion.take(until: 300_000) == 0)
  }
}
