import PangoText
import Testing
import TextCore

struct PangoGeometryTests {
  /// Texts with everything that layouts and carets are apt to quarrel about.
  static let texts = [
    "", "a", "Hello, world", "one two three four five six seven eight nine ten eleven twelve",
    "ab\n", "a\n\nbcd", "\r\n\r\nx\rz\u{2028}y\u{2029}", "中文中文中文中文中文中文中文中文中文中文中文中文中文中文",
    "a👍b 👩‍👩‍👧‍👦 🇧🇷🇫🇮 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👋🏽 1️⃣", "résumé e\u{301}\u{302}\u{303}x", "abc אבג def", "אבג abc דהו",
    "مرحبا بالعالم",
    "สวัสดีครับ", "क्षत्रिय हिन्दी", "ක්‍ෂ ශ්‍රී", "မြန်မာ က္က", "a\u{0}b\u{7}c\u{B}d\u{C}e\u{7F}f\u{85}g\u{9F}",
    "a      b      c", "tab\tand\ttab", "soft\u{AD}hyphen zero\u{200B}width \u{202E}override",
    "supercalifragilisticexpialidociousandevenlongerthanthat without end", "ffi fl ffl",
    "각 \u{1100}\u{1161}\u{11A8}", "\u{FFFC}\u{FFFD}\u{200D}\u{FE0F}", "\u{301}starts with a mark",
  ]

