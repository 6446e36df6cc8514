import PangoText
import Testing
import TextCore

/// Long paragraphs are laid out in pieces, of which an edit keeps what it can: the answers must be those of a new layout.
struct LayoutReuseTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "words", text: String(repeating: "The quick brown fox jumps. ", count: 500)),
    Case(name: "one word", text: String(repeating: "x", count: 5000)),
    Case(name: "Chinese", text: String(repeating: "滑一次一格，快滑一次几格。", count: 300)),
    Case(name: "Hebrew", text: String(repeating: "אבג דהו 123 abc ", count: 400)),
    Case(name: "emoji", text: String(repeating: "👩‍👩‍👧‍👦🇧🇷e\u{301}", count: 400)),
  ]

  @Test(arguments: cases)
  func editsAnswerLikeANewLayout(_ sample: Case) {
    let fonts = pinnedFonts()
    func geometry() -> PangoGeometry {
      PangoGeometry(
        viewport: TextViewport(x: 0, y: 47, width: 390, height: 506), fonts: fonts)
    }
    let kept = geometry()
    var document = TextDocument(before: sample.text)
    _ = kept.contentHeight(of: document)
    for step in 0..<12 {
      let offset = document.end.offset * (step * 7 % 12) / 12
      let place = document.snapped(TextPosition(paragraph: 0, offset: offset))
      document.setCaret(Caret(place))
      switch step % 4 {
      case 0: document.insert("a")
      case 1: _ = document.deleteBackward()
      case 2: document.insert("more words, and more ")
      default: document.insert("\u{301}")
      }
      let fresh = geometry()
      #expect(kept.contentHeight(of: document) == fresh.contentHeight(of: document))
      for line in stride(from: 0, to: fresh.contentHeight(of: document), by: 27 * 13) {
        for x in stride(from: 0.0, through: 360, by: 45) {
          let point = ContentPoint(x: x, y: line + 5)
          let caret = fresh.caret(at: point, in: document)
          #expect(kept.caret(at: point, in: document) == caret)
          #expect(
            kept.caretRectangle(of: caret, in: document)
              == fresh.caretRectangle(of: caret, in: document))
        }
      }
    }
  }
}
