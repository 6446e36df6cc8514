import Testing
import WindowShell
import Workbench

@Suite("A card on the glass")
struct CardCalibrationTests {
  @Test("The card has its size in millimetres, and arrows change it")
  func size() {
    var calibration = CardCalibration(pixelsPerMillimetre: 4)
    let window = WindowRectangle(x: 0, y: 0, width: 1280, height: 860)
    let card = calibration.card(in: window, density: 2)
    #expect(card.width == 85.6 * 2)
    #expect(card.middleX == 640)
    var isTaken = calibration.press(KeyStroke(.right))
    #expect(isTaken)
    #expect((calibration.pixelsPerMillimetre - 4.02).magnitude < 1e-9)
    isTaken = calibration.press(KeyStroke(.space))
    #expect(!isTaken)
    for _ in 0..<2_000 { _ = calibration.press(KeyStroke(.left, .shift)) }
    #expect(calibration.pixelsPerMillimetre == CardCalibration.range.lowerBound)
    #expect(
      CardCalibration(pixelsPerMillimetre: nil).pixelsPerMillimetre == CardCalibration.assumed)
  }

  @Test("What a card has told is kept for its display alone, and wins over what the display says")
  func keeping() throws {
    let test = try DeskUnderTest("a")
    test.desk.showOn(display: "left", pixelsPerMillimetre: nil)
    test.desk.perform(.calibrate, at: 0)
    test.key(.up)
    // No key reaches the phone meanwhile.
    test.send(.text("x"))
    test.key(.return)
    #expect(test.text == "a")
    let found = try #require(test.desk.displayResolutions["left"])
    #expect((found - CardCalibration.assumed * 1.005).magnitude < 1e-9)
    #expect(test.desk.requests == [.resize])
    test.desk.showOn(display: "right", pixelsPerMillimetre: 5)
    #expect(test.desk.pixelsPerMillimetre == 5)
    test.desk.showOn(display: "left", pixelsPerMillimetre: 5)
    #expect(test.desk.pixelsPerMillimetre == found)
    test.desk.perform(.calibrate, at: 0)
    test.key(.escape)
    #expect(test.desk.calibration == nil)
    #expect(test.desk.memory.displays == ["left": found])
  }
}
