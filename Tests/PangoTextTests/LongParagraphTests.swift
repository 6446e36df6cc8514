import PangoText
import Testing
import TextCore

/// A very long paragraph is cut into parts that are laid out when they are asked for; edits keep what they can.
struct LongParagraphTests {
  static let texts = [
    String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 1500),
    String(repeating: "x", count: 70_000),
    String(repeating: "滑一次一格，快滑一次几格。", count: 1800),
    String(repeating: "אבג דהו 123 abc ", count: 3000),
    String(repeating: "👩‍👩‍👧‍👦🇧🇷e\u{301}", count: 1800),
  ]

  private static func geometry() -> PangoGeometry {
    PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: 390, height: 506), fonts: pinnedFonts())
  }

  @Test(arguments: texts.indices) func linesTileIt(_ index: Int) {
    let geometry = Self.geometry()
    var document = TextDocument(before: Self.texts[index])
    Self.checkLines(geometry, document)
    // Return in its middle, and back.
    document.setCaret(Caret(document.position(atUTF8Offset: document.utf8Count / 2)))
    document.insert("\n")
    Self.checkLines(geometry, document)
    document.deleteBackward()
    Self.checkLines(geometry, document)
  }

  @Test(arguments: Effort.seeds(3)) func randomEditsKeepItWhole(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let geometry = Self.geometry()
    var document = TextDocument(
      before: Self.texts[Int(seed % UInt64(Self.texts.count))])
    for step in 0..<40 {
      let offset = generator.below(document.utf8Count + 1)
      let start = document.position(atUTF8Offset: offset)
      let end = document.position(
        atUTF8Offset: offset + generator.below(step % 10 == 0 ? 40_000 : 20))
      document.select(Selection(anchor: start, focus: end))
      switch generator.below(5) {
      case 0: document.deleteBackward()
      case 1: document.insert("\u{301}")
      case 2: document.insert("\n")
      case 3: document.undo()
      default: document.insert(String(repeating: "more words ", count: generator.below(20)))
      }
      let caret = document.selection.caret
      let rectangle = geometry.caretRectangle(of: caret, in: document)
      let hit = geometry.caret(
        at: ContentPoint(x: rectangle.x, y: rectangle.y + 5), in: document)
      let found = geometry.caretRectangle(of: hit, in: document)
      #expect(
        abs(found.x - rectangle.x) < 0.01 && found.y == rectangle.y, "seed \(seed), step \(step)")
    }
    Self.checkLines(geometry, document)
  }

  /// Every line begins where the one above ended, one pitch further down, and the text ends with the last.
  private static func checkLines(_ geometry: PangoGeometry, _ document: TextDocument) {
    var start = Caret.start
    var y = geometry.caretRectangle(of: start, in: document).y
    var lines = 1
    while true {
      let end = geometry.lineEnd(of: start, in: document)
      let isParagraphEnd = end.position == document.paragraphEnd(end.position.paragraph)
      #expect(end.position > start.position || isParagraphEnd)
      if isParagraphEnd {
        guard let next = document.position(after: end.position) else { break }
        start = Caret(next)
        y += 10
      } else {
        guard end.position > start.position else { break }
        start = Caret(end.position, .downstream)
      }
      let next = geometry.caretRectangle(of: start, in: document)
      #expect(abs(next.y - y - 27) < 0.01)
      #expect(next.x >= 0 && next.x <= 358)
      y = next.y
      lines += 1
    }
    let gaps = Double(document.paragraphCount - 1) * 10
    #expect(abs(geometry.contentHeight(of: document) - Double(lines) * 27 - gaps) < 0.01)
  }
}
