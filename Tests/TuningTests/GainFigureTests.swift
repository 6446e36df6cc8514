import GestureCore
import Plots
import Testing
import Tuning

struct GainFigureTests {
  /// A technique that takes a step for each so many points, up to a step at every callback.
  private static func curve(_ id: String, hertz: Int, points: Double, saturates: Bool) -> GainCurve
  {
    let values = SpeedGrid.fine(count: 60).map { speed in
      let rate = speed / points
      return GainPoint(speed: speed, stepsPerSecond: saturates ? min(rate, Double(hertz)) : rate)
    }
    return GainCurve(
      technique: id, hertz: hertz, points: values,
      saturation: saturates ? points * Double(hertz) : nil)
  }

  private static func figure(
    techniques: Int, rates: [Int], quantities: [GainQuantity] = GainQuantity.allCases
  ) -> PlotPicture {
    var curves: [GainCurve] = []
    for index in 0..<techniques {
      for hertz in rates {
        let ownRate = index % 3 == 0 ? Double(hertz) / 12 : 0
        curves.append(
          curve(
            "technique-\(index)-with-a-name", hertz: hertz,
            points: 5 + Double(index) / 7 + ownRate, saturates: index % 2 == 0))
      }
    }
    return GainFigure(curves, quantities: quantities).picture
  }

  struct Case: CustomTestStringConvertible {
    let techniques: Int
    var rates = [60, 120]
    var quantities = GainQuantity.allCases
    var testDescription: String {
      "\(techniques) techniques at \(rates), \(quantities.map(\.rawValue))"
    }
  }

  static let cases = [
    Case(techniques: 1), Case(techniques: 1, rates: [60]), Case(techniques: 3),
    Case(techniques: 5), Case(techniques: 5, rates: [30, 60, 90, 120]), Case(techniques: 6),
    Case(techniques: 43), Case(techniques: 43, quantities: [.pointsPerStep]),
    Case(techniques: 2, quantities: [.stepsPerSecond]),
  ]

  /// The room that every text takes, by its estimated width.
  private func texts(_ picture: PlotPicture) -> [(text: String, room: Rectangle)] {
    picture.commands.compactMap { command in
      guard case .text(let text, let point, let style) = command else { return nil }
      // Estimates are meant to be a little too large.
      let width = TextWidth.estimate(text, style) * 0.9
      let left =
        switch style.anchor {
        case .start: point.x
        case .middle: point.x - width / 2
        case .end: point.x - width
        }
      return (
        text,
        Rectangle(
          x: left, y: point.y - 0.75 * style.sizePoints, width: width,
          height: 0.95 * style.sizePoints)
      )
    }
  }

  @Test(arguments: cases)
  func wordsAreWholeAndDoNotCoverEachOther(_ test: Case) {
    let picture = Self.figure(
      techniques: test.techniques, rates: test.rates, quantities: test.quantities)
    let texts = texts(picture)
    for (index, (text, room)) in texts.enumerated() {
      #expect(
        room.x >= 0 && room.y >= 0 && room.maxX <= picture.width && room.maxY <= picture.height,
        "“\(text)” is cut")
      for (other, otherRoom) in texts[..<index] {
        let overlaps =
          room.x < otherRoom.maxX && otherRoom.x < room.maxX && room.y < otherRoom.maxY
          && otherRoom.y < room.maxY
        #expect(!overlaps, "“\(text)” covers “\(other)”")
      }
    }
  }

  @Test(arguments: cases)
  func linesStayInThePicture(_ test: Case) {
    let picture = Self.figure(
      techniques: test.techniques, rates: test.rates, quantities: test.quantities)
    let whole = Rectangle(x: 0, y: 0, width: picture.width, height: picture.height)
    for command in picture.commands {
      guard case .stroke(let path, _) = command else { continue }
      for element in path.elements {
        switch element {
        case .move(let point), .line(let point): #expect(whole.containsClosed(point))
        case .close: break
        }
      }
    }
  }

  @Test func everyTechniqueIsNamedOnceInEachPanel() {
    for count in [2, 5, 6, 43] {
      let names = texts(Self.figure(techniques: count, rates: [60])).map(\.text)
      for index in 0..<count {
        let name = "technique-\(index)-with-a-name"
        #expect(names.filter { $0 == name }.count == (count > 5 ? 1 : 2))
      }
    }
  }

  @Test func ratesThatAgreeShareTheirLabel() {
    let alike = [60, 120].map { Self.curve("even", hertz: $0, points: 8, saturates: false) }
    let other = [60, 120].map { Self.curve("odd", hertz: $0, points: 8, saturates: true) }
    let texts = texts(GainFigure(alike + other, quantities: [.stepsPerSecond]).picture).map(\.text)
    #expect(texts.contains("even"))
    #expect(texts.contains("odd, 60 Hz"))
    #expect(texts.contains("odd, 120 Hz"))
  }

  @Test func saturationIsMarked() {
    let curve = Self.curve("one", hertz: 60, points: 10, saturates: true)
    let texts = texts(GainFigure([curve]).picture).map(\.text)
    #expect(texts.contains("from 600 pt/s a step at every callback"))
    #expect(texts.contains("60 a second, every callback"))
    let other = Self.curve("other", hertz: 60, points: 9, saturates: false)
    #expect(
      self.texts(GainFigure([other, curve]).picture).map(\.text)
        .contains("one: from 600 pt/s a step at every callback"))
  }

  @Test func aTechniqueThatNeverStepsIsSaidToRest() {
    func silent(_ id: String) -> GainCurve {
      GainCurve(
        technique: id, hertz: 60, points: [GainPoint(speed: 100, stepsPerSecond: 0)])
    }
    let one = Self.curve("one", hertz: 60, points: 10, saturates: false)
    #expect(
      texts(GainFigure([one, silent("rest")]).picture).map(\.text)
        .contains("No steps in a row: rest"))
    let many = (0..<8).map { silent("rest-\($0)") }
    #expect(
      texts(GainFigure([one] + many).picture).map(\.text).filter { $0 == "no steps in a row" }
        .count == 8)
    #expect(!GainFigure([silent("rest")]).picture.commands.isEmpty)
  }
}
