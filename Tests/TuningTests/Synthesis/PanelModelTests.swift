import GestureCore
import Testing
import Tuning

@Suite("Panels")
struct PanelModelTests {
  /// A finger that goes steadily 100 pt to the right in a second, and rests a second.
  private let touch = SyntheticTouch(
    contact: 0, start: Point(x: 100, y: 600),
    legs: [
      SyntheticTouch.Leg(seconds: 1, way: Vector(dx: 100, dy: 0), profile: .steady),
      SyntheticTouch.Leg(seconds: 1, way: .zero, profile: .steady),
    ])

  private func panel(
    hertz: Double = 100, firstMove: Double = 0, hysteresis: Double = 0, quantum: Double = 0,
    jitter: Double = 0, latency: Double = 0
  ) -> PanelModel {
    PanelModel(
      "test", hertz: hertz, firstMove: firstMove, hysteresis: hysteresis, quantum: quantum,
      jitter: jitter, downLatency: latency...latency, upLatency: latency...latency, source: "")
  }

  private func samples(_ panel: PanelModel) -> [TouchSample] {
    var random = CounterRandom(seed: 1)
    return panel.samples(of: touch, finger: FingerID(1), pointsPerMillimetre: 5, random: &random)
  }

  @Test("It reports so often while the finger moves, and nothing while it rests")
  func rate() {
    let samples = samples(panel())
    #expect((100...103).contains(samples.count))
    #expect(samples[0].phase == .down && samples[samples.count - 1].phase == .up)
    #expect(samples[samples.count - 1].location.x == 200)
    let moves = samples.filter { $0.phase == .move }
    #expect(
      zip(moves, moves.dropFirst()).allSatisfy { (9_990...10_010).contains($0.1.time - $0.0.time) })
  }

  @Test("The first move waits for its gap, later ones for the hysteresis")
  func gaps() {
    let samples = samples(panel(firstMove: 2, hysteresis: 0.5))
    // 2 mm are 10 pt, and half a millimetre is 2.5 pt.
    #expect((samples[1].location.x - 110).magnitude <= 1)
    for (one, other) in zip(samples.dropFirst(), samples.dropFirst(2)) where other.phase == .move {
      #expect((2.499...3.5).contains(other.location.x - one.location.x))
    }
  }

  @Test("Places lie on the grid; noise without hysteresis never rests; what is late is late")
  func grid() {
    for sample in samples(panel(quantum: 0.2)) {
      #expect(sample.location.x.truncatingRemainder(dividingBy: 1) == 0)
    }
    let noisy = samples(panel(jitter: 0.1))
    #expect(noisy.count { $0.time.microseconds > 1_000_000 } > 90)
    let calm = samples(panel(hysteresis: 1, jitter: 0.1))
    #expect(calm.count { $0.time.microseconds > 1_000_000 } < 5)
    let late = samples(panel(latency: 30))
    #expect(late[0].time.microseconds == 30_000)
    #expect(late[late.count - 1].time.microseconds == 2_030_000)
  }

  @Test("Panels have unique names")
  func names() {
    #expect(Set(PanelModel.all.map(\.id)).count == PanelModel.all.count)
  }
}
