import GestureCore
import Testing

struct ArenaSequencesTests {
  /// All sequences of up to five events over two fingers, pauses that are long enough for a long press among
  /// them, against a second opinion of who must win.
  @Test(arguments: [1, 2])
  func everyShortSequenceHasTheWinnerItMustHave(touches: Int) {
    var count = 0
    var wins: [GestureArena.Contestant?: Int] = [:]
    forEachTouchSequence(length: 5, pauses: true) { samples in
      var arena = GestureArena(slop: 10, touches: touches)
      var events = arena.run(samples)
      let occupied = arena.isOccupied
      arena.advance(to: Instant(microseconds: 1 << 40), into: &events)
      #expect(!occupied && arena.winner == nil && arena.deadline == nil)
      let touch = Self.touches(of: samples)
      let winners = touch.map { Self.winner(of: $0, touches: touches) }
      var rest = events[...]
      for (samples, winner) in zip(touch, winners) {
        let end = samples.last!.time
        let told = rest.prefix { $0.time <= end }
        rest = rest.dropFirst(told.count)
        // One winner, no other says a word, and what begins ends.
        #expect(Set(told.map(\.contestant)) == Set([winner].compactMap(\.self)), "\(samples)")
        #expect(told.count(where: \.isFirst) == (winner == nil ? 0 : 1), "\(samples)")
        #expect(told.count(where: \.isLast) == (winner == nil ? 0 : 1), "\(samples)")
        wins[winner, default: 0] += 1
      }
      #expect(rest.isEmpty)
      count += 1
    }
    #expect(count > 2_500)
    // All of them happen, often.
    for contestant in GestureArena.Contestant.allCases {
      #expect(wins[contestant, default: 0] > 50)
    }
    #expect(wins[nil, default: 0] > 50)
  }

  /// The sequence cut where all fingers are up.
  private static func touches(of samples: [TouchSample]) -> [[TouchSample]] {
    var touches: [[TouchSample]] = []
    var down = 0
    for sample in samples {
      if down == 0 { touches.append([]) }
      touches[touches.count - 1].append(sample)
      switch sample.phase {
      case .down: down += 1
      case .move: break
      case .up, .cancel: down -= 1
      }
    }
    return touches
  }

  /// Who must win a touch, said without any state machine: each contestant's moment, the earliest of which wins.
  private static func winner(
    of samples: [TouchSample], touches: Int
  ) -> GestureArena.Contestant? {
    let downs = samples.filter { $0.phase == .down }
    func strays(_ index: Int, _ limit: Double) -> Bool {
      let sample = samples[index]
      guard sample.phase == .move,
        let down = samples[..<index].last(where: {
          $0.phase == .down && $0.finger == sample.finger
        })
      else { return false }
      return abs(sample.location.x - down.location.x) >= limit
    }
    func fingersDown(before index: Int) -> Int {
      samples[..<index].count { $0.phase == .down }
        - samples[..<index].count { $0.phase == .up || $0.phase == .cancel }
    }
    let lastLift = samples.count - 1
    // The first move with enough fingers down while one of them has strayed and not come back.
    let panIndex = samples.indices.first { index in
      guard samples[index].phase == .move, fingersDown(before: index) >= touches else {
        return false
      }
      let newest = Dictionary(
        samples[...index].indices.map { (samples[$0].finger, $0) }, uniquingKeysWith: { $1 })
      return newest.values.contains { samples[$0].phase == .move && strays($0, 10) }
    }
    let pan = panIndex.map { samples[$0].time }
    var press: Instant?
    if downs.count >= touches {
      let rest = samples.firstIndex {
        $0.time >= downs[touches - 1].time && $0 == downs[touches - 1]
      }!
      let due = downs[touches - 1].time + 500_000
      let isQuiet = samples.indices.allSatisfy { index in
        index <= rest
          ? !strays(index, 10.0001)
            && (samples[index].phase == .down || samples[index].phase == .move)
          : samples[index].time >= due
            || (samples[index].phase == .move && !strays(index, 10.0001))
      }
      if isQuiet, samples[lastLift].time >= due { press = due }
    }
    let lifts = samples.filter { $0.phase == .up }
    let firstLift = samples.firstIndex { $0.phase == .up } ?? 0
    let isTap =
      downs.count == touches && lifts.count == touches
      && !samples[firstLift...].contains { $0.phase == .down }
      && samples.indices.allSatisfy { !strays($0, 10.0001) }
    let tap = isTap ? samples[lastLift].time : nil
    // At equal times the deadline comes first.
    let moments: [(GestureArena.Contestant, Instant?)] = [
      (.longPress, press), (.pan, pan), (.tap, tap),
    ]
    return moments.compactMap { who, time in time.map { (who, $0) } }
      .min { $0.1 < $1.1 }?.0
  }
}