  private func geometry(width: Double) -> PangoGeometry {
    PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: width + 32, height: 506), fonts: pinnedFonts())
  }

  private func stops(of document: TextDocument) -> [TextPosition] {
    var stops = [TextPosition.start]
    while let next = document.position(after: stops[stops.count - 1]) { stops.append(next) }
    return stops
  }

  @Test(arguments: texts, [358.0, 90, 12])
  func everyStopHasItsPlace(text: String, width: Double) {
    let geometry = geometry(width: width)
    let document = TextDocument(after: text)
    let height = geometry.contentHeight(of: document)
    var line = -Double.infinity
    for stop in stops(of: document) {
      for affinity in [Affinity.upstream, .downstream] {
        let rectangle = geometry.caretRectangle(of: Caret(stop, affinity), in: document)
        #expect(rectangle.x >= 0 && rectangle.x <= width)
        #expect(rectangle.y >= 0 && rectangle.y + rectangle.height <= height)
        #expect(rectangle.height == geometry.caretRectangle(of: .start, in: document).height)
      }
      let y = geometry.caretRectangle(of: Caret(stop), in: document).y
      #expect(y >= line, "a later stop is never on an earlier line")
      line = y
    }
  }

  @Test(arguments: texts, [358.0, 90, 12])
  func everyHitIsAStopWhoseCaretIsOnThatLine(text: String, width: Double) {
    let geometry = geometry(width: width)
    let document = TextDocument(after: text)
    let height = geometry.contentHeight(of: document)
    var y = 1.0
    while y < height {
      for x in stride(from: -20, through: width + 20, by: 7) {
        let caret = geometry.caret(at: ContentPoint(x: x, y: y), in: document)
        #expect(document.snapped(caret.position) == caret.position)
        let rectangle = geometry.caretRectangle(of: caret, in: document)
        #expect(abs(rectangle.y + rectangle.height / 2 - y) <= 13.5 + 5.01)
        // A lone cluster wider than the line has its far edge outside the content.
        guard rectangle.x < width, rectangle.x > 0 || width > 12 else { continue }
        let again = geometry.caret(
          at: ContentPoint(x: rectangle.x, y: rectangle.y + 1), in: document)
        let same = geometry.caretRectangle(of: again, in: document)
        #expect(abs(same.x - rectangle.x) < 0.01 && same.y == rectangle.y)
      }
      y += 9
    }
  }

  @Test(arguments: texts, [358.0, 90])
  func linesTileTheText(text: String, width: Double) {
    let geometry = geometry(width: width)
    let document = TextDocument(after: text)
    var caret = Caret.start
    var lines = 0
    while true {
      let start = geometry.lineStart(of: caret, in: document)
      let end = geometry.lineEnd(of: caret, in: document)
      #expect(start.position == caret.position)
      #expect(end.position >= start.position)
      #expect(geometry.lineStart(of: end, in: document) == start)
      #expect(
        geometry.caretRectangle(of: end, in: document).y
          == geometry.caretRectangle(of: start, in: document).y)
      lines += 1
      let down = geometry.caret(1, linesFrom: start, goalX: -1000, in: document)
      guard down.position > end.position || down.position == end.position && down != end,
        geometry.caretRectangle(of: down, in: document).y
          > geometry.caretRectangle(of: start, in: document).y
      else { break }
      let up = geometry.caret(-1, linesFrom: down, goalX: 0, in: document)
      #expect(
        geometry.caretRectangle(of: up, in: document).y
          == geometry.caretRectangle(of: start, in: document).y)
      caret = geometry.lineStart(of: down, in: document)
    }
    let gaps = Double(document.paragraphCount - 1) * 10
    #expect(geometry.contentHeight(of: document) == Double(lines) * 27 + gaps)
  }

  @Test func aWrapHasTwoPlaces() {
    let geometry = geometry(width: 90)
    let document = TextDocument(after: "中文中文中文中文中文")
    let end = geometry.lineEnd(of: .start, in: document)
    #expect(end.affinity == .upstream)
    let upper = geometry.caretRectangle(of: end, in: document)
    let lower = geometry.caretRectangle(of: Caret(end.position, .downstream), in: document)
    #expect(upper.x > 50 && upper.y < 27)
    #expect(lower.x == 0 && lower.y > 27)
    #expect(geometry.caret(at: ContentPoint(x: 89, y: 5), in: document) == end)
    #expect(geometry.caret(at: ContentPoint(x: 1000, y: 5), in: document) == end)
  }

  @Test func missesGoToTheNearestLine() {
    let geometry = geometry(width: 358)
    let document = TextDocument(after: "first\nsecond")
    let carets = [-50.0, 0, 27, 31, 33, 1000].map {
      geometry.caret(at: ContentPoint(x: 1000, y: $0), in: document).position
    }
    #expect(
      carets
        == [0, 0, 0, 0, 1, 1].map { TextPosition(paragraph: $0, offset: $0 == 0 ? 5 : 6) })
  }

  @Test func beyondTheFirstAndLastLineAreTheEnds() {
    let geometry = geometry(width: 358)
    let document = TextDocument(after: "first\nsecond")
    let middle = Caret(TextPosition(paragraph: 0, offset: 3))
    for lines in [-1, -5, Int.min] {
      #expect(geometry.caret(lines, linesFrom: middle, goalX: 20, in: document) == .start)
    }
    for lines in [2, 5, Int.max] {
      #expect(
        geometry.caret(lines, linesFrom: middle, goalX: 20, in: document).position == document.end)
    }
  }

  @Test func selectionReachesTheEdgeWhereItGoesOn() {
    let geometry = geometry(width: 358)
    let document = TextDocument(after: "first\n\nthird")
    let rectangles = geometry.selectionRectangles(
      from: TextPosition(paragraph: 0, offset: 2), to: TextPosition(paragraph: 2, offset: 2),
      in: document, between: 0, and: 1000)
    #expect(rectangles.map(\.y) == [0, 37, 74])
    #expect(rectangles.map { $0.x + $0.width }.prefix(2) == [358, 358])
    #expect(rectangles[1].x == 0)
    #expect(rectangles[2].width < 100)
    #expect(rectangles.allSatisfy { $0.height == 27 })
  }

  @Test func selectionOfOneCharacterHasItsWidth() {
    let geometry = geometry(width: 358)
    let document = TextDocument(after: "abאבcd")
    let stops = stops(of: document)
    for (start, end) in zip(stops, stops.dropFirst()) {
      let rectangles = geometry.selectionRectangles(
        from: start, to: end, in: document, between: 0, and: 1000)
      #expect(rectangles.count == 1)
      #expect(rectangles[0].width > 2 && rectangles[0].width < 25)
    }
  }

  @Test func longWordsAreLaidOutInTimeAndWithoutSeams() {
    let geometry = geometry(width: 358)
    let document = TextDocument(after: String(repeating: "n", count: 15_000))
    let lines = geometry.lines(between: 0, and: .infinity, in: document)
    var lengths: Set<Int> = []
    var start = Caret.start
    for _ in lines.dropLast() {
      let end = geometry.lineEnd(of: start, in: document)
      lengths.insert(end.position.offset - start.position.offset)
      start = Caret(end.position, .downstream)
    }
    #expect(lengths.count == 1, "every line but the last holds as many letters")
  }

  @Test func scrollsNoFurtherThanItMust() {
    let geometry = geometry(width: 358)
    let document = TextDocument(after: String(repeating: "line\n", count: 50))
    #expect(geometry.scroll(showing: .start, in: document) == 0)
    let last = Caret(document.end)
    let bottom = geometry.scroll(showing: last, in: document)
    #expect(bottom == geometry.maximumScroll(of: document))
    geometry.scroll = bottom
    let above = Caret(TextPosition(paragraph: 45, offset: 0))
    #expect(geometry.scroll(showing: above, in: document) == bottom, "it is seen already")
    #expect(geometry.contentOrigin == ContentPoint(x: 16, y: 63 - bottom))
  }
}
