import GestureCore
import Testing
import Workbench

@Suite("Sliders' scales")
struct SliderScaleTests {
  static let deadZone = SliderScale(
    least: 0, greatest: 200, standard: 70, isLogarithmic: false, isWhole: true)
  static let threshold = SliderScale(
    least: 1, greatest: 1000, standard: 100, isLogarithmic: true, isWhole: true)
  static let fraction = SliderScale(
    least: 0, greatest: 2, standard: 1, isLogarithmic: false, isWhole: false)

  struct Case: Sendable {
    var scale: SliderScale
    var value: Double
    var position: Double
  }

  @Test(
    "Places and values belong together",
    arguments: [
      Case(scale: deadZone, value: 0, position: 0),
      Case(scale: deadZone, value: 70, position: 0.35),
      Case(scale: deadZone, value: 200, position: 1), Case(scale: threshold, value: 1, position: 0),
      Case(scale: threshold, value: 10, position: 1.0 / 3),
      Case(scale: threshold, value: 100, position: 2.0 / 3),
      Case(scale: threshold, value: 1000, position: 1),
      Case(scale: fraction, value: 0.5, position: 0.25),
    ])
  func bothWays(_ test: Case) {
    #expect((test.scale.position(of: test.value) - test.position).magnitude < 1e-12)
    #expect((test.scale.value(at: test.position) - test.value).magnitude < 1e-9)
  }

  @Test("Every whole value comes back from its own place", arguments: [deadZone, threshold])
  func wholeValues(_ scale: SliderScale) {
    for value in stride(from: scale.least, through: scale.greatest, by: 1) {
      #expect(scale.value(at: scale.position(of: value)) == value)
    }
  }

  @Test("Outside means the ends, and nonsense the left one")
  func outside() {
    for scale in [Self.deadZone, Self.threshold, Self.fraction] {
      #expect(scale.value(at: -3) == scale.least)
      #expect(scale.value(at: 7) == scale.greatest)
      #expect(scale.value(at: .nan) == scale.least)
      #expect(scale.position(of: -1e9) == 0)
      #expect(scale.position(of: 1e9) == 1)
      #expect(scale.position(of: .nan) == 0)
    }
    let single = SliderScale(
      least: 5, greatest: 5, standard: 5, isLogarithmic: true, isWhole: true)
    #expect(single.position(of: 5) == 0)
    #expect(single.value(at: 0.5) == 5)
  }

  @Test("Arrow keys step by one, by ten, and stop at the ends")
  func steps() {
    #expect(Self.deadZone.value(70, steppedBy: 1) == 71)
    #expect(Self.deadZone.value(70, steppedBy: -10) == 60)
    #expect(Self.deadZone.value(195, steppedBy: 10) == 200)
    #expect(Self.threshold.value(1, steppedBy: -1) == 1)
    #expect((Self.fraction.value(1, steppedBy: 1) - 1.01).magnitude < 1e-9)
  }

  @Test("A touch pad's fractions of a notch move a whole value once they make half a unit")
  func fractions() {
    #expect(Self.deadZone.value(70, steppedBy: 0.4) == 70)
    #expect(Self.deadZone.value(70, steppedBy: 0.6) == 71)
  }

  @Test("Words and switches have no slider")
  func noSlider() {
    let word = ParameterSpec(
      .phone, "keyCancel", .choice(["never"], standard: "never"), meaning: "", source: "")
    let flag = ParameterSpec(.technique, "signed", .flag(standard: false), meaning: "", source: "")
    #expect(SliderScale(word) == nil)
    #expect(SliderScale(flag) == nil)
  }
}
