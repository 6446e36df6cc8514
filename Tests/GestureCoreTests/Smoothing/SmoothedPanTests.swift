import GestureCore
import Testing

struct SmoothedPanTests {
  private static func parameters(
    minimumCutoff: Double = 1, slop: Double = 0
  ) -> PanParameters {
    var parameters = PanParameters()
    parameters.slop = slop
    parameters.smoothing = .oneEuro
    parameters.oneEuro.minimumCutoffHertz = minimumCutoff
    parameters.oneEuro.beta = 0
    return parameters
  }

  /// A cutoff at which a sample after 10 ms counts a half.
  private static let half = 50 / Double.pi

  @Test func thePanSeesTheSmoothedPlaces() {
    var pan = PanRecognizer(parameters: Self.parameters(minimumCutoff: Self.half))
    let updates = pan.run([
      sample(0, .down, 100), sample(10_000, .move, 140), sample(20_000, .move, 140),
      sample(30_000, .up, 140),
    ])
    // The lift is a sample like any other: it brings a half of what is left.
    #expect(updates.map { ($0.translation.dx * 1e6).rounded() / 1e6 } == [20, 30, 35])
    #expect(abs(updates[1].velocity.dx - 1_500) < 1e-6)
    #expect(updates.allSatisfy { $0.location.y == 700 })
  }

  @Test func theSlopIsMeasuredOnThem() {
    var pan = PanRecognizer(parameters: Self.parameters(minimumCutoff: Self.half, slop: 30))
    let updates = pan.run([
      sample(0, .down, 100), sample(10_000, .move, 140), sample(20_001, .move, 140),
    ])
    #expect(updates.map(\.time.microseconds) == [20_001])
  }

  @Test func aLiftAfterARestBringsNearlyAllThatIsMissing() {
    var pan = PanRecognizer(parameters: Self.parameters())
    let updates = pan.run([
      sample(0, .down, 100), sample(10_000, .move, 200), sample(3_000_000, .up, 200),
    ])
    #expect(updates[0].translation.dx < 10)
    #expect(updates[1].translation.dx > 94)
  }

  @Test(arguments: [TouchPhase.up, .cancel])
  func eachTouchStartsAnew(end: TouchPhase) {
    let stroke = TouchScript("down 300,700 · left 100 in 80ms · up", from: 200_000).samples
    var fresh = PanRecognizer(parameters: Self.parameters())
    let expected = fresh.run(stroke)
    var used = PanRecognizer(parameters: Self.parameters())
    _ = used.run(TouchScript("down 40,700 · right 150 in 160ms").samples)
    _ = used.run([sample(170_000, end, 190)])
    #expect(used.run(stroke) == expected)
  }

  /// One finger rests, the other moves: the mean is the mean of both, each smoothed by itself.
  @Test func fingersAreSmoothedEachByItself() {
    var pan = PanRecognizer(parameters: Self.parameters(minimumCutoff: Self.half))
    let region = Rectangle(x: 0, y: 0, width: 390, height: 844)
    _ = pan.feed([sample(0, .down, 100)], region: region)
    _ = pan.feed([sample(1_000, .down, 300, finger: 2)], region: region)
    let update = pan.feed(
      [sample(10_000, .move, 100), sample(11_000, .move, 340, finger: 2)], region: region)
    #expect(abs(update!.location.x - 210) < 1e-9)
    #expect(abs(update!.translation.dx - 10) < 1e-9)
  }

  @Test func switchedOnUnderAFingerItDoesNotJump() {
    var parameters = PanParameters()
    parameters.slop = 0
    var pan = PanRecognizer(parameters: parameters)
    _ = pan.run(TouchScript("down 100,700 · right 100 in 80ms").samples)
    pan.parameters = Self.parameters(minimumCutoff: Self.half)
    let updates = pan.run([
      sample(90_000, .move, 210), sample(100_000, .move, 220), sample(110_000, .up, 220),
    ])
    #expect(updates.map { ($0.translation.dx * 1e6).rounded() / 1e6 } == [110, 115, 117.5])
  }

  @Test func switchedOffUnderAFingerItSeesTheFingerAgain() {
    var pan = PanRecognizer(parameters: Self.parameters())
    _ = pan.run(TouchScript("down 100,700 · right 100 in 80ms").samples)
    pan.parameters.smoothing = .none
    #expect(pan.run([sample(90_000, .move, 210)]).map(\.translation.dx) == [110])
  }

  @Test func switchedOnAgainItHasForgottenWhereTheFingerWas() {
    var pan = PanRecognizer(parameters: Self.parameters())
    _ = pan.run([sample(0, .down, 100), sample(8_000, .move, 100)])
    pan.parameters.smoothing = .none
    _ = pan.run([sample(16_000, .move, 300)])
    pan.parameters.smoothing = .oneEuro
    #expect(pan.run([sample(24_000, .move, 310)]).map(\.translation.dx) == [210])
  }

  @Test func switchedOnJustBeforeTheLiftItForgetsTheFinger() {
    var pan = PanRecognizer(parameters: PanParameters())
    _ = pan.run([sample(0, .down, 100)])
    pan.parameters = Self.parameters()
    _ = pan.run([sample(10_000, .up, 100)])
    let updates = pan.run([sample(20_000, .down, 300), sample(30_000, .move, 300)])
    #expect(updates.map(\.translation.dx) == [0])
  }

  @Test(arguments: Effort.seeds(10))
  func withNeverEndingCutoffItIsNone(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var samples = [sample(0, .down, 200)]
    for index in 1...100 {
      samples.append(
        sample(
          Int64(index) * 8_000, .move, numbers.number(in: 0...390), numbers.number(in: 560...840)))
    }
    var parameters = PanParameters()
    var plain = PanRecognizer(parameters: parameters)
    parameters.smoothing = .oneEuro
    parameters.oneEuro.minimumCutoffHertz = 1e12
    var smoothed = PanRecognizer(parameters: parameters)
    for (left, right) in zip(plain.run(samples), smoothed.run(samples)) {
      #expect(left.state == right.state)
      #expect((left.location - right.location).squaredLength < 1e-9)
    }
  }
}
