import GestureCore
import Plots
import Testing

struct BrailleCanvasTests {
  @Test func everyDotHasItsBit() {
    var canvas = BrailleCanvas(columns: 1, rows: 1)
    let bits: [(x: Int, y: Int, sign: UInt32)] = [
      (0, 0, 0x2801), (0, 1, 0x2803), (0, 2, 0x2807), (1, 0, 0x280F), (1, 1, 0x281F),
      (1, 2, 0x283F), (0, 3, 0x287F), (1, 3, 0x28FF),
    ]
    #expect(canvas.lines == [" "])
    for bit in bits {
      canvas.dot(x: bit.x, y: bit.y)
      #expect(canvas.lines[0].unicodeScalars.first?.value == bit.sign)
    }
  }

  @Test func linesGoFromCornerToCorner() {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    canvas.line([Point(x: 0.5, y: 0.5), Point(x: 3.5, y: 3.5)])
    #expect(canvas.lines == ["⠑⢄"])
    canvas = BrailleCanvas(columns: 3, rows: 2)
    canvas.line([Point(x: 0.5, y: 7.5), Point(x: 5.5, y: 7.5)])
    #expect(canvas.lines == ["   ", "⣀⣀⣀"])
    canvas.line([Point(x: 0.5, y: 0.5)])
    #expect(canvas.lines[0] == "⠁  ")
  }

  @Test func whatLiesOutsideIsLeftOut() {
    var canvas = BrailleCanvas(columns: 1, rows: 1)
    canvas.dot(x: -1, y: 0)
    canvas.dot(x: 0, y: 4)
    canvas.line([Point(x: .nan, y: 0), Point(x: .infinity, y: 1e300), Point(x: -1e9, y: 1)])
    #expect(canvas.lines == [" "])
    #expect(BrailleCanvas(columns: 0, rows: -1).lines == [" "])
    #expect(BrailleCanvas(columns: .max, rows: .max).dotWidth == 2_000)
  }
}
