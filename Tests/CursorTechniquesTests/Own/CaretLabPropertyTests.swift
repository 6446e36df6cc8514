import CursorTechniques
import Foundation
import GestureCore
import Testing

struct CaretLabPropertyTests {
  @Test func mirroredTouchesMirrorTheSteps() {
    for seed in 0..<100 {
      var numbers = SwipeNumbers(seed: seed)
      let path = numbers.wanderingPath()
      let right = SwipeRun(path.touch(), delivery: .hertz(60)).steps
      let left = SwipeRun(path.mirrored.touch(), delivery: .hertz(60)).steps
      #expect(left.map { -$0.count } == right.map(\.count), "seed \(seed)")
      #expect(left.map(\.milliseconds) == right.map(\.milliseconds), "seed \(seed)")
    }
  }

  @Test func timeMayStartAnywhere() {
    for seed in 0..<50 {
      var numbers = SwipeNumbers(seed: seed)
      let touch = numbers.wanderingPath().touch(noise: { numbers.noise(0.3) })
      let shift = Int64.random(in: 1...4_000_000_000_000_000, using: &numbers)
      let later = touch.map {
        TouchSample(
          time: $0.time + shift, finger: $0.finger, phase: $0.phase, location: $0.location)
      }
      #expect(SwipeRun(touch).steps.map(\.count) == SwipeRun(later).steps.map(\.count))
    }
  }

  @Test func moreSamplesOfAStraightMoveChangeNothing() {
    for speed in [40.0, 300, 900, 2_000] {
      let path = SwipePath(.line(180, at: speed))
      let nets = [30.0, 47, 60, 75, 125, 240, 500, 1_000].map {
        SwipeRun(path.touch(hertz: $0)).net
      }
      #expect(Set(nets).count == 1, "\(speed) pt/s: \(nets)")
    }
  }

  @Test func theNextGestureRemembersNothing() {
    var rule = CaretLab()
    func swipe(_ way: Double, from start: Int64) -> [Int] {
      let down = TouchDown(time: Instant(microseconds: start), location: .zero)
      return (1...20).map { index in
        let update = PanUpdate(
          state: index == 1 ? .began : index == 20 ? .ended : .changed,
          time: Instant(microseconds: start + Int64(index) * 10_000),
          location: Point(x: way * Double(min(index, 19)) / 19, y: 0), origin: .zero,
          velocity: .zero)
        let move = rule.feed(update, Situation(down: down))
        guard case .characters(let count) = move.distance else { return 0 }
        return count
      }
    }
    let first = swipe(200, from: 0)
    _ = swipe(-160, from: 500_000)
    #expect(swipe(200, from: 1_000_000) == first)
    #expect(first.reduce(0, +) > 16)
  }

  private func update(_ state: PanState, _ time: Int64, _ x: Double, _ y: Double = 0) -> PanUpdate {
    PanUpdate(
      state: state, time: Instant(microseconds: time), location: Point(x: x, y: y), origin: .zero,
      velocity: .zero)
  }

  @Test func whatIsNoNumberIsNoMove() {
    for bad in [Double.nan, .infinity, -.infinity] {
      var rule = CaretLab()
      let situation = Situation(down: TouchDown(time: .zero, location: .zero))
      #expect(rule.feed(update(.began, 10_000, bad), situation).isNone)
      #expect(rule.feed(update(.changed, 20_000, 5, bad), situation).isNone)
      #expect(rule.feed(update(.changed, 60_000, 14), situation) == .characters(1))
      #expect(rule.feed(update(.changed, 70_000, bad), situation).isNone)
      #expect(rule.feed(update(.changed, 200_000, 0), situation) == .characters(-1))
      #expect(rule.feed(update(.ended, 210_000, bad), situation).isNone)
    }
  }

  @Test func hugeNumbersGoToTheTextsEnd() {
    for huge in [1e5, 1e300, .greatestFiniteMagnitude, -1e300] {
      var rule = CaretLab()
      let situation = Situation(
        down: TouchDown(time: .zero, location: .zero), room: .init(before: 7, after: 7))
      let move = rule.feed(update(.began, 10_000, huge), situation)
      #expect(move == .characters(huge < 0 ? -7 : 7))
      #expect(rule.feed(update(.changed, 20_000, -huge), Situation()).isNone == false)
      _ = rule.feed(update(.ended, 20_000, huge), Situation())
    }
  }

