import CursorTechniques
import GestureCore
import Testing

/// How far 240 points take the caret: figures of models that were written apart from these rules.
struct AndroidFiguresTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    /// At 100, 400 and 1500 points a second, for 60 events a second.
    let at60: [Int]
    /// The same for 120.
    let at120: [Int]
    /// Out and back at 400, for 60 events a second.
    var back: Int?
    /// Out at 1500, back at 100.
    var slowBack: Int?
    var width = 390.0
    var settings: [String: ParameterValue] = [:]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "simple-keyboard", at60: [24, 24, 24], at120: [24, 24, 24], back: 0, slowBack: 0),
    Case(id: "openboard", at60: [24, 24, 24], at120: [24, 24, 24], back: 0, slowBack: 0),
    Case(id: "heliboard", at60: [24, 24, 24], at120: [24, 24, 24], back: 0, slowBack: 0),
    Case(id: "fcitx5-android", at60: [24, 24, 24], at120: [24, 24, 24], back: 0, slowBack: 0),
    Case(id: "futo", at60: [15, 15, 15], at120: [15, 15, 15], back: 0, slowBack: 0),
    Case(id: "unexpected", at60: [22, 35, 56], at120: [22, 36, 61], back: -9, slowBack: 30),
    Case(
      id: "unexpected", at60: [25, 39, 60], at120: [25, 40, 66], back: -9, slowBack: 32, width: 360),
    Case(id: "thumb-key", at60: [14, 10, 11], at120: [29, 21, 22]),
    Case(
      id: "thumb-key", at60: [16, 12, 13], at120: [33, 25, 26], settings: ["keySize": .number(64)]),
    Case(
      id: "thumb-key", at60: [25, 25, 32], at120: [51, 51, 61],
      settings: ["keySize": .number(64), "mode": .word("threshold")]),
  ])
  func figures(_ test: Case) {
    for (rate, counts) in [(60.0, test.at60), (120.0, test.at120)] {
      for (speed, count) in zip([100.0, 400, 1_500], counts) {
        #expect(Self.net(test, rate, [speed]) == count, "\(speed) pt/s at \(rate) Hz")
      }
    }
    if let back = test.back { #expect(Self.net(test, 60, [400, -400]) == back) }
    if let slowBack = test.slowBack { #expect(Self.net(test, 60, [1_500, -100]) == slowBack) }
  }

  /// Characters after 240 points at each speed in turn; negative is back.
  private static func net(_ test: Case, _ rate: Double, _ speeds: [Double]) -> Int {
    guard var technique = TechniqueEntry.entry(id: test.id)?.makeTechnique() else { return .min }
    for (name, value) in test.settings { technique.set(name, to: value) }
    technique.assumesHold = true
    var situation = Situation(
      keyboardFrame: Rectangle(x: 0, y: 553, width: test.width, height: 291))
    let down = TouchDown(time: .zero, location: Point(x: 60, y: 750))
    situation.down = down
    technique.touchDown(situation)
    var samples: [Double] = []
    var start = 0.0
    for speed in speeds {
      let step = speed / rate
      var index = 1.0
      while (step * index).magnitude < 240 {
        samples.append(start + step * index)
        index += 1
      }
      start += speed < 0 ? -240 : 240
      samples.append(start)
    }
    var net = 0
    for (index, x) in samples.enumerated() {
      let update = PanUpdate(
        state: index == 0 ? .began : .changed,
        time: Instant(microseconds: Int64(Double(index + 1) * 1_000_000 / rate)),
        location: Point(x: 60 + x, y: 750), origin: down.location, velocity: .zero)
      if case .characters(let count) = technique.feed(update, situation).distance { net += count }
    }
    return net
  }
}
