import PangoText
import Testing
import TextCore

/// Texts made to break layouts: whatever they are, carets stay inside the view and every question has an answer.
struct HostileTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "100,000 marks on a letter", text: "a" + String(repeating: "\u{301}", count: 100_000)),
    Case(name: "marks without a letter", text: String(repeating: "\u{489}\u{36F}", count: 5000)),
    Case(name: "a family of thousands", text: String(repeating: "👩\u{200D}", count: 20_000)),
    Case(name: "regional indicators", text: String(repeating: "🇨", count: 100_001)),
    Case(name: "one word", text: String(repeating: "a", count: 300_000)),
    Case(name: "right-to-left overrides", text: String(repeating: "\u{202E}abc ", count: 5000)),
    Case(
      name: "isolates never closed", text: String(repeating: "\u{2067}a\u{2066}ב ", count: 5000)),
    Case(name: "NUL", text: "a\u{0}b" + String(repeating: "\u{0}", count: 5000)),
    Case(
      name: "all controls",
      text: String(
        String.UnicodeScalarView(
          (0...0x9F).compactMap { Unicode.Scalar($0) }))),
    Case(name: "tabs", text: String(repeating: "\t", count: 20_000)),
    Case(name: "spaces", text: String(repeating: " ", count: 50_000)),
    Case(name: "the widest ligature", text: String(repeating: "﷽", count: 10_000)),
    Case(name: "no width", text: String(repeating: "\u{200B}\u{AD}\u{200D}\u{2060}", count: 5000)),
    Case(name: "empty paragraphs", text: String(repeating: "\r\n\n\r\u{2028}", count: 5000)),
    Case(name: "object characters", text: String(repeating: "\u{FFFC}", count: 5000)),
    Case(name: "not characters", text: "\u{FFFE}\u{FFFF}\u{10FFFF}\u{E000}\u{FFF9}\u{FFFA}"),
    Case(name: "placeholders", text: String(repeating: "<#a#>", count: 20_000)),
    Case(
      name: "a placeholder without end", text: "<#" + String(repeating: "x", count: 100_000) + "#>"),
    Case(name: "what is no placeholder", text: String(repeating: "<#", count: 50_000)),
  ]

  @Test(arguments: cases, [358.0, 20]) func everyQuestionHasAnAnswer(_ sample: Case, width: Double)
  {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: width + 32, height: 506), fonts: pinnedFonts())
    let document = TextDocument(before: sample.text)
    let lines = geometry.lines(between: 0, and: 506, in: document)
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.inkTop >= line.y - 27 && line.inkBottom <= line.y + 54)
      for pill in line.pills {
        #expect(pill.frame.x >= 0 && pill.frame.x + pill.frame.width <= max(width, 60))
      }
    }
    let places =
      [.start, document.end]
      + [1, 7, 100, 5000].map {
        document.position(atUTF8Offset: $0)
      }
    for place in places {
      for affinity in [Affinity.upstream, .downstream] {
        let caret = Caret(place, affinity)
        let rectangle = geometry.caretRectangle(of: caret, in: document)
        #expect(rectangle.x >= 0 && rectangle.x <= width && rectangle.height > 0)
        let below = geometry.caret(1, linesFrom: caret, goalX: 9, in: document)
        #expect(document.snapped(below.position) == below.position)
        let hit = geometry.caret(
          at: ContentPoint(x: rectangle.x, y: rectangle.y), in: document)
        #expect(document.snapped(hit.position) == hit.position)
      }
    }
    let rectangles = geometry.selectionRectangles(
      from: .start, to: document.end, in: document, between: 0, and: 506)
    #expect(rectangles.allSatisfy { $0.x >= -0.01 && $0.width >= 0 })
  }
}
