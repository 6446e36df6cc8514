import Testing
import TextCore

/// What every `LineGeometry` must keep, whatever its fonts are: run over each conformer.
struct LineGeometryChecks<Geometry: LineGeometry> {
  var geometry: Geometry
  let document: TextDocument
  /// Points that two answers may differ by.
  let tolerance: Double

  init(_ geometry: Geometry, _ document: TextDocument, tolerance: Double = 0.01) {
    self.geometry = geometry
    self.document = document
    self.tolerance = tolerance
  }

  /// Texts worth checking with any geometry; some of them wrap at any width a phone has.
  static var texts: [String] {
    [
      "", "a", "\n", "ab\n", "\n\n\nabc", "a\r\nb\rc\nd", "a\u{2028}b\u{2029}c",
      "The quick brown fox jumps over the lazy dog and does not look back even once.",
      "中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文中文",
      "a👍🏽👨‍👩‍👧🇨🇳1️⃣e\u{301}b", String(repeating: "👨‍👩‍👧", count: 60),
      String(repeating: "x", count: 200), "क्षि น้ำ ස්\u{200D}ර မြန်မာ",
      "short\n" + String(repeating: "long ", count: 40) + "\nshort",
    ]
  }

  /// Texts with placeholders, for a geometry that shows them as one piece.
  static var placeholderTexts: [String] {
    ["a<#b#>c <#T##d##Int#>\n<#e#><#f#>", "<##>", String(repeating: "<#name#>", count: 40)]
  }

  /// Every caret of the document, with both affinities.
  var carets: [Caret] {
    var carets = [Caret(.start)]
    var place = TextPosition.start
    while let next = document.position(after: place) {
      place = next
      carets.append(Caret(next))
      if next.offset > 0 { carets.append(Caret(next, .upstream)) }
    }
    return carets
  }

  /// All that follows.
  mutating func checkAll(sourceLocation: SourceLocation = #_sourceLocation) {
    checkHits(sourceLocation)
    checkLines(sourceLocation)
    checkVerticalMoves(sourceLocation)
    checkBeyondTheEnds(sourceLocation)
  }

