import PangoText
import Testing
import TextCore

/// A geometry looks only at what an edit has changed: its answers must be those of one that looks at everything.
struct FollowingTests {
  @Test(arguments: Effort.seeds(6)) func editsAnswerLikeANewGeometry(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let fonts = pinnedFonts()
    func geometry() -> PangoGeometry {
      PangoGeometry(
        viewport: TextViewport(x: 0, y: 47, width: 300, height: 506), fonts: fonts)
    }
    let kept = geometry()
    var document = TextDocument(
      before: (0..<300).map { "line \($0), some of them long enough to wrap once or twice\n" }
        .joined())
    for step in 0..<40 {
      Self.edit(&document, &generator)
      // Sometimes several edits lie between two looks.
      if generator.below(3) == 0 { continue }
      let fresh = geometry()
      let comment: Comment = "seed \(seed), step \(step)"
      #expect(
        kept.contentHeight(of: document) == fresh.contentHeight(of: document), comment)
      for _ in 0..<8 {
        let caret = Caret(
          TextPosition(
            paragraph: generator.below(document.paragraphCount), offset: generator.below(60)))
        #expect(
          kept.caretRectangle(of: caret, in: document)
            == fresh.caretRectangle(of: caret, in: document), comment)
        let point = ContentPoint(
          x: Double(generator.below(300)),
          y: Double(generator.below(Int(fresh.contentHeight(of: document)))))
        #expect(
          kept.caret(at: point, in: document) == fresh.caret(at: point, in: document), comment)
      }
    }
  }

  private static func edit(_ document: inout TextDocument, _ generator: inout SeededGenerator) {
    let start = TextPosition(
      paragraph: generator.below(document.paragraphCount), offset: generator.below(60))
    let end = TextPosition(
      paragraph: start.paragraph + generator.below(20), offset: generator.below(60))
    switch generator.below(6) {
    case 0:
      document.select(Selection(anchor: start, focus: end))
      document.deleteBackward()
    case 1:
      document.setCaret(Caret(start))
      document.insert("one\ntwo\n\nthree and more words until it wraps, surely\n")
    case 2: document.undo()
    default:
      document.setCaret(Caret(start))
      document.insert("word ")
    }
  }

  @Test func estimatesGiveWayToTheTruth() {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: 300, height: 506), fonts: pinnedFonts())
    let document = TextDocument(
      before: String(repeating: "iiiiiiii llllllll iiiiiiii llllllll iiiiiii\n", count: 3000))
    let estimate = geometry.contentHeight(of: document)
    var scroll = 0.0
    while scroll < geometry.maximumScroll(of: document) {
      scroll = geometry.scroll(settling: scroll + 400, in: document)
    }
    let truth = geometry.contentHeight(of: document)
    #expect(truth != estimate)
    let last = geometry.caretRectangle(of: Caret(document.end), in: document)
    #expect(abs(last.y + last.height - truth) < 27)
  }

  /// Scrolling up into text that nobody has looked at moves what is seen by the way scrolled, no more.
  @Test func whatIsSeenStaysWhereItIs() {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: 300, height: 506), fonts: pinnedFonts())
    let document = TextDocument(
      before: String(repeating: "iiiiiiii llllllll iiiiiiii llllllll iiiiiii\n", count: 3000))
    geometry.scroll = geometry.scroll(
      settling: geometry.maximumScroll(of: document) / 2, in: document)
    for _ in 0..<100 {
      let caret = geometry.caret(
        at: ContentPoint(x: 0, y: geometry.scroll + 100), in: document)
      let before = geometry.caretRectangle(of: caret, in: document).y - geometry.scroll
      geometry.scroll = geometry.scroll(settling: geometry.scroll - 60, in: document)
      let after = geometry.caretRectangle(of: caret, in: document).y - geometry.scroll
      #expect(abs(after - before - 60) < 0.01)
    }
  }

  @Test func theCaretIsSeenWhereverItIsPut() {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: 300, height: 506), fonts: pinnedFonts())
    let document = TextDocument(
      before: String(repeating: "WWWWWWWW iiiiiiii WWWWWWWW llllllll iiiiiii\n", count: 5000))
    for paragraph in [4000, 100, 2500, 4999, 0, 2400] {
      let caret = Caret(TextPosition(paragraph: paragraph, offset: 20))
      geometry.scroll = geometry.scroll(showing: caret, in: document)
      _ = geometry.lines(
        between: geometry.scroll - 16, and: geometry.scroll + 490, in: document)
      let rectangle = geometry.caretRectangle(of: caret, in: document)
      let y = rectangle.y - geometry.scroll + 16
      #expect(y >= 0 && y + rectangle.height <= 506, "paragraph \(paragraph): \(y)")
    }
  }

  @Test func layoutsKeepUnderTheirMemoryLimit() {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: 300, height: 506), fonts: pinnedFonts())
    let document = TextDocument(before: String(repeating: "word ", count: 240_000))
    let places = (0..<400).map { TextPosition(paragraph: 0, offset: 3000 * $0) }
    let first = places.map { geometry.caretRectangle(of: Caret($0), in: document).x }
    #expect(geometry.memoryBytes > PangoGeometry.memoryLimitBytes / 3)
    #expect(geometry.memoryBytes <= PangoGeometry.memoryLimitBytes)
    // What was dropped is made again, and is the same.
    #expect(places.map { geometry.caretRectangle(of: Caret($0), in: document).x } == first)
  }
}
