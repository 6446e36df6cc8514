import PangoText
import Testing
import TextCore

struct TextViewStyleTests {
  private let geometry = PangoGeometry(
    viewport: TextViewport(x: 10, y: 47, width: 390, height: 506), fonts: pinnedFonts())

  @Test func insetsAndSpacingAreKept() {
    geometry.style.insets = TextInsets(top: 1, left: 2, bottom: 3, right: 4)
    geometry.style.linePitch = 30
    geometry.style.paragraphSpacing = 5
    let document = TextDocument(before: "a\nb\nc")
    #expect(geometry.contentOrigin == ContentPoint(x: 12, y: 48))
    #expect(geometry.contentWidth == 384)
    #expect(geometry.contentHeight(of: document) == 100)
    #expect(geometry.linePitch == 30)
  }

  @Test func aLargerFontHasAHigherCaretAndWiderLetters() {
    let document = TextDocument(before: "word")
    let before = geometry.caretRectangle(of: Caret(document.end), in: document)
    geometry.style.fontSize = 36
    geometry.style.linePitch = 54
    let after = geometry.caretRectangle(of: Caret(document.end), in: document)
    #expect(abs(after.x - 2 * before.x) < 0.5 && abs(after.height - 2 * before.height) < 0.5)
  }

  @Test(arguments: [1, 3, 4, 6, 30]) func growsBetweenItsLimits(lines: Int) {
    geometry.style.visibleLines = 3...6
    geometry.style.paragraphSpacing = 0
    let document = TextDocument(before: String(repeating: "x\n", count: lines - 1))
    let shown = Double(min(max(lines, 3), 6))
    #expect(geometry.viewportHeight(showing: document) == shown * 27 + 32)
    #expect(geometry.maximumScroll(of: document) == Double(max(lines - 6, 0)) * 27)
  }

  @Test func neverGrowsBeyondItsPlace() {
    geometry.style.visibleLines = 1...1000
    let document = TextDocument(before: String(repeating: "x\n", count: 100))
    #expect(geometry.viewportHeight(showing: document) == 506)
  }

  @Test func oneLineDoesNotWrapAndScrollsSideways() {
    geometry.style.isSingleLine = true
    let document = TextDocument(before: String(repeating: "many words ", count: 100))
    #expect(geometry.lines(between: 0, and: .infinity, in: document).count == 1)
    let end = geometry.caretRectangle(of: Caret(document.end), in: document)
    #expect(end.x > 5000)
    geometry.scrollX = geometry.scrollX(showing: Caret(document.end), in: document)
    #expect(abs(end.x - geometry.scrollX - geometry.contentWidth) < 0.01)
    #expect(geometry.caret(at: ContentPoint(x: 1e6, y: 5), in: document).position == document.end)
    let middle = Caret(document.position(atUTF8Offset: 550))
    let kept = geometry.scrollX
    geometry.scrollX = geometry.scrollX(showing: middle, in: document)
    #expect(geometry.scrollX < kept)
    #expect(geometry.scrollX(showing: .start, in: document) == 0)
  }

  @Test func oneLineFromRightToLeftBeginsAtTheRight() {
    geometry.style.isSingleLine = true
    let document = TextDocument(before: "אבג")
    let start = geometry.caretRectangle(of: .start, in: document)
    #expect(abs(start.x - geometry.contentWidth) < 0.01)
    let rectangles = geometry.selectionRectangles(
      from: .start, to: document.end, in: document, between: 0, and: .infinity)
    #expect(abs(rectangles[0].x + rectangles[0].width - geometry.contentWidth) < 0.01)
    #expect(geometry.caret(at: ContentPoint(x: 356, y: 5), in: document).position == .start)
  }

  @Test(arguments: [0, -1, 1e9, .nan, .infinity, -.infinity]) func nonsenseIsClamped(value: Double)
  {
    geometry.style.fontSize = value
    geometry.style.linePitch = value
    geometry.style.paragraphSpacing = value
    geometry.style.insets = TextInsets(all: value)
    geometry.style.visibleLines = 0...Int.max
    let document = TextDocument(before: "some words\nand <#more#>")
    let caret = geometry.caretRectangle(of: Caret(document.end), in: document)
    #expect(caret.x.isFinite && caret.y.isFinite && caret.height > 0)
    #expect(geometry.scroll(showing: Caret(document.end), in: document).isFinite)
    #expect(geometry.viewportHeight(showing: document).isFinite)
  }
}
