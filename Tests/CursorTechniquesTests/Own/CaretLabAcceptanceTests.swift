import CursorTechniques
import GestureCore
import Testing

/// What is asked of any keyboard's swipe, one test each. T8 to T10 need a phone.
struct CaretLabAcceptanceTests {
  static let rates = [30, 60, 90, 120, 240]

  private func nets(_ path: SwipePath, hertz: Double = 240) -> [Int] {
    let touch = path.touch(hertz: hertz)
    return Self.rates.map { SwipeRun(touch, delivery: .hertz($0)).net }
  }

  @Test func t1TheSameWayIsTheSameCountAtAnyRate() {
    for speed in [25.0, 60, 100, 150, 250, 400, 800, 1_200, 1_500, 2_500, 4_000] {
      for way in [20.0, 77, 150, 240, -240, -300] {
        for hertz in [240.0, 1_000] {
          let nets = nets(SwipePath(.line(way, at: speed)), hertz: hertz)
          #expect(Set(nets).count == 1, "\(way) pt at \(speed) pt/s: \(nets)")
        }
      }
    }
  }

  @Test func t1WanderingWaysDifferByOneAtTheMost() {
    for seed in 0..<150 {
      var numbers = SwipeNumbers(seed: seed)
      let nets = nets(numbers.wanderingPath())
      #expect(nets.max()! - nets.min()! <= 1, "seed \(seed): \(nets)")
    }
  }

  @Test func t2OutAndBackIsNothing() {
    let speeds = [25.0, 100, 400, 1_500, 4_000]
    for out in speeds {
      for back in speeds {
        for way in [10.0, 77, -240] {
          let touch = SwipePath(.line(way, at: out), .line(-way, at: back)).touch()
          for rate in Self.rates {
            let run = SwipeRun(touch, delivery: .hertz(rate))
            #expect(run.net == 0, "\(way) pt, \(out) out, \(back) back, \(rate) Hz: \(run.net)")
          }
        }
      }
    }
  }

  @Test func t2ADetourIsNothingEither() {
    let swipe = [SwipePath.Part.line(100, at: 100), .rest(0.15)]
    let net = SwipeRun(SwipePath(swipe).touch()).net
    for out in [100.0, 400, 1_500] {
      for back in [100.0, 400, 1_500] {
        for way in [60.0, 140, -60] {
          let detour = swipe + [.line(way, at: out), .line(-way, at: back), .rest(0.15)]
          let run = SwipeRun(SwipePath(detour).touch())
          // Backwards, the place where it began lies inside the grip of a mark.
          #expect((run.net - net).magnitude <= (way < 0 ? 1 : 0), "\(way) pt, \(out), \(back)")
        }
      }
    }
  }

  @Test func t3ARestingFingerIsSilent() {
    var late = 0
    for seed in 0..<200 {
      var numbers = SwipeNumbers(seed: seed)
      let speed = [100.0, 200, 400, 1_000][seed % 4]
      let way = seed % 5 == 0 ? 0 : numbers.number(20...240)
      let stop = way / speed
      let path = SwipePath(.line(way, at: speed), .rest(2))
      let touch = path.touch(hertz: [60, 120, 240][seed % 3], noise: { numbers.noise(0.3) })
      let steps = SwipeRun(touch).steps.filter { $0.milliseconds > 1_000 * stop + 17 }
      late += steps.count
      #expect(
        steps.allSatisfy { $0.milliseconds < 1_000 * stop + 100 && way != 0 }, "seed \(seed)")
    }
    // A mark may lie within the noise just beyond the stop; it is not crossed twice.
    #expect(late <= 10)
  }

  @Test func t4ARollAtTheLiftMovesNothing() {
    for seed in 0..<150 {
      var numbers = SwipeNumbers(seed: seed)
      let hertz = [60.0, 120, 240][seed % 3]
      let roll = seed % 2 == 0 ? 3.0 : -3
      let swipe = [SwipePath.Part.line(numbers.number(20...240), at: 400), .rest(0.3)]
      let net = SwipeRun(SwipePath(swipe).touch(hertz: hertz)).net
      let touch = SwipePath(swipe + [.line(roll, at: 50)])
        .touch(hertz: hertz, liftAfter: 0)
      let run = SwipeRun(touch)
      let up = Double(touch[touch.count - 1].time.microseconds) / 1_000
      #expect(run.net == net, "seed \(seed)")
      #expect(run.steps.allSatisfy { $0.milliseconds <= up - 60 }, "seed \(seed)")
    }
  }

  @Test func t4ARollWithoutARestIsTakenBack() {
    var seen = 0
    for index in 1...100 {
      for roll in [3.0, -3] {
        // The stop is a sample of its own.
        let swipe = SwipePath.Part.line(Double(index) * 2.5, at: 600)
        let hertz = 240.0
        let net = SwipeRun(SwipePath(swipe).touch(hertz: hertz)).net
        let run = SwipeRun(SwipePath(swipe, .line(roll, at: 60)).touch(hertz: hertz))
        #expect(run.net == net, "\(index), \(roll)")
        if roll > 0, run.steps.contains(where: { $0.count < 0 }) { seen += 1 }
      }
    }
    #expect(seen > 0)
  }

  @Test func t5SpeedDoesNotSaturate() {
    for rate in Self.rates {
      let path = SwipePath(.line(240, at: 1_500)).touch()
      // The dead zone's own mark, then one each 4 pt.
      #expect(SwipeRun(path, delivery: .hertz(rate)).net == 1 + Int((240 - 13.25) / 4))
    }
  }

  @Test func t6NoStepComesEarlyAfterAReversal() {
    for way in stride(from: 20.0, to: 60, by: 1.7) {
      let run = SwipeRun(SwipePath(.line(way, at: 100), .line(-way, at: 100)).touch())
      let back = run.steps.filter { $0.count < 0 }
      let mark = 13.25 + 12 * ((way - 13.25) / 12).rounded(.down)
      // The last mark, and the grip before it.
      #expect(back.first!.place <= mark - 4)
      #expect(back.first!.place > mark - 4 - 1)
    }
  }

  @Test func t7AnEndIsNoDebt() {
    for speed in [100.0, 400, 1_500] {
      for sign in [1.0, -1] {
        let path = SwipePath(.line(sign * 380, at: speed), .line(sign * -20, at: 100))
        let run = SwipeRun(path.touch(), room: Situation.Room(before: 5, after: 5))
        let back = run.steps.filter { Double($0.count) * sign < 0 }
        #expect(run.steps.filter { Double($0.count) * sign > 0 }.count <= 5)
        #expect(back.first.map { sign * $0.place > 380 - 8 } == true, "\(speed) pt/s")
        #expect(Double(run.caret) * sign < 5)
      }
    }
  }
}
