import Testing
import TextCore

/// Moves of the caret, drawn.
struct MovesTests {
  static let stops: [CaretCase] = [
    stop("Hel|lo", 1, "Hell|o", .upstream),
    stop("Hel|lo", -1, "He|llo", .downstream),
    stop("Hel|lo", 9, "Hello|", .upstream),
    stop("Hel|lo", -9, "|Hello", .downstream),
    stop("ab|\ncd", 1, "ab\n|cd", .downstream),
    stop("ab\n|cd", -1, "ab|\ncd", .downstream),
    stop("ab|\r\ncd", 2, "ab\r\nc|d", .upstream),
    stop("ab\r\n|cd", -2, "a|b\r\ncd", .downstream),
    stop("a|\n\nb", 1, "a\n|\nb", .downstream),
    stop("a|\u{2028}b", 1, "a\u{2028}|b", .downstream),
    stop("He[ll]o", 1, "Hell|o", .upstream),
    stop("He[ll]o", -1, "He|llo", .downstream),
    stop("He[|ll]o", 1, "Hell|o", .upstream),
    stop("He[|ll]o", 2, "Hello|", .upstream),
    stop("He[ll]o", -2, "H|ello", .downstream),
    stop("He[ll]o", 0, "He[ll|]o"),
    selecting("Hel|lo", 1, "Hel[l|]o"),
    selecting("Hel|lo", -1, "He[|l]lo"),
    selecting("He[ll|]o", -3, "H[|e]llo"),
    selecting("He[|ll]o", 2, "Hell|o"),
  ]

  static func stop(
    _ before: String, _ count: Int, _ after: String, _ affinity: Affinity? = nil
  ) -> CaretCase {
    CaretCase(before, "\(count) stops", after, affinity) { $0.moveByStops(count) }
  }

  static func selecting(_ before: String, _ count: Int, _ after: String) -> CaretCase {
    CaretCase(before, "select \(count) stops", after) { $0.moveByStops(count, selecting: true) }
  }

  @Test(arguments: stops) func byStops(_ row: CaretCase) { row.check() }

  static let places: [CaretCase] = [
    CaretCase("ab\nc|d\nef", "paragraph start", "ab\n|cd\nef", .downstream) {
      $0.moveToParagraphStart()
    },
    CaretCase("ab\nc|d\nef", "paragraph end", "ab\ncd|\nef", .upstream) {
      $0.moveToParagraphEnd()
    },
    CaretCase("ab\n|\nef", "paragraph end", "ab\n|\nef", .downstream) { $0.moveToParagraphEnd() },
    CaretCase("ab\nc|d", "select to paragraph start", "ab\n[|c]d") {
      $0.moveToParagraphStart(selecting: true)
    },
    CaretCase("ab\nc|d\nef", "document start", "|ab\ncd\nef", .downstream) {
      $0.moveToDocumentStart()
    },
    CaretCase("ab\nc|d\nef", "document end", "ab\ncd\nef|", .upstream) {
      $0.moveToDocumentEnd()
    },
    CaretCase("ab\nc|d\nef", "select to document end", "ab\nc[d\nef|]") {
      $0.moveToDocumentEnd(selecting: true)
    },
    CaretCase("ab\nc|d\nef", "select all", "[ab\ncd\nef|]") { $0.selectAll() },
    CaretCase("|", "select all", "|") { $0.selectAll() },
  ]

  @Test(arguments: places) func toPlaces(_ row: CaretCase) { row.check() }

  @Test func answersTheStopsReallyMoved() {
    var document = MarkedText("a|bc").document
    #expect(document.moveByStops(9) == 2)
    #expect(document.moveByStops(1) == 0)
    #expect(document.moveByStops(.min) == -3)
    #expect(document.moveByStops(.max) == 3)
    document.selectAll()
    #expect(document.moveByStops(-1) == -1)
  }
}
