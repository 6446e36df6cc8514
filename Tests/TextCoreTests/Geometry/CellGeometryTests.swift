import Testing
import TextCore

/// The geometry of fixed cells.
struct CellGeometryTests {
  typealias Checks = LineGeometryChecks<CellGeometry>

  @Test(arguments: Checks.texts + Checks.placeholderTexts, [0.0, 62, 82, 390])
  func keepsWhatEveryGeometryMust(_ text: String, _ screenWidth: Double) {
    var checks = Checks(
      CellGeometry(screenWidth: screenWidth, viewportHeight: 400), TextDocument(before: text))
    checks.checkAll()
    checks.checkSelections()
  }

  @Test(arguments: Checks.texts + Checks.placeholderTexts, [62.0, 390])
  func eachStepLeadsRightOrDown(_ text: String, _ screenWidth: Double) {
    var geometry = CellGeometry(screenWidth: screenWidth, viewportHeight: 400)
    for count in [1, -1] {
      var document = TextDocument(before: text)
      if count > 0 { document.moveToDocumentStart() } else { document.moveToDocumentEnd() }
      var last = geometry.caretRectangle(of: document.selection.caret, in: document)
      var steps = 0
      while document.moveByStops(count) != 0 {
        let next = geometry.caretRectangle(of: document.selection.caret, in: document)
        let (earlier, later) = count > 0 ? (last, next) : (next, last)
        #expect(later.y > earlier.y || (later.y == earlier.y && later.x > earlier.x))
        last = next
        steps += 1
      }
      #expect(steps == PlainModel.stops(in: text).count - 1)
    }
  }

  @Test func anotherWidthAndBackChangesNothing() {
    var document = TextDocument(before: Checks.texts.joined(separator: "\n"))
    var narrow = CellGeometry(screenWidth: 82, viewportHeight: 400)
    var wide = CellGeometry(screenWidth: 390, viewportHeight: 400)
    document.moveToDocumentStart()
    while document.moveByStops(7) != 0 {
      let caret = document.selection.caret
      let before = narrow.caretRectangle(of: caret, in: document)
      _ = wide.caretRectangle(of: caret, in: document)
      var anew = CellGeometry(screenWidth: 82, viewportHeight: 400)
      #expect(anew.caretRectangle(of: caret, in: document) == before)
      #expect(narrow.caretRectangle(of: caret, in: document) == before)
    }
  }

  @Test func hasTheSizesOfTheFormat() {
    let geometry = CellGeometry(screenWidth: 390, viewportHeight: 490)
    #expect(geometry.contentWidth == 358)
    #expect(geometry.columns == 35)
    #expect(geometry.contentOrigin == ContentPoint(x: 16, y: 63))
    #expect(geometry.viewportHeight == 490)
  }

  @Test(arguments: [0, -5, 32, 41.9, .nan, -.infinity])
  func leavesAtLeastOneColumn(_ width: Double) {
    #expect(CellGeometry(screenWidth: width, viewportHeight: 0).columns == 1)
  }

  /// Five columns.
  private var geometry = CellGeometry(screenWidth: 82, viewportHeight: 400)

  private func place(_ paragraph: Int, _ offset: Int) -> TextPosition {
    TextPosition(paragraph: paragraph, offset: offset)
  }

  @Test func bothAffinitiesAtAWrap() {
    var geometry = geometry
    let document = TextDocument(before: "Test Text")
    let up = Caret(place(0, 5), .upstream)
    let down = Caret(place(0, 5), .downstream)
    #expect(
      geometry.caretRectangle(of: up, in: document)
        == ContentRectangle(x: 50, y: 0, width: 0, height: 20))
    #expect(
      geometry.caretRectangle(of: down, in: document)
        == ContentRectangle(x: 0, y: 20, width: 0, height: 20))
    #expect(geometry.lineStart(of: up, in: document) == Caret(place(0, 0)))
    #expect(geometry.lineEnd(of: up, in: document) == up)
    #expect(geometry.lineStart(of: down, in: document) == down)
    #expect(geometry.lineEnd(of: down, in: document) == Caret(place(0, 9), .upstream))
    #expect(geometry.caret(at: ContentPoint(x: 46, y: 10), in: document) == up)
    #expect(geometry.caret(at: ContentPoint(x: 4, y: 30), in: document) == down)
  }

  @Test func aFullLastLineHasNoLineBelow() {
    var geometry = geometry
    let document = TextDocument(before: "abcde\nf")
    #expect(geometry.contentHeight(of: document) == 40)
    for affinity in [Affinity.upstream, .downstream] {
      let end = geometry.caretRectangle(of: Caret(place(0, 5), affinity), in: document)
      #expect(end == ContentRectangle(x: 50, y: 0, width: 0, height: 20))
    }
  }

  @Test func everyStopIsOneCell() {
    var geometry = geometry
    let document = TextDocument(before: "a👨‍👩‍👧e\u{301}น้ำb\r\n")
    var place = TextPosition.start
    for column in 1...5 {
      place = document.position(after: place) ?? place
      let caret = Caret(place, .upstream)
      #expect(geometry.caretRectangle(of: caret, in: document).x == Double(column) * 10)
    }
    #expect(geometry.caretRectangle(of: Caret(document.end), in: document).y == 20)
  }

  @Test func theNearerEdgeWins() {
    var geometry = geometry
    let document = TextDocument(before: "abc")
    for (x, offset) in [(4.9, 0), (5, 1), (14.9, 1), (15, 2), (99, 3)] {
      #expect(
        geometry.caret(at: ContentPoint(x: x, y: 5), in: document).position == place(0, offset))
    }
  }

  @Test func verticalMovesKeepTheGoal() {
    var geometry = geometry
    let document = TextDocument(before: "abcd\nx\n\nefghijk")
    var caret = Caret(place(0, 4))
    for (paragraph, offset) in [(1, 1), (2, 0), (3, 4), (3, 7), (3, 7)] {
      caret = geometry.caret(1, linesFrom: caret, goalX: 40, in: document)
      #expect(caret.position == place(paragraph, offset))
    }
    #expect(geometry.caret(-3, linesFrom: caret, goalX: 40, in: document).position == place(1, 1))
    #expect(geometry.caret(-4, linesFrom: caret, goalX: 40, in: document).position == place(0, 4))
    #expect(geometry.caret(-5, linesFrom: caret, goalX: 40, in: document).position == .start)
  }

  @Test func forgetsNothingItShouldAndKeepsNothingStale() {
    var geometry = geometry
    var document = TextDocument(before: "abcdefgh\nxy")
    let end = { (document: TextDocument) in Caret(document.end) }
    #expect(geometry.caretRectangle(of: end(document), in: document).y == 40)
    let before = document
    document.moveToDocumentStart()
    document.insert("1234")
    #expect(geometry.caretRectangle(of: end(document), in: document).y == 60)
    #expect(geometry.caretRectangle(of: end(before), in: before).y == 40)
    document.undo()
    #expect(geometry.caretRectangle(of: end(document), in: document).y == 40)
  }
}
