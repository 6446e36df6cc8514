import PangoText
import Testing
import TextCore

struct PillTests {
  private static func geometry(width: Double = 358) -> PangoGeometry {
    PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: width + 32, height: 506), fonts: pinnedFonts())
  }

  private static func pills(
    _ text: String, width: Double = 358
  ) -> [PangoGeometry.SeenPill] {
    geometry(width: width).lines(
      between: 0, and: .infinity, in: TextDocument(before: text)
    ).flatMap(\.pills)
  }

  struct Case: Sendable {
    var text: String
    var names: [String]
  }

  @Test(arguments: [
    Case(text: "<#name#>", names: ["name"]), Case(text: "<##>", names: [""]),
    Case(text: "<#T##shown##Type#>", names: ["shown"]),
    Case(text: "<#a#><#b#>", names: ["a", "b"]),
    Case(text: "a <#b", names: []), Case(text: "<#a\nb#>", names: []),
    Case(text: "<#a\u{0}b#>", names: ["a\u{2400}b"]),
    Case(text: "<#名字#>和<#日期#>", names: ["名字", "日期"]),
    Case(text: "<#אבג#>", names: ["אבג"]),
  ]) func saysWhatItStandsFor(_ sample: Case) {
    #expect(Self.pills(sample.text).map(\.name) == sample.names)
  }

  @Test func standsInItsPlaceAndTakesItsRoom() {
    let geometry = Self.geometry()
    let document = TextDocument(before: "Dear <#name#>, hello")
    let pill = geometry.lines(between: 0, and: 50, in: document)[0].pills[0]
    func x(_ offset: Int) -> Double {
      geometry.caretRectangle(
        of: Caret(TextPosition(paragraph: 0, offset: offset)), in: document
      ).x
    }
    let margin = geometry.pillMetrics.margin
    #expect(abs(pill.frame.x - margin - x(5)) < 0.1)
    #expect(abs(pill.frame.x + pill.frame.width + margin - x(13)) < 0.1)
    #expect(pill.frame.height == 24 && pill.frame.y == 1.5)
    // No caret stands inside.
    for offset in 6..<13 { #expect(x(offset) == x(5) || x(offset) == x(13)) }
    #expect(pill.range.lowerBound.offset == 5 && pill.range.upperBound.offset == 13)
  }

  @Test func isNeverWiderThanTheViewNorBroken() {
    for width in [358.0, 100, 50] {
      let text = "a <#" + String(repeating: "a long name ", count: 30) + "#> and more <#b#>"
      for pill in Self.pills(text, width: width) {
        #expect(pill.frame.x >= 0 && pill.frame.x + pill.frame.width <= width)
      }
    }
  }

  @Test(arguments: [8.0, 18, 72], [10.0, 27, 100])
  func fitsIntoItsLine(fontSize: Double, linePitch: Double) {
    let geometry = Self.geometry()
    geometry.style.fontSize = fontSize
    geometry.style.linePitch = linePitch
    let lines = geometry.lines(between: 0, and: 50, in: TextDocument(before: "<#a#>"))
    let pill = lines[0].pills[0].frame
    #expect(pill.y >= lines[0].y && pill.y + pill.height <= lines[0].y + linePitch)
  }

  @Test func writingOneMakesItAPillAtOnce() {
    let geometry = Self.geometry()
    var document = TextDocument(before: "<#a#")
    #expect(geometry.lines(between: 0, and: 50, in: document)[0].pills.isEmpty)
    document.insert(">")
    let caret = geometry.caretRectangle(of: document.selection.caret, in: document)
    let pill = geometry.lines(between: 0, and: 50, in: document)[0].pills[0]
    #expect(abs(caret.x - pill.frame.x - pill.frame.width) < 2)
    document.deleteBackward()
    #expect(geometry.lines(between: 0, and: 50, in: document)[0].pills.isEmpty)
  }
}