  /// A hit on a caret finds it, or one drawn at the same place.
  mutating func checkHits(_ sourceLocation: SourceLocation = #_sourceLocation) {
    for caret in carets {
      let rectangle = geometry.caretRectangle(of: caret, in: document)
      #expect(rectangle.width == 0, sourceLocation: sourceLocation)
      #expect(rectangle.height > 0, sourceLocation: sourceLocation)
      #expect(
        rectangle.y >= -tolerance
          && rectangle.y + rectangle.height
            <= geometry.contentHeight(of: document) + tolerance,
        "\(caret) is drawn inside the content", sourceLocation: sourceLocation)
      let hit = geometry.caret(at: center(rectangle), in: document)
      #expect(document.snapped(hit.position) == hit.position, sourceLocation: sourceLocation)
      let found = geometry.caretRectangle(of: hit, in: document)
      #expect(
        abs(found.x - rectangle.x) <= tolerance && abs(found.y - rectangle.y) <= tolerance,
        "\(caret) at \(rectangle), but its hit \(hit) at \(found)", sourceLocation: sourceLocation)
    }
  }

  /// Line starts and ends hold together: a line's carets agree on them, each line begins where one ended, and
  /// down the lines y grows.
  mutating func checkLines(_ sourceLocation: SourceLocation = #_sourceLocation) {
    for caret in carets {
      let start = geometry.lineStart(of: caret, in: document)
      let end = geometry.lineEnd(of: caret, in: document)
      #expect(
        start.position <= caret.position && caret.position <= end.position,
        "\(start) … \(caret) … \(end)", sourceLocation: sourceLocation)
      #expect(start.affinity == .downstream, sourceLocation: sourceLocation)
      for edge in [start, end] {
        #expect(
          document.snapped(edge.position) == edge.position, sourceLocation: sourceLocation)
        #expect(
          geometry.lineStart(of: edge, in: document) == start, "\(edge) on the line of \(caret)",
          sourceLocation: sourceLocation)
        #expect(
          geometry.lineEnd(of: edge, in: document) == end, "\(edge) on the line of \(caret)",
          sourceLocation: sourceLocation)
      }
    }
    checkThatLinesTile(sourceLocation)
  }

  private mutating func checkThatLinesTile(_ sourceLocation: SourceLocation) {
    var start = Caret(.start)
    var bottom = -Double.infinity
    while true {
      let startsAt = geometry.caretRectangle(of: start, in: document)
      let end = geometry.lineEnd(of: start, in: document)
      #expect(
        geometry.lineStart(of: start, in: document) == start, sourceLocation: sourceLocation)
      #expect(startsAt.y + startsAt.height > bottom, sourceLocation: sourceLocation)
      bottom = startsAt.y + startsAt.height
      let paragraphEnd = document.paragraphEnd(end.position.paragraph)
      if end.position < paragraphEnd {
        // A soft wrap: the same place, leaning down, starts the next line.
        #expect(end.affinity == .upstream, sourceLocation: sourceLocation)
        #expect(end.position > start.position, "\(start)", sourceLocation: sourceLocation)
        guard end.position > start.position else { return }
        start = Caret(end.position, .downstream)
      } else if let next = document.position(after: end.position) {
        start = Caret(next)
      } else {
        return
      }
    }
  }

  /// Down from the first line meets every line once, up again too, and one step equals the other way round.
  mutating func checkVerticalMoves(_ sourceLocation: SourceLocation = #_sourceLocation) {
    var starts: [Caret] = []
    var line = Caret(.start)
    while starts.count < 10_000 {
      starts.append(geometry.lineStart(of: line, in: document))
      let below = geometry.caret(1, linesFrom: line, goalX: 0, in: document)
      let end = geometry.lineEnd(of: line, in: document)
      guard below.position > line.position, below.position >= end.position,
        geometry.lineStart(of: below, in: document) != starts[starts.count - 1]
      else { break }
      line = below
    }
    #expect(
      geometry.lineEnd(of: line, in: document).position == document.end,
      sourceLocation: sourceLocation)
    for (index, start) in starts.enumerated() {
      let found = geometry.caret(index, linesFrom: starts[0], goalX: 0, in: document)
      #expect(
        geometry.lineStart(of: found, in: document) == start, sourceLocation: sourceLocation)
      let back = geometry.caret(
        index - starts.count + 1, linesFrom: starts[starts.count - 1], goalX: 0, in: document)
      #expect(geometry.lineStart(of: back, in: document) == start, sourceLocation: sourceLocation)
    }
    for caret in carets {
      let x = geometry.caretRectangle(of: caret, in: document).x
      let same = geometry.caret(0, linesFrom: caret, goalX: x, in: document)
      #expect(
        abs(geometry.caretRectangle(of: same, in: document).x - x) <= tolerance,
        sourceLocation: sourceLocation)
      #expect(
        geometry.lineStart(of: same, in: document) == geometry.lineStart(of: caret, in: document),
        sourceLocation: sourceLocation)
    }
  }

  /// Misses go to the nearest line and its nearer end; moves beyond the text to its ends.
  mutating func checkBeyondTheEnds(_ sourceLocation: SourceLocation = #_sourceLocation) {
    let far = 1e9
    for caret in carets {
      #expect(
        geometry.caret(.min, linesFrom: caret, goalX: 5, in: document).position == .start,
        sourceLocation: sourceLocation)
      #expect(
        geometry.caret(.max, linesFrom: caret, goalX: 5, in: document).position == document.end,
        sourceLocation: sourceLocation)
      let rectangle = geometry.caretRectangle(of: caret, in: document)
      let y = rectangle.y + rectangle.height / 2
      for (x, edge) in [
        (-far, geometry.lineStart(of: caret, in: document)),
        (far, geometry.lineEnd(of: caret, in: document)),
      ] {
        let hit = geometry.caret(at: ContentPoint(x: x, y: y), in: document)
        #expect(
          hit.position == edge.position, "\(x) on the line of \(caret)",
          sourceLocation: sourceLocation)
        #expect(
          geometry.caretRectangle(of: hit, in: document).y
            == geometry.caretRectangle(of: edge, in: document).y, sourceLocation: sourceLocation)
      }
    }
    let above = geometry.caret(at: ContentPoint(x: -far, y: -far), in: document)
    #expect(above.position == .start, sourceLocation: sourceLocation)
    let below = geometry.caret(at: ContentPoint(x: far, y: far), in: document)
    #expect(below.position == document.end, sourceLocation: sourceLocation)
    for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      let hit = geometry.caret(at: ContentPoint(x: value, y: value), in: document)
      #expect(document.snapped(hit.position) == hit.position, sourceLocation: sourceLocation)
      let moved = geometry.caret(1, linesFrom: Caret(.start), goalX: value, in: document)
      #expect(document.snapped(moved.position) == moved.position, sourceLocation: sourceLocation)
    }
  }

  private func center(_ rectangle: ContentRectangle) -> ContentPoint {
    ContentPoint(x: rectangle.x, y: rectangle.y + rectangle.height / 2)
  }
}
