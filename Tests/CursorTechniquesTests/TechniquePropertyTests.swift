import CursorTechniques
import Foundation
import GestureCore
import Testing

/// What holds for every technique on any swipe.
struct TechniquePropertyTests {
  /// A wandering finger on whole points, so that mirrored differences are exact, in device pixels too.
  private struct Walk {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }

    /// A script, and the same with x mirrored about 195.
    mutating func scripts() -> (script: String, mirrored: String) {
      var x = Double(80 + next(below: 230))
      var y = 700.0
      let start = x
      var script = "down \(x),\(y)"
      var mirrored = "down \(390 - x),\(y)"
      let hold = [0, 120, 310, 520][next(below: 4)]
      let stride = [1, 5, 30][next(below: 3)]
      for index in 0..<60 {
        let wait = index == 0 ? hold : [1, 4, 8, 16, 17][next(below: 5)]
        x += Double(next(below: 2 * stride + 1) - stride + (start < 195 ? 2 : -2))
        y += Double((next(below: 2 * stride + 1) - stride) / 2)
        script += " · \(wait) move \(x),\(y)"
        mirrored += " · \(wait) move \(390 - x),\(y)"
      }
      return (script + " · 8 up", mirrored + " · 8 up")
    }
  }

  private static let effort =
    ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"].flatMap(Double.init) ?? 1

  private static var seeds: Range<UInt64> { 1..<UInt64(max(3, 60 * effort)) }

  private static let keyboards = TechniqueEntry.all.filter { $0.group == .keyboards }.map(\.id)

  @Test(arguments: keyboards)
  func everyMoveOfAnUpdateHasATrueReason(id: String) {
    var count = 0
    for seed in Self.seeds {
      var walk = Walk(seed: seed)
      var swipe = Swipe(id)
      for part in walk.scripts().script.split(separator: "·") {
        let (moves, reasons) = (swipe.moves.count, swipe.reasons.reasons.count)
        let deadline = swipe.technique.deadline
        swipe.run(String(part))
        let new = swipe.reasons.reasons.dropFirst(reasons)
        // What comes of a deadline needs no update, and has no reason.
        if swipe.moves.count > moves, deadline == nil { #expect(!new.isEmpty, "seed \(seed)") }
        for reason in new {
          switch reason.comparison {
          case .above: #expect(reason.value > reason.limit, "seed \(seed), \(reason)")
          case .reached: #expect(reason.value >= reason.limit, "seed \(seed), \(reason)")
          case .below: #expect(reason.value < reason.limit, "seed \(seed), \(reason)")
          }
        }
        let gauge = swipe.technique.gauge
        #expect(gauge.value.isFinite && gauge.limit.isFinite, "seed \(seed)")
      }
      count += swipe.moves.count
    }
    #expect(count > 0)
  }

  /// A difference of 0 counts as left in azooKey.
  @Test(arguments: keyboards.filter { $0 != "azookey-bar" })
  func aMirroredSwipeMirrorsTheMoves(id: String) {
    for seed in Self.seeds {
      var walk = Walk(seed: seed)
      let (script, mirrored) = walk.scripts()
      var (one, other) = (Swipe(id), Swipe(id))
      one.situation.keys = []
      other.situation.keys = []
      one.run(script)
      other.run(mirrored)
      #expect(one.net == -other.net, "seed \(seed)")
      #expect(
        one.moves.map { $0.split(separator: " ")[0] }
          == other.moves.map { $0.split(separator: " ")[0] }, "seed \(seed)")
    }
  }

  @Test(arguments: keyboards)
  func numbersThatAreNoneMoveNothingAndTrapNothing(id: String) {
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      var technique = TechniqueEntry.entry(id: id)!.makeTechnique()
      technique.assumesHold = true
      let down = TouchDown(time: .zero, location: Point(x: 100, y: 700))
      let situation = Situation(down: down)
      technique.touchDown(situation)
      for (index, x) in [120, bad, 150, -bad, 200].enumerated() {
        let update = PanUpdate(
          state: index == 0 ? .began : .changed,
          time: Instant(microseconds: Int64(index) * 20_000), location: Point(x: x, y: 700),
          origin: down.location, velocity: Vector(dx: x, dy: 0))
        _ = technique.feed(update, situation)
      }
    }
  }
}
