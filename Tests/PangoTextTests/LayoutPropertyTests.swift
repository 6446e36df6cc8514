import PangoText
import Testing
import TextCore

/// What holds of the layout of any text.
struct LayoutPropertyTests {
  private static func geometry(width: Double) -> PangoGeometry {
    PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: width + 32, height: 506), fonts: pinnedFonts())
  }

  private static func carets(of document: TextDocument) -> [Caret] {
    var carets = [Caret.start]
    var place = TextPosition.start
    while let next = document.position(after: place) {
      carets += [Caret(next, .upstream), Caret(next)]
      place = next
    }
    return carets
  }

  private static func rectangles(
    _ document: TextDocument, _ geometry: PangoGeometry
  ) -> [ContentRectangle] {
    carets(of: document).map { geometry.caretRectangle(of: $0, in: document) }
  }

  @Test(arguments: EdgeStrings.all, [358.0, 40]) func hitsFindTheCaretsThatAreDrawnThere(
    _ text: String, _ width: Double
  ) {
    let geometry = Self.geometry(width: width)
    let document = TextDocument(before: text)
    for caret in Self.carets(of: document) {
      let rectangle = geometry.caretRectangle(of: caret, in: document)
      #expect(rectangle.x >= 0 && rectangle.x <= width && rectangle.width == 0)
      let hit = geometry.caret(
        at: ContentPoint(x: rectangle.x, y: rectangle.y + rectangle.height / 2), in: document)
      #expect(document.snapped(hit.position) == hit.position)
      // What is wider than the line has its far edge outside the content.
      guard rectangle.x < width else { continue }
      let found = geometry.caretRectangle(of: hit, in: document)
      #expect(found.y == rectangle.y && abs(found.x - rectangle.x) < 0.6)
    }
  }

  /// Texts that read from left to right, in which every character takes some room.
  static let leftToRight = [
    "The quick brown fox jumps over the lazy dog and does not look back even once.",
    "中文中文中文，中文中文中文。中文中文中文中文", "résumé naïve über", "one\n\ntwo\r\nthree\u{2028}four",
    "Dear <#name#>, your <#T##table##Table#> is <#booked#>.<##><#a#>", "AV To fi ffi office",
    "supercalifragilisticexpialidocious without end", "a\tb\tc", "привет мир",
  ]

  @Test(arguments: leftToRight, [358.0, 120]) func everyStepGoesRightOrDown(
    _ text: String, _ width: Double
  ) {
    let geometry = Self.geometry(width: width)
    var document = TextDocument(after: text)
    var before = geometry.caretRectangle(of: .start, in: document)
    var way = [before]
    while document.moveByStops(1) != 0 {
      let now = geometry.caretRectangle(of: document.selection.caret, in: document)
      let hangs = Self.isBehindHangingSpace(document, geometry)
      #expect(now.y > before.y || now.y == before.y && (now.x > before.x || hangs))
      before = now
      way.append(now)
    }
    #expect(document.selection.focus == document.end)
    // And back the same way, but for wraps, where the other side is met.
    for place in way.dropLast().reversed() {
      document.moveByStops(-1)
      let now = geometry.caretRectangle(of: document.selection.caret, in: document)
      #expect(now == place || now.y == place.y + geometry.linePitch && now.x == 0)
    }
  }

  /// A space at which a line wraps takes no room.
  private static func isBehindHangingSpace(
    _ document: TextDocument, _ geometry: PangoGeometry
  ) -> Bool {
    let caret = document.selection.caret
    guard caret.affinity == .upstream, let space = document.position(before: caret.position) else {
      return false
    }
    return document.text(from: space, to: caret.position) == " "
      && geometry.lineEnd(of: caret, in: document).position == caret.position
  }

  @Test(arguments: EdgeStrings.all) func anotherWidthAndBackChangesNothing(_ text: String) {
    let geometry = Self.geometry(width: 200)
    let document = TextDocument(before: text + "\n" + text + " " + text)
    let before = Self.rectangles(document, geometry)
    geometry.viewport.width = 97
    #expect(Self.rectangles(document, geometry).count == before.count)
    geometry.viewport.width = 232
    #expect(Self.rectangles(document, geometry) == before)
    // So does another style.
    geometry.style.fontSize = 31
    geometry.style.linePitch = 50
    #expect(Self.rectangles(document, geometry) != before)
    geometry.style = TextViewStyle()
    #expect(Self.rectangles(document, geometry) == before)
  }

  @Test(arguments: leftToRight, [358.0, 150, 90]) func theWidestLineIsWideEnough(
    _ text: String, _ width: Double
  ) {
    let geometry = Self.geometry(width: width)
    let document = TextDocument(before: text)
    let carets = Self.carets(of: document)
    func lineStarts() -> [TextPosition] {
      carets.map { geometry.lineStart(of: $0, in: document).position }
    }
    let before = lineStarts()
    let widest = carets.map { geometry.caretRectangle(of: $0, in: document).x }.max() ?? 0
    // The view's width less its insets is the widest line's; a pill may be cut shorter by it.
    guard document.placeholders(inParagraph: 0).isEmpty else { return }
    geometry.viewport.width = widest + 32.01
    #expect(lineStarts() == before)
  }
}