  /// Any touch: pairs a microsecond apart, rests of ten seconds, jumps over the whole range, numbers that are none,
  /// texts of any length. Nothing traps, the caret stays within the text, and who comes back to where the finger
  /// went down is back where the caret was.
  @Test func anyTouchAtAll() {
    let effort = Double(ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"] ?? "") ?? 1
    for seed in 0..<max(1, Int(10_000 * effort)) {
      var numbers = SwipeNumbers(seed: seed)
      anyTouch(seed, &numbers)
    }
  }

  private func anyTouch(_ seed: Int, _ numbers: inout SwipeNumbers) {
    var rule = CaretLab()
    if Bool.random(using: &numbers) { setAnything(&rule, &numbers) }
    let length = [0, 1, 5, 100_000][Int.random(in: 0..<4, using: &numbers)]
    let reach = [3.0, 30, 300, 100_000][Int.random(in: 0..<4, using: &numbers)]
    var situation = Situation(down: TouchDown(time: .zero, location: .zero))
    var caret = 0
    var asked = 0
    var time: Int64 = 0
    var place = 0.0
    func feed(_ state: PanState, _ place: Double) {
      let limit = Situation.Room.limit
      situation.room = .init(
        before: min(limit, length + caret), after: min(limit, length - caret))
      let y = numbers.number(-5...5)
      let move = rule.feed(update(state, time, place, y), situation)
      guard case .characters(let count) = move.distance else {
        Issue.record("seed \(seed): \(move)")
        return
      }
      asked += count
      // Only the very first step may be asked for where there is no room.
      if caret + count != max(-length, min(length, caret + count)) {
        #expect(count.magnitude == 1 && length == 0, "seed \(seed): \(count)")
      }
      caret = max(-length, min(length, caret + count))
    }
    for index in 0..<Int.random(in: 1...40, using: &numbers) {
      time += [1, 900, 8_000, 33_333, 10_000_000][Int.random(in: 0..<5, using: &numbers)]
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: place = numbers.number(-reach...reach)
      case 1: place += numbers.number(-1...1)
      case 2 where index > 0:
        // What lies beyond everything moves the start, as a text's end does.
        let bad: [Double] = reach < 1_000 ? [.nan, .infinity, -.infinity] : [.nan, 1e300, -1e300]
        feed(.changed, bad[Int.random(in: 0..<3, using: &numbers)])
      case 3 where Int.random(in: 0..<4, using: &numbers) == 0:
        situation.lastTypedKey = Instant(microseconds: time)
      default: place += numbers.number(-0.1...0.1) * reach
      }
      feed(index == 0 ? .began : .changed, place)
      _ = rule.gauge
    }
    time += 50_000
    guard length == 100_000, reach < 1_000 else { return feed(.ended, place) }
    feed(.changed, 0)
    feed(.ended, 0)
    if situation.lastTypedKey == nil { #expect(asked == 0, "seed \(seed)") }
  }

  private func setAnything(_ rule: inout CaretLab, _ numbers: inout SwipeNumbers) {
    for row in CaretLab.table {
      switch row.domain {
      case .real(let least, let greatest, _):
        rule.set(row.name, to: .number(numbers.number(least...greatest)))
      case .whole(let least, let greatest, _):
        rule.set(row.name, to: .number(Double(Int.random(in: least...greatest, using: &numbers))))
      case .choice, .flag, .text: break
      }
    }
  }

  /// A copy goes its own way, and the original is none the wiser.
  @Test func aCopyIsACopy() {
    var rule = CaretLab()
    let situation = Situation(down: TouchDown(time: .zero, location: .zero))
    _ = rule.feed(update(.began, 100_000, 30), situation)
    var copy = rule
    #expect(copy == rule)
    #expect(copy.feed(update(.changed, 200_000, 0), situation) == .characters(-2))
    #expect(copy != rule)
    #expect(rule.feed(update(.changed, 300_000, 42), situation) == .characters(2))
  }
}
