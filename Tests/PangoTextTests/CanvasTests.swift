import PangoText
import Testing

struct CanvasTests {
  @Test func fillsWhatIsInside() {
    let canvas = Canvas(pixelWidth: 20, pixelHeight: 10, scale: 2)
    canvas.fillRectangle(x: 1, y: 1, width: 2, height: 2, Color(0x336699))
    #expect(canvas.pixel(x: 2, y: 2) == 0xff33_6699)
    #expect(canvas.pixel(x: 5, y: 5) == 0xff33_6699)
    #expect(canvas.pixel(x: 1, y: 2) == 0)
    #expect(canvas.pixel(x: 6, y: 5) == 0)
    #expect(canvas.pixel(x: 99, y: 5) == 0)
  }

  @Test func copiesOnlyWhatBothHave() {
    let source = Canvas(pixelWidth: 4, pixelHeight: 4, scale: 1)
    source.clear(Color(0xff0000))
    let target = Canvas(pixelWidth: 4, pixelHeight: 4, scale: 1)
    target.copy(PixelRectangle(x: -2, y: 1, width: 9, height: 9), of: source, toX: 1, y: 2)
    // The source's column 0 lands in column 3, its row 1 in row 2.
    #expect(target.pixel(x: 3, y: 2) == 0xffff_0000)
    #expect(target.pixel(x: 2, y: 2) == 0)
    #expect(target.pixel(x: 3, y: 1) == 0)
  }

  @Test(arguments: [0.5, 1, 2])
  func drawsText(scale: Double) {
    let canvas = Canvas(pixelWidth: 200, pixelHeight: 80, scale: scale)
    let style = TextStyle(18, color: .white, alignment: .center)
    canvas.drawText("Hello", x: 100 / scale, middle: 40 / scale, style)
    var inked = 0
    for y in 0..<80 { for x in 0..<200 where canvas.pixel(x: x, y: y) != 0 { inked += 1 } }
    #expect(inked > 10)
    let measure = canvas.measureText("Hello", style)
    #expect(measure.width > 20 && measure.width < 80)
  }

  @Test func givesEveryDigitTheSameWidthIfAsked() {
    let canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1)
    let style = TextStyle(13, .medium, color: .white, tabular: true)
    #expect(
      abs(canvas.measureText("111", style).width - canvas.measureText("000", style).width) < 0.01)
  }

  @Test func cutsWithAnEllipsis() {
    let canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1)
    let style = TextStyle(13, color: .white)
    #expect(canvas.measureText("a rather long sentence", style, maximumWidth: 50).width <= 50)
  }

  @Test func saysWhyAPictureWasNotWritten() {
    let canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1)
    #expect(throws: CanvasError.self) {
      try canvas.writePNG(to: "/no/such/folder/picture.png")
    }
  }
}
