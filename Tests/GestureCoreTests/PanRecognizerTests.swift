import GestureCore
import Testing

struct PanRecognizerTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let script: String
    let states: [PanState]
    let lastTranslation: Double?
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(
      id: "a tap never begins", script: "down 40,700 · hold 90ms · up", states: [],
      lastTranslation: nil),
    Case(
      id: "a move below the slop never begins", script: "down 40,700 · right 9.9 in 8ms · up",
      states: [], lastTranslation: nil),
    Case(
      id: "exactly the slop begins", script: "down 40,700 · right 10 in 8ms · up",
      states: [.began, .ended], lastTranslation: 10),
    Case(
      id: "the slop counts in any direction", script: "down 40,700 · above 12 in 8ms · up",
      states: [.began, .ended], lastTranslation: 0),
    Case(
      id: "every move after it is a change", script: "down 40,700 · left 30 in 24ms · up",
      states: [.began, .changed, .changed, .ended], lastTranslation: -30),
    Case(
      id: "cancel ends it", script: "down 40,700 · right 20 in 8ms · cancel",
      states: [.began, .cancelled], lastTranslation: 20),
    Case(
      id: "outside the region nothing is owned", script: "down 40,500 · below 300 in 80ms · up",
      states: [], lastTranslation: nil),
    Case(
      id: "once owned it may leave the region and the screen",
      script: "down 40,700 · left 400 in 16ms · up", states: [.began, .changed, .ended],
      lastTranslation: -400),
  ])
  func states(_ test: Case) {
    var pan = PanRecognizer()
    let keyboard = Rectangle(x: 0, y: 553, width: 390, height: 291)
    let updates = pan.run(TouchScript(test.script).samples, region: keyboard)
    #expect(updates.map(\.state) == test.states)
    #expect(updates.last?.translation.dx == test.lastTranslation)
    #expect(!pan.isActive)
  }

  @Test func edgesOfTheRegionBelongToIt() {
    let keyboard = Rectangle(x: 0, y: 553, width: 390, height: 291)
    for (x, y) in [(0.0, 553.0), (390, 553), (0, 844), (390, 844)] {
      var pan = PanRecognizer()
      _ = pan.feed([sample(0, .down, x, y)], region: keyboard)
      #expect(pan.fingerCount == 1, "\(x), \(y)")
    }
  }

  @Test func originAtTheThresholdStartsAtZero() {
    var parameters = PanParameters()
    parameters.origin = .threshold
    var pan = PanRecognizer(parameters: parameters)
    let updates = pan.run(TouchScript("down 40,700 · right 40 in 32ms · up").samples)
    #expect(updates.map(\.translation.dx) == [0, 10, 20, 30, 30].suffix(updates.count))
    #expect(updates.first?.state == .began)
  }

  @Test func slopZeroBeginsAtTheFirstMove() {
    var parameters = PanParameters()
    parameters.slop = 0
    var pan = PanRecognizer(parameters: parameters)
    let updates = pan.run([sample(0, .down, 40), sample(8_000, .move, 40), sample(9_000, .up, 40)])
    #expect(updates.map(\.state) == [.began, .ended])
  }

  @Test func theLiftUsesItsOwnPositionAndTheLastVelocity() {
    var pan = PanRecognizer()
    let updates = pan.run([
      sample(0, .down, 100), sample(10_000, .move, 110), sample(20_000, .move, 120),
      sample(200_000, .up, 123),
    ])
    #expect(updates.last?.translation.dx == 23)
    #expect(updates.last?.velocity.dx == 1_000)
  }

  @Test(arguments: [(40_000, 1_000.0), (40_001, 0.0)])
  func aRestBeforeTheLiftMayZeroTheVelocity(rest: Int64, expected: Double) {
    var parameters = PanParameters()
    parameters.endVelocity = .zeroAfter40ms
    var pan = PanRecognizer(parameters: parameters)
    let updates = pan.run([
      sample(0, .down, 100), sample(10_000, .move, 110), sample(20_000, .move, 120),
      sample(20_000 + rest, .up, 120),
    ])
    #expect(updates.last?.velocity.dx == expected)
  }

  // Two fingers, worked by hand. Finger 1 goes down at 100, finger 2 at 200.
  @Test func joiningAndLeavingDoNotJump() {
    var pan = PanRecognizer()
    let region = Rectangle(x: 0, y: 0, width: 390, height: 844)
    #expect(pan.feed([sample(0, .down, 100)], region: region) == nil)
    let began = pan.feed([sample(10_000, .move, 120)], region: region)
    #expect(began?.translation.dx == 20)
    #expect(began?.velocity.dx == 2_000)
    // The mean jumps from 120 to 160; so does the origin, from 100 to 140.
    #expect(pan.feed([sample(20_000, .down, 200, finger: 2)], region: region) == nil)
    #expect(pan.translationOrigin?.x == 140)
    // Both move by 10 in one frame: the mean is 170, the translation 30; the history reads
    // 140 at 0 ms, 160 at 10 ms, 160 at 20 ms, so v = (170 − 140) / 30 ms.
    let both = pan.feed(
      [sample(28_000, .move, 130), sample(30_000, .move, 210, finger: 2)], region: region)
    #expect(both?.time == Instant(microseconds: 30_000))
    #expect(both?.location.x == 170)
    #expect(both?.translation.dx == 30)
    #expect(both?.velocity.dx == 1_000)
    // Finger 1 leaves: the mean jumps to 210, the origin to 180, and nothing is said.
    #expect(pan.feed([sample(31_000, .up, 130)], region: region) == nil)
    #expect(pan.translationOrigin?.x == 180)
    let alone = pan.feed([sample(40_000, .move, 214, finger: 2)], region: region)
    #expect(alone?.state == .changed)
    #expect(alone?.translation.dx == 34)
    // History: 180 at 0, 200 at 10, 200 at 20, 210 at 30; the window reaches back to 0.
    #expect(alone?.velocity.dx == 850)
    let ended = pan.feed([sample(41_000, .up, 214, finger: 2)], region: region)
    #expect(ended?.state == .ended)
    #expect(ended?.translation.dx == 34)
  }

  @Test func beforeItBeginsEachFingerCountsFromItsOwnDown() {
    var parameters = PanParameters()
    parameters.minimumTouches = 2
    var pan = PanRecognizer(parameters: parameters)
    let region = Rectangle(x: 0, y: 0, width: 390, height: 844)
    #expect(pan.feed([sample(0, .down, 100)], region: region) == nil)
    #expect(pan.feed([sample(8_000, .move, 150)], region: region) == nil)
    #expect(pan.feed([sample(16_000, .down, 200, finger: 2)], region: region) == nil)
    // Finger 1 is far from its own down, so the next move of either begins.
    let update = pan.feed([sample(24_000, .move, 201, finger: 2)], region: region)
    #expect(update?.state == .began)
    #expect(update?.translation.dx == 50.5)
  }

  @Test func fingersBeyondTheMaximumAreIgnored() {
    var parameters = PanParameters()
    parameters.maximumTouches = 1
    var pan = PanRecognizer(parameters: parameters)
    let region = Rectangle(x: 0, y: 0, width: 390, height: 844)
    _ = pan.feed([sample(0, .down, 100)], region: region)
    _ = pan.feed([sample(1_000, .down, 300, finger: 2)], region: region)
    #expect(pan.fingerCount == 1)
    #expect(pan.feed([sample(2_000, .move, 340, finger: 2)], region: region) == nil)
    #expect(pan.feed([sample(3_000, .move, 120)], region: region)?.translation.dx == 20)
  }

  // All sequences of up to five events over two fingers: nothing is left owned or begun.
  @Test func everyShortSequenceLeavesNoPanOpen() {
    var count = 0
    forEachTouchSequence(length: 5) { samples in
      var pan = PanRecognizer()
      let updates = pan.run(samples)
      #expect(!pan.isActive && pan.fingerCount == 0)
      #expect(updates.count { $0.state == .began } == updates.count { $0.state.isLast })
      count += 1
    }
    #expect(count > 100)
  }
}

extension PanState {
  var isLast: Bool { self == .ended || self == .cancelled }
}
